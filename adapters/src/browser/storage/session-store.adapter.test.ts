import { describe, expect, it } from 'vitest';
import { BrowserSessionStore, type KeyValueStorage } from './session-store.adapter.ts';

function fakeStorage(initial: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(initial));
  const storage: KeyValueStorage = {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  };
  return { items, storage };
}

const full: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {
    throw new Error('quota');
  },
  removeItem: () => undefined,
};

describe('BrowserSessionStore', () => {
  it('holds values beyond a reload of the page', () => {
    const { storage } = fakeStorage();
    new BrowserSessionStore(() => storage).set({ logged_in: true, ccode: 840, username: 'admin' });
    const reloaded = new BrowserSessionStore(() => storage);
    expect([reloaded.get('logged_in'), reloaded.get('ccode'), reloaded.get('username')]).toEqual([
      true,
      840,
      'admin',
    ]);
  });

  it('forgets everything of the session, and only that', () => {
    const { storage, items } = fakeStorage({ other: '1' });
    const store = new BrowserSessionStore(() => storage);
    store.set({ logged_in: true, csrf_id: 'abc' });
    store.clear();
    expect(store.get('csrf_id')).toBeUndefined();
    expect([...items.keys()]).toEqual(['other']);
  });

  it('still knows after a session with which device it was', () => {
    const { storage } = fakeStorage();
    const store = new BrowserSessionStore(() => storage);
    store.set({ logged_in: true, device_macs: '02:00:00:00:00:01', changes_wait: true });
    store.clear();
    expect([store.get('logged_in'), store.get('device_macs')]).toEqual([undefined, '02:00:00:00:00:01']);
    expect(store.get('changes_wait')).toBe(true);
  });

  it.each(['yes', '"true"', '1', '{', 'null'])('takes %s for no login flag', stored => {
    const { storage } = fakeStorage({ logged_in: stored });
    expect(new BrowserSessionStore(() => storage).get('logged_in')).toBeUndefined();
  });

  it('lives in memory where the browser blocks its storage', () => {
    const store = new BrowserSessionStore(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    store.set({ csrf_id: 'abc' });
    expect(store.get('csrf_id')).toBe('abc');
    store.clear();
    expect(store.get('csrf_id')).toBeUndefined();
  });

  it('lives in memory where the storage is full', () => {
    const store = new BrowserSessionStore(() => full);
    store.set({ boardinfo: 'board.sysid=1' });
    expect(store.get('boardinfo')).toBe('board.sysid=1');
  });
});
