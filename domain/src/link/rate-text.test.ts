import { describe, expect, it } from 'vitest';
import { rateText } from './rate-text.ts';
import { rateTextWithStreams } from './rate-with-streams.ts';

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
    expect(rateTextWithStreams({ ...rate, streams: 2 })).toBeUndefined();
  });

  it.each([
    [1, '8x 256QAM 5/6 SISO'],
    [2, '8x 256QAM 5/6 MIMO'],
    [4, '8x 256QAM 5/6 MIMO'],
    [undefined, '8x 256QAM 5/6'],
    [0, '8x 256QAM 5/6'],
    [1.5, '8x 256QAM 5/6'],
    [Number.NaN, '8x 256QAM 5/6'],
  ])('a rate in words with %s streams is %s', (streams, text) => {
    expect(rateTextWithStreams({ label: '8x 256QAM 5/6', streams })).toBe(text);
  });
});
