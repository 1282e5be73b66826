import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '../errors/message.ts';
import { inEnglish } from '../settings/english.ts';
import {
  codePointName,
  codePoints,
  firstCodePoints,
  inAscii,
  namingCharacter,
  textOf,
  unitsOfCodePoints,
  visibleJson,
  visibleText,
} from './text.ts';

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
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'ß', '日', '😀', '\u0301')),
        fc.nat(12),
        (characters, count) => {
          const text = characters.join('');
          const first = firstCodePoints(text, count);
          expect(text.startsWith(first)).toBe(true);
          expect(codePoints(first)).toBe(Math.min(count, codePoints(text)));
        },
      ),
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

describe('what is printed', () => {
  it('what is printed cannot steer a terminal or break a line', () => {
    expect(visibleText('a\u001B[2J\n\u009B\u202Eb\u2028')).toBe('a\\u001b[2J\\u000a\\u009b\\u202eb\\u2028');
  });
  it('keeps letters of every language', () => {
    expect(visibleText('Müller 日本 😀 👩‍🚒')).toBe('Müller 日本 😀 👩‍🚒');
  });
  it('what is printed stays JSON with the same meaning', () => {
    const value = { name: 'a\u001B\u009B\u202E\n', list: [1] };
    expect(JSON.parse(visibleJson(value))).toEqual(value);
    for (const steering of value.name.slice(1))
      expect(visibleJson({ ...value, name: steering })).not.toContain(`"${steering}`);
  });
});

/** Zeros of scripts whose digits stand ten in a row. */
const ZEROS = [0x30, 0x6_60, 0x6_f0, 0x9_66, 0xe_50, 0xff_10];
const inScript = (digits: string, zero: number): string =>
  digits.replaceAll(/\d/g, digit => String.fromCodePoint(zero + Number(digit)));

describe('inAscii', () => {
  it('reads a number in the digits of any script, with spaces and invisible marks around it', () => {
    const number = fc.integer({ min: 0, max: 99_999 }).map(String);
    const around = fc.constantFrom('', ' ', '\u00A0', '\u2068', '\u200F', '\uFEFF');
    fc.assert(
      fc.property(number, fc.constantFrom(...ZEROS), around, around, (digits, zero, before, after) => {
        expect(inAscii(before + inScript(digits, zero) + after)).toBe(digits);
      }),
    );
  });
});

describe('namingCharacter', () => {
  it('names the first character that no number has, and adds nothing to a text in ASCII', () => {
    const problem = message('Enter a number.');
    expect(inEnglish(namingCharacter(problem, '1½'))).toBe(
      'Enter a number. The character ½ (U+00BD) is not supported.',
    );
    expect(['x', '-4'].map(text => namingCharacter(problem, text))).toEqual([problem, problem]);
  });
});
