import { isValidLinkDistance } from '@radiolink/domain/radio';

/** A zero that means unknown. */
export function unlessZero(value: number | undefined): number | undefined {
  return value === 0 ? undefined : value;
}

/** A distance that a radio measured, metres; one on a bench says 0 or 1. */
export function measuredDistance(metres: number | undefined): number | undefined {
  return metres !== undefined && isValidLinkDistance(metres) ? metres : undefined;
}

/** Percent of a value in per mille. */
export function perCent(perMille: number | undefined): number | undefined {
  return perMille === undefined ? undefined : Math.min(perMille, 1000) / 10;
}
