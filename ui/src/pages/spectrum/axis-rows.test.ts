import { expect, it } from 'vitest';
import { stretchesOf } from './axis-rows.tsx';

it('joins channels of the same terms, and leaves the gaps of the country', () => {
  const channel = (centerMhz: number, maxEirpDbm: number, cacSeconds = 0) => ({
    controlMhz: centerMhz,
    centerMhz,
    widthMhz: 20,
    maxEirpDbm,
    cacSeconds,
  });
  expect(
    stretchesOf([
      channel(5180, 23),
      channel(5190, 23),
      channel(5200, 30),
      channel(5500, 30, 60),
      { ...channel(5190, 23), widthMhz: 40 },
    ]),
  ).toEqual([
    { span: { startMhz: 5170, endMhz: 5200 }, maxEirpDbm: 23, cacSeconds: 0 },
    { span: { startMhz: 5200, endMhz: 5210 }, maxEirpDbm: 30, cacSeconds: 0 },
    { span: { startMhz: 5490, endMhz: 5510 }, maxEirpDbm: 30, cacSeconds: 60 },
  ]);
  expect(stretchesOf([])).toEqual([]);
});
