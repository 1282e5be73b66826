import { describe, expect, it } from 'vitest';
import {
  type KeyPress,
  pressedKey,
  type PendingKeys,
  PREFIX_LIFE_MS,
  pressKey,
  type Shortcut,
} from './key-sequence.ts';
import { array, assert, constantFrom, property } from 'fast-check';
import { ACTIONS } from '../features/actions.ts';
import { FEATURES } from '../features/registry.ts';

const press = (key: string, rest: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...rest,
});

describe('the key of a shortcut', () => {
  it.each(['ctrlKey', 'altKey', 'metaKey'] as const)('the key of a shortcut is none with %s', modifier => {
    expect(pressedKey(press('p', { [modifier]: true }))).toBeUndefined();
  });

  it('the key of a shortcut is none while the key is held down', () => {
    expect(pressedKey(press('p', { repeat: true }))).toBeUndefined();
  });

  it('the key of a shortcut is none while a word is composed', () => {
    expect(pressedKey(press('p', { isComposing: true }))).toBeUndefined();
  });

  it('the key of a shortcut is none for a letter with shift', () => {
    expect(pressedKey(press('P', { shiftKey: true }))).toBeUndefined();
  });

  it('the key of a shortcut is the small letter under caps lock', () => {
    expect(pressedKey(press('P'))).toBe('p');
  });

  it('the key of a shortcut is the question mark with the shift that many boards need for it', () => {
    expect(pressedKey(press('?', { shiftKey: true }))).toBe('?');
  });

  it('the key of a shortcut is the letter of the place on a board of another script', () => {
    expect(pressedKey(press('ح', { code: 'KeyP' }))).toBe('p');
    expect(pressedKey(press('з', { code: 'KeyP' }))).toBe('p');
  });

  it('the key of a shortcut is the sign that a Latin board writes at the place of a letter', () => {
    expect(pressedKey(press(';', { code: 'KeyP' }))).toBe(';');
  });

  it.each(['Enter', 'Escape', 'Tab', 'ArrowDown', 'F1', ' '])('the key of a shortcut is none for %s', key => {
    expect(pressedKey(press(key))).toBeUndefined();
  });
});

/** §2.keyboard-shortcuts, row by row. */
const ROWS = [
  ['help', '?'],
  ['dashboard', 'p d'],
  ['station list', 's'],
  ['settings', 'p s'],
  ['wireless', 'p w'],
  ['network', 'p n'],
  ['services', 'p e'],
  ['system', 'p y'],
  ['log', 't l'],
  ['airview', 't v'],
  ['alignment', 't a'],
  ['discovery', 't d'],
  ['ping', 't p'],
  ['traceroute', 't t'],
  ['speed test', 't s'],
  ['site survey', 't i'],
  ['constellation diagram', 't c'],
  ['configuration diff', 'd d'],
  ['turn off nosave', 'o s'],
] as const;
const ALL: readonly Shortcut[] = ROWS.map(([id, keys]) => ({ id, keys: keys.split(' ') }));
const STEP_MS = 100;

/** All shortcuts that fire while keys are typed, each with its delay after the previous one. */
function typed(text: string, { shortcuts = ALL, pauseMs = STEP_MS } = {}): readonly string[] {
  const fired: string[] = [];
  let pending: PendingKeys | undefined;
  text.split(' ').forEach((key, place) => {
    const outcome = pressKey(pending, key, place * pauseMs, shortcuts);
    pending = outcome.pending;
    if (outcome.fired !== undefined) fired.push(outcome.fired);
  });
  return fired;
}

describe('the table of §2', () => {
  it('the table of has 19 rows', () => {
    expect(ROWS).toHaveLength(19);
  });

  it.each(ROWS)('%s answers to %s, alone and once', (action, keys) => {
    expect(typed(keys)).toEqual([action]);
  });

  it.each(ROWS)('%s answers to %s after every other row', (action, keys) => {
    for (const [other, otherKeys] of ROWS) expect(typed(`${otherKeys} ${keys}`)).toEqual([other, action]);
  });

  it.each(ROWS.filter(([, keys]) => keys.includes(' ')))(
    '%s does not answer when its second key comes too late',
    (action, keys) => {
      expect(typed(keys, { pauseMs: PREFIX_LIFE_MS })).not.toContain(action);
    },
  );

  it.each(ROWS.filter(([, keys]) => keys.endsWith(' s')))('%s by %s is never a lone s', (action, keys) => {
    const without = ALL.filter(({ id }) => id !== action);
    expect(typed(keys, { shortcuts: without })).toEqual([]);
  });
});

describe('a prefix', () => {
  it('lives for a second', () => {
    expect(typed('p d', { pauseMs: PREFIX_LIFE_MS - 1 })).toEqual(['dashboard']);
  });

  it('a prefix that is over leaves a lone s to the stations', () => {
    expect(typed('p s', { pauseMs: PREFIX_LIFE_MS })).toEqual(['station list']);
  });

  it('takes a key that nothing answers to, and is over', () => {
    expect(pressKey({ keys: ['p'], at: 0 }, 'x', STEP_MS, ALL)).toEqual({ taken: true });
    expect(typed('p x s')).toEqual(['station list']);
  });

  it.each(['p', 't', 'o', 'd'])('%s is one even where nothing begins with it', key => {
    expect(pressKey(undefined, key, 0, [])).toEqual({ pending: { keys: [key], at: 0 }, taken: true });
  });

  it('a prefix is no other key', () => {
    expect(pressKey(undefined, 'x', 0, ALL)).toEqual({ taken: false });
  });
});

describe('any keys', () => {
  const keys = array(constantFrom(...'ptodswneylvaicx?'), { minLength: 1, maxLength: 30 });

  it('fire nothing that was not typed in this order', () => {
    assert(
      property(keys, pressed => {
        const sequence = pressed.join(' ');
        for (const action of typed(sequence)) {
          const row = ROWS.find(([id]) => id === action);
          expect(sequence).toContain(row?.[1]);
        }
      }),
    );
  });
});

describe('what is registered', () => {
  it.each([...FEATURES, ...ACTIONS].filter(({ keys }) => (keys?.length ?? 0) > 0))(
    '$id has keys that no other entry begins with',
    entry => {
      const keys = (entry.keys ?? []).join(' ');
      const others = [...FEATURES, ...ACTIONS].filter(({ id }) => id !== entry.id);
      const starts = others.map(other => (other.keys ?? []).join(' ')).filter(other => other !== '');
      expect(starts.filter(other => `${other} `.startsWith(`${keys} `))).toEqual([]);
    },
  );

  it('what is registered has only keys of the table', () => {
    const known = new Set<string>(ROWS.map(([, keys]) => keys));
    const live = [...FEATURES, ...ACTIONS]
      .map(({ keys }) => (keys ?? []).join(' '))
      .filter(keys => keys !== '');
    expect(live.filter(keys => !known.has(keys))).toEqual([]);
  });
});
