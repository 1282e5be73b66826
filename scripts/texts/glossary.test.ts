import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { glossaryPage, missingTerms, termNotes, unusedExceptions } from './glossary.ts';
import { type LanguageRules, languagesWithRules, readRules } from './language-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = `${ROOT}ui/glossary.md`;

const rulesOf = (terms: LanguageRules['terms']): LanguageRules => ({
  buttonExceptions: [],
  terms,
  termExceptions: [{ term: 'link', text: 'Linked pages: the link', reason: 'A hyperlink.' }],
});
const RULES: Readonly<Record<string, LanguageRules>> = {
  de_DE: rulesOf({ link: 'Link, Verbindung', 'link partner': 'Linkpartner', LAN: 'LAN' }),
  fr_FR: rulesOf({
    link: 'liaison',
    'link partner': { words: 'équipement connecté', stems: 'equipement connecte' },
  }),
  zh_CN: rulesOf({ link: '链路' }),
  ar: rulesOf({ link: { words: 'وصلة', stems: 'وصل' } }),
};
const NONE = rulesOf({});
const lacks = (code: string, text: string, translated: string) =>
  missingTerms(RULES[code] ?? NONE, [text], code, { [text]: translated }).map(({ term }) => term);

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

it('accepts a text that is excepted, and names an exception of no text or of no term', () => {
  expect(lacks('de_DE', 'Linked pages: the link', 'Verknüpfte Seiten')).toEqual([]);
  expect(unusedExceptions(RULES['de_DE'] ?? NONE, ['Linked pages: the link'])).toEqual([]);
  expect(unusedExceptions(RULES['de_DE'] ?? NONE, [])).toEqual(['link in "Linked pages: the link"']);
  expect(unusedExceptions(NONE, ['Linked pages: the link'])).toHaveLength(1);
});

it('tells a translator the words of each term in a text, but none that is the same', () => {
  const notes = termNotes(RULES['de_DE'] ?? NONE, 'de_DE');
  expect(notes('The link partner is on the LAN, the link is down.')).toEqual([
    'link partner: Linkpartner',
    'link: Link, Verbindung',
  ]);
});

/** A language that is under way may have none yet. */
const CODES = languagesWithRules(ROOT);
const rules = Object.fromEntries(CODES.map(code => [code, readRules(ROOT, code)]));

it('the glossary has words for each of a hundred terms in every language with rules', () => {
  const terms = new Set(Object.values(rules).flatMap(each => Object.keys(each.terms)));
  expect(terms.size).toBeGreaterThan(100);
  for (const code of CODES) expect(Object.keys(rules[code]?.terms ?? {}).length).toBe(terms.size);
});

it('shows every term of the rules in the glossary for people (UPDATE_DOCS=1 renews it)', () => {
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(PAGE, glossaryPage(rules));
  expect(readFileSync(PAGE, 'utf8')).toBe(glossaryPage(rules));
});

it('gives a reason for each exception', () => {
  const reasons = Object.values(rules)
    .flatMap(each => [...each.termExceptions, ...each.buttonExceptions])
    .map(({ reason }) => reason);
  expect(reasons.filter(reason => reason.length < 20)).toEqual([]);
});
