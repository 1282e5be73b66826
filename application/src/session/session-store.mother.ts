import type { SessionStore, SessionValues } from './session-store.port.ts';

/** What outlives a session in a tab. */
const OF_THE_TAB: ReadonlySet<string> = new Set(['device_macs', 'changes_wait', 'upgrade', 'test_until']);

/** A session storage in memory; `values` is what it holds. */
export function sessionStoreOf(given: Partial<SessionValues> = {}) {
  const values: { -readonly [Name in keyof SessionValues]?: SessionValues[Name] } = { ...given };
  const store: SessionStore = {
    get: key => values[key],
    set: changed => void Object.assign(values, changed),
    clear: () => {
      for (const name of Object.keys(values) as (keyof SessionValues)[]) {
        if (!OF_THE_TAB.has(name)) delete values[name];
      }
    },
  };
  return { store, values };
}
