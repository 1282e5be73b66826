import { closeSync, openSync, rmSync } from 'node:fs';
import { replaceFile } from '../files/replace-file.ts';
import type { Recorder } from './recorder.ts';

const EVERY_MS = 15_000;

/**
 * Keeps a recording in a file: complete at any time, written anew while it grows, and at the end. One that a person
 * reviews is written at the end alone.
 */
export class RecordingFile {
  #timer: NodeJS.Timeout | undefined;
  #written = -1;

  /** Throws when the file cannot be made, or is there already. */
  constructor(
    private readonly file: string,
    private readonly recorder: Recorder,
    { isReviewed = false } = {},
  ) {
    closeSync(openSync(file, 'wx', 0o600));
    if (isReviewed) return;
    this.#save();
    this.#next(EVERY_MS);
  }

  /** Writes what came since and ends. @param replaced words that are replaced as well */
  close(replaced: readonly string[] = []): void {
    clearTimeout(this.#timer);
    if (this.#written !== this.recorder.size || replaced.length > 0) this.#save(replaced);
  }

  /** Ends without a file. */
  discard(): void {
    clearTimeout(this.#timer);
    rmSync(this.file, { force: true });
  }

  #next(inMs: number): void {
    this.#timer = setTimeout(() => {
      const started = Date.now();
      if (this.#written !== this.recorder.size) this.#save();
      // A long recording takes its time: at most a tenth of it is spent here.
      this.#next(Math.max(EVERY_MS, (Date.now() - started) * 10));
    }, inMs);
    this.#timer.unref();
  }

  #save(replaced: readonly string[] = []): void {
    this.#written = this.recorder.size;
    replaceFile(this.file, `${JSON.stringify(this.recorder.har(replaced), undefined, 1)}\n`);
  }
}
