import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { readRules } from './language-rules.ts';
import { ruleWarnings, wrongSpellings } from './rule-warnings.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const spellings = (code: string, translation: string, key = 'A text') =>
  wrongSpellings(readRules(ROOT, code), { [key]: translation });

describe('the signs of a language', () => {
  it.each([
    ['fr_FR', "L'interface", "L'", '’'],
    ['zh_CN', '已连接,正在运行', '接,', '，：；？！'],
    ['zh_CN', '是否继续?', '续?', '，：；？！'],
    ['ar', 'عاد\u0627\u064B', '\u0627\u064B', '\u064B\u0627'],
    ['ar', 'الشبكة, الراديو', 'ة,', '، ؛ ؟'],
  ])('in %s %s is written otherwise', (code, translation, found, use) => {
    expect(spellings(code, translation)).toEqual([{ key: 'A text', found, use }]);
  });

  it.each([
    ['fr_FR', 'L’interface'],
    ['zh_CN', '已连接，使用 {a}, {b} 或 12:30'],
    ['ar', 'عاد\u064B\u0627، عادة\u064B'],
    ['de_DE', "Wie geht's"],
  ])('in %s %s is right', (code, translation) => {
    expect(spellings(code, translation)).toEqual([]);
  });

  it('a text that needs such a sign is excepted, in each of its forms and contexts', () => {
    const text = 'Source port, or a range low:high.';
    expect(spellings('zh_CN', '源端口，或范围（低:高）。', text)).toEqual([]);
    expect(spellings('zh_CN', '源端口，或范围（低:高）。', 'Another text')).toHaveLength(1);
  });

  it('a sign that a language writes otherwise is warned of by name, and so is an exception of no text', () => {
    const root = aFolder({
      'ui/translations/fr_FR.json': JSON.stringify({ 'The link': "L'interface" }),
      'ui/translation-rules/fr_FR.json': JSON.stringify({
        spelling: [{ find: "\\p{L}'", use: '’' }],
        spellingExceptions: [{ text: 'Gone', reason: 'It was.' }],
      }),
    });
    expect(ruleWarnings(root, ['The link'], []).slice(0, 2)).toEqual([
      'fr_FR: write ’, not "L\'", in "The link"',
      'fr_FR: an exception of no text: Gone',
    ]);
  });
});
