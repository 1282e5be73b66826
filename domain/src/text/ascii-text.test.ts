import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { message } from '../errors/message.ts';
import { inEnglish } from '../settings/english.ts';
import { inAscii, namingCharacter } from './ascii-text.ts';

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
      'Enter a number. The character ½ (U+00BD) cannot be read here.',
    );
    expect(['x', '-4'].map(text => namingCharacter(problem, text))).toEqual([problem, problem]);
  });
});
