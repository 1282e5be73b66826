import { figureText, numberText } from '@radiolink/domain/units';

/** From and to of a value axis; their middle is as round as they are. */
export type AxisRange = readonly [number, number];

const NICE_STEPS = [1, 2, 4, 6, 8, 10];
const SIGNAL_STEP = 10;
const SIGNAL_ROOM = 3;

/** From zero to a round number at or above the greatest value; `least` keeps an idle link from looking busy. */
export function rangeFromZero(greatest: number | null, least: number): AxisRange {
  const top = Math.max(greatest ?? 0, least);
  const power = 10 ** Math.floor(Math.log10(top));
  const step = NICE_STEPS.find(candidate => candidate * power >= top * 0.999) ?? 10;
  return [0, step * power];
}

/** Whole tens around the values with room above and below; a quiet signal stays a line, not a mountain range. */
export function rangeAround(least: number | null, greatest: number | null, fallback: AxisRange): AxisRange {
  if (least === null || greatest === null) return fallback;
  const from = Math.floor((least - SIGNAL_ROOM) / SIGNAL_STEP) * SIGNAL_STEP;
  const to = Math.ceil((greatest + SIGNAL_ROOM) / SIGNAL_STEP) * SIGNAL_STEP;
  return to - from > SIGNAL_STEP ? [from, to] : [from - SIGNAL_STEP, to];
}

/** From this share of a limit on the limit comes into sight; below, it would flatten the values. */
const LIMIT_IN_SIGHT = 0.5;

/** As `rangeFromZero`, reaching up to a limit where the values come near it; a limit far above them stays off the scale. */
export function rangeUpTo(limit: number | null, greatest: number | null, least: number): AxisRange {
  const isInSight = limit !== null && (greatest ?? 0) >= LIMIT_IN_SIGHT * limit;
  return rangeFromZero(isInSight ? Math.max(greatest ?? 0, limit) : greatest, least);
}

/** A mark of a value axis: whole megabits where it can be, so that the largest fits beside the plot. */
export function axisSpeed(kbps: number, language: string): string {
  const mbps = kbps / 1000;
  const value = numberText(mbps, language, { digits: Number.isInteger(mbps) ? 0 : 1 });
  return figureText({ value, unit: 'Mbps' });
}
