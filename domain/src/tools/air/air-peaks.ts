import { binMhz } from './air-grid.ts';
import type { AirView } from './air-view.ts';

/** A place in the spectrum at which more is received than around it. */
export interface AirPeak {
  readonly frequencyMhz: number;
  readonly nowDbm: number | undefined;
  readonly averageDbm: number | undefined;
  readonly maximumDbm: number;
  /** Share of the time above the limit of use, 0 to 1. */
  readonly usage: number | undefined;
}

/** A bin above this is in use, dBm: well above the noise of a receiver in a bin of 1.25 MHz. */
export const IN_USE_DBM = -95;
/** Two peaks are at least this far apart, MHz: half of a channel. */
const APART_MHZ = 10;

/** The strongest places of a view by their maximum, the strongest first; none weaker than use. */
export function airPeaks(view: AirView, most: number): readonly AirPeak[] {
  const { bins } = view.grid;
  const byLevel = Array.from({ length: bins }, (_, bin) => bin)
    .filter(bin => (view.maximumDbm(bin) ?? Number.NEGATIVE_INFINITY) > IN_USE_DBM)
    .toSorted((a, b) => (view.maximumDbm(b) ?? 0) - (view.maximumDbm(a) ?? 0) || a - b);
  const chosen: number[] = [];
  for (const bin of byLevel) {
    if (!(chosen.length < most)) break;
    const mhz = binMhz(view.grid, bin);
    if (chosen.every(other => Math.abs(binMhz(view.grid, other) - mhz) >= APART_MHZ)) chosen.push(bin);
  }
  return chosen.flatMap(bin => {
    const maximumDbm = view.maximumDbm(bin);
    if (maximumDbm === undefined) return [];
    return {
      frequencyMhz: binMhz(view.grid, bin),
      nowDbm: view.nowDbm(bin),
      averageDbm: view.averageDbm(bin),
      maximumDbm,
      usage: view.usage(bin, IN_USE_DBM),
    };
  });
}
