import type { RefObject } from 'react';
import type UPlot from 'uplot';
import { isPaper } from '../components/use-media.ts';
import { followTokens } from '../theme/token-colours.ts';
import { moveCrosshair } from './crosshair.ts';

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
