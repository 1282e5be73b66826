import type UPlot from 'uplot';

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
