import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { checkEnglish } from './check-texts.ts';
import { extractTexts } from './extract.ts';

const texts = extractTexts(fileURLToPath(new URL('../..', import.meta.url)));

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

it('finds an English singular for every text with a count, and keeps none of a text that is gone', () => {
  expect(checkEnglish(texts)).toEqual({ missing: [], unused: [] });
});

it('finds a text with a count that lacks a singular, and a singular of no text', () => {
  const { missing, unused } = checkEnglish(['{count} things', '{count} changed', '{count} hops']);
  expect(missing).toEqual(['{count} things']);
  expect(unused).not.toContain('{count} hops_one');
  expect(unused).toContain('{count} neighbors_one');
});
