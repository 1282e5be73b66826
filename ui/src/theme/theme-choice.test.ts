import { describe, expect, it } from 'vitest';
import { applyThemeChoice, readThemeChoice, type ThemeStorage } from './theme-choice.ts';

const KEY = 'radiolink.theme';

function storageOf(
  values: Record<string, string> = {},
): ThemeStorage & { readonly values: Record<string, string> } {
  return {
    values,
    getItem: key => values[key] ?? null,
    setItem: (key, value) => {
      values[key] = value;
    },
  };
}

const blocked = (): ThemeStorage => {
  throw new Error('blocked');
};

describe('theme choice', () => {
  it('follows the system until somebody chose', () => {
    expect(readThemeChoice(() => storageOf())).toBe('auto');
  });

  it('theme choice is the stored one', () => {
    expect(readThemeChoice(() => storageOf({ [KEY]: 'sun' }))).toBe('sun');
  });

  it('theme choice does not take a word that is no theme', () => {
    expect(readThemeChoice(() => storageOf({ [KEY]: 'neon' }))).toBe('auto');
  });

  it('follows the system where the browser blocks storage', () => {
    expect(readThemeChoice(blocked)).toBe('auto');
  });

  it('stands on the page and in the storage', () => {
    const root = { dataset: {} } as HTMLElement;
    const storage = storageOf();
    applyThemeChoice('dark', root, () => storage);
    expect(root.dataset['theme']).toBe('dark');
    expect(storage.values[KEY]).toBe('dark');
  });

  it('leaves the page to the system when it is auto, with or without storage', () => {
    const root = { dataset: { theme: 'dark' } } as unknown as HTMLElement;
    applyThemeChoice('auto', root, blocked);
    expect(root.dataset).toEqual({});
  });
});
