import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { languageFindings } from './check-texts.ts';
import { runVerb } from './verbs.ts';

let root = '';
/** One is renewed, one confirmed. */
const LANGUAGES = ['ar', 'de_DE'];
const TEXTS = ['Signal of the remote end', 'Login'];
const file = (code: string): string => join(root, 'ui/translations', `${code}.json`);
const marks = (code: string): string => join(root, 'ui/translations-outdated', `${code}.json`);
const run = (verb: string, ...values: string[]) => runVerb({ root, texts: TEXTS }, verb, values);
const change = () => run('--rename', 'Signal of the far end', 'Signal of the remote end');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(root, 'ui/translations'), { recursive: true });
  for (const code of LANGUAGES) {
    writeFileSync(file(code), JSON.stringify({ 'Signal of the far end': 'old', Login: 'in' }));
  }
});

afterEach(() => rmSync(root, { recursive: true }));

it('hints that a missing and an unused text may be a changed one', () => {
  expect(languageFindings(root, TEXTS).errors.join('\n')).toContain(
    'perhaps: --rename "Signal of the far end" "Signal of the remote end"',
  );
});

it('warns of a renamed text in every language until its translation is renewed or confirmed', () => {
  expect(change()).toMatchObject({ failed: false });
  expect(languageFindings(root, TEXTS).warnings).toEqual(
    LANGUAGES.map(code => `${code}: 1 outdated, for example ["Signal of the remote end"]`),
  );
  const renewed = join(root, 'renewed.json');
  writeFileSync(renewed, JSON.stringify({ 'Signal of the remote end': 'new' }));
  run('--merge', 'ar', renewed);
  expect(run('--confirm', 'de_DE', 'Signal of the remote end')).toMatchObject({ failed: false });
  expect(languageFindings(root, TEXTS)).toEqual({ errors: [], warnings: [] });
  expect(existsSync(marks('de_DE'))).toBe(false);
  expect(JSON.parse(readFileSync(file('de_DE'), 'utf8'))).toMatchObject({
    'Signal of the remote end': 'old',
  });
  expect(JSON.parse(readFileSync(file('ar'), 'utf8'))).toMatchObject({ 'Signal of the remote end': 'new' });
});

it('refuses a release while a language translates less than 98 % of its texts', () => {
  change();
  expect(languageFindings(root, TEXTS, true).errors).toEqual(
    LANGUAGES.map(code => `${code}: 50.0 % translated, a release needs 98 %`),
  );
});

it('drops the translations of removed texts from every language', () => {
  expect(runVerb({ root, texts: ['Login'] }, '--prune', [])?.lines).toEqual(
    [...LANGUAGES].sort().map(code => `${code}: 1 dropped`),
  );
  expect(JSON.parse(readFileSync(file('de_DE'), 'utf8'))).toEqual({ Login: 'in' });
});

it('lists what is outdated with both English texts', () => {
  change();
  expect(JSON.parse(run('--outdated', 'ar')?.lines.join('') ?? '')).toEqual([
    {
      key: 'Signal of the remote end',
      was: 'Signal of the far end',
      is: 'Signal of the remote end',
      translation: 'old',
    },
  ]);
});

it('lists what is missing', () => {
  expect(JSON.parse(run('--missing', 'ar')?.lines.join('') ?? '')).toEqual(['Signal of the remote end']);
});

it('says what a merge drops, and fails for a file that is not there', () => {
  const renewed = join(root, 'renewed.json');
  writeFileSync(renewed, '{}');
  expect(run('--merge', 'ar', renewed)?.lines).toContain('dropped, no text has it: "Signal of the far end"');
  expect(run('--merge', 'ar', join(root, 'none.json'))).toMatchObject({ failed: true });
});

it('names what a merge does not take: an empty translation, one of no text, and a file that is no object', () => {
  const given = join(root, 'given.json');
  writeFileSync(given, JSON.stringify({ Login: 'entra', Logn: 'entra', 'Signal of the remote end': '' }));
  expect(run('--merge', 'it_IT', given)).toEqual({
    failed: true,
    lines: [
      'it_IT is a new language: ui/translations/it_IT.json',
      'it_IT: 1 translations',
      'not taken, empty or of no text: "Logn"',
      'not taken, empty or of no text: "Signal of the remote end"',
    ],
  });
  for (const wrong of ['["Login"]', 'null', '{"Login": ']) {
    writeFileSync(given, wrong);
    expect(run('--merge', 'ar', given)?.lines).toEqual([
      `Not a JSON object of texts and their translations: ${given}`,
    ]);
  }
});

it('renames only to a text of the interface, and only what is translated', () => {
  expect(run('--rename', 'Signal of the far end', 'Signal of nobody')).toMatchObject({ failed: true });
  expect(run('--rename', 'Signal of nobody', 'Login')).toMatchObject({ failed: true });
});

it('confirms only what is outdated', () => {
  expect(run('--confirm', 'ar', 'Login')).toMatchObject({ failed: true });
});

it('knows no other verb, and no verb without its values', () => {
  expect(run('--merge', 'ar')).toBeUndefined();
  expect(run('--translate', 'ar', 'x')).toBeUndefined();
});
