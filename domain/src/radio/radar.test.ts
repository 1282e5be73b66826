import { describe, expect, it } from 'vitest';
import {
  CAC_SECONDS,
  cacSeconds,
  NON_OCCUPANCY_SECONDS,
  WEATHER_RADAR_CAC_SECONDS,
  WEATHER_RADAR_SPAN,
} from './radar.ts';
import { occupiedSpan } from './span.ts';
import { channelTestProblem } from './trial-window.ts';

const dfsChannel = (centre: number, width: number, dfs = true) => {
  const { startMhz, endMhz } = occupiedSpan(centre, width);
  return { dfs, channelStartFreq: startMhz, channelEndFreq: endMhz };
};

describe('listening for radar', () => {
  it('listening for radar has the times the rules name', () => {
    expect([CAC_SECONDS, WEATHER_RADAR_CAC_SECONDS, NON_OCCUPANCY_SECONDS]).toEqual([60, 600, 1800]);
    expect(WEATHER_RADAR_SPAN).toEqual({ startMhz: 5600, endMhz: 5650 });
  });

  it.each([
    [5500, 20, 60],
    [5590, 20, 60],
    [5591, 20, 600],
    [5625, 20, 600],
    [5659, 20, 600],
    [5660, 20, 60],
    [5610, 80, 600],
    [5530, 80, 60],
  ])('listening for radar in ETSI countries takes %i MHz in %i MHz width %i s', (centre, width, seconds) => {
    expect(cacSeconds(dfsChannel(centre, width), 'ETSI')).toBe(seconds);
  });

  it.each(['FCC', 'JP', undefined] as const)(
    'takes a minute in the weather radar band too, the %s way',
    region => {
      expect(cacSeconds(dfsChannel(5610, 20), region)).toBe(60);
    },
  );

  it('takes no time on a channel without DFS', () => {
    expect(cacSeconds(dfsChannel(5610, 20, false), 'ETSI')).toBe(0);
  });
});

describe('trying a channel out', () => {
  const times = { testSeconds: 240, restartSeconds: 100 };

  it.each([0, 60, 140])('trying a channel out is possible with %i s of listening', cac => {
    expect(channelTestProblem(cac, times)).toBeUndefined();
  });

  it.each([141, 600])('trying a channel out is refused with %i s of listening, with the reason', cac => {
    expect(channelTestProblem(cac, times)).toEqual({
      key: 'This channel cannot be tested: CAC takes {cac} s and the restart up to {restart} s, but a test ends after {test} s. Select another channel or apply without a test.',
      values: { cac, restart: 100, test: 240 },
    });
  });
});
