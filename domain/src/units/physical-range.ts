/** Smallest and largest number, both allowed. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** A range whose two ends belong to it. */
export interface PhysicalRange {
  readonly min: number;
  readonly max: number;
}

/**
 * What a quantity of a radio link can be at all. A number beyond it is nonsense: every rule refuses it by its error value
 * and never turns it into an answer that looks lawful. reading 30.
 */
export const PHYSICAL = {
  /** Up to the end of the millimetre waves. */
  frequencyMhz: { min: 1, max: 300_000 },
  /** Up to four bonded channels of 2160 MHz. */
  widthMhz: { min: 1, max: 8640 },
  /** A power or a signal. */
  dbm: { min: -200, max: 100 },
  gainDbi: { min: -50, max: 100 },
  /** A loss or a ratio. */
  decibel: { min: 0, max: 300 },
  cinrDb: { min: -50, max: 100 },
  distanceMetres: { min: 0, max: 1_000_000 },
  rainMmPerHour: { min: 0, max: 1000 },
  /** The largest amount that a device counts without losing digits. */
  amount: { min: 0, max: Number.MAX_SAFE_INTEGER },
  /** A number whose digits are all known. */
  number: { min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER },
  percent: { min: 0, max: 100 },
  /** A percentage that a device works out itself: real ones pass 100 by a little. */
  share: { min: 0, max: 1000 },
  /** How far one level lies from another, dB. */
  difference: { min: -300, max: 300 },
  /** Signal on the scale of the device, dBm + 96. */
  rssi: { min: -104, max: 196 },
  /** Up to 1 Tbps. */
  kbps: { min: 0, max: 1_000_000_000 },
  /** Up to an hour. */
  latencyMs: { min: 0, max: 3_600_000 },
  /** What a counter of 32 bits holds: 136 years. */
  seconds: { min: 0, max: 2 ** 32 - 1 },
  /** From the deepest land to where no mast stands. */
  altitudeMetres: { min: -500, max: 20_000 },
  /** ISO 3166-1 numbers and those of the manufacturer. */
  countryCode: { min: 0, max: 65_535 },
  /** What a sensor on a board can measure. */
  celsius: { min: -100, max: 300 },
} as const satisfies Readonly<Record<string, PhysicalRange>>;

/** Whether a value is a number of a range: neither missing nor NaN, infinite or beyond it, nor a text of digits. */
export function isWithin(value: number | undefined, { min, max }: PhysicalRange): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}

/** The value, or NaN for one beyond its range: no comparison holds for it, and no page shows it as a reading. */
export function within(value: number, range: PhysicalRange): number {
  return isWithin(value, range) ? value : Number.NaN;
}
