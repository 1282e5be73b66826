const FAILED = 'Browser storage failed.';

/** Opens a database of this program, with its stores. Rejects where the browser blocks it. */
export function opened(factory: IDBFactory, name: string, stores: readonly string[]): Promise<IDBDatabase> {
  const request = factory.open(name, 1);
  request.addEventListener('upgradeneeded', () => {
    for (const store of stores) request.result.createObjectStore(store);
  });
  return answered(request);
}

/** Answer of a request. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(FAILED)));
  });
}

/** Resolves when a transaction is complete. */
export function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(FAILED)));
  });
}

/** The database of this program in the browser, and its stores. */
const DATABASE = 'radiolink-changes';
const STORES = ['changes', 'snapshots'] as const;
type RecordStore = (typeof STORES)[number];

/** Result of a change of a record. */
interface ChangedRecord {
  readonly value: unknown;
  /** False if the browser stored nothing: the value then lasts as long as the page. */
  readonly stored: boolean;
}

/**
 * Values by key in the browser's database. A change is read and written in one transaction, so that pages that are open
 * beside each other undo nothing. Where the browser blocks its database, values last as long as the page.
 */
export class BrowserRecords {
  readonly #memory = new Map<string, unknown>();
  #database: Promise<IDBDatabase> | undefined;

  /** @param open gives the database; may throw, as browsers do when it is blocked */
  constructor(private readonly open: () => IDBFactory = () => window.indexedDB) {}

  async read(store: RecordStore, key: string): Promise<unknown> {
    try {
      const database = await this.#opened();
      return await answered(database.transaction(store).objectStore(store).get(key));
    } catch {
      return this.#memory.get(`${store} ${key}`);
    }
  }

  /** @param change makes the new value of the old one; undefined removes the record */
  async change(store: RecordStore, key: string, change: (value: unknown) => unknown): Promise<ChangedRecord> {
    try {
      const database = await this.#opened();
      const transaction = database.transaction(store, 'readwrite');
      const records = transaction.objectStore(store);
      const value = change(await answered(records.get(key)));
      if (value === undefined) records.delete(key);
      else records.put(value, key);
      await completed(transaction);
      return { value, stored: true };
    } catch {
      const name = `${store} ${key}`;
      const value = change(this.#memory.get(name));
      this.#memory.set(name, value);
      return { value, stored: false };
    }
  }

  #opened(): Promise<IDBDatabase> {
    const forget = (): void => {
      this.#database = undefined;
    };
    this.#database ??= opened(this.open(), DATABASE, STORES).then(
      database => {
        // The browser clears its storage: it closes the database, or another page deletes it and waits for this one.
        database.addEventListener('close', forget);
        database.addEventListener('versionchange', () => {
          database.close();
          forget();
        });
        return database;
      },
      (reason: unknown) => {
        forget();
        throw reason;
      },
    );
    return this.#database;
  }
}
