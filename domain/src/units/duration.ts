import type { Figure } from './figure.ts';
import { isKnown, numberText } from './number.ts';

const DURATION_UNITS = [
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3_600 },
  { unit: 'min', seconds: 60 },
  { unit: 's', seconds: 1 },
] as const;

/**
 * A time span given in seconds as its two largest units: `3 d 4 h`, `5 min 12 s`, `42 s`. Parts of a second are cut,
 * for a span is not over before it is over. Undefined when missing or negative.
 */
export function durationFigures(
  seconds: number | undefined,
  language: string,
): readonly [Figure, ...Figure[]] | undefined {
  if (!isKnown(seconds) || seconds < 0) return undefined;
  const whole = Math.floor(seconds);
  const index = DURATION_UNITS.findIndex(({ seconds: size }) => whole >= size);
  const large = DURATION_UNITS[index];
  const small = DURATION_UNITS[index + 1];
  if (large === undefined || small === undefined) return [{ value: numberText(whole, language), unit: 's' }];
  return [
    { value: numberText(Math.floor(whole / large.seconds), language), unit: large.unit },
    { value: numberText(Math.floor((whole % large.seconds) / small.seconds), language), unit: small.unit },
  ];
}
