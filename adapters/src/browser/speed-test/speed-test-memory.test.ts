import { describe, expect, it } from 'vitest';
import { BrowserSpeedTestMemory } from './speed-test-memory.adapter.ts';

describe('the runs of the speed test', () => {
  it('outlive the page', () => {
    const items = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
    });
    expect(new BrowserSpeedTestMemory(storage).read()).toBeUndefined();
    new BrowserSpeedTestMemory(storage).store('{"runs":[]}');
    new BrowserSpeedTestMemory(storage).store('{"runs":[1]}');
    expect(new BrowserSpeedTestMemory(storage).read()).toBe('{"runs":[1]}');
  });

  it('the runs of the speed test are none in a blocked browser, and storing them there breaks nothing', () => {
    const blocked = new BrowserSpeedTestMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(() => blocked.store('{}')).not.toThrow();
    expect(blocked.read()).toBeUndefined();
  });

  it('last as long as the page where the storage is full', () => {
    const full = new BrowserSpeedTestMemory(() => ({
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(() => full.store('{}')).not.toThrow();
    expect(full.read()).toBeUndefined();
  });
});
