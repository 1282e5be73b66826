import type { SessionStore, SessionValues } from '@radiolink/application/session/session-store.port';

type Key = keyof SessionValues;
type Kind = 'boolean' | 'number' | 'string';

/**
 * Format of each value; any other content of the storage is treated as absent. §3.session.
 */
const KINDS: Readonly<Record<Key, Kind>> = {
  logged_in: 'boolean',
  readOnlyUser: 'boolean',
  username: 'string',
  fullVersion: 'string',
  ccode: 'number',
  boardinfo: 'string',
  csrf_id: 'string',
  utoken: 'string',
  rd: 'string',
  new_ui_lang: 'string',
  tools: 'string',
  versioned_only: 'boolean',
  air_markers: 'string',
  aim: 'string',
  charts: 'string',
  acknowledged: 'string',
  alert_times: 'string',
  device_macs: 'string',
  changes_wait: 'boolean',
  upgrade: 'string',
  other_device: 'string',
  session_end: 'string',
  test_until: 'number',
};

/** Required part of the browser's storage. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The session values in the browser's session storage. Where the browser blocks it or it is full, they live in memory:
 * until the page is left, which then asks for a login again.
 */
export class BrowserSessionStore implements SessionStore {
  readonly #storage: KeyValueStorage | undefined;
  readonly #memory = new Map<Key, unknown>();

  /** @param open gives the storage; may throw, as browsers do when it is blocked */
  constructor(open: () => KeyValueStorage = () => window.sessionStorage) {
    this.#storage = attempt(open);
  }

  get<K extends Key>(key: K): SessionValues[K] | undefined {
    const value = this.#memory.has(key) ? this.#memory.get(key) : this.#stored(key);
    return isOfKind(key, value) ? value : undefined;
  }

  set(values: Partial<SessionValues>): void {
    for (const key of KEYS) {
      const value = values[key];
      if (value === undefined) continue;
      this.#memory.set(key, value);
      attempt(() => this.#storage?.setItem(key, JSON.stringify(value)));
    }
  }

  clear(): void {
    for (const key of KEYS) {
      if (OF_THE_TAB.has(key)) continue;
      this.#memory.delete(key);
      attempt(() => this.#storage?.removeItem(key));
    }
  }

  #stored(key: Key): unknown {
    return attempt((): unknown => JSON.parse(this.#storage?.getItem(key) ?? 'null'));
  }
}

const KEYS = Object.keys(KINDS) as readonly Key[];
/** Values that outlive a session. */
const OF_THE_TAB: ReadonlySet<Key> = new Set<Key>([
  'device_macs',
  'changes_wait',
  'upgrade',
  'test_until',
  'alert_times',
]);

function isOfKind<K extends Key>(key: K, value: unknown): value is SessionValues[K] {
  return typeof value === KINDS[key];
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
