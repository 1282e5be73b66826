import { array, assert, constantFrom, float, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PingResult } from './ping.ts';
import { EMPTY_PING_TIMELINE, PING_STRETCHES, addToTimeline, type PingTimeline } from './ping-timeline.ts';

const DAY_OF_ECHOES = 86_400;

function pingTimeline(echoes: Iterable<PingResult>): PingTimeline {
  let timeline = EMPTY_PING_TIMELINE;
  let at = 0;
  for (const echo of echoes) timeline = addToTimeline(timeline, echo, (at += 1000));
  return timeline;
}

describe('the timeline of a ping', () => {
  it('the timeline of a ping has a stretch for each echo while there are few', () => {
    const { echoesEach, stretches } = pingTimeline([
      { sequence: 1, outcome: 'ok', timeMs: 3 },
      { sequence: 2, outcome: 'timeout' },
    ]);
    expect(echoesEach).toBe(1);
    expect(stretches).toEqual([
      { at: 1000, sent: 1, lost: 0, times: { count: 1, sumMs: 3, minMs: 3, maxMs: 3 } },
      { at: 2000, sent: 1, lost: 1, times: { count: 0, sumMs: 0, minMs: undefined, maxMs: undefined } },
    ]);
  });

  it('takes no more room after a day than after ten minutes, and loses no echo', () => {
    function* aDay(): Generator<PingResult> {
      for (let sequence = 1; sequence <= DAY_OF_ECHOES; sequence += 1) {
        yield sequence % 100 === 0
          ? { sequence, outcome: 'timeout' }
          : { sequence, outcome: 'ok', timeMs: sequence === 5000 + 1 ? 900 : 2 };
      }
    }
    const { stretches, echoesEach } = pingTimeline(aDay());
    expect(stretches.length).toBeLessThanOrEqual(PING_STRETCHES);
    expect(echoesEach).toBe(256);
    expect(stretches.reduce((sum, { sent }) => sum + sent, 0)).toBe(DAY_OF_ECHOES);
    expect(stretches.reduce((sum, { lost }) => sum + lost, 0)).toBe(DAY_OF_ECHOES / 100);
    // The one peak of the day is still seen.
    expect(Math.max(...stretches.map(({ times }) => times.maxMs ?? 0))).toBe(900);
  });

  it('holds the sums of any echoes, in order', () => {
    const outcomes = constantFrom('ok', 'timeout', 'unreachable' as const);
    const echo = record({ outcome: outcomes, timeMs: float({ min: 0, max: 1000, noNaN: true }) });
    assert(
      property(array(echo, { maxLength: 1500 }), echoes => {
        const results = echoes.map((each, place) => ({ ...each, sequence: place + 1 }) as PingResult);
        const { stretches, echoesEach } = pingTimeline(results);
        const answered = results.filter(({ outcome }) => outcome === 'ok').length;
        expect(stretches.reduce((sum, { sent }) => sum + sent, 0)).toBe(results.length);
        expect(stretches.reduce((sum, { times }) => sum + times.count, 0)).toBe(answered);
        expect(stretches.slice(0, -1).every(({ sent }) => sent === echoesEach)).toBe(true);
        expect(stretches.map(({ at }) => at)).toEqual(
          stretches.map(({ at }) => at).toSorted((a, b) => a - b),
        );
      }),
      { numRuns: 50 },
    );
  });
});
