import { describe, expect, it } from 'vitest';
import { airDbm, airGridOf, binAt, binMhz } from './spectrum.ts';
import { DEVICE_GRID } from './air-grid.mother.ts';
import { airPeaks, AirView, IN_USE_DBM, MOST_SWEEPS, sweepLevels } from './air-view.ts';
import { airRecordingText, readAirRecording, recordingOf } from './air-recording.ts';

/** Numbers from 0 to 1, the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const TONES = [
  { mhz: 5180.625, dbm: -55 },
  { mhz: 5500.625, dbm: -71 },
  { mhz: 5801.875, dbm: -63 },
];

/** A sweep of noise around -105 dBm with tones, as levels. */
function generated(random: () => number): number[] {
  return Array.from({ length: DEVICE_GRID.bins }, (_, bin) => {
    const mhz = DEVICE_GRID.firstMhz + bin * DEVICE_GRID.stepMhz;
    const tone = TONES.find(each => Math.abs(each.mhz - mhz) < DEVICE_GRID.stepMhz / 2);
    const dbm = tone?.dbm ?? -105 + 6 * (random() - 0.5);
    return Math.round((dbm + 125) / 2);
  });
}

describe('a generated spectrum with known tones', () => {
  const random = seeded(7);
  const sweeps = Array.from({ length: 50 }, () => generated(random));
  const view = new AirView(DEVICE_GRID);
  sweeps.forEach((levels, second) =>
    view.add({ at: second * 1000, levels: sweepLevels(DEVICE_GRID, levels) }),
  );

  it('a generated spectrum with known tones is read back within one bin and one level step', () => {
    const peaks = airPeaks(view, 3);
    for (const { mhz, dbm } of TONES) {
      const peak = peaks.find(({ frequencyMhz }) => Math.abs(frequencyMhz - mhz) <= DEVICE_GRID.stepMhz);
      expect(peak).toBeDefined();
      expect(Math.abs(peak!.maximumDbm - dbm)).toBeLessThanOrEqual(DEVICE_GRID.scale.stepDb);
      expect(peak!.usage).toBe(1);
    }
  });

  it('equals a plain computation of usage, maximum, average and ambient', () => {
    for (let bin = 0; bin < DEVICE_GRID.bins; bin += 1) {
      const column = sweeps.map(levels => levels[bin]!);
      const dbm = column.map(level => -125 + 2 * level);
      const sorted = dbm.toSorted((a, b) => a - b);
      expect(view.maximumDbm(bin)).toBe(Math.max(...dbm));
      const milliwatts = dbm.reduce((sum, each) => sum + 10 ** (each / 10), 0) / dbm.length;
      expect(view.averageDbm(bin)).toBeCloseTo(10 * Math.log10(milliwatts), 9);
      expect(view.ambientDbm(bin)).toBe(sorted[Math.ceil(sorted.length / 2) - 1]);
      expect(view.usage(bin, IN_USE_DBM)).toBe(dbm.filter(each => each > IN_USE_DBM).length / dbm.length);
      for (const level of [0, 10, 20, 35])
        expect(view.share(level, bin)).toBe(column.filter(each => each === level).length / column.length);
    }
  });

  it('a generated spectrum with known tones has its sweeps by their age', () => {
    expect([...view.sweep(0)!]).toEqual(sweeps.at(-1));
    expect([...view.sweep(49)!]).toEqual(sweeps[0]);
    expect(view.sweep(50)).toBeUndefined();
    expect(view.sweepTime(1)).toBe(48_000);
    expect(view.nowDbm(10)).toBe(airDbm(DEVICE_GRID, sweeps.at(-1)![10]!));
  });

  it('a generated spectrum with known tones is the same again from its recording', () => {
    const text = airRecordingText(recordingOf(view));
    const { grid, sweeps: read } = readAirRecording(text)!;
    expect(grid).toEqual(DEVICE_GRID);
    expect(read.map(({ levels }) => [...levels])).toEqual(sweeps);
    expect(read.map(({ at }) => at)).toEqual(sweeps.map((_, second) => second * 1000));
  });
});

describe('the peaks', () => {
  /** The maxima of a view whose levels are these, at 5 MHz from each other. */
  const peaksOf = (...dbm: readonly number[]): readonly number[] => {
    const grid = { ...DEVICE_GRID, firstMhz: 5200, stepMhz: 5, bins: dbm.length };
    const view = new AirView(grid);
    view.add({
      at: 0,
      levels: sweepLevels(
        grid,
        dbm.map(each => (each + 125) / 2),
      ),
    });
    return airPeaks(view, 8).map(({ frequencyMhz }) => frequencyMhz);
  };

  it('the peaks have a wide signal once, however its top moves', () => {
    expect(peaksOf(-105, -61, -63, -61, -65, -61, -63, -59, -105)).toEqual([5235]);
  });

  it('the peaks have two signals apart where it is weaker between them', () => {
    expect(peaksOf(-61, -63, -67, -69, -63, -65)).toEqual([5200, 5220]);
    expect(peaksOf(-61, -63, -67, -67, -63, -65)).toEqual([5200]);
  });

  it('the peaks have nothing below use', () => {
    expect(peaksOf(-97, -105, -99, -105)).toEqual([]);
  });
});

describe('a view that goes on', () => {
  it('keeps ten minutes, however long', () => {
    const view = new AirView(DEVICE_GRID);
    const levels = sweepLevels(DEVICE_GRID, generated(seeded(1)));
    for (let second = 0; second < 2000; second += 1) view.add({ at: second * 1000, levels });
    expect([view.length, view.count]).toEqual([MOST_SWEEPS, 2000]);
    expect(view.sweepTime(MOST_SWEEPS - 1)).toBe(1_400_000);
    const recording = airRecordingText(recordingOf(view));
    expect(recording.length).toBeLessThan(2_000_000);
    expect(readAirRecording(recording)!.sweeps).toHaveLength(MOST_SWEEPS);
  });

  it('counts what the device counted before', () => {
    const view = new AirView({ ...DEVICE_GRID, bins: 2 });
    view.addHistogram([[0, 3], [1, 1, 9], [3]]);
    expect([view.share(2, 0), view.share(0, 1), view.share(1, 1)]).toEqual([0.75, 0.75, 0.25]);
    expect([view.maximumDbm(0), view.maximumDbm(1)]).toEqual([-121, -123]);
    expect(view.length).toBe(0);
    expect(view.nowDbm(0)).toBeUndefined();
  });
});

describe('the grid', () => {
  it('the grid is that of the device, from its labels', () => {
    const fineLabels = Array.from({ length: 648 }, (_, bin) => 50_956_250 + bin * 12_500);
    expect(airGridOf({ fineLabels, scale: DEVICE_GRID.scale })).toEqual(DEVICE_GRID);
    expect(airGridOf({ fineLabels: [50_956_250], scale: DEVICE_GRID.scale })).toBeUndefined();
    expect(airGridOf({ fineLabels: [2, 1], scale: DEVICE_GRID.scale })).toBeUndefined();
  });

  it('the grid has a bin for each frequency, and refuses what is none', () => {
    expect(binMhz(DEVICE_GRID, binAt(DEVICE_GRID, 5500))).toBe(5500.625);
    expect([binAt(DEVICE_GRID, 5000), binAt(DEVICE_GRID, 6000)]).toEqual([0, 647]);
    expect(binMhz(DEVICE_GRID, 648)).toBeNaN();
  });
});

describe('a file that is no recording', () => {
  const text = (change: object) =>
    JSON.stringify({
      format: 'radiolink-spectrum',
      version: 1,
      firstMhz: 5180,
      stepMhz: 1,
      bins: 2,
      minDbm: -125,
      stepDb: 2,
      sweeps: [[0, 'AB']],
      ...change,
    });

  it('a file that is no recording is told from one that is', () => {
    expect(readAirRecording(text({}))!.sweeps).toHaveLength(1);
    for (const other of [{ format: 'x' }, { version: 2 }, { bins: 0 }, { stepMhz: 0 }, { sweeps: 3 }])
      expect(readAirRecording(text(other))).toBeUndefined();
    for (const other of ['', 'null', '[]', '{']) expect(readAirRecording(other)).toBeUndefined();
  });

  it('loses a damaged sweep only', () => {
    const sweeps = [[0, 'AB'], [1, 'A'], [2, 'A '], ['3', 'AB'], null, [4, '/A']];
    expect(readAirRecording(text({ sweeps }))!.sweeps.map(({ at }) => at)).toEqual([0, 4]);
  });
});

describe('the average of a bin', () => {
  it('the average of a bin is that of the power: a burst in one sweep of ten counts by its energy', () => {
    const view = new AirView(DEVICE_GRID);
    for (let sweep = 0; sweep < 10; sweep += 1) {
      const level = sweep === 0 ? (-62 + 125) / 2 : 6;
      view.add({ at: sweep, levels: sweepLevels(DEVICE_GRID, Array(DEVICE_GRID.bins).fill(level)) });
    }
    expect(view.averageDbm(0)).toBeCloseTo(-71, 0);
  });
});
