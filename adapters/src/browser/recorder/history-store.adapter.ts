import {
  HISTORY_LIFETIME_MS,
  type StoredHistory,
  HistoryStorePort,
} from '@radiolink/application/recorder/history-store.port';
import {
  HISTORY_EVENT_KINDS,
  type HistoryEvent,
  type EventFacts,
  type HistorySample,
} from '@radiolink/domain/history';
import { answered, completed, opened } from '../storage/database.ts';
import { browserPort } from '../browser-ports.ts';

const DATABASE = 'radiolink-past';
/** By hour and MAC, so that a minute writes one hour and not the week. */
const HOURS = 'hours';
const HOUR_MS = 3_600_000;
const NOTHING: StoredHistory = { samples: [], events: [] };

const hourOf = (at: number): number => Math.floor(at / HOUR_MS);

/** The record of the last seven days in the browser's database. Where the browser blocks it, it lasts as long as the page. */
export class BrowserHistoryStore implements HistoryStorePort {
  #memory = new Map<string, StoredHistory>();

  /** @param open gives the database; may throw, as browsers do when it is blocked */
  constructor(
    private readonly now: () => number = Date.now,
    private readonly open: () => IDBFactory = () => window.indexedDB,
  ) {}

  async lastLook(mac: string): Promise<EventFacts | undefined> {
    try {
      return await this.#use('readonly', async store => {
        const keys = await answered(store.getAllKeys(this.#week));
        const own = keys.filter(key => Array.isArray(key) && key[1] === mac);
        // An hour may have only remarks.
        for (const key of own.toReversed()) {
          const { facts } = readHistory(await answered(store.get(key)));
          if (facts !== undefined) return facts;
        }
        return undefined;
      });
    } catch {
      return this.#memory.get(mac)?.facts;
    }
  }

  async read(mac: string): Promise<StoredHistory> {
    try {
      const hours = await this.#use('readonly', async store => answered(store.getAll(this.#week)));
      return hours
        .map(readHistory)
        .filter(hour => hour.mac === mac)
        .reduce(joined, NOTHING);
    } catch {
      return this.#memory.get(mac) ?? NOTHING;
    }
  }

  async add(mac: string, seen: StoredHistory): Promise<void> {
    try {
      await this.#use('readwrite', async store => {
        const key = [hourOf(this.now()), mac];
        const before = readHistory(await answered(store.get(key)));
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
    return hourOf(this.now() - HISTORY_LIFETIME_MS);
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

function joined(stored: StoredHistory, added: StoredHistory): StoredHistory {
  return {
    samples: [...stored.samples, ...added.samples],
    events: [...stored.events, ...added.events],
    facts: added.facts ?? stored.facts,
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isSample = (value: unknown): value is HistorySample =>
  isObject(value) &&
  isTime(value['at']) &&
  isObject(value['values']) &&
  Object.values(value['values']).every(isTime) &&
  (value['stations'] === undefined ||
    (isObject(value['stations']) && Object.values(value['stations']).every(isObject)));

const KINDS: ReadonlySet<unknown> = new Set(HISTORY_EVENT_KINDS);

const isEvent = (value: unknown): value is HistoryEvent =>
  isObject(value) &&
  isTime(value['at']) &&
  KINDS.has(value['kind']) &&
  isObject(value['message']) &&
  typeof value['message']['key'] === 'string';

const isFacts = (value: unknown): value is EventFacts =>
  isObject(value) && isTime(value['at']) && Array.isArray(value['blockedMhz']);

/** A stored hour, without what has another form. */
export function readHistory(stored: unknown): StoredHistory & { readonly mac: string } {
  const { mac, samples, events, facts } = isObject(stored) ? stored : {};
  return {
    mac: typeof mac === 'string' ? mac : '',
    samples: listOf(samples).filter(isSample),
    events: listOf(events).filter(isEvent),
    facts: isFacts(facts) ? facts : undefined,
  };
}

/** What the recorder keeps, in the browser. */
export const PORTS = [browserPort(HistoryStorePort, () => new BrowserHistoryStore())];
