import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languagesIn } from '../texts/check-language.ts';
import { legalFaults, takeLegalPages } from './legal-pages.ts';

const OURS = fileURLToPath(new URL('../../ui/public/help', import.meta.url));
const LANGUAGES = ['en_US', ...languagesIn(fileURLToPath(new URL('../..', import.meta.url)))].sort();
const PAGES = ['eula.html', 'licensed.html', 'privacy.html', 'tos.html'];

let place = '';
const write = (file: string): void => {
  mkdirSync(dirname(join(place, file)), { recursive: true });
  writeFileSync(join(place, file), file);
};

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'legal-'));
  for (const page of PAGES) write(`own/en_US/${page}`);
});

afterEach(() => rmSync(place, { recursive: true }));

it('a manufacturer has its own legal pages in every language of the interface', () => {
  expect(legalFaults(OURS)).toEqual([]);
  expect(readdirSync(OURS).sort()).toEqual(LANGUAGES);
  for (const language of LANGUAGES) expect(readdirSync(join(OURS, language)).sort()).toEqual(PAGES);
});

it('says in each what it is true of: no page is a sample, and each language has its own words', () => {
  for (const page of PAGES) {
    const texts = LANGUAGES.map(language => readFileSync(join(OURS, language, page), 'utf8'));
    expect(texts.join('')).not.toMatch(/sample/i);
    expect(new Set(texts.map(text => /<h1>(.*)<\/h1>/.exec(text)?.[1])).size).toBe(LANGUAGES.length);
  }
});

it('takes the pages of the manufacturer and keeps none of the others', () => {
  write('dist/help/de_DE/eula.html');
  takeLegalPages(join(place, 'own'), join(place, 'dist'));
  expect(readdirSync(join(place, 'dist/help'))).toEqual(['en_US']);
  expect(readFileSync(join(place, 'dist/help/en_US/tos.html'), 'utf8')).toBe('own/en_US/tos.html');
});

it('accepts a folder with all English pages, and further languages with some', () => {
  write('own/pt_BR/eula.html');
  expect(legalFaults(join(place, 'own'))).toEqual([]);
});

it('refuses a folder that lacks a page, has a page of another name, or is none of languages', () => {
  rmSync(join(place, 'own/en_US/tos.html'));
  write('own/de_DE/agb.html');
  write('own/readme.txt');
  expect(legalFaults(join(place, 'own'))).toEqual([
    'Missing: en_US/tos.html',
    'Not a language: readme.txt',
    'Not a legal page (eula.html, licensed.html, privacy.html, tos.html): de_DE/agb.html',
  ]);
  expect(legalFaults(join(place, 'none'))).toHaveLength(1);
});
