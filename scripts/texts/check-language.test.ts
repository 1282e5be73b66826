import { expect, it } from 'vitest';
import { checkLanguage, type Language, type Translations } from './check-language.ts';
import { keysOf } from './keys.ts';

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
