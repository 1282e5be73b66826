import type { RefObject } from 'react';
import type UPlot from 'uplot';
import { isPaper } from '../components/use-media.ts';
import { followTokens } from '../theme/token-colours.ts';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

/** Width on paper, which browsers lay out only after the last changes, pixels: A4 upright. */
const PAPER_WIDTH = 660;
/** Of its height on the screen: four charts stand on one page. */
const PAPER_HEIGHT = 0.75;

/**
 * Keeps a plot in its box: as wide as the box, drawn anew in the colours of another theme. Returns what takes it away.
 *
 * @param plot holds the newest plot
 */
export function mountPlot(
  box: HTMLElement,
  height: number,
  plot: RefObject<UPlot | null>,
  make: (size: PlotSize) => UPlot,
): () => void {
  const size = (): PlotSize =>
    isPaper() ? { width: PAPER_WIDTH, height: height * PAPER_HEIGHT } : { width: box.clientWidth, height };
  const draw = (): void => {
    plot.current?.destroy();
    plot.current = make(size());
    followTouch(plot.current);
  };
  draw();
  const resized = new ResizeObserver(() => plot.current?.setSize(size()));
  resized.observe(box);
  const unfollow = followTokens(draw);
  return () => {
    resized.disconnect();
    unfollow();
    plot.current?.destroy();
    plot.current = null;
  };
}

/** Lets a finger that slides over the plot read it; the library itself follows the mouse only. */
function followTouch(plot: UPlot): void {
  plot.over.addEventListener('pointermove', event => {
    if (event.pointerType !== 'touch') return;
    moveCrosshair(plot, event.clientX - plot.over.getBoundingClientRect().left);
  });
}

const AWAY = { left: -10, top: -10 };

/** The library's call as it is: its third argument, which its types leave out, tells the plots of the group. */
type SetCursor = (
  place: { readonly left: number; readonly top: number },
  fireHook: boolean,
  publish: boolean,
) => void;

/** Puts the crosshair of a plot and of its group so many pixels from the left edge; null takes it away. */
export function moveCrosshair(plot: UPlot, left: number | null): void {
  const setCursor: SetCursor = plot.setCursor;
  setCursor(left === null ? AWAY : { left, top: 0 }, true, true);
}

/** A sample under the crosshair, and its distance from the left edge of the plot's box, pixels. */
export interface PlotPoint {
  readonly tick: number;
  readonly left: number;
}

/** Where the crosshair of a plot is; null when it is away. */
export function pointOf(plot: UPlot): PlotPoint | null {
  const { idx, left = -1 } = plot.cursor;
  const offset = idx == null || left < 0 ? undefined : plot.data[0][idx];
  if (idx == null || offset === undefined) return null;
  return { tick: idx, left: plot.over.offsetLeft + plot.valToPos(offset, 'x') };
}
