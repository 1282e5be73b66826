import UPlot from 'uplot';
import type { ChartColours } from './chart-colours.ts';

const SPACING = 8;
const FONT_SIZE = 12;
const PADDING = 6;

/**
 * Hatches the time before the first sample, so that it is not taken for a link without values, with the reason where there is room
 * for it.
 *
 * @param first of the samples, seconds before the newest
 */
export function hatchUnrecorded(
  plot: UPlot,
  first: number,
  words: string,
  colours: Pick<ChartColours, 'line' | 'muted'>,
): void {
  const { ctx, bbox } = plot;
  const end = Math.min(plot.valToPos(first, 'x', true), bbox.left + bbox.width);
  const width = end - bbox.left;
  const ratio = UPlot.pxRatio;
  if (!(width > ratio)) return;
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, width, bbox.height);
  ctx.clip();
  ctx.strokeStyle = colours.line;
  ctx.lineWidth = ratio;
  ctx.beginPath();
  for (let x = bbox.left - bbox.height; x < end; x += SPACING * ratio) {
    ctx.moveTo(x, bbox.top + bbox.height);
    ctx.lineTo(x + bbox.height, bbox.top);
  }
  ctx.stroke();
  ctx.font = `${FONT_SIZE * ratio}px system-ui, sans-serif`;
  if (ctx.measureText(words).width + 2 * PADDING * ratio < width) {
    ctx.fillStyle = colours.muted;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'top';
    ctx.fillText(words, bbox.left + width / 2, bbox.top + PADDING * ratio);
  }
  ctx.restore();
}
