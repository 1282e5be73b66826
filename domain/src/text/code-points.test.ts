import { array, assert, constantFrom, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codePointName, codePoints, firstCodePoints, textOf, unitsOfCodePoints } from './code-points.ts';

const INVALID_COUNTS = [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY];

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['Müller', 6],
    ['日本', 2],
    ['😀', 1],
    // A letter and a combining mark are two.
    ['e\u0301', 2],
  ])('the length of a text of %j is %i code points', (text, length) => {
    expect(codePoints(text)).toBe(length);
  });
});

describe('the beginning of a text', () => {
  it('cuts no code point in two', () => {
    expect(firstCodePoints('😀😀😀', 2)).toBe('😀😀');
    expect(firstCodePoints('a😀b', 2)).toBe('a😀');
    expect(firstCodePoints('abc', 0)).toBe('');
  });

  it('the beginning of a text is the longest that has room, and the whole of a shorter text', () => {
    assert(
      property(array(constantFrom('a', 'ß', '日', '😀', '\u0301')), nat(12), (characters, count) => {
        const text = characters.join('');
        const first = firstCodePoints(text, count);
        expect(text.startsWith(first)).toBe(true);
        expect(codePoints(first)).toBe(Math.min(count, codePoints(text)));
      }),
    );
  });

  it.each(INVALID_COUNTS)('the beginning of a text is empty for the invalid count %s', count => {
    expect(firstCodePoints('abc', count)).toBe('');
  });
});

describe('room for code points in a field', () => {
  it('lets each take two units, as those beyond the basic plane do', () => {
    expect([0, 1, 32].map(unitsOfCodePoints)).toEqual([0, 2, 64]);
    expect('😀'.repeat(32)).toHaveLength(unitsOfCodePoints(32));
  });

  it.each(INVALID_COUNTS)('room for code points in a field is unknown for the invalid count %s', count => {
    expect(unitsOfCodePoints(count)).toBeNaN();
  });
});

describe('a value from outside as text', () => {
  it('a value from outside as text is the text itself, and the empty one for anything else', () => {
    expect(textOf('br0')).toBe('br0');
    expect([undefined, null, 3, {}, ['a']].map(textOf)).toEqual(['', '', '', '', '']);
  });
});

describe('the name of a code point', () => {
  it.each([
    ['\u200B', 'U+200B'],
    ['−4', 'U+2212'],
    ['😀', 'U+1F600'],
    ['', 'U+0000'],
  ])('the name of the first code point of %j is %s', (text, name) => {
    expect(codePointName(text)).toBe(name);
  });
});
