import type uPlot from 'uplot';
import type { Options } from 'uplot';
import type { ChartColours } from './chart-colours.ts';
import type { TimeAxis } from './time-axis.ts';
import type { AxisRange } from './value-axis.ts';

/** The options in which charts differ. */
export interface PlotStyle {
  /** From the data's least and greatest value, null when there is none. */
  readonly range: (least: number | null, greatest: number | null) => AxisRange;
  readonly axisText: (value: number) => string;
  readonly series: readonly ('local' | 'remote')[];
  /** A separate line after the series: the limit. It does not stretch the axis. */
  readonly limited: boolean;
  /** Charts of one group have one crosshair: all tell the same time. */
  readonly group?: string | undefined;
}

const FONT = '12px system-ui, sans-serif';
/** Below this width the marks would touch. */
const NARROW = 400;
const VALUE_AXIS_WIDTH = 72;
const TIME_AXIS_HEIGHT = 28;
/** The marks of the time begin below the lowest mark of the values, which stands on the same line by half its height. */
const TIME_AXIS_GAP = 9;

/**
 * Plot options: at most two lines, local solid, remote dashed, a dotted limit, a crosshair, no automatic
 * movement.
 *
 * @param time the axis of the newest samples: it goes on with the clock, in the same plot
 */
export function plotOptions(
  style: PlotStyle,
  time: () => TimeAxis,
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
    cursor: {
      drag: { setScale: false, x: false, y: false },
      points: { size: 8 },
      y: false,
      ...(style.group === undefined ? {} : { sync: { key: style.group, setSeries: false } }),
    },
    scales: {
      x: { time: false, range: () => [from(time()), 0] },
      y: {
        range: (_, least, greatest) => [...style.range(least ?? null, greatest ?? null)] as [number, number],
      },
    },
    axes: [
      {
        ...axis,
        size: TIME_AXIS_HEIGHT,
        gap: TIME_AXIS_GAP,
        grid: { show: false },
        splits: ({ width }) => [...(width < NARROW ? time().fewMarks : time().marks)],
        values: (_, marks) => marks.map(time().markText),
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
      ...style.series.map((end, index) => ({
        stroke: colours[end],
        width: colours.strokePx,
        points: { show: false },
        spanGaps: false,
        // Of two areas the eye would see a third colour.
        ...(index === 0 ? { fill: tint(colours[end]) } : {}),
        // Below the line also where the scale lies below zero, as of a signal.
        fillTo: ({ scales }: uPlot) => scales['y']?.min ?? 0,
        ...(end === 'remote' ? { dash: [6, 3] } : {}),
      })),
      ...(style.limited
        ? [{ stroke: colours.text, width: 1, dash: [2, 4], points: { show: false }, auto: false }]
        : []),
    ],
  };
}

/** Where the axis begins, seconds before the newest sample. */
const from = ({ offsets, span }: TimeAxis): number => (span === undefined ? (offsets[0] ?? -1) : -span);

const OPAQUE = /^rgb\(([^)]*)\)$/;

/** The area under a line, so light that the grid can be read through it. */
const tint = (colour: string): string => colour.replace(OPAQUE, 'rgba($1, 0.07)');
