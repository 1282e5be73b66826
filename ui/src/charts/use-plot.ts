import { type RefObject, useEffect, useRef } from 'react';
import UPlot, { type AlignedData } from 'uplot';
import { chartColours } from './chart-colours.ts';
import { moveCrosshair, type PlotPoint, pointOf } from './crosshair.ts';
import { mountPlot } from './mount-plot.ts';
import { type PlotStyle, plotOptions } from './plot-options.ts';

export interface PlotBinding {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Puts the crosshair on a tick, or takes it away. */
  readonly point: (tick: number | null) => void;
}

type Rows = readonly (readonly (number | null)[])[];

const aligned = ({ time }: PlotStyle, rows: Rows): AlignedData => [time.offsets, ...rows] as AlignedData;

/** Keeps one plot in a box: as wide as the box, in the colours of the theme, with the newest rows. */
export function usePlot(
  rows: Rows,
  style: PlotStyle,
  height: number,
  onPoint: (point: PlotPoint | null) => void,
): PlotBinding {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<UPlot | null>(null);
  const newest = useRef({ rows, onPoint });
  const drawn = useRef(style);

  useEffect(() => {
    newest.current = { rows, onPoint };
    // Rows of another axis come with a style of their own, which draws them.
    if (drawn.current === style) plot.current?.setData(aligned(style, rows));
  }, [rows, onPoint, style]);

  useEffect(() => {
    const holder = box.current;
    if (holder === null) return undefined;
    return mountPlot(holder, height, plot, size => {
      drawn.current = style;
      const hooks = { setCursor: [(moved: UPlot) => newest.current.onPoint(pointOf(moved))] };
      const options = plotOptions(style, chartColours(holder), size);
      return new UPlot({ ...options, hooks }, aligned(style, newest.current.rows), holder);
    });
  }, [style, height]);

  const point = (tick: number | null): void => {
    const offset = tick === null ? undefined : style.time.offsets[tick];
    const at = plot.current;
    if (at !== null) moveCrosshair(at, offset === undefined ? null : at.valToPos(offset, 'x'));
  };
  return { box, point };
}
