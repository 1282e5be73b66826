import { describe, expect, it } from 'vitest';
import { isStandard11ac, standard11ac } from './channel-width.ts';

describe('the standard of an access point', () => {
  it.each([
    [5, '11acvht20'],
    [10, '11acvht20'],
    [20, '11acvht20'],
    [30, '11acvht20'],
    [40, '11acvht40'],
    [50, '11acvht50'],
    [60, '11acvht60'],
    [80, '11acvht80'],
    [100, '11acvht80'],
  ])('the standard of an access point at %i MHz is %s', (width, standard) => {
    expect(standard11ac(width)).toBe(standard);
  });

  it('the standard of an access point is known again in either case, and 802.11n is not', () => {
    expect(['11acvht20', '11ACVHT80'].map(isStandard11ac)).toEqual([true, true]);
    expect(['auto', '', '11nght40', '11acvht', 'x11acvht20'].map(isStandard11ac)).not.toContain(true);
  });
});
