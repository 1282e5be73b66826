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
