import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airviewData, meanEnergy } from './airview.ts';
import { binNoiseDbm, binPowerDbm, type Neighbour, neighbourhood, powerIndex } from './neighbourhood.ts';

const NEIGHBOUR: Neighbour = {
  mac: '0A:00:00:00:00:01',
  ssid: 'link',
  controlMhz: 5500,
  centerMhz: 5510,
  widthMhz: 40,
  signalDbm: -60,
  activity: 1,
  encryption: 'WPA2',
  airmax: true,
};

interface Airview {
  readonly [name: string]: unknown;
  readonly stFreqGridLabels: readonly number[];
  readonly mtFreqGridLabels: readonly number[];
  readonly pwrHistogram: readonly (readonly number[])[];
  readonly totalSamples: readonly number[];
  readonly latestPower: readonly number[];
  readonly instantPower: readonly (readonly number[])[];
  readonly mediumAnze: readonly (readonly number[])[];
  readonly latestAnze: readonly (readonly number[])[];
}

const at = (second: number, neighbours: readonly Neighbour[] = [NEIGHBOUR]): Airview =>
  airviewData(7, second, neighbours) as unknown as Airview;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a frame of the spectrum', () => {
  it('a frame of the spectrum has the two grids of the captured device, in units of 100 Hz', () => {
    const { stFreqGridLabels: fine, mtFreqGridLabels: coarse } = at(0);
    expect([fine.length, fine[0], fine[1], fine.at(-1)]).toEqual([648, 50_956_250, 50_968_750, 59_043_750]);
    expect([coarse.length, coarse[0], coarse[1], coarse.at(-1)]).toEqual([
      161, 50_975_000, 51_025_000, 58_975_000,
    ]);
  });

  it('counts power in 64 levels from -125 dBm in steps of 2 dB', () => {
    expect(at(0)).toMatchObject({ stPowrMin: -125, stPowrDel: 2, stPowrNum: 64, instantPowerNumFrames: 8 });
  });

  it('a frame of the spectrum has as many hits in each bin as sweeps were counted there', () => {
    fc.assert(
      fc.property(fc.nat(10_000), second => {
        const { pwrHistogram, totalSamples } = at(second);
        expect(totalSamples.length).toBeGreaterThanOrEqual(646);
        for (const [bin, total] of totalSamples.entries())
          expect(pwrHistogram.reduce((sum, level) => sum + (level[bin] ?? 0), 0)).toBe(total);
      }),
      { numRuns: 4 },
    );
  });

  it('a frame of the spectrum has levels within the scale alone', () => {
    const { latestPower, instantPower, mediumAnze, latestAnze, pwrHistogram } = at(5);
    const all = [latestPower, ...instantPower, ...mediumAnze, ...latestAnze].flat();
    expect(all.every(level => Number.isInteger(level) && level >= 0 && level < 64)).toBe(true);
    expect([latestPower.length, pwrHistogram.length, mediumAnze.length, latestAnze.length]).toEqual([
      648, 64, 24, 24,
    ]);
  });

  it('moves the rows of a waterfall down as they are, one each minute', () => {
    const [now, later] = [at(600).mediumAnze, at(660).mediumAnze];
    expect(later.slice(1)).toEqual(now.slice(0, -1));
    expect(at(659).mediumAnze).toEqual(now);
  });

  it('a frame of the spectrum is another one each second, and the same for one second', () => {
    expect(at(3).latestPower).toEqual(at(3.9).latestPower);
    expect(at(4).latestPower).not.toEqual(at(3).latestPower);
  });

  it('shows a neighbour in its channel and nowhere else', () => {
    const { stFreqGridLabels, latestPower } = at(0);
    const within = (lowMhz: number, highMhz: number) =>
      mean(
        latestPower.filter(
          (_, bin) =>
            Number(stFreqGridLabels[bin]) > lowMhz * 1e4 && Number(stFreqGridLabels[bin]) < highMhz * 1e4,
        ),
      );
    expect(within(5492, 5528) - within(5650, 5850)).toBeGreaterThan(8);
    expect(Math.abs(within(5150, 5400) - within(5650, 5850))).toBeLessThan(2);
  });
});

describe('the energy in a bin', () => {
  it.each([
    [-125, 0],
    [-124.1, 0],
    [-123, 1],
    [-85, 20],
    [1, 63],
    [100, 63],
    [-300, 0],
  ])('the energy in a bin of %d dBm is level %i', (dbm, level) => {
    expect(powerIndex(dbm)).toBe(level);
  });

  it('the energy in a bin of a neighbour is its signal spread over its channel: 40 MHz in bins of 1.25 is 15 dB less', () => {
    expect(binPowerDbm(NEIGHBOUR, 5510, 1.25)).toBeCloseTo(-60 - 10 * Math.log10(32), 6);
  });

  it('the energy in a bin of noise is thermal noise and 6 dB of the receiver: -107 dBm in 1.25 MHz', () => {
    expect(binNoiseDbm(1.25)).toBeCloseTo(-174 + 10 * Math.log10(1.25e6) + 6, 0);
  });

  it('falls the further the bin is from the channel, and is even within it', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 300, noNaN: true }),
        fc.double({ min: 0, max: 300, noNaN: true }),
        (a, more) => {
          const power = (away: number) => binPowerDbm(NEIGHBOUR, 5510 + away, 1.25);
          expect(power(a + more)).toBeLessThanOrEqual(power(a));
          expect(power(a)).toBeCloseTo(power(-a), 9);
        },
      ),
    );
  });

  it('the energy in a bin is more on the mean, the more often a neighbour transmits', () => {
    const bin = Math.round((5510 - 5097.5) / 5);
    const [rarely, often] = [0.05, 0.9].map(
      activity => meanEnergy(1, [{ ...NEIGHBOUR, activity }])[bin] ?? 0,
    );
    expect((often ?? 0) - (rarely ?? 0)).toBeGreaterThan(3);
  });
});

describe('the neighbours of a radio', () => {
  const own = { controlMhz: 5500, centerMhz: 5510, widthMhz: 40 };

  it('the neighbours of a radio are never on its own channel, each with an address of its own', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const all = neighbourhood(seed, own);
        expect(all.some(({ centerMhz }) => centerMhz === own.centerMhz)).toBe(false);
        expect(new Set(all.map(({ mac }) => mac)).size).toBe(all.length);
        expect(all.every(({ activity }) => activity > 0 && activity < 1)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('stay who they are when the radio changes its channel', () => {
    const macs = (channel: typeof own) =>
      neighbourhood(3, channel).map(({ centerMhz, mac }) => `${centerMhz} ${mac}`);
    const elsewhere = macs({ controlMhz: 5180, centerMhz: 5190, widthMhz: 40 });
    expect(macs({ ...own, centerMhz: 5000 }).filter(one => elsewhere.includes(one)).length).toBeGreaterThan(
      9,
    );
  });
});
