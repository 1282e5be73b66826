import { fileURLToPath } from 'node:url';
import type { Message } from '@radiolink/domain/errors';
import { findSetting, nameOfSetting, settingsCatalogue } from '@radiolink/domain/settings';
import { expect, it } from 'vitest';
import { extractTexts } from './extract.ts';

const TEXTS = new Set(extractTexts(fileURLToPath(new URL('../..', import.meta.url))));

/** The keys of a message and of the messages in it. */
const keysIn = ({ key, values = {} }: Message): readonly string[] => [
  key,
  ...Object.values(values).flatMap(value => (typeof value === 'object' ? keysIn(value) : [])),
];

/** Abbreviations and names of products and programs are the same in every language. */
const NAME = /^(?:[A-Z0-9]{2,}\d*|IPv6|UPnP|airMAX|ID|ip6?tables|ebtables| )+$/;

const NAMES = settingsCatalogue.map(({ id, key }) => {
  const found = findSetting(key.replaceAll(/\{\w\}/g, '1'));
  return { id, keys: found === undefined ? [] : keysIn(nameOfSetting(found)) };
});

it('every part of the name of a setting is a text that is extracted for translators', () => {
  expect(NAMES.length).toBeGreaterThan(300);
  expect(NAMES.filter(({ keys }) => keys.length === 0)).toEqual([]);
  expect(NAMES.filter(({ keys }) => keys.some(key => !TEXTS.has(key) && !NAME.test(key)))).toEqual([]);
});

it('the name of a setting of a list entry has the entry and the label as two texts in one', () => {
  const parted = NAMES.filter(({ keys }) => keys[0] === '{entry}: {setting}');
  expect(parted.length).toBeGreaterThan(130);
  expect(parted.filter(({ keys }) => keys.length !== 3)).toEqual([]);
});
