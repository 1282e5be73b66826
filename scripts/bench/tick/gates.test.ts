import { describe, expect, it } from 'vitest';
import { brokenGates, type MeasuredTick } from './gates.mjs';

const tick = (over: Partial<MeasuredTick>): MeasuredTick => ({
  page: 'stations',
  stations: 85,
  nodesChanged: 20,
  textsChanged: 10,
  rows: 60,
  cost: 2,
  ...over,
});

describe('the gates of a tick', () => {
  it('are open at their limits', () => {
    expect(brokenGates([tick({}), tick({ stations: 256, cost: 8 })])).toEqual([]);
  });

  it.each([
    [{ nodesChanged: 21 }, 'changed 21 nodes for 10 values'],
    [{ rows: 61 }, '61 rows are in the document'],
  ])('shut on %j', (over, words) => {
    expect(brokenGates([tick(over)])).toEqual([expect.stringContaining(words)]);
  });

  it('shut on 256 stations that cost more than four times 85, on each page by itself', () => {
    const other = tick({ page: 'dashboard', stations: 256, cost: 20 });
    expect(brokenGates([tick({}), tick({ stations: 256, cost: 9 }), other])).toEqual([
      expect.stringContaining('4.5 times'),
    ]);
  });
});
