/** Sum of powers given in dB or dBm; undefined ones carry nothing. */
export function sumOfPowers(...levels: readonly (number | undefined)[]): number {
  let total = 0;
  for (const level of levels) if (level !== undefined) total += 10 ** (level / 10);
  return 10 * Math.log10(total);
}
