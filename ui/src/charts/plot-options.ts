import type { Options } from 'uplot';
import type { ChartColours } from './chart-colours.ts';
import { TICK_OFFSETS } from './chart-data.ts';
import type { AxisRange } from './value-axis.ts';

/** What one chart differs in from another. */
export interface PlotStyle {
  /** From the data's least and greatest value, null when there is none. */
  readonly range: (least: number | null, greatest: number | null) => AxisRange;
  readonly axisText: (value: number) => string;
  readonly timeText: (secondsAgo: number) => string;
  readonly series: readonly ('local' | 'remote')[];
}

const FONT = '12px system-ui, sans-serif';
/** Marks each half minute; the newest stands at the end. */
const TIME_MARKS = [-120, -90, -60, -30, 0];
const FEW_TIME_MARKS = [-120, -60, 0];
/** Below this width the marks would touch. */
const NARROW = 400;
const VALUE_AXIS_WIDTH = 72;
const TIME_AXIS_HEIGHT = 24;

/** The options of a plot: two lines at most, local solid, remote dashed, a crosshair, and nothing that moves by itself. */
export function plotOptions(
  style: PlotStyle,
  colours: ChartColours,
  size: { readonly width: number; readonly height: number },
): Options {
  const axis = {
    stroke: colours.muted,
    font: FONT,
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
  };
  return {
    ...size,
    legend: { show: false },
    cursor: { drag: { setScale: false, x: false, y: false }, points: { size: 8 }, y: false },
    scales: {
      x: { time: false, range: [TICK_OFFSETS[0] ?? 0, 0] },
      y: {
        range: (_, least, greatest) => [...style.range(least ?? null, greatest ?? null)] as [number, number],
      },
    },
    axes: [
      {
        ...axis,
        size: TIME_AXIS_HEIGHT,
        grid: { show: false },
        splits: ({ width }) => (width < NARROW ? FEW_TIME_MARKS : TIME_MARKS),
        values: (_, marks) => marks.map(style.timeText),
      },
      {
        ...axis,
        size: VALUE_AXIS_WIDTH,
        splits: (_, __, least, greatest) => [least, (least + greatest) / 2, greatest],
        values: (_, marks) => marks.map(style.axisText),
      },
    ],
    series: [
      {},
      ...style.series.map(end => ({
        stroke: colours[end],
        width: 2,
        points: { show: false },
        spanGaps: false,
        ...(end === 'remote' ? { dash: [6, 3] } : {}),
      })),
    ],
  };
}
