import { describe, expect, it } from 'vitest';
import { axisSpeed } from './axis-speed.ts';

describe('a speed beside a plot', () => {
  it('a speed beside a plot is whole where it can be, and has one digit else', () => {
    expect([2_000_000, 500].map(kbps => axisSpeed(kbps, 'en_US'))).toEqual([
      '2,000\u202FMbps',
      '0.5\u202FMbps',
    ]);
  });
});
