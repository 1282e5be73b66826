import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENGLISH_PLURALS } from '../../ui/src/i18n/english-plurals.ts';
import { extractTexts } from './extract.mjs';

const texts = extractTexts(fileURLToPath(new URL('../..', import.meta.url)));

/** The same for one as for many. */
const WITHOUT_SINGULAR = new Set([
  'The device crashed, last at {time} ({reason}). Crash reports: {count}.',
  'The SSH server supports at most {count} keys.',
  '{count} more notifications',
  'Show more ({count} left)',
  '{count} changed',
  'and {count} more',
]);

it('finds the texts of every layer, each once', () => {
  expect(texts).toContain('Please select your country.');
  expect(texts).toContain('Dashboard');
  expect(texts).toContain('Invalid credentials.');
  expect(new Set(texts).size).toBe(texts.length);
});

it('finds a text with several meanings once for each', () => {
  expect(texts).toContain('Restore');
  expect(texts).toContain('Restore_size');
});

it('finds no name of the program', () => {
  expect(texts.filter(text => /^(\w+Port|X-[\w-]+|Content-\w+)$/.test(text))).toEqual([]);
});

it('finds an English singular for every text with a count', () => {
  const lacking = texts.filter(
    text =>
      text.includes('{count}') && !WITHOUT_SINGULAR.has(text) && ENGLISH_PLURALS[`${text}_one`] === undefined,
  );
  expect(lacking).toEqual([]);
});

it('keeps no singular of a text that is gone', () => {
  const gone = Object.keys(ENGLISH_PLURALS).filter(key => !texts.includes(key.replace(/_one$/, '')));
  expect(gone).toEqual([]);
});
