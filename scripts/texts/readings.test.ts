import { expect, it } from 'vitest';
import { longTranslations, sample } from './verbs.ts';

const TEXTS = Array.from({ length: 500 }, (_, at) => `Text ${at}`);
const german = Object.fromEntries(TEXTS.map(text => [text, `${text} auf Deutsch`]));
const keys = (code: string, seed: number) =>
  sample(TEXTS, code, german, { seed, count: 300 }).map(({ key }) => key);

it('draws the same texts for a seed in every language, each once', () => {
  expect(keys('de_DE', 1)).toEqual(keys('ar', 1));
  expect(new Set(keys('de_DE', 1)).size).toBe(300);
});

it('draws other texts for another seed, from all of them', () => {
  expect(keys('de_DE', 1)).not.toEqual(keys('de_DE', 2));
  const firstHalf = keys('de_DE', 1).filter(key => Number(key.slice(5)) < 250).length;
  expect(firstHalf).toBeGreaterThan(120);
  expect(firstHalf).toBeLessThan(180);
});

it('shows each drawn text beside its translation', () => {
  expect(sample(['Login'], 'de_DE', { Login: 'Anmelden' }, { seed: 1, count: 9 })).toEqual([
    { key: 'Login', english: 'Login', translation: 'Anmelden' },
  ]);
});

it('lists translations over 1.6 times their English and over 12 characters, the longest first', () => {
  const translations = {
    Off: 'Ausgeschaltet',
    On: 'Eingeschaltet!',
    Width: 'Kanalbreite',
    'Width of it': 'Breite des Kanals',
    'Width of all': 'Breite aller Kanäle, die frei sind',
  };
  expect(
    longTranslations(Object.keys(translations), 'de_DE', translations).map(({ key, times }) => [key, times]),
  ).toEqual([
    ['On', 7],
    ['Off', 4.3],
    ['Width of all', 2.8],
  ]);
});
