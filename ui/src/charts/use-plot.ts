import { type RefObject, useEffect, useRef } from 'react';
import UPlot, { type AlignedData } from 'uplot';
import { type ChartColours, chartColours } from './chart-colours.ts';
import { wrappedWords } from './chart-gaps.ts';
import { moveCrosshair, type PlotPoint, pointOf, mountPlot } from './plot.ts';
import { type PlotStyle, plotOptions } from './plot-options.ts';
import type { TimeAxis } from './time-axis.ts';

export interface PlotBinding {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Puts the crosshair on a tick, or takes it away. */
  readonly point: (tick: number | null) => void;
}

type Rows = readonly (readonly (number | null)[])[];

const aligned = ({ offsets }: TimeAxis, rows: Rows): AlignedData => [offsets, ...rows] as AlignedData;

/** A time that was not recorded, seconds before the newest sample, and what is said of it; without `from`, that before the first sample. */
export interface Unrecorded {
  readonly from?: number;
  readonly to: number;
  readonly words: string;
}

const NONE: readonly Unrecorded[] = [];

/** Keeps one plot in a box: as wide as the box, in the colours of the theme, with the newest rows. */
export function usePlot(
  rows: Rows,
  time: TimeAxis,
  style: PlotStyle,
  height: number,
  onPoint: (point: PlotPoint | null) => void,
  unrecorded: readonly Unrecorded[] = NONE,
): PlotBinding {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | null>(null);
  const newest = useRef({ rows, time, onPoint, unrecorded });
  const drawn = useRef(style);

  useEffect(() => {
    newest.current = { rows, time, onPoint, unrecorded };
    // Rows of another style are drawn by a plot of its own.
    if (drawn.current === style) plot.current?.setData(aligned(time, rows));
  }, [rows, time, onPoint, unrecorded, style]);

  useEffect(() => {
    const holder = box.current;
    if (holder === null) return undefined;
    return mountPlot(holder, height, plot, size => {
      drawn.current = style;
      const colours = chartColours(holder);
      const hooks = {
        setCursor: [(moved: UPlot) => newest.current.onPoint(pointOf(moved))],
        drawAxes: [
          (drawing: UPlot) => {
            for (const empty of newest.current.unrecorded) hatchUnrecorded(drawing, empty, colours);
          },
        ],
      };
      const options = plotOptions(style, () => newest.current.time, colours, size);
      return new UPlot({ ...options, hooks }, aligned(newest.current.time, newest.current.rows), holder);
    });
  }, [style, height]);

  const point = (tick: number | null): void => {
    const offset = tick === null ? undefined : time.offsets[tick];
    const at = plot.current;
    if (at !== null) moveCrosshair(at, offset === undefined ? null : at.valToPos(offset, 'x'));
  };
  return { box, point };
}

const SPACING = 8;
const FONT_SIZE = 12;
const LINE_HEIGHT = FONT_SIZE * 1.4;
const PADDING = 6;

/**
 * Hatches a time that was not recorded, so that it is not taken for a link without values, with the reason where there is room
 * for it.
 */
function hatchUnrecorded(
  plot: UPlot,
  { from, to, words }: Unrecorded,
  colours: Pick<ChartColours, 'line' | 'muted'>,
): void {
  const { ctx, bbox } = plot;
  const start = from === undefined ? bbox.left : Math.max(plot.valToPos(from, 'x', true), bbox.left);
  const end = Math.min(plot.valToPos(to, 'x', true), bbox.left + bbox.width);
  const width = end - start;
  const ratio = UPlot.pxRatio;
  if (!(width > ratio)) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(start, bbox.top, width, bbox.height);
  ctx.clip();
  ctx.strokeStyle = colours.line;
  ctx.lineWidth = ratio;
  // The values are to be seen first.
  ctx.globalAlpha = 0.5;
  ctx.beginPath();
  for (let x = bbox.left - bbox.height; x < end; x += SPACING * ratio) {
    ctx.moveTo(x, bbox.top + bbox.height);
    ctx.lineTo(x + bbox.height, bbox.top);
  }
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.font = `${FONT_SIZE * ratio}px system-ui, sans-serif`;
  ctx.fillStyle = colours.muted;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'top';
  const widthOf = (text: string): number => ctx.measureText(text).width + 2 * PADDING * ratio;
  for (const [line, text] of wrappedWords(words, width, widthOf).entries()) {
    const top = bbox.top + (PADDING + line * LINE_HEIGHT) * ratio;
    const room = widthOf(text);
    // On clear ground: where the system forces its colours, the hatching is as dark as they are.
    ctx.clearRect(start + (width - room) / 2, top - ratio, room, LINE_HEIGHT * ratio);
    ctx.fillText(text, start + width / 2, top);
  }
  ctx.restore();
}
