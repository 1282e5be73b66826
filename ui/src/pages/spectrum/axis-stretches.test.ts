import { describe, expect, it } from 'vitest';
import { gapsOf, stretchAt, stretchesOf } from './axis-stretches.ts';

const channel = (centerMhz: number, maxEirpDbm: number, cacSeconds = 0) => ({
  controlMhz: centerMhz,
  centerMhz,
  widthMhz: 20,
  maxEirpDbm,
  cacSeconds,
});
const STRETCHES = stretchesOf([
  channel(5180, 23),
  channel(5190, 23),
  channel(5200, 30),
  channel(5500, 30, 60),
  { ...channel(5190, 23), widthMhz: 40 },
]);

describe('the permitted stretches of the axis', () => {
  it('join channels of the same terms, and leave the gaps of the country', () => {
    expect(STRETCHES).toEqual([
      { span: { startMhz: 5170, endMhz: 5200 }, maxEirpDbm: 23, cacSeconds: 0 },
      { span: { startMhz: 5200, endMhz: 5210 }, maxEirpDbm: 30, cacSeconds: 0 },
      { span: { startMhz: 5490, endMhz: 5510 }, maxEirpDbm: 30, cacSeconds: 60 },
    ]);
    expect(stretchesOf([])).toEqual([]);
  });

  it('the permitted stretches of the axis have gaps before, between and after them, within the axis', () => {
    expect(gapsOf(STRETCHES, { startMhz: 5100, endMhz: 5900 })).toEqual([
      { startMhz: 5100, endMhz: 5170 },
      { startMhz: 5210, endMhz: 5490 },
      { startMhz: 5510, endMhz: 5900 },
    ]);
    expect(gapsOf(STRETCHES, { startMhz: 5180, endMhz: 5300 })).toEqual([{ startMhz: 5210, endMhz: 5300 }]);
  });

  it('the permitted stretches of the axis have their terms at a frequency, and none in a gap', () => {
    expect(stretchAt(STRETCHES, 5200)?.maxEirpDbm).toBe(30);
    expect(stretchAt(STRETCHES, 5495)?.cacSeconds).toBe(60);
    expect(stretchAt(STRETCHES, 5300)).toBeUndefined();
  });
});
