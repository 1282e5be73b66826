/** Free-space loss between two isotropic antennas, dB. */
export function freeSpaceLossDb(frequencyMhz: number, distanceMetres: number): number {
  return 32.45 + 20 * Math.log10(frequencyMhz) + 20 * Math.log10(Math.max(1, distanceMetres) / 1000);
}

/** Thermal noise in a channel plus the receiver's noise figure, dBm. */
export function noiseFloorDbm(widthMhz: number, noiseFigureDb: number): number {
  return -174 + 10 * Math.log10(widthMhz * 1e6) + noiseFigureDb;
}

/** Sum of powers given in dB or dBm; undefined ones carry nothing. */
export function sumOfPowers(...levels: readonly (number | undefined)[]): number {
  let total = 0;
  for (const level of levels) if (level !== undefined) total += 10 ** (level / 10);
  return 10 * Math.log10(total);
}
