import { isJsonObject } from './json-place.ts';
import { numberIn, type ReadLines } from './mapped-value.ts';

/** A radio: its id on the wire, its index and interface in the lines, its band in MHz. */
export interface RadioEntry {
  readonly id: 'main' | 'backup';
  readonly index: number;
  readonly devname: string;
  readonly band: number;
}

export const BAND_60GHZ = 60_000;
const BAND_5GHZ = 5000;
/** Below it a frequency is of the 5 GHz band, above it of the next one. */
const FIRST_OF_6GHZ = 5925;
const BAND_6GHZ = 6000;

/**
 * The radios of a configuration, the main one first. The 60 GHz radio has index 0 in the lines, and is the main one
 * where there is one.
 */
export function radiosOfLines(read: ReadLines): readonly RadioEntry[] {
  const has = (index: number) => read.get(`radio.${index}.devname`) !== undefined;
  const indexes = [0, 1, 2].filter(has).slice(0, 2);
  return indexes.map((index, place) => ({
    id: place === 0 ? 'main' : 'backup',
    index,
    devname: read.get(`radio.${index}.devname`) ?? '',
    band: index === 0 ? BAND_60GHZ : bandOfFrequency(numberIn(read.get(`radio.${index}.freq`))),
  }));
}

/** The radios of a configuration object, which contains the band of each: their order has no meaning. */
export function radiosOfJson(interfaces: readonly unknown[]): readonly RadioEntry[] {
  let next = 1;
  return interfaces.filter(isJsonObject).map((entry, place) => {
    const frequency = isJsonObject(entry['frequency']) ? entry['frequency'] : {};
    const reported = [frequency['band'], frequency['control'], frequency['tx'], frequency['center']];
    const band = reported.find(value => typeof value === 'number') ?? BAND_5GHZ;
    const id = entry['id'] === 'backup' || (entry['id'] === undefined && place > 0) ? 'backup' : 'main';
    if (typeof band === 'number' && band >= FIRST_OF_60GHZ) {
      return { id, index: 0, devname: 'wlan0', band: BAND_60GHZ };
    }
    const index = next;
    next += 1;
    return { id, index, devname: `ath${index - 1}`, band: bandOfFrequency(Number(band)) };
  });
}

const FIRST_OF_60GHZ = 50_000;

function bandOfFrequency(mhz: number | undefined): number {
  if (mhz === undefined || mhz < FIRST_OF_6GHZ) return BAND_5GHZ;
  return mhz >= FIRST_OF_60GHZ ? BAND_60GHZ : BAND_6GHZ;
}
