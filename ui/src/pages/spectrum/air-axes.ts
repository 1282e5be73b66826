import type { AirView } from '@radiolink/domain/tools';
import { AIR_RANGE_DBM, type AirLook, xOf } from './air-look.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A part of the picture, CSS pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rows of the waterfall, and how high one is where so many are shown, CSS pixels. */
interface WaterfallRows {
  readonly view: AirView;
  readonly heightOf: (rows: number) => number;
}

const FONT = '12px system-ui, sans-serif';
/** Rows from one time to the next. */
const TIME_ROWS = [5, 10, 15, 30, 60, 120, 300];
const TIME_PX = 34;

/** A recording has fewer sweeps the older they are, so that the same height is another time. */
const isOtherStep = (span: number, next: number): boolean => next > 1.5 * span || span > 1.5 * next;
const MHZ_STEPS = [5, 10, 20, 50, 100, 200];
const MARK_PX = 72;
const MHZ_LABEL_PX = 16;
const DBM_STEP = 20;

/** Frames of both parts, the levels beside the curves, and the frequencies under the waterfall. */
export function paintAxes(context: Context, look: AirLook, top: Place, bottom: Place): void {
  const { fromMhz, toMhz, colours } = look;
  const { min, max } = AIR_RANGE_DBM;
  context.font = FONT;
  context.strokeStyle = colours.line;
  context.lineWidth = 1;
  context.strokeRect(top.x, top.y, top.width, top.height);
  context.strokeRect(bottom.x, bottom.y, bottom.width, bottom.height);
  context.fillStyle = colours.muted;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  for (let dbm = Math.ceil(min / DBM_STEP) * DBM_STEP; dbm <= max; dbm += DBM_STEP) {
    const y = top.y + (1 - (dbm - min) / (max - min)) * top.height;
    context.fillText(`\u2212${Math.abs(dbm)}`, top.x - 6, y);
  }
  context.fillText('dBm', top.x - 6, top.y + 6);
  const perMhz = top.width / (toMhz - fromMhz);
  const step = MHZ_STEPS.find(each => each * perMhz >= MARK_PX) ?? 200;
  context.textBaseline = 'alphabetic';
  context.textAlign = 'center';
  const y = bottom.y + bottom.height + 15;
  for (let mhz = Math.ceil(fromMhz / step) * step; mhz <= toMhz; mhz += step) {
    const x = (mhz - fromMhz) * perMhz;
    // The first mark would touch the unit.
    if (x > MHZ_LABEL_PX) context.fillText(String(mhz), top.x + x, y);
  }
  context.textAlign = 'right';
  context.fillText('MHz', top.x - 6, y);
}

/** The markers over the whole picture, each with its name at the top. */
export function paintMarkers(context: Context, look: AirLook, top: Place, bottom: Place): void {
  const { markers, fromMhz, toMhz, colours } = look;
  context.strokeStyle = colours.text;
  context.textBaseline = 'top';
  context.setLineDash([4, 4]);
  for (const { mhz, name } of markers) {
    if (mhz < fromMhz || mhz > toMhz) continue;
    const x = xOf(look, mhz);
    context.beginPath();
    context.moveTo(x, top.y);
    context.lineTo(x, bottom.y + bottom.height);
    context.stroke();
    const words = name === '' ? String(mhz) : name;
    const width = context.measureText(words).width + 8;
    // Beside the line where there is room for it.
    const left = x + width > top.x + top.width ? x - width : x;
    context.fillStyle = colours.surface;
    context.fillRect(left, top.y + 1, width, 16);
    context.fillStyle = colours.text;
    context.textAlign = 'left';
    context.fillText(words, left + 4, top.y + 3);
  }
  context.setLineDash([]);
}

/** When the rows of the waterfall were received, the newest on top. */
export function paintTimes(
  context: Context,
  { until, locale, colours }: AirLook,
  place: Place,
  { view, heightOf }: WaterfallRows,
): void {
  const newest = Math.max(0, view.count - (until ?? view.count));
  const rows = view.length - newest;
  const rowHeight = heightOf(rows);
  const every = TIME_ROWS.find(each => each * rowHeight >= TIME_PX) ?? view.capacity;
  const format = timeFormat(locale);
  context.fillStyle = colours.muted;
  context.textBaseline = 'middle';
  context.textAlign = 'right';
  let above: { readonly at: number; readonly y: number; readonly span?: number } | undefined;
  for (let row = 0; row < rows; row += every) {
    const at = view.sweepTime(newest + row);
    const y = place.y + Math.max(6, (row + 0.5) * rowHeight);
    if (at === undefined || y >= place.y + place.height - 6) continue;
    context.fillText(format.format(at), place.x - 6, y);
    const span = above && above.at - at;
    if (above?.span !== undefined && isOtherStep(above.span, span ?? 0))
      context.fillText('≈', place.x - 6, (above.y + y) / 2);
    above = { at, y, ...(span !== undefined && { span }) };
  }
}

let format: { readonly locale: string; readonly of: Intl.DateTimeFormat } | undefined;

/** Making a format takes longer than painting a row. */
function timeFormat(locale: string): Intl.DateTimeFormat {
  if (format?.locale !== locale) {
    const of = new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    });
    format = { locale, of };
  }
  return format.of;
}
