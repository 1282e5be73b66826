import type { ConfigChanges, ConfigText } from '@radiolink/domain/configuration';

/** Lines by key. */
export interface Lines {
  get(key: string): string | undefined;
}

/** The lines of a configuration while a call rewrites them: a written value is read back immediately. */
export class LineDraft implements Lines {
  readonly #before: ConfigText;
  readonly #set = new Map<string, string | undefined>();

  constructor(before: ConfigText) {
    this.#before = before;
  }

  get(key: string): string | undefined {
    return this.#set.has(key) ? this.#set.get(key) : this.#before.get(key);
  }

  /** Sets a line; undefined takes it out. */
  set(key: string, value: string | undefined): void {
    this.#set.set(key, value);
  }

  /** Changed values. */
  get changes(): ConfigChanges {
    return new Map([...this.#set].filter(([key, value]) => this.#before.get(key) !== value));
  }
}
