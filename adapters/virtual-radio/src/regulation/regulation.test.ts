import { describe, expect, it } from 'vitest';
import { profileOf } from '../profiles/profiles.ts';
import { RadarListening } from './radar-listening.ts';
import { isRadarChannel, listeningSeconds, regulationOf, rows5GHz } from './regulation.ts';

const AC = profileOf('ap-ptmp').board;
const [UNITED_STATES, LICENSED, GERMANY, JAPAN, UNKNOWN] = [840, 841, 276, 392, 999] as const;

const rows = (country: number, activated = true) => rows5GHz(regulationOf(AC, country, activated));
const channel = (controlMhz: number, centerMhz: number, widthMhz = 40) => ({
  controlMhz,
  centerMhz,
  widthMhz,
});

/** Limits of §facts.channels: dBm EIRP. */
const highest = (country: number, lowMhz: number, highMhz: number): number =>
  Math.max(
    ...rows(country)
      .filter(({ center, bw }) => center - bw / 2 >= lowMhz && center + bw / 2 <= highMhz)
      .map(({ maxEirp }) => maxEirp),
  );

describe('the channels of a country', () => {
  it.each([
    [UNITED_STATES, 5725, 5850, 36],
    [UNITED_STATES, 5250, 5350, 30],
    [UNITED_STATES, 5470, 5725, 30],
    [GERMANY, 5470, 5725, 30],
    [GERMANY, 5150, 5250, 23],
  ])('the channels of a country of %i from %i to %i MHz allow at most %i dBm', (country, low, high, dbm) => {
    expect(highest(country, low, high)).toBe(dbm);
  });

  it('end at 5730 MHz in Japan', () => {
    expect(rows(JAPAN).every(({ center, bw }) => center + bw / 2 <= 5730)).toBe(true);
  });

  it('the channels of a country have radar from 5250 to 5725 MHz, and nowhere else in the United States', () => {
    for (const { center, bw, dfs } of rows(UNITED_STATES))
      expect(dfs).toBe(center + bw / 2 > 5250 && center - bw / 2 < 5725);
  });

  it('the channels of a country are fewer until the radio was unlocked: none from 5150 to 5725 MHz in the United States', () => {
    expect(rows(UNITED_STATES, false).every(({ center, bw }) => center - bw / 2 >= 5725)).toBe(true);
    expect(rows(UNITED_STATES, false).length).toBeGreaterThan(0);
  });

  it('the channels of a country have the widths of the board alone, each control channel within its span', () => {
    for (const { control, center, bw } of rows(UNITED_STATES)) {
      expect(AC.widthsMhz).toContain(bw);
      expect(Math.abs(control - center)).toBeLessThanOrEqual(bw / 2);
    }
  });

  it('the channels of a country of the licensed firmware keep the number of that firmware', () => {
    expect(regulationOf(AC, LICENSED, true).domain?.countryCode).toBe(LICENSED);
    expect(rows(LICENSED).length).toBeGreaterThan(0);
  });

  it('the channels of a country are none in a country that nobody knows', () => {
    expect([regulationOf(AC, UNKNOWN, true).domain, rows(UNKNOWN)]).toEqual([undefined, []]);
  });

  it('the channels of a country at 60 GHz are there for a board that has such a radio, where the country has some', () => {
    const { board } = profileOf('sixty');
    expect(regulationOf(board, UNITED_STATES, true).domain60?.maxEirp).toBe(40);
    expect(regulationOf(board, 124, true).domain60).toBeUndefined();
    expect(regulationOf(AC, UNITED_STATES, true).domain60).toBeUndefined();
  });
});

describe('the radar check', () => {
  it.each([
    [UNITED_STATES, channel(5500, 5510), 60],
    [UNITED_STATES, channel(5600, 5610), 60],
    [GERMANY, channel(5500, 5510), 60],
    [GERMANY, channel(5600, 5610), 600],
    [UNITED_STATES, channel(5745, 5755), 0],
    [UNITED_STATES, channel(5180, 5190), 0],
    [UNKNOWN, channel(5500, 5510), 0],
  ])('the radar check in %i on %o takes %i s', (country, on, seconds) => {
    const regulation = regulationOf(AC, country, true);
    expect(listeningSeconds(regulation, on)).toBe(seconds);
    expect(isRadarChannel(regulation, on)).toBe(seconds > 0);
  });

  it('counts down in whole seconds to 0, and starts again', () => {
    const radar = new RadarListening();
    expect(radar.secondsLeft(1000)).toBe(0);
    radar.start(1000, 60);
    expect([1000, 1001, 60_999, 61_000, 99_000].map(now => radar.secondsLeft(now))).toEqual([
      60, 60, 1, 0, 0,
    ]);
    radar.start(99_000, 60);
    expect(radar.secondsLeft(100_000)).toBe(59);
    radar.start(100_000, 0);
    expect(radar.secondsLeft(100_000)).toBe(0);
  });
});
