import type { RemoteUpgrade } from '@radiolink/application/firmware/remote-upgrade-memory.port';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrowserRemoteUpgradeMemory } from './remote-upgrade-memory.adapter.ts';

const UPGRADE: RemoteUpgrade = {
  version: 1,
  mac: '02:00:00:00:00:21',
  name: 'Mill-ST',
  job: { from: 'WA.v8.7.18', version: 'WA.v8.7.19', since: 1_780_315_212_000, seconds: 200 },
};

/** A storage with a text in it. */
function aStorage(text?: string) {
  const items = new Map<string, string>(text === undefined ? [] : [['radiolink.remote-upgrade', text]]);
  return () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

describe('an installation on a remote device in the storage of the browser', () => {
  it('an installation on a remote device outlives the page until it is cleared', () => {
    const storage = aStorage();
    new BrowserRemoteUpgradeMemory(storage).save(UPGRADE);
    expect(new BrowserRemoteUpgradeMemory(storage).load()).toEqual(UPGRADE);
    new BrowserRemoteUpgradeMemory(storage).clear();
    expect(new BrowserRemoteUpgradeMemory(storage).load()).toBeUndefined();
  });

  it('an installation on a remote device lasts as long as the page in a blocked browser', () => {
    const blocked = new BrowserRemoteUpgradeMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    blocked.save(UPGRADE);
    expect(blocked.load()).toEqual(UPGRADE);
    blocked.clear();
    expect(blocked.load()).toBeUndefined();
  });

  it('a stored installation of another form, or with a damaged part, is none', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(new BrowserRemoteUpgradeMemory(aStorage(text)).load()).toBeUndefined();
      }),
    );
    for (const name of ['mac', 'name', 'job', 'version']) {
      const text = JSON.stringify({ ...UPGRADE, [name]: null });
      expect(new BrowserRemoteUpgradeMemory(aStorage(text)).load()).toBeUndefined();
    }
  });
});
