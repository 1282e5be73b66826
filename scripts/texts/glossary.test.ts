import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { GLOSSARY_EXCEPTIONS } from './glossary-exceptions.ts';
import { missingTerms, readGlossary } from './glossary.ts';
import { languagesIn } from './language-files.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const TABLE = `# Terms

| English | de_DE | fr_FR | zh_CN | ar |
|---|---|---|---|---|
| link | link, verbindung | liaison | 链路 | وصل |
| link partner | linkpartner | equipement connecte | 对端设备 | جهاز متصل |
`;

const TERMS = readGlossary(TABLE);
const lacks = (code: string, text: string, translated: string) =>
  missingTerms(TERMS, [text], code, { [text]: translated }).map(({ term }) => term);

it('reads a table with a column for each language', () => {
  expect(TERMS[0]).toEqual({
    english: 'link',
    stems: { de_DE: ['link', 'verbindung'], fr_FR: ['liaison'], zh_CN: ['链路'], ar: ['وصل'] },
  });
});

it.each([
  ['de_DE', 'Die Verbindungen sind unterbrochen.'],
  ['fr_FR', 'Les LIAISONS sont coupées.'],
  ['zh_CN', '这些链路已断开。'],
  ['ar', 'انقطعت الوصلات.'],
  ['ar', 'وَصْلة'],
])('finds a term at the beginning of a word in %s', (code, translated) => {
  expect(lacks(code, 'The links are down.', translated)).toEqual([]);
});

it('finds a translation that calls a term otherwise', () => {
  expect(lacks('de_DE', 'The link is down.', 'Die Strecke ist unterbrochen.')).toEqual(['link']);
  expect(lacks('de_DE', 'The link is down.', 'Der Funkblink ist weg.')).toEqual(['link']);
});

it('finds words of several parts in any form, accents aside', () => {
  expect(lacks('fr_FR', 'Link partner', 'Équipements connectés')).toEqual([]);
});

it('looks for the longest term alone', () => {
  expect(
    lacks('fr_FR', 'The link partner does not respond.', 'L’équipement connecté ne répond pas.'),
  ).toEqual([]);
});

it('finds no term within a word or a placeholder', () => {
  expect(lacks('de_DE', 'Linked to {link} by a hyperlink', 'Hallo {link}')).toEqual([]);
});

const glossary = readGlossary(readFileSync(new URL('../../ui/glossary.md', import.meta.url), 'utf8'));

it('has a word for each of a hundred terms in every language', () => {
  expect(glossary.length).toBeGreaterThan(100);
  const languages = languagesIn(ROOT);
  for (const { stems } of glossary) {
    expect(Object.keys(stems).toSorted()).toEqual(languages);
    expect(Object.values(stems).flat()).not.toContain('');
  }
});

it('has no term twice', () => {
  expect(new Set(glossary.map(({ english }) => english)).size).toBe(glossary.length);
});

it('gives a reason for each exception', () => {
  expect(GLOSSARY_EXCEPTIONS.filter(({ reason }) => reason.length < 20)).toEqual([]);
});
