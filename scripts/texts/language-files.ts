/** The files of the translations: those that a device serves, and beside them what the outdated ones were made from. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from './check-language.ts';

/** The languages that have a file of translations, sorted. */
export const languagesIn = (root: string): readonly string[] =>
  readdirSync(join(root, 'ui/translations'))
    .filter(name => name.endsWith('.json'))
    .map(name => name.slice(0, -'.json'.length))
    .sort();

/** A line for a language that has no file of translations yet: a mistyped code would make one unnoticed. */
export const newLanguageLines = (root: string, code: string): readonly string[] =>
  languagesIn(root).includes(code) ? [] : [`${code} is a new language: ui/translations/${code}.json`];

const servedFile = (root: string, code: string): string => join(root, 'ui/translations', `${code}.json`);
const outdatedFile = (root: string, code: string): string =>
  join(root, 'ui/translations-outdated', `${code}.json`);

/** The object of a JSON file; an empty one where there is no file. */
export const readJson = <T extends object>(file: string): T =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : ({} as T);

/** By code point: the order of two keys depends on them alone, so a move in the source changes no line. */
const byCodePoint = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number =>
  a < b ? -1 : Number(a > b);

function writeJson(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  const sorted = Object.fromEntries(Object.entries(value).sort(byCodePoint));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

export const readLanguage = (root: string, code: string): Language => ({
  translations: readJson(servedFile(root, code)),
  outdated: readJson(outdatedFile(root, code)),
});

/** Writes a language; without outdated translations it has no file of them. */
export function writeLanguage(root: string, code: string, { translations, outdated }: Language): void {
  writeJson(servedFile(root, code), translations);
  if (Object.keys(outdated).length > 0) writeJson(outdatedFile(root, code), outdated);
  else rmSync(outdatedFile(root, code), { force: true });
}
