import { type Message, message } from '@radiolink/domain/errors';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nContext } from 'react-i18next';
import { expect, it } from 'vitest';
import { createI18n } from './create-i18n.ts';
import { listText, useText } from './use-text.ts';

function shown(language: string, words: Message, translations: Record<string, string>): string {
  const Sentence = () => useText()(words);
  const i18n = createI18n(language, translations, { error: () => undefined });
  return renderToStaticMarkup(createElement(I18nContext, { value: { i18n } }, createElement(Sentence)));
}

it.each([
  ['en_US', 'eth0, eth1, ath0'],
  ['de_DE', 'eth0, eth1 und ath0'],
  ['pl_PL', 'eth0, eth1 i ath0'],
  ['zh_CN', 'eth0、eth1、ath0'],
  ['ar', 'eth0 وeth1 وath0'],
])("a list is written as the language '%s' writes one: %s", (language, text) => {
  expect(listText(['eth0', 'eth1', 'ath0'], language)).toBe(text);
});

it('a list of one is that one', () => {
  expect(listText(['eth0'], 'de_DE')).toBe('eth0');
});

it.each([
  ['en_US', {}, 'One of: 20, 40, or 80'],
  ['de_DE', { 'One of: {choices}': 'Eines von: {choices}' }, 'Eines von: 20, 40 oder 80'],
])('the offered values of a rule are a list in the language %s', (language, translations, text) => {
  expect(shown(language, message('One of: {choices}', { choices: '20, 40, 80' }), translations)).toBe(text);
});

it('the ports of a warning are a list in the language of its sentence', () => {
  const key = 'Management moves to {interface}, reachable through {ports}.';
  const words = message(key, { interface: 'br0', ports: 'eth0, eth1' });
  const german = { [key]: 'Die Verwaltung wechselt zu {interface}, erreichbar über {ports}.' };
  expect(shown('de_DE', words, german)).toBe(
    'Die Verwaltung wechselt zu br0, erreichbar über eth0 und eth1.',
  );
});

it.each([
  ['de_DE', 'Germany', 'Deutschland'],
  ['pl_PL', 'United States', 'Stany Zjednoczone'],
  ['ar', 'France', 'فرنسا'],
  ['de_DE', 'Atlantis', 'Atlantis'],
])('the country of a rule has its name in the language %s: %s', (language, country, name) => {
  const key = '{country}: {frequency} MHz is not permitted.';
  const words = message(key, { country, frequency: 5180 });
  expect(shown(language, words, { [key]: '{country}: {frequency}' })).toBe(`${name}: 5180`);
});

it('a name with a comma is one name and no list', () => {
  expect(shown('de_DE', message('{name} is gone', { name: 'Mast, north' }), {})).toBe('Mast, north is gone');
});

it.each([
  ['en_US', 's', '30 s'],
  ['ar', 's', '30 ث'],
  ['ar', 'MHz', '30\u00A0MHz'],
])('the unit of a range is in the letters of the language %s: %s', (language, unit, text) => {
  const key = 'Up to {max} {unit}';
  expect(shown(language, message(key, { max: 30, unit }), {})).toContain(text);
});
