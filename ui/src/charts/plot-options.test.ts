import { expect, it } from 'vitest';
import { plotOptions } from './plot-options.ts';
import { tickAxis } from './time-axis.ts';

const COLOURS = {
  local: 'rgb(0, 100, 200)',
  remote: 'rgb(200, 100, 0)',
  line: 'rgb(1, 1, 1)',
  muted: 'rgb(2, 2, 2)',
  text: 'rgb(3, 3, 3)',
  bad: 'rgb(4, 4, 4)',
  strokePx: 2,
};

const options = (): ReturnType<typeof plotOptions> =>
  plotOptions(
    { range: () => [0, 1], axisText: String, series: ['local', 'remote'], limited: true },
    () => tickAxis('now'),
    COLOURS,
    { width: 400, height: 100 },
  );

it('the first mark of the time does not touch the lowest mark of the values, which hangs below the line by half of it', () => {
  const [time, values] = options().axes ?? [];
  const fontPx = Number.parseInt(String(values?.font), 10);
  const gap = time?.gap ?? 0;
  expect(gap).toBeGreaterThan(fontPx / 2 + 2);
  expect(Number(time?.size)).toBeGreaterThanOrEqual(gap + fontPx * 1.5);
});

it('only the area below the first line of a chart has a tint, so that two of them make no third colour', () => {
  const { series } = options();
  expect(series.map(({ fill }) => fill)).toEqual([
    undefined,
    'rgba(0, 100, 200, 0.07)',
    undefined,
    undefined,
  ]);
});
