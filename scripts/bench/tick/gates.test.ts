import { describe, expect, it } from 'vitest';
import { brokenGates, type MeasuredTick } from './gates.ts';

const tick = (over: Partial<MeasuredTick>): MeasuredTick => ({
  page: 'stations',
  stations: 85,
  nodesChanged: 20,
  textsChanged: 10,
  rows: 60,
  p95: 2,
  ratio: 16,
  longestTaskRatio: 27,
  ...over,
});

describe('the gates of a tick', () => {
  it('the gates of a tick are open at their limits', () => {
    expect(brokenGates([tick({}), tick({ stations: 256, p95: 8, ratio: 13, longestTaskRatio: 16 })])).toEqual(
      [],
    );
  });

  it.each([
    [{ nodesChanged: 21 }, 'changed 21 nodes for 10 values'],
    [{ rows: 61 }, '61 rows are in the document'],
    [{ ratio: 16.1 }, '16.1 times the bare work, at most 16'],
    [{ longestTaskRatio: 27.1 }, 'a task on a phone takes 27.1 times the bare work, at most 27'],
    [{ page: 'dashboard', ratio: 11.1 }, 'at most 11'],
  ])('shut on %j', (over, words) => {
    expect(brokenGates([tick(over)])).toEqual([expect.stringContaining(words)]);
  });

  it('judge no times where there are too few samples', () => {
    expect(brokenGates([tick({ ratio: 50 })], { judgesTimes: false })).toEqual([]);
    expect(brokenGates([tick({ rows: 61 })], { judgesTimes: false })).toHaveLength(1);
  });

  it('shut on 256 stations that cost more than four times 85, on each page by itself', () => {
    const other = tick({ page: 'dashboard', stations: 256, p95: 20, ratio: 9, longestTaskRatio: 16 });
    expect(
      brokenGates([tick({}), tick({ stations: 256, p95: 9, ratio: 13, longestTaskRatio: 16 }), other]),
    ).toEqual([expect.stringContaining('4.5 times')]);
  });
});
