import { describe, expect, it } from 'vitest';
import { isSampled, type Mutant } from './sampling.ts';

const BUGS: readonly Mutant[] = Array.from({ length: 20_000 }, (_, line) => ({
  fileName: `domain/src/link/file-${line % 30}.ts`,
  location: { start: { line, column: 2 }, end: { line, column: 9 } },
  mutatorName: 'EqualityOperator',
  replacement: 'a < b',
}));
const drawn = (share: number, seed = '1') => BUGS.filter(bug => isSampled({ share, seed }, bug));

describe('the sample of planted bugs', () => {
  it('the sample of planted bugs has the share that is asked for, within what chance allows', () => {
    // Four standard deviations of a draw of 20,000.
    expect(Math.abs(drawn(0.05).length - 1000)).toBeLessThan(4 * Math.sqrt(20_000 * 0.05 * 0.95));
  });

  it('the sample of planted bugs is none of them at 0 and all at 1', () => {
    expect(drawn(0)).toEqual([]);
    expect(drawn(1)).toEqual(BUGS);
  });

  it('the sample of planted bugs is the same at each run, and another by another seed', () => {
    const first = drawn(0.05);
    expect(drawn(0.05)).toEqual(first);
    const both = drawn(0.05, '2').filter(bug => first.includes(bug));
    expect(both.length).toBeLessThan(first.length / 5);
  });

  it('grows with its share: a larger one holds the smaller', () => {
    const larger = new Set(drawn(0.1));
    expect(drawn(0.05).every(bug => larger.has(bug))).toBe(true);
  });

  it('draws each of several bugs at one place by itself', () => {
    const twins = BUGS.map(bug => ({ ...bug, replacement: 'a >= b' }));
    const same = twins.filter(
      (bug, index) =>
        isSampled({ share: 0.5, seed: '1' }, bug) === isSampled({ share: 0.5, seed: '1' }, BUGS[index]!),
    );
    expect(Math.abs(same.length - 10_000)).toBeLessThan(400);
  });
});
