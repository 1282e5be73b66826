import { describe, expect, it } from 'vitest';
import { clampedValue } from './share-field.tsx';

describe('the value of a slider', () => {
  it.each([
    ['50', '50'],
    ['-3', '0'],
    ['130', '100'],
    ['49.6', '50'],
    ['many', 'many'],
    ['', ''],
  ])('typed as %j is %j', (typed, value) => {
    expect(clampedValue(typed, { min: 0, max: 100 })).toBe(value);
  });
});
