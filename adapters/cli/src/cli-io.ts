import type { NodeConnectOptions, Radio } from '@radiolink/client/node';

/** A bar, as the terminal draws it. */
export interface ProgressBar {
  /** @param percent 0 to 100 */
  show(percent: number, words: string): void;
  end(): void;
}

/** What a command needs of the world, so that it can be tested without a terminal, files or a network. */
export interface CliIo {
  /** Prints a line of the result. */
  readonly out: (line: string) => void;
  /** Writes the bytes of a file to the standard output, as they are. */
  readonly outBytes: (content: Uint8Array) => void;
  /** Prints a line about the progress or a failure. */
  readonly err: (line: string) => void;
  /** Both ends of the dialogue are a terminal. */
  readonly isTerminal: boolean;
  /** Draws a bar for something that goes on; undefined where lines are printed instead. */
  readonly drawBar?: ((title: string) => ProgressBar) | undefined;
  /** Width of the terminal, characters; undefined where there is none. */
  readonly columns?: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The bytes of a file; `-` is the standard input. Throws when it cannot be read. */
  readonly readFile: (path: string) => Uint8Array;
  /** Replaces a file as a whole; only its owner can read it. */
  readonly writeFile: (path: string, content: string | Uint8Array) => void;
  /** Asks for a secret on the terminal; undefined when that was cancelled. */
  readonly askSecret: (question: string) => Promise<string | undefined>;
  readonly connect: (options: NodeConnectOptions) => Promise<Radio>;
  /** True if any server responds at an address. */
  readonly answers: (url: string) => Promise<boolean>;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
}
