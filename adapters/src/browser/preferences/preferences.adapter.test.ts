import { expect, it } from 'vitest';
import { BrowserPreferences } from './preferences.adapter.ts';

it('a preference outlives the page', () => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  new BrowserPreferences(() => storage).save('measurement-system', 'imperial');
  expect(items).toEqual(new Map([['radiolink.measurement-system', 'imperial']]));
  expect(new BrowserPreferences(() => storage).read('measurement-system')).toBe('imperial');
  expect(new BrowserPreferences(() => storage).read('shortcuts')).toBeUndefined();
});

it('a blocked browser has no preferences and takes none', () => {
  const blocked = new BrowserPreferences(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(() => blocked.save('shortcuts', 'off')).not.toThrow();
  expect(blocked.read('shortcuts')).toBeUndefined();
});
