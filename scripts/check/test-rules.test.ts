import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['adapters', 'application', 'domain', 'openapi', 'scripts', 'ui'];

/** A title that begins with where its rule comes from: an issue, a row, a point of the specification. */
const SOURCE_FIRST =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()\n]*\))?\(\s*(['"`])(?:#\d+|\d+[:.)] |(?:issue|row|point) \d|P\d+\b|readings? \d|§)/gi;

/** A title that goes on a sentence begun somewhere else, and says nothing alone. */
const CONTINUES =
  /\b(?:it|test)(?:\.\w+)*(?:\([^()\n]*\))?\(\s*(['"`])(?:and|as|but|by|for|from|in|may|of|on|or|than|that|to|which|whose|with) /g;

const titlesOf = (text: string, odd = SOURCE_FIRST): readonly string[] =>
  [...text.matchAll(odd)].map(({ index }) => text.slice(index, index + 80).split('\n')[0] ?? '');

function testsOf(room: string): readonly string[] {
  return readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.test\.tsx?$/.test(path) && !path.includes('node_modules'))
    .map(path => join(ROOT, room, path));
}

it('begins no title of a test with where its rule comes from, but says what it proves', () => {
  const odd = ROOMS.flatMap(testsOf).flatMap(file => titlesOf(readFileSync(file, 'utf8')));
  expect(odd).toEqual([]);
});

it('begins no title of a test in the middle of a sentence', () => {
  const odd = ROOMS.flatMap(testsOf).flatMap(file => titlesOf(readFileSync(file, 'utf8'), CONTINUES));
  expect(odd).toEqual([]);
});

it.each(['of many are kept', 'with each field', 'that is lost ends'])(
  'finds the title %s in the middle of a sentence',
  title => {
    expect(titlesOf(`${'it'}('${title}', () => {`, CONTINUES)).toHaveLength(1);
  },
);

it.each(['#34 is kept', '12: is kept', 'issue 12 is kept', 'P5 is kept', '§5: is kept', 'reading 5 is kept'])(
  'finds the title %s',
  title => {
    expect(titlesOf(`${'it'}('${title}', () => {`)).toHaveLength(1);
  },
);

it.each(['401 and 403 while logged in', '5 GHz capacity', 'is kept, §5'])('takes the title %s', title => {
  expect(titlesOf(`${'it'}('${title}', () => {`)).toEqual([]);
});

/** `check` of fast-check gives back what failed, and fails nothing: `assert` does. */
const CANNOT_FAIL = /\bcheck\(\s*(?:fc\.)?(?:property|asyncProperty)\(/;

it('holds no property whose failure is not told', () => {
  const odd = ROOMS.flatMap(testsOf).filter(file => CANNOT_FAIL.test(readFileSync(file, 'utf8')));
  expect(odd).toEqual([]);
});

it.each(['(property(a, is))', '(fc.property(a, is))', '(\n  fc.asyncProperty(a, is))'])(
  'finds a property whose failure is not told: check%s',
  drawn => {
    expect(CANNOT_FAIL.test(`${'check'}${drawn}`)).toBe(true);
  },
);
