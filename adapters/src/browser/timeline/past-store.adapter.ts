import {
  PAST_LIFETIME_MS,
  type PastMemory,
  type PastStorePort,
} from '@radiolink/application/timeline/past-store.port';
import type { PastFacts } from '@radiolink/domain/history';
import { answered, completed, opened } from '../storage/database.ts';
import { readPast } from './read-past.ts';

const DATABASE = 'radiolink-past';
/** By hour and MAC, so that a minute writes one hour and not the week. */
const HOURS = 'hours';
const HOUR_MS = 3_600_000;
const NOTHING: PastMemory = { samples: [], events: [] };

const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

/** The record of the last seven days in the browser's database. Where the browser blocks it, it lasts as long as the page. */
export class BrowserPastStore implements PastStorePort {
  #memory = new Map<string, PastMemory>();

  /** @param open gives the database; may throw, as browsers do when it is blocked */
  constructor(
    private readonly now: () => number = Date.now,
    private readonly open: () => IDBFactory = () => window.indexedDB,
  ) {}

  async lastLook(mac: string): Promise<PastFacts | undefined> {
    try {
      return await this.#use('readonly', async store => {
        const keys = await answered(store.getAllKeys(this.#week));
        const own = keys.filter(key => Array.isArray(key) && key[1] === mac);
        // An hour may have only remarks.
        for (const key of own.toReversed()) {
          const { facts } = readPast(await answered(store.get(key)));
          if (facts !== undefined) return facts;
        }
        return undefined;
      });
    } catch {
      return this.#memory.get(mac)?.facts;
    }
  }

  async read(mac: string): Promise<PastMemory> {
    try {
      const hours = await this.#use('readonly', async store => answered(store.getAll(this.#week)));
      return hours
        .map(readPast)
        .filter(hour => hour.mac === mac)
        .reduce(joined, NOTHING);
    } catch {
      return this.#memory.get(mac) ?? NOTHING;
    }
  }

  async add(mac: string, seen: PastMemory): Promise<void> {
    try {
      await this.#use('readwrite', async store => {
        const key = [hourOf(this.now()), mac];
        const before = readPast(await answered(store.get(key)));
        store.put({ ...joined(before, seen), mac }, key);
        store.delete(IDBKeyRange.upperBound([this.#oldest], true));
      });
    } catch {
      this.#memory.set(mac, joined(this.#memory.get(mac) ?? NOTHING, seen));
    }
  }

  async clear(mac: string): Promise<void> {
    this.#memory.delete(mac);
    try {
      await this.#use('readwrite', async store => {
        const keys = await answered(store.getAllKeys());
        for (const key of keys) if (Array.isArray(key) && key[1] === mac) store.delete(key);
      });
    } catch {
      // A database that cannot be opened holds nothing.
    }
  }

  get #oldest(): number {
    return hourOf(this.now() - PAST_LIFETIME_MS);
  }

  get #week(): IDBKeyRange {
    return IDBKeyRange.bound([this.#oldest], [Number.POSITIVE_INFINITY, []]);
  }

  /** Opened for each use: once a minute, so that no page keeps another from deleting its storage. */
  async #use<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
    const database = await opened(this.open(), DATABASE, [HOURS]);
    try {
      const transaction = database.transaction(HOURS, mode);
      const done = completed(transaction);
      const result = await work(transaction.objectStore(HOURS));
      await done;
      return result;
    } finally {
      database.close();
    }
  }
}

function joined(past: PastMemory, added: PastMemory): PastMemory {
  return {
    samples: [...past.samples, ...added.samples],
    events: [...past.events, ...added.events],
    facts: added.facts ?? past.facts,
  };
}
