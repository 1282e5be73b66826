import { describe, expect, it } from 'vitest';
import { orderedHops } from './traceroute.ts';

const hop = (number: number, ...timesMs: readonly (number | undefined)[]) => ({ hop: number, timesMs });

describe('the hops of a trace', () => {
  it('stand in the order of the route, however they come', () => {
    expect(orderedHops([hop(3, 9), hop(1, 1), hop(2, 4)]).map(({ timesMs }) => timesMs)).toEqual([
      [1],
      [4],
      [9],
    ]);
  });

  it('leave room for one that comes late', () => {
    expect(orderedHops([hop(1, 1), hop(3, 9)])).toEqual([hop(1, 1), { hop: 2, timesMs: [] }, hop(3, 9)]);
  });

  it('the hops of a trace are there once each, as last reported', () => {
    expect(orderedHops([hop(1, 1), hop(1, 1, 2, 3)])).toEqual([hop(1, 1, 2, 3)]);
  });

  it.each([0, -1, 65, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('hold no hop of number %d', number => {
    expect(orderedHops([hop(number, 1)])).toEqual([]);
  });
});
