import { MIN_POWER_DBM } from '../../link/signal-limits.ts';
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

/** A bin above this is in use, dBm: well above the noise of a receiver in a bin of 1.25 MHz. §9.rssi. */
export const IN_USE_DBM = MIN_POWER_DBM;
/** Two peaks are at least this far apart, MHz: half of a channel. */
const APART_MHZ = 10;
/** Between two peaks it is weaker than both by this, dB: else they are one wide signal. */
const DIP_DB = 6;

/**
 * The strongest places of a view by their maximum, the strongest first, a wide signal once; none weaker than use.
 */
export function airPeaks(view: AirView, most: number): readonly AirPeak[] {
  const { bins } = view.grid;
  const byLevel = Array.from({ length: bins }, (_, bin) => bin)
    .filter(bin => (view.maximumDbm(bin) ?? Number.NEGATIVE_INFINITY) > IN_USE_DBM)
    .toSorted((a, b) => (view.maximumDbm(b) ?? 0) - (view.maximumDbm(a) ?? 0) || a - b);
  const chosen: number[] = [];
  for (const bin of byLevel) {
    if (!(chosen.length < most)) break;
    if (chosen.every(other => areApart(view, other, bin))) chosen.push(bin);
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

/** Whether two bins are peaks of their own; `weaker` is not above `stronger`. */
function areApart(view: AirView, stronger: number, weaker: number): boolean {
  if (Math.abs(stronger - weaker) * view.grid.stepMhz < APART_MHZ) return false;
  const limit = (view.maximumDbm(weaker) ?? 0) - DIP_DB;
  const end = Math.max(stronger, weaker);
  for (let bin = Math.min(stronger, weaker) + 1; bin < end; bin += 1) {
    if ((view.maximumDbm(bin) ?? Number.NEGATIVE_INFINITY) <= limit) return true;
  }
  return false;
}
