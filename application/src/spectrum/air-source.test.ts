import { AIRVIEW_SCALE, type SpectrumData } from '@radiolink/domain/tools';
import { describe, expect, it } from 'vitest';
import { airOfRecording, withMeasurement } from './air-source.ts';

const NOW = 1_000_000_000;
const EMPTY = { labels: [], rows: [], intervalSeconds: 60 };

/** Eight bins of 1.25 MHz, histories of two points of 5 MHz. */
function measured(change: Partial<SpectrumData> = {}): SpectrumData {
  return {
    scale: AIRVIEW_SCALE,
    fineLabels: Array.from({ length: 8 }, (_, bin) => 50_956_250 + bin * 12_500),
    histogram: [],
    totalSamples: [],
    latestLevels: [9, 9, 9, 9, 9, 9, 9, 9],
    medium: EMPTY,
    long: EMPTY,
    ...change,
  };
}

const COARSE = [50_975_000, 51_025_000];
const OFF = [0, 0];

describe('the histories of the device', () => {
  const reported = measured({
    medium: { labels: COARSE, intervalSeconds: 60, rows: [[11, 21], [12, 22], [13, 23], OFF] },
    long: { labels: COARSE, intervalSeconds: 640, rows: [[30, 31], [32, 33], [34, 35], OFF] },
  });

  it('stand before the first sweep: the medium one, and what of the long one is older, each point under its bins', () => {
    const { view } = withMeasurement(null, reported, NOW)!;
    const rows = Array.from({ length: view.count }, (_, age) => [...view.sweep(age)!]);
    expect(rows.map(([first, , , , last]) => [first, last])).toEqual([
      [9, 9],
      [13, 23],
      [12, 22],
      [11, 21],
      [32, 33],
      [30, 31],
    ]);
    expect(rows[1]).toEqual([13, 13, 13, 13, 23, 23, 23, 23]);
    expect(rows.map((_, age) => (NOW - view.sweepTime(age)!) / 1000)).toEqual([0, 0, 60, 120, 640, 1280]);
  });

  it('the histories of the device are not counted again: the histogram of the device has them', () => {
    const { view } = withMeasurement(null, reported, NOW)!;
    expect([view.maximumDbm(7), view.averageDbm(7)]).toEqual([-107, -107]);
  });

  it('the histories of the device are taken once, and never without their times', () => {
    const air = withMeasurement(null, reported, NOW);
    expect(withMeasurement(air, reported, NOW + 1000)!.view.count).toBe(7);
    const untimed = { labels: COARSE, intervalSeconds: 0, rows: [[11, 21]] };
    expect(withMeasurement(null, measured({ medium: untimed }), NOW)!.view.count).toBe(1);
  });
});

describe('the sweeps', () => {
  it('the sweeps are added to the view of the same frequencies, each known as the newest', () => {
    const first = withMeasurement(null, measured(), NOW)!;
    expect(first.newest).toBeNull();
    const next = withMeasurement(first, measured({ latestLevels: [1, 2, 3, 4, 5, 6, 7, 8] }), NOW + 1000)!;
    expect([next.view === first.view, next.view.count]).toEqual([true, 2]);
    expect(next.newest?.at).toBe(NOW + 1000);
    expect(Array.from(next.newest?.levels ?? [])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('say by their version that the view changed, which is the same object', () => {
    const first = withMeasurement(null, measured(), NOW)!;
    const { version } = first;
    expect(withMeasurement(first, measured(), NOW + 1000)!.version).not.toBe(version);
  });

  it('begin a new view where the device measures other frequencies', () => {
    const first = withMeasurement(null, measured(), NOW)!;
    const other = measured({
      fineLabels: Array.from({ length: 8 }, (_, bin) => 57_000_000 + bin * 12_500),
    });
    const moved = withMeasurement(first, other, NOW + 1000)!;
    expect([moved.view === first.view, moved.view.count, moved.newest]).toEqual([false, 1, null]);
  });

  it.each([
    ['no frequencies', { fineLabels: [] }],
    ['a single frequency', { fineLabels: [50_956_250] }],
  ])('the sweeps of %s change nothing', (_, change) => {
    const first = withMeasurement(null, measured(), NOW);
    expect(withMeasurement(first, measured(change), NOW + 1000)).toBe(first);
    expect(withMeasurement(null, measured(change), NOW)).toBeNull();
  });
});

it('shows a recording with all its sweeps, none of them as the newest', () => {
  const { view } = withMeasurement(null, measured(), NOW)!;
  const sweeps = [0, 1, 2].map(second => ({ at: NOW + second * 1000, levels: view.sweep(0)! }));
  const air = airOfRecording({ grid: view.grid, sweeps } as Parameters<typeof airOfRecording>[0]);
  expect([air.view.count, air.newest]).toEqual([3, null]);
  expect(air.view.sweepTime(0)).toBe(NOW + 2000);
});
