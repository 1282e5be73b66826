import type { AirMarker } from '@radiolink/application/spectrum/air-markers';
import { type PaletteName, paletteOf } from './palette.ts';

/** What of the air is shown, and in which colours. */
export interface AirLook {
  /** Size of the canvas in CSS pixels, and device pixels in each. */
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
  readonly fromMhz: number;
  readonly toMhz: number;
  /** The newest sweep that is shown, counted from the first ever; null follows the newest. */
  readonly until: number | null;
  readonly markers: readonly AirMarker[];
  /** Of the times at the waterfall: `en-US`. */
  readonly locale: string;
  readonly palette: PaletteName;
  readonly colours: AirColours;
}

/** Colours of lines and text, as CSS. */
export interface AirColours {
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly surface: string;
  readonly now: string;
  readonly average: string;
  readonly maximum: string;
  readonly ambient: string;
}

/** Room for the figures of the levels and times, and of the frequencies, CSS pixels. */
export const AIR_MARGIN = { start: 60, end: 12, bottom: 20, between: 8 } as const;
/** Share of the height that the curves take; the waterfall has the rest. */
export const CURVES_SHARE = 0.45;
/** The levels of the curves and of the colours, dBm. */
export const AIR_RANGE_DBM = { min: -115, max: -45 } as const;

/** The frequency at a place of the canvas, CSS pixels from its left edge. */
export function mhzAt(
  { width, fromMhz, toMhz }: Pick<AirLook, 'width' | 'fromMhz' | 'toMhz'>,
  x: number,
): number {
  const inner = width - AIR_MARGIN.start - AIR_MARGIN.end;
  return fromMhz + ((x - AIR_MARGIN.start) / inner) * (toMhz - fromMhz);
}

/** The place of a frequency on the canvas, CSS pixels from its left edge. */
export function xOf(
  { width, fromMhz, toMhz }: Pick<AirLook, 'width' | 'fromMhz' | 'toMhz'>,
  mhz: number,
): number {
  const inner = width - AIR_MARGIN.start - AIR_MARGIN.end;
  return AIR_MARGIN.start + ((mhz - fromMhz) / (toMhz - fromMhz)) * inner;
}

/** Levels from left to right in the colours of the waterfall, as a background. Levels in dBm. */
export function gradientOf(levelsDbm: readonly number[], isSun: boolean): string {
  const palette = paletteOf(isSun ? 'ink' : 'even');
  const { min, max } = AIR_RANGE_DBM;
  const stops = levelsDbm.map(dbm => {
    const share = Math.min(1, Math.max(0, (dbm - min) / (max - min)));
    const from = 3 * Math.round(share * (palette.length / 3 - 1));
    return `rgb(${palette[from]} ${palette[from + 1]} ${palette[from + 2]})`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
}
