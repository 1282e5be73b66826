import type { AirMarker } from '@radiolink/application/spectrum/air-markers';

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

/** Colours of the levels: `even` for screens, `ink` for full sun, in which more is darker. */
export type PaletteName = 'even' | 'ink';

/**
 * Anchors from quiet to strong. Their lightness rises evenly and hue only adds to it, so that the picture also reads
 * without hue.
 */
const ANCHORS: Readonly<Record<PaletteName, readonly (readonly [number, number, number])[]>> = {
  even: [
    [13, 8, 40],
    [59, 15, 96],
    [110, 31, 100],
    [162, 48, 94],
    [208, 72, 74],
    [240, 110, 45],
    [250, 160, 30],
    [246, 212, 80],
    [252, 253, 200],
  ],
  ink: [
    [255, 255, 255],
    [0, 0, 0],
  ],
};

const STEPS = 256;
/** Lightness of a colour as CIE L*, 0 to 100. */
export function lightness([red, green, blue]: readonly [number, number, number]): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return luminance <= 216 / 24_389 ? (luminance * 24_389) / 27 : 116 * Math.cbrt(luminance) - 16;
}

/** A colour of the anchors, by its share of the way from the first to the last. */
function between(name: PaletteName, share: number): readonly [number, number, number] {
  const anchors = ANCHORS[name];
  const place = share * (anchors.length - 1);
  const from = anchors[Math.floor(place)] ?? [0, 0, 0];
  const to = anchors[Math.min(anchors.length - 1, Math.floor(place) + 1)] ?? from;
  const part = place - Math.floor(place);
  const mix = (channel: 0 | 1 | 2): number =>
    Math.round(from[channel] + (to[channel] - from[channel]) * part);
  return [mix(0), mix(1), mix(2)];
}

/** 256 colours of equal steps in lightness, as red, green and blue in turn. */
export function paletteOf(name: PaletteName): Uint8ClampedArray {
  const fine = Array.from({ length: 4 * STEPS }, (_, place) => between(name, place / (4 * STEPS - 1)));
  const first = lightness(fine[0] ?? [0, 0, 0]);
  const last = lightness(fine.at(-1) ?? [0, 0, 0]);
  const colours = new Uint8ClampedArray(3 * STEPS);
  for (let step = 0; step < STEPS; step += 1) {
    const wanted = first + ((last - first) * step) / (STEPS - 1);
    const place = fine.findIndex(colour =>
      last > first ? lightness(colour) >= wanted - 1e-9 : lightness(colour) <= wanted + 1e-9,
    );
    colours.set(fine[place < 0 ? fine.length - 1 : place] ?? [0, 0, 0], 3 * step);
  }
  return colours;
}
