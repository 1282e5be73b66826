import { expect, it } from 'vitest';
import { plotOptions } from './plot-options.ts';
import { tickAxis } from './time-axis.ts';
import { type AxisRange, rangeAround, rangeFromZero } from './value-axis.ts';

const COLOURS = {
  local: 'rgb(0, 100, 200)',
  remote: 'rgb(200, 100, 0)',
  line: 'rgb(1, 1, 1)',
  muted: 'rgb(2, 2, 2)',
  text: 'rgb(3, 3, 3)',
  bad: 'rgb(4, 4, 4)',
  strokePx: 2,
};

type Range = (least: number | null, greatest: number | null) => AxisRange;

/** The areas below the lines of a chart with two ends. */
const areasOf = (range: Range) =>
  plotOptions(
    { range, axisText: String, series: ['local', 'remote'], limited: true },
    () => tickAxis('now'),
    COLOURS,
    { width: 400, height: 100 },
  ).series.map(({ fill }) => fill);

it('only the area below the first line of a chart has a tint, so that two of them make no third colour', () => {
  expect(areasOf((_, greatest) => rangeFromZero(greatest, 1000))).toEqual([
    undefined,
    'rgba(0, 100, 200, 0.07)',
    undefined,
    undefined,
  ]);
});

it('no area has a tint where the scale does not begin at zero, as that of a signal', () => {
  expect(areasOf((least, greatest) => rangeAround(least, greatest, [-90, -40]))).toEqual(
    Array<undefined>(4).fill(undefined),
  );
});
