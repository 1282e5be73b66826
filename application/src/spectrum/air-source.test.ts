import { AIRVIEW_SCALE, type SpectrumData } from '@radiolink/domain/tools';
import { describe, expect, it } from 'vitest';
import { withMeasurement } from './air-source.ts';

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

  it('are not counted again: the histogram of the device has them', () => {
    const { view } = withMeasurement(null, reported, NOW)!;
    expect([view.maximumDbm(7), view.averageDbm(7)]).toEqual([-107, -107]);
  });

  it('are taken once, and never without their times', () => {
    const air = withMeasurement(null, reported, NOW);
    expect(withMeasurement(air, reported, NOW + 1000)!.view.count).toBe(7);
    const untimed = { labels: COARSE, intervalSeconds: 0, rows: [[11, 21]] };
    expect(withMeasurement(null, measured({ medium: untimed }), NOW)!.view.count).toBe(1);
  });
});
