import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { History, type Sample } from './history.ts';

const NOON = Date.UTC(2026, 5, 1, 12);
const FIVE_MINUTES = 300_000;

const SAMPLE: Sample = {
  downlinkScore: 98,
  uplinkScore: 60,
  signalDbm: -58,
  remoteSignalDbm: -60,
  downlinkKbps: 300_000,
  uplinkKbps: 150_000,
  txKbps: 40_000,
  rxKbps: 8000,
};
const NO_LINK = Object.fromEntries(Object.keys(SAMPLE).map(key => [key, null])) as unknown as Sample;

const times = (history: History): number[] => history.samples.map(({ at }) => at);

describe('the history of a link', () => {
  it('takes a sample at each full five minutes, and none between', () => {
    const history = new History(NOON + 60_000);
    for (let second = 60; second <= 660; second += 1) history.note(NOON + second * 1000, () => SAMPLE);
    expect(times(history)).toEqual([NOON + FIVE_MINUTES, NOON + 2 * FIVE_MINUTES]);
  });

  it('misses no sample when time jumps', () => {
    const history = new History(NOON);
    history.note(NOON + 4 * FIVE_MINUTES + 1, () => SAMPLE);
    expect(times(history)).toEqual([1, 2, 3, 4].map(count => NOON + count * FIVE_MINUTES));
  });

  it('holds a day and no more, oldest first', () => {
    const history = new History(NOON);
    history.note(NOON + 400 * FIVE_MINUTES, () => SAMPLE);
    const all = times(history);
    expect([all.length, all[0], all.at(-1)]).toEqual([
      288,
      NOON + 113 * FIVE_MINUTES,
      NOON + 400 * FIVE_MINUTES,
    ]);
  });

  it('the history of a link has nothing left once it is cleared, and goes on', () => {
    const history = new History(NOON);
    history.note(NOON + FIVE_MINUTES, () => SAMPLE);
    history.clear();
    history.note(NOON + 2 * FIVE_MINUTES, () => SAMPLE);
    expect(times(history)).toEqual([NOON + 2 * FIVE_MINUTES]);
  });
});

describe('the past of a radio that has been running', () => {
  it('reaches back to its start, a sample each five minutes', () => {
    const history = new History(NOON + 1000);
    history.recall(NOON + 1000, 1000, SAMPLE, 7);
    expect(times(history)).toEqual([3, 2, 1, 0].map(back => NOON - back * FIVE_MINUTES));
  });

  it('the past of a radio that has been running is a day at most', () => {
    const history = new History(NOON);
    history.recall(NOON, 90 * 86_400, SAMPLE, 7);
    expect([times(history).length, times(history).at(-1)]).toEqual([288, NOON]);
  });

  it('the past of a radio that has been running is close to the present, and whole', () => {
    assert(
      property(integer(), seed => {
        const history = new History(NOON);
        history.recall(NOON, 86_400, SAMPLE, seed);
        for (const { sample } of history.samples) {
          expect(sample.downlinkScore).toBeLessThanOrEqual(100);
          expect(Math.abs(sample.signalDbm! + 58)).toBeLessThanOrEqual(2);
          expect(Math.abs(sample.uplinkKbps! - 150_000)).toBeLessThanOrEqual(6000);
          expect(Object.values(sample).every(Number.isInteger)).toBe(true);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('the past of a radio that has been running has gaps where there was no link', () => {
    const history = new History(NOON);
    history.recall(NOON, 600, NO_LINK, 7);
    expect(history.samples.map(({ sample }) => sample)).toEqual([NO_LINK, NO_LINK, NO_LINK]);
  });

  it('the past of a radio that has been running does not repeat the sample of the present', () => {
    const history = new History(NOON);
    history.recall(NOON, 600, SAMPLE, 7);
    history.note(NOON + 299_999, () => SAMPLE);
    expect(times(history).at(-1)).toBe(NOON);
  });
});
