import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinkEnds } from '../link/link-end.ts';
import { linkEnds } from '../link/link-ends.ts';
import { hybridStatus, ptpStationStatus } from '../mothers/index.ts';
import { atpcHeadroom, fadeMargin, MOST_RAIN, rainLimit } from './fade-margin.ts';
import { hoursPerYear, yearOfRain } from './fade-summary.ts';

const SIXTY = linkEnds(hybridStatus());
const FIVE = linkEnds(ptpStationStatus());

interface Readings {
  readonly local: number;
  readonly remote: number;
  readonly metres?: number;
  readonly mhz?: number;
  readonly rate?: number;
}

/** A 60 GHz link with these levels at both ends. */
function sixty({ local, remote, metres = 1000, mhz = 66_960, rate = 12 }: Readings): LinkEnds {
  return {
    ...SIXTY,
    distanceMetres: metres,
    frequencyMhz: mhz,
    centerFrequencyMhz: mhz,
    local: { ...SIXTY.local, signalDbm: local, rxRate: { index: rate } },
    remote: { ...SIXTY.remote!, signalDbm: remote, rxRate: { index: rate } },
  };
}

const levels = fc.double({ min: -71, max: -41, noNaN: true });
const lengths = fc.integer({ min: 100, max: 5000 });
const MARGIN = { min: 0, max: 60, noNaN: true };

describe('fadeMargin', () => {
  it('counts a 60 GHz link down to -72 dBm, and its rate down to the level that 802.11ad wants', () => {
    const margin = fadeMargin(sixty({ local: -50, remote: -52 }));
    expect(margin).toMatchObject({ weakest: 'remote', linkDb: 20, rateDb: 1, rainDb: undefined });
    expect(
      margin?.ends.map(({ side, direction, linkDb, rateDb }) => [side, direction, linkDb, rateDb]),
    ).toEqual([
      ['local', 'uplink', 22, 3],
      ['remote', 'downlink', 20, 1],
    ]);
  });

  it('counts from the rate in use where that is slower than the level would carry', () => {
    expect(fadeMargin(sixty({ local: -52, remote: -52, rate: 9 }))?.rateDb).toBe(7);
  });

  it('names what is left until each rate, never less for a slower one', () => {
    const { rates } = fadeMargin(sixty({ local: -50, remote: -50 }))!.ends[0]!;
    expect(rates.map(({ index }) => index)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    for (const [place, { db }] of rates.entries()) {
      expect(db).toBeGreaterThanOrEqual(rates[place - 1]?.db ?? 0);
    }
  });

  it('adds what the rain of now takes, so that a shower does not make the margin smaller', () => {
    const ends = sixty({ local: -60, remote: -60 });
    const wet = fadeMargin(ends, { rainMmPerHour: 25 })!;
    // Between 10.74 dB of the horizontal and 10.19 dB of the vertical polarization.
    expect(wet.rainDb).toBeCloseTo(10.47, 1);
    expect(wet.linkDb).toBeCloseTo(12 + 10.47, 1);
    expect(fadeMargin(ends, { rainMmPerHour: 0 })?.rainDb).toBe(0);
  });

  it('adds what automatic power can still give', () => {
    const ends = { ...sixty({ local: -50, remote: -52 }), atpcStatus: 2 };
    const local = { ...ends.local, txPowerDbm: 3 };
    const headroomDb = atpcHeadroom({ ...ends, local }, new Map([['radio.0.txpower', '7']]));
    expect(headroomDb).toEqual({ remote: 4 });
    expect(fadeMargin({ ...ends, local }, { headroomDb })?.ends[1]?.linkDb).toBe(24);
    expect(atpcHeadroom({ ...ends, local, atpcStatus: 0 }, new Map([['radio.0.txpower', '7']]))).toEqual({});
  });

  it('fadeMargin has a margin and no rain at 5 GHz', () => {
    const margin = fadeMargin(FIVE, { rainMmPerHour: 25 });
    expect(margin?.linkDb).toBeGreaterThan(5);
    expect(margin).toMatchObject({ rain: undefined, rainDb: undefined });
  });

  it('counts a 5 GHz rate down to the CINR that it wants, over the noise and interference of now', () => {
    const end = { signalDbm: -60, noiseFloorDbm: -90, cinrDb: 25, rxRate: { index: 7 } };
    const { ends } = fadeMargin({ ...FIVE, local: { ...FIVE.local, ...end }, remote: undefined })!;
    // 24 dB are wanted of 25: beside the ceiling of the receiver, a decibel less CINR takes more than a decibel of signal.
    expect(ends[0]!.rateDb).toBeGreaterThan(1);
    expect(ends[0]!.rateDb).toBeLessThan(1.3);
  });

  it('fadeMargin has no margin without a signal', () => {
    const silent = { ...SIXTY.local, signalDbm: undefined };
    expect(fadeMargin({ ...SIXTY, local: silent, remote: undefined })).toBeUndefined();
  });

  it('fadeMargin is never more in less signal, over more distance or in less rain than the margin needs', () => {
    fc.assert(
      fc.property(
        levels,
        levels,
        lengths,
        fc.double({ min: 0, max: 20, noNaN: true }),
        (local, remote, metres, fade) => {
          const before = fadeMargin(sixty({ local, remote, metres }))!;
          const weaker = fadeMargin(sixty({ local: local - fade, remote: remote - fade, metres }))!;
          expect(weaker.linkDb).toBeLessThanOrEqual(before.linkDb);
          expect(weaker.rain!.link.expected).toBeLessThanOrEqual(before.rain!.link.expected + 1e-9);
          const farther = fadeMargin(sixty({ local, remote, metres: metres * 2 }))!;
          expect(farther.rain!.link.expected).toBeLessThanOrEqual(before.rain!.link.expected);
        },
      ),
    );
  });
});

describe('rainLimit', () => {
  it('lies between its limits, falls with distance and with frequency', () => {
    fc.assert(
      fc.property(
        fc.double(MARGIN),
        lengths,
        fc.constantFrom(24_000, 58_320, 60_480, 66_960),
        (margin, distanceMetres, frequencyMhz) => {
          const limit = rainLimit({ frequencyMhz, distanceMetres }, margin)!;
          expect(limit.low).toBeLessThanOrEqual(limit.expected);
          expect(limit.expected).toBeLessThanOrEqual(limit.high);
          expect(limit.high).toBeLessThanOrEqual(MOST_RAIN);
          const higher = rainLimit({ frequencyMhz: frequencyMhz + 2000, distanceMetres }, margin)!;
          expect(higher.expected).toBeLessThanOrEqual(limit.expected + 1e-9);
        },
      ),
    );
  });

  it('rainLimit is no rain at all where the margin is used up', () => {
    expect(rainLimit({ frequencyMhz: 60_480, distanceMetres: 1000 }, -3)).toEqual({
      low: 0,
      expected: 0,
      high: 0,
    });
  });
});

describe('yearOfRain', () => {
  const ends = sixty({ local: -48, remote: -48, metres: 800 });
  const year = yearOfRain(ends, fadeMargin(ends)!, { zone: 'K' })!;

  it('gives the loss of the link a range within which the Recommendation lies', () => {
    // 24 dB over 800 m at 66.96 GHz in zone K: P.530-18 itself says 0.0052 % horizontal, 0.0043 % vertical.
    expect(year.lost!.low).toBeLessThan(0.0043);
    expect(year.lost!.high).toBeGreaterThan(0.0052);
    expect(hoursPerYear(year.lost!.high)).toBeLessThan(3);
  });

  it('takes the full rate longer than the link', () => {
    fc.assert(
      fc.property(
        levels,
        lengths,
        fc.constantFrom('B' as const, 'E' as const, 'K' as const, 'P' as const),
        (level, metres, zone) => {
          const link = sixty({ local: level, remote: level, metres });
          const found = yearOfRain(link, fadeMargin(link)!, { zone });
          if (found?.slower === undefined || found.lost === undefined) return;
          expect(found.slower.high).toBeGreaterThanOrEqual(found.lost.high);
          expect(found.lost.low).toBeLessThanOrEqual(found.lost.high);
        },
      ),
    );
  });

  it('yearOfRain is longer in a wetter zone', () => {
    const wetter = yearOfRain(ends, fadeMargin(ends)!, { zone: 'N' })!;
    expect(wetter.lost!.low).toBeGreaterThan(year.lost!.low);
  });

  it('tells nothing where it would be more than 1 % of the year, nor at 5 GHz', () => {
    const weak = sixty({ local: -71, remote: -71, metres: 3000 });
    expect(yearOfRain(weak, fadeMargin(weak)!, { zone: 'P' })).toBeUndefined();
    expect(yearOfRain(FIVE, fadeMargin(FIVE)!, { zone: 'K' })).toBeUndefined();
  });
});
