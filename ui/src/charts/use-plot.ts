import { type RefObject, useEffect, useRef } from 'react';
import UPlot, { type AlignedData } from 'uplot';
import { chartColours } from './chart-colours.ts';
import { type PlotStyle, plotOptions } from './plot-options.ts';

export interface PlotBinding {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Puts the crosshair on a tick, or takes it away. */
  readonly point: (tick: number | null) => void;
}

type Rows = readonly (readonly (number | null)[])[];

const aligned = ({ time }: PlotStyle, rows: Rows): AlignedData => [time.offsets, ...rows] as AlignedData;

/** Lets a finger that slides over the plot read it; the library itself follows the mouse only. */
function followTouch(plot: UPlot): void {
  plot.over.addEventListener('pointermove', event => {
    if (event.pointerType !== 'touch') return;
    plot.setCursor({ left: event.clientX - plot.over.getBoundingClientRect().left, top: 0 });
  });
}

/** Keeps one plot in a box: as wide as the box, in the colours of the theme, with the newest rows. */
export function usePlot(
  rows: Rows,
  style: PlotStyle,
  height: number,
  onPoint: (tick: number | null) => void,
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
    const draw = (): void => {
      plot.current?.destroy();
      drawn.current = style;
      const options = plotOptions(style, chartColours(holder), { width: holder.clientWidth, height });
      plot.current = new UPlot(
        {
          ...options,
          hooks: { setCursor: [({ cursor }) => newest.current.onPoint(cursor.idx ?? null)] },
        },
        aligned(style, newest.current.rows),
        holder,
      );
      followTouch(plot.current);
    };
    draw();
    const resized = new ResizeObserver(() => plot.current?.setSize({ width: holder.clientWidth, height }));
    resized.observe(holder);
    const themed = new MutationObserver(draw);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir'] });
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', draw);
    return () => {
      resized.disconnect();
      themed.disconnect();
      system.removeEventListener('change', draw);
      plot.current?.destroy();
      plot.current = null;
    };
  }, [style, height]);

  const point = (tick: number | null): void => {
    const offset = tick === null ? undefined : style.time.offsets[tick];
    const at = plot.current;
    if (at === null) return;
    at.setCursor({
      left: offset === undefined ? -10 : at.valToPos(offset, 'x'),
      top: offset === undefined ? -10 : 0,
    });
  };
  return { box, point };
}
