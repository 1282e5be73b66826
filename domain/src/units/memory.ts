import type { Figure } from './figure.ts';
import { isWithin, PHYSICAL } from './physical-range.ts';
import { type ScaleUnit, scaledFigure } from './scale.ts';

/** Sizes in bytes. Memory is made in powers of two. */
const MEMORY_UNITS: readonly [ScaleUnit, ...ScaleUnit[]] = [
  { unit: 'B', size: 1, digits: 0 },
  { unit: 'KiB', size: 2 ** 10, digits: 1 },
  { unit: 'MiB', size: 2 ** 20, digits: 1 },
  { unit: 'GiB', size: 2 ** 30, digits: 2 },
];

/** Sizes in bytes. Traffic is counted in powers of ten, like the rates it adds up. */
const TRAFFIC_UNITS: readonly [ScaleUnit, ...ScaleUnit[]] = [
  { unit: 'B', size: 1, digits: 0 },
  { unit: 'kB', size: 1e3, digits: 1 },
  { unit: 'MB', size: 1e6, digits: 1 },
  { unit: 'GB', size: 1e9, digits: 2 },
  { unit: 'TB', size: 1e12, digits: 2 },
];

/** Memory given in bytes, e.g. `61.5 MiB`; undefined when missing or negative. */
export function memoryFigure(bytes: number | undefined, language: string): Figure | undefined {
  return isWithin(bytes, PHYSICAL.amount) ? scaledFigure(bytes, MEMORY_UNITS, language) : undefined;
}

/** An amount of traffic or the size of a file given in bytes, e.g. `12.40 GB`; undefined when missing or negative. */
export function trafficFigure(bytes: number | undefined, language: string): Figure | undefined {
  return isWithin(bytes, PHYSICAL.amount) ? scaledFigure(bytes, TRAFFIC_UNITS, language) : undefined;
}
