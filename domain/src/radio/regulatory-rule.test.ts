import { describe, expect, it } from 'vitest';
import { permitSpan } from './regulatory-rule.ts';
import { decodeRule } from './regulatory-table.ts';
import { occupiedSpan } from './span.ts';

const rules = (...lines: string[]) => lines.map(decodeRule);

describe('permitting a span', () => {
  it('takes the terms of the one rule that holds it', () => {
    expect(permitSpan(rules('5470-5725@160:26.98:D'), occupiedSpan(5500, 20))).toEqual({
      maxEirpDbm: 26.98,
      dfs: true,
      indoorOnly: false,
      noInitiate: false,
    });
  });

  it('allows a channel that fills its rule to both edges', () => {
    const rule = rules('5150-5250@80:23');
    expect(permitSpan(rule, occupiedSpan(5190, 80))).toBeDefined();
    expect(permitSpan(rule, occupiedSpan(5189, 80))).toBeUndefined();
    expect(permitSpan(rule, occupiedSpan(5210, 80))).toBeDefined();
    expect(permitSpan(rule, occupiedSpan(5211, 80))).toBeUndefined();
  });

  it('refuses more bandwidth than the rule has', () => {
    const rule = rules('5150-5350@40:23');
    expect(permitSpan(rule, occupiedSpan(5200, 40))).toBeDefined();
    expect(permitSpan(rule, occupiedSpan(5200, 50))).toBeUndefined();
  });

  it('joins adjoining rules that may be joined: least power, any radar, any restriction', () => {
    const joinable = rules('5150-5250@80:23:AO', '5250-5350@80:20:ADI');
    expect(permitSpan(joinable, occupiedSpan(5250, 160))).toEqual({
      maxEirpDbm: 20,
      dfs: true,
      indoorOnly: true,
      noInitiate: true,
    });
  });

  it('joins rules in whatever order they stand, and three as well as two', () => {
    const scrambled = rules('5200-5250@40:20:A', '5150-5200@40:23:A', '5250-5350@80:17:A');
    expect(permitSpan(scrambled, { startMhz: 5190, endMhz: 5270 })?.maxEirpDbm).toBe(17);
  });

  it('permitting a span does not count the power of rules the channel stays out of', () => {
    const korea = rules('5150-5230@40:23:A', '5230-5250@20:17:A');
    expect(permitSpan(korea, occupiedSpan(5210, 80))?.maxEirpDbm).toBe(17);
    expect(permitSpan(korea, occupiedSpan(5190, 80))?.maxEirpDbm).toBe(23);
  });

  it.each([
    ['one of two may not be joined', ['5150-5250@80:23:A', '5250-5350@80:20']],
    ['a gap lies between', ['5150-5240@80:23:A', '5250-5350@80:20:A']],
    ['they overlap', ['5150-5260@80:23:A', '5250-5350@80:20:A']],
    ['the lower part is missing', ['5175-5250@40:23:A', '5250-5350@80:20:A']],
    ['the upper part is missing', ['5150-5250@80:23:A', '5250-5325@40:20:A']],
    ['there are none', []],
  ])('refuses a channel across two rules when %s', (_, lines) => {
    expect(permitSpan(rules(...lines), occupiedSpan(5250, 160))).toBeUndefined();
  });

  it('permitting a span does not see rules that forbid OFDM', () => {
    expect(permitSpan(rules('2474-2494@20:20:M'), occupiedSpan(2484, 20))).toBeUndefined();
  });
});
