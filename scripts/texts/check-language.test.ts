import { expect, it } from 'vitest';
import { checkLanguage, keysOf } from './check-language.ts';

const TEXTS = ['Login', 'Use {length}.', '{count} tries'];
const GERMAN = {
  Login: 'Anmelden',
  'Use {length}.': 'Nimm {length}.',
  '{count} tries_one': 'Ein Versuch',
  '{count} tries_other': '{count} Versuche',
};

it('finds nothing wrong with whole translations', () => {
  expect(checkLanguage(TEXTS, 'de_DE', GERMAN)).toEqual({ missing: [], stale: [], misplaced: [] });
});

it('finds what is missing or empty', () => {
  expect(checkLanguage(TEXTS, 'de_DE', { ...GERMAN, Login: ' ' }).missing).toEqual(['Login']);
});

it('finds what belongs to no text any more', () => {
  expect(checkLanguage(TEXTS, 'de_DE', { ...GERMAN, Logout: 'Abmelden' }).stale).toEqual(['Logout']);
});

it.each(['Nimm.', 'Nimm {lenght}.', 'Nimm {length} {x}.'])('finds other placeholders in %j', translated => {
  expect(checkLanguage(TEXTS, 'de_DE', { ...GERMAN, 'Use {length}.': translated }).misplaced).toEqual([
    'Use {length}.',
  ]);
});

it('wants each plural form of a language', () => {
  expect(keysOf('{count} tries', 'ar')).toHaveLength(6);
  expect(keysOf('{count} tries', 'zh_CN')).toEqual(['{count} tries_other']);
});
