import { describe, expect, it } from 'vitest';
import { rateText } from './rate-text.ts';

describe('a rate in words', () => {
  it('a rate in words is the one that the device gives it', () => {
    expect(rateText({ label: '8x 256QAM 5/6', mbps: 780, index: 9 })).toBe('8x 256QAM 5/6');
  });

  it.each([undefined, ''])(
    'a rate in words is else its figure, then its MCS, where the label is %j',
    label => {
      expect(rateText({ label, mbps: 86.7, index: 9 })).toBe('86.7\u2009Mbps');
      expect(rateText({ label, mbps: undefined, index: 9 })).toBe('MCS 9');
      expect(rateText({ label, mbps: undefined, index: 0 })).toBe('MCS 0');
    },
  );

  it.each([
    { mbps: Number.NaN, index: Number.NaN },
    { mbps: -1, index: -1 },
    { mbps: undefined, index: 2.5 },
    {},
  ])('a rate in words is none of %j', rate => {
    expect(rateText(rate)).toBeUndefined();
  });
});
