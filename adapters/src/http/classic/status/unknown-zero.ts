/** A zero with which the device says that it does not know. */
export function unlessZero(value: number | undefined): number | undefined {
  return value === 0 ? undefined : value;
}

/** Percent of a value in per mille. */
export function perCent(perMille: number | undefined): number | undefined {
  return perMille === undefined ? undefined : Math.min(perMille, 1000) / 10;
}
