import { expect, it } from 'vitest';
import { listText } from './use-text.ts';

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
