import type { RefObject } from 'react';
import type UPlot from 'uplot';
import { followTokens } from '../theme/token-colours.ts';
import { moveCrosshair } from './crosshair.ts';

export interface PlotSize {
  readonly width: number;
  readonly height: number;
}

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
  const draw = (): void => {
    plot.current?.destroy();
    plot.current = make({ width: box.clientWidth, height });
    followTouch(plot.current);
  };
  draw();
  const resized = new ResizeObserver(() => plot.current?.setSize({ width: box.clientWidth, height }));
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
