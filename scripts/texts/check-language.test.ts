import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLanguage, fits, keysOf, type Language, textOf, type Translations } from './check-language.ts';
import { likelyRenames } from './check-texts.ts';

const CODES = ['de_DE', 'fr_FR', 'es_ES', 'pl_PL', 'ar', 'zh_CN'];

describe('the keys of a text', () => {
  it('lead back to it, in every language, with a count and without', () => {
    assert(
      property(string(), constantFrom('', '{count}'), constantFrom(...CODES), (text, count, code) => {
        const keys = keysOf(text + count, code);
        expect(keys.map(textOf)).toEqual(keys.map(() => text + count));
      }),
    );
  });

  it.each([
    ['de_DE', ['one', 'other']],
    ['pl_PL', ['one', 'few', 'many', 'other']],
    ['zh_CN', ['other']],
    ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
  ])('the keys of a text are in %s one for each of its plural forms', (code, forms) => {
    expect(keysOf('{count} hops', code).toSorted()).toEqual(forms.map(form => `{count} hops_${form}`).sort());
  });

  it('end in no form where the text has no count', () => {
    expect(keysOf('Level_one', 'de_DE')).toEqual(['Level_one']);
    expect(textOf('Level_one')).toBe('Level_one');
  });
});

describe('a translation', () => {
  it.each([
    ['From {a} to {b}', '{b} bis {a}', true],
    ['From {a} to {b}', 'Ab {a}', false],
    ['From {a}', 'Ab {a} bis {a}', true],
    ['From {a}', 'Ab a', false],
    ['{count} hops_one', 'Ein Hop', true],
    ['{count} hops_other', 'Hops', false],
    ['{count} of {all} hops_one', 'Ein Hop', false],
    ['{count} of {all} hops_two', 'Zwei von {all} Hops', true],
  ])('a translation of %j that says %j fits: %s', (key, translated, expected) => {
    expect(fits(key, translated)).toBe(expected);
  });
});

describe('texts that were probably renamed', () => {
  it('texts that were probably renamed are those with at least half of their words in common, placeholders included', () => {
    const found = likelyRenames(
      ['Signal of the remote end', 'Restore', 'Up to {max} dBm'],
      ['Signal of the far end', 'Reset everything', 'At most {max} dBm'],
    );
    expect(found).toEqual([
      { from: 'Signal of the far end', to: 'Signal of the remote end' },
      { from: 'At most {max} dBm', to: 'Up to {max} dBm' },
    ]);
  });

  it('texts that were probably renamed are paired with the one most like them', () => {
    expect(likelyRenames(['Remove all ports', 'Remove all keys now'], ['Remove all keys'])).toEqual([
      { from: 'Remove all keys', to: 'Remove all keys now' },
    ]);
  });

  it('texts that were probably renamed are named once for all their plural forms', () => {
    const [missing, unused] = ['hops left', 'hops'].map(text => keysOf(`{count} ${text}`, 'ar'));
    expect(likelyRenames(missing ?? [], unused ?? [])).toEqual([
      { from: '{count} hops', to: '{count} hops left' },
    ]);
  });

  it('texts that were probably renamed are none without words', () => {
    expect(likelyRenames(['…'], ['—'])).toEqual([]);
  });
});

const TEXTS = ['Login', 'Use {length}.', '{count} tries'];
const GERMAN: Translations = {
  Login: 'Anmelden',
  'Use {length}.': 'Nimm {length}.',
  '{count} tries_one': 'Ein Versuch',
  '{count} tries_other': '{count} Versuche',
};

const check = (translations: Translations, outdated: Language['outdated'] = {}) =>
  checkLanguage(TEXTS, 'de_DE', { translations, outdated });

it('finds nothing wrong with whole translations', () => {
  expect(check(GERMAN)).toEqual({ missing: [], outdated: [], unused: [], misplaced: [], markup: [] });
});

it('finds what is missing or empty', () => {
  expect(check({ ...GERMAN, Login: ' ' }).missing).toEqual(['Login']);
});

it('finds what belongs to no text any more', () => {
  expect(check({ ...GERMAN, Logout: 'Abmelden' }).unused).toEqual(['Logout']);
});

it('finds a translation of an earlier English text, shown or not, and does not call it missing', () => {
  const { Login: _, ...rest } = GERMAN;
  const login = { Login: { from: 'Sign in', translation: 'Anmelden' } };
  expect(check(GERMAN, login)).toMatchObject({ outdated: ['Login'], missing: [] });
  expect(check(rest, login)).toMatchObject({ outdated: ['Login'], missing: [] });
  expect(check(GERMAN, { Exit: { from: 'Quit', translation: 'Ende' } })).toMatchObject({
    outdated: [],
    unused: ['Exit'],
  });
});

it.each(['Nimm.', 'Nimm {lenght}.', 'Nimm {length} {x}.'])('finds other placeholders in %j', translated => {
  expect(check({ ...GERMAN, 'Use {length}.': translated }).misplaced).toEqual(['Use {length}.']);
});

it.each(['<b>Anmelden</b>', 'Anmelden&nbsp;', '$t(Logout)'])('finds markup in %j', translated => {
  expect(check({ ...GERMAN, Login: translated }).markup).toEqual(['Login']);
});

it('wants each plural form of a language', () => {
  expect(keysOf('{count} tries', 'ar')).toHaveLength(6);
  expect(keysOf('{count} tries', 'zh_CN')).toEqual(['{count} tries_other']);
});
