import type { Range } from './scalars.ts';
import { isValidLinkDistance } from '@radiolink/domain/radio';

/** Counters, bytes, seconds: anything a double holds exactly. */
export const COUNT: Range = [0, Number.MAX_SAFE_INTEGER];
/** Milliseconds counter that may be below zero on signed firmware. */
export const ANY: Range = [-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
export const DBM: Range = [-200, 100];
export const DB: Range = [-100, 200];
/** Signal on the device's own scale, dBm + 96. */
export const RSSI: Range = [-104, 196];
export const DBI: Range = [-50, 100];
export const MHZ: Range = [0, 200_000];
export const MBPS: Range = [0, 1_000_000];
export const KBPS: Range = [0, 1_000_000_000];
export const METRES: Range = [-100_000, 10_000_000];
export const CELSIUS: Range = [-100, 300];
export const PERCENT: Range = [0, 100];
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
