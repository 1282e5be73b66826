/** A file that could not be used, and why: what `--json` says of it. */
export interface UnreadableFile {
  readonly file: string;
  readonly unreadable: string;
}

/** External dependencies of the command, so that it can be tested without a file system or a terminal. */
export interface CliIo {
  /** The bytes of a file; `-` is the standard input. Throws when it cannot be read. */
  readonly readFile: (path: string) => Uint8Array;
  /** Told of each file that could not be used, and why. */
  readonly onUnreadable?: (file: UnreadableFile) => void;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

/** Exit codes: nothing found, findings or differences, wrong usage or an unreadable file. */
export const EXIT_OK = 0;
export const EXIT_FOUND = 1;
export const EXIT_USAGE = 2;
export type ExitCode = typeof EXIT_OK | typeof EXIT_FOUND | typeof EXIT_USAGE;
