/** The shown stretch of the axis, MHz. */
export interface AirRange {
  readonly fromMhz: number;
  readonly toMhz: number;
}

/** Narrower, a bin is wider than a finger. */
const NARROWEST_MHZ = 20;

/** A range of a width around a place that stays where it is, within the whole axis. */
export function zoomed(range: AirRange, whole: AirRange, factor: number, aroundMhz: number): AirRange {
  const now = range.toMhz - range.fromMhz;
  const width = Math.min(whole.toMhz - whole.fromMhz, Math.max(NARROWEST_MHZ, now * factor));
  const share = (aroundMhz - range.fromMhz) / now;
  return fitted({ fromMhz: aroundMhz - share * width, toMhz: aroundMhz + (1 - share) * width }, whole);
}

/** A range moved by MHz, within the whole axis. */
export function moved({ fromMhz, toMhz }: AirRange, whole: AirRange, byMhz: number): AirRange {
  return fitted({ fromMhz: fromMhz + byMhz, toMhz: toMhz + byMhz }, whole);
}

function fitted({ fromMhz, toMhz }: AirRange, whole: AirRange): AirRange {
  const width = Math.min(toMhz - fromMhz, whole.toMhz - whole.fromMhz);
  const from = Math.min(whole.toMhz - width, Math.max(whole.fromMhz, fromMhz));
  return { fromMhz: from, toMhz: from + width };
}

/** The bands of the 5 GHz radio. */
const BANDS: readonly AirRange[] = [
  { fromMhz: 5150, toMhz: 5350 },
  { fromMhz: 5470, toMhz: 5725 },
  { fromMhz: 5725, toMhz: 5875 },
];

/** The bands to choose from, of those on this axis. */
export function presetsIn(whole: AirRange): readonly AirRange[] {
  return BANDS.filter(({ fromMhz, toMhz }) => fromMhz >= whole.fromMhz && toMhz <= whole.toMhz);
}

/** True for one stretch of the axis. */
export function isSame(one: AirRange, other: AirRange): boolean {
  return one.fromMhz === other.fromMhz && one.toMhz === other.toMhz;
}
