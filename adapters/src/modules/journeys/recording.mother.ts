import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import { join, relative } from 'node:path';
import { vi } from 'vitest';

/** A function that was called from another file, by its own file. */
export interface Step {
  readonly file: string;
  readonly name: string;
}

declare global {
  /** What each traced function calls first. */
  var entered: ((file: string, name: string) => void) | undefined;
}

const ROOT = join(import.meta.dirname, '../../../../');
/** Frames that are looked at first, and those through the libraries of stores and streams. */
const NEAR = 12;
const FAR = 80;
/** Frames of the recording itself, and of the function that was called. */
const OWN_FRAMES = 4;
const cause = new AsyncLocalStorage<Recording>();

/** Timers carry on the cause of what set them, also those of a fake clock. To be called after the clock was faked. */
export function timersCarryCause(): void {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const set = globalThis[name] as (run: () => void, ...others: unknown[]) => unknown;
    vi.stubGlobal(name, (run: () => void, ...others: unknown[]) => set(AsyncResource.bind(run), ...others));
  }
}

/** File of this repository that called the function that was just entered; undefined if only libraries did. */
const callingFile = (): string | undefined => callerWithin(NEAR) ?? callerWithin(FAR);

function callerWithin(frames: number): string | undefined {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = frames;
  Error.prepareStackTrace = (_, sites) => sites.map(site => site.getFileName() ?? '');
  const files = new Error().stack as unknown as readonly string[];
  Object.assign(Error, { prepareStackTrace, stackTraceLimit });
  const calling = files
    .slice(OWN_FRAMES)
    .map(file => file.replace('file://', ''))
    .find(file => file.startsWith(ROOT) && !file.includes('node_modules'));
  return calling && relative(ROOT, calling);
}

/** Rooms that answer a question as a whole: the rules, and the readers of answers. */
const ROOMS = ['domain/', 'adapters/src/http/wire/'];

/** Whether a call goes into a file from another one, and into a room from outside of it. */
const isStep = (file: string, caller: string | undefined): boolean =>
  caller !== file && !ROOMS.some(room => file.startsWith(room) && caller?.startsWith(room) === true);

/** Records what one cause has called, while other things go on. */
export class Recording {
  readonly #steps = new Map<string, Step>();

  /** Runs something, and has all that it causes recorded: what its answers and its timers call, too. */
  causing<Result>(run: () => Result): Result {
    return cause.run(this, run);
  }

  /**
   * Functions of the program that are entered from another file because of `causing` while something runs, each once, in
   * the order of their first call. What the virtual radio asks of the domain is not of the program.
   */
  async stepsOf(run: () => Promise<unknown>): Promise<readonly Step[]> {
    globalThis.entered = (file, name) => {
      const key = `${file}#${name}`;
      if (cause.getStore() !== this || this.#steps.has(key)) return;
      const caller = callingFile();
      const isOfRadio = caller?.startsWith('adapters/virtual-radio/') === true;
      if (isStep(file, caller) && !isOfRadio) this.#steps.set(key, { file, name });
    };
    try {
      await run();
    } finally {
      globalThis.entered = undefined;
    }
    return [...this.#steps.values()];
  }
}
