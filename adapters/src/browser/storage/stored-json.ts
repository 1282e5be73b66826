import type { KeyValueStorage } from './session-store.adapter.ts';

/**
 * Values as JSON in the browser's storage. Where it is blocked, full or holds something else, reading finds nothing and
 * writing says that nothing was stored.
 */
export class StoredJson {
  /** @param open gives the storage; may throw, as browsers do when it is blocked */
  constructor(private readonly open: () => KeyValueStorage = () => window.localStorage) {}

  read(key: string): unknown {
    try {
      return JSON.parse(this.open().getItem(key) ?? 'null');
    } catch {
      return null;
    }
  }

  /** @returns true if it was stored */
  write(key: string, value: unknown): boolean {
    try {
      this.open().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  remove(key: string): boolean {
    try {
      this.open().removeItem(key);
      return true;
    } catch {
      return false;
    }
  }
}

/** One value as JSON, under one key. Where it cannot be stored, it lasts as long as the page. */
export class RememberedJson<Value> {
  readonly #stored: StoredJson;
  #kept: Value | undefined;

  /** @param valueFrom undefined for what this program did not store */
  constructor(
    private readonly key: string,
    private readonly valueFrom: (stored: unknown) => Value | undefined,
    open?: () => KeyValueStorage,
  ) {
    this.#stored = new StoredJson(open);
  }

  load(): Value | undefined {
    return this.#kept ?? this.valueFrom(this.#stored.read(this.key));
  }

  save(value: Value): void {
    this.#kept = this.#stored.write(this.key, value) ? undefined : value;
  }

  clear(): void {
    this.#kept = undefined;
    this.#stored.remove(this.key);
  }
}
