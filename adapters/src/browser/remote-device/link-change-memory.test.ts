import type { RememberedLinkChange } from '@radiolink/application/remote-device/remote-device.port';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrowserLinkChangeMemory } from './link-change-memory.adapter.ts';

const AT = 1_780_315_212_000;
const CHANGE: RememberedLinkChange = {
  version: 1,
  mac: '02:00:00:00:00:21',
  name: 'Mill-ST',
  link: { ssid: 'quarry-two', widthMhz: 40, frequencyMhz: 5500, isPtp: true },
  isKeyChanged: true,
  ends: {
    version: 1,
    local: null,
    remote: {
      version: 1,
      url: 'https://192.0.2.11',
      keys: ['wireless.1.ssid'],
      state: { kind: 'done', at: AT, outcome: { kind: 'kept' } },
      at: AT,
    },
    localTestedAt: [AT],
  },
};

/** A storage with a text in it. */
function aStorage(text?: string) {
  const items = new Map<string, string>(text === undefined ? [] : [['radiolink.link-change', text]]);
  return () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
}

describe('a change of both ends in the storage of the browser', () => {
  it('a change of both ends outlives the page until it is cleared', () => {
    const storage = aStorage();
    new BrowserLinkChangeMemory(storage).save(CHANGE);
    expect(new BrowserLinkChangeMemory(storage).load()).toEqual(CHANGE);
    new BrowserLinkChangeMemory(storage).clear();
    expect(new BrowserLinkChangeMemory(storage).load()).toBeUndefined();
  });

  it('a change of both ends lasts as long as the page in a blocked browser', () => {
    const blocked = new BrowserLinkChangeMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    blocked.save(CHANGE);
    expect(blocked.load()).toEqual(CHANGE);
    blocked.clear();
    expect(blocked.load()).toBeUndefined();
  });

  it('a stored change of another form is none, and one with a damaged part breaks nothing', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(new BrowserLinkChangeMemory(aStorage(text)).load()).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('mac', 'name', 'link', 'ends', 'isKeyChanged', 'version'), name => {
        const text = JSON.stringify({ ...CHANGE, [name]: null });
        expect(new BrowserLinkChangeMemory(aStorage(text)).load()).toBeUndefined();
      }),
    );
  });

  it('a key that stands in the storage is not read', () => {
    const text = JSON.stringify({ ...CHANGE, link: { ...CHANGE.link, key: 'quarry-new-key' } });
    expect(JSON.stringify(new BrowserLinkChangeMemory(aStorage(text)).load())).not.toContain(
      'quarry-new-key',
    );
  });
});
