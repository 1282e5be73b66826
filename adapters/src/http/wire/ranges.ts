import type { Range } from './scalars.ts';
import { isValidLinkDistance } from '@radiolink/domain/radio';
import { PHYSICAL, type PhysicalRange } from '@radiolink/domain/units';

const of = ({ min, max }: PhysicalRange): Range => [min, max];

/** Counters, bytes, seconds: anything a double holds exactly. */
export const COUNT = of(PHYSICAL.amount);
/** Milliseconds counter that may be below zero on signed firmware. */
export const ANY = of(PHYSICAL.number);
export const DBM = of(PHYSICAL.dbm);
export const DB: Range = [-100, 200];
/** Signal on the device's own scale, dBm + 96. */
export const RSSI = of(PHYSICAL.rssi);
export const DBI = of(PHYSICAL.gainDbi);
export const MHZ: Range = [0, 200_000];
export const MBPS: Range = [0, 1_000_000];
export const KBPS = of(PHYSICAL.kbps);
export const METRES: Range = [-100_000, 10_000_000];
export const CELSIUS = of(PHYSICAL.celsius);
export const PERCENT = of(PHYSICAL.percent);
/** Per mille of airtime; the parts are rounded apart, so their sum may pass 1000 by a little. */
export const PER_MILLE: Range = [0, 1100];
/** Rate index, streams, sector, priority, small codes. */
export const SMALL: Range = [-1, 1024];
export const CHAIN_MASK: Range = [0, 255];
export const DEGREES: Range = [-180, 180];

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
