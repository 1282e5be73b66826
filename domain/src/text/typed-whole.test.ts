import { describe, expect, it } from 'vitest';
import { inEnglish } from '../settings/english.ts';
import { checkTypedWhole, typedWhole } from './typed-whole.ts';

describe('typedWhole', () => {
  it('reads a whole number in the digits of any script', () => {
    expect(['56', ' ٥٦ ', '５６'].map(typedWhole)).toEqual([56, 56, 56]);
  });

  it('reads no number from anything else', () => {
    expect(['', '-1', '1.5', '1e3', 'x'].map(typedWhole)).toEqual(Array(5).fill(Number.NaN));
  });
});

describe('checkTypedWhole', () => {
  it('accepts both ends of its range and nothing beyond', () => {
    const isWrong = (typed: string) => checkTypedWhole(typed, { min: 1, max: 30 }) !== undefined;
    expect(['0', '1', '30', '31', ''].map(isWrong)).toEqual([true, false, false, true, true]);
  });

  it('names the range, and the character that no number has', () => {
    const problem = checkTypedWhole('1½', { min: 1, max: 30 });
    expect(inEnglish(problem!)).toBe(
      'Enter a whole number from 1 to 30. The character ½ (U+00BD) is not supported.',
    );
  });
});
