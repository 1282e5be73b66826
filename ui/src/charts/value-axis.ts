/** From and to of a value axis. */
export type AxisRange = readonly [number, number];

const NICE_STEPS = [1, 2, 2.5, 5, 10];

/** From zero to a round number at or above the greatest value; `least` keeps an idle link from looking busy. */
export function rangeFromZero(greatest: number | null, least: number): AxisRange {
  const top = Math.max(greatest ?? 0, least);
  const power = 10 ** Math.floor(Math.log10(top));
  const step = NICE_STEPS.find(candidate => candidate * power >= top * 0.999) ?? 10;
  return [0, step * power];
}

/** Whole fives around the values with room above and below; a quiet signal stays a line, not a mountain range. */
export function rangeAround(least: number | null, greatest: number | null, fallback: AxisRange): AxisRange {
  if (least === null || greatest === null) return fallback;
  return [Math.floor((least - 4) / 5) * 5, Math.ceil((greatest + 4) / 5) * 5];
}
