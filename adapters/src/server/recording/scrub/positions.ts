type Axis = 'latitude' | 'longitude';

/** Degrees around a known coordinate within which a number is one as well. */
const NEAR = 0.05;
/** Factors by which coordinates are written as whole numbers. */
const SCALES = [1e5, 1e6, 1e7] as const;
/** A shorter fraction is any figure: a load, a share. */
const DECIMAL = /(?<![\w.+-])-?\d{1,3}\.\d{3,}(?![\w.]|°)/g;
const PAIR = /(?<![\w.])(-?\d{1,2}\.\d{4,})(\s*(?:[,;/|]|%2C)\s*|\s+)(-?\d{1,3}\.\d{4,})(?![\w.])/g;
const SCALED = /(?<![\w.+-])-?\d{7,10}(?![\w.])/g;
/** Degrees, minutes and seconds, or a hemisphere beside the number, as notes, maps and NMEA have them. */
const DEGREES: readonly RegExp[] = [
  /(?<![\w.])[NSEWO]?\s?\d{1,3}(?:\.\d+)?\s*(?:°|º|&deg;|\bdeg\b)(?:\s*\d{1,2}(?:\.\d+)?\s*(?:['′’]|\bmin\b|(?=\s*[NSEWO]\b)))?(?:\s*\d{1,2}(?:\.\d+)?\s*(?:["″”]|''|\bsec\b|(?=\s*[NSEWO]\b)))?/g,
  /(?<![\w.])\d{1,5}\.\d{3,},?\s?[NSEW](?![A-Za-z])/g,
  /(?<![A-Za-z])[NSEW]\s?\d{1,3}(?:\.\d{3,}|[ -]\d{1,2}\.\d+)(?!\w)/g,
  /(?<![\w.])\d{1,3}[ :-]\d{1,2}(?:[ :-]\d{1,2})?\.\d+\s?[NSEW](?![A-Za-z])/g,
  /(?<![\w.])\d{1,3} \d{1,2} \d{1,2}\s?[NSEW](?![A-Za-z])/g,
];
/** Places in one word: open location codes, grid squares of maps. */
const GRID: readonly RegExp[] = [
  /(?<![\w+])[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\w+])/g,
  /(?<!\w)\d{1,2}[C-HJ-NP-X]\s?[A-HJ-NP-Z]{2}\s?\d{3,5}\s?\d{3,5}(?!\w)/g,
  /(?<!\w)\d{1,2}[C-HJ-NP-X]\s\d{6}(?:\.\d+)?\s\d{7}(?:\.\d+)?(?!\w)/g,
];

/** All positions moved so that the first one seen is at 10° N, 10° E: distances between the ends of a link remain. */
export class Positions {
  readonly #first = new Map<Axis, number>();
  /** Cells of `NEAR` degrees that hold a coordinate. */
  readonly #known: Record<Axis, Set<number>> = { latitude: new Set(), longitude: new Set() };

  /** Notes a coordinate, so that it is known where nothing names it. */
  learn(value: number, axis: Axis): void {
    if (Number.isFinite(value) && value !== 0 && Math.abs(value) <= 180)
      this.#known[axis].add(Math.round(value / NEAR));
  }

  number(value: number, axis: Axis): number {
    // Not measured.
    if (value === 0) return 0;
    const scale = Math.abs(value) > 180 ? (SCALES.find(by => Math.abs(value) <= 180 * by) ?? 1) : 1;
    const first = this.#first.get(axis) ?? value / scale;
    this.#first.set(axis, first);
    const moved = Math.round((value / scale - first + 10) * 1e6) / 1e6;
    return scale === 1 ? moved : Math.round(moved * scale);
  }

  /** The same for a number written as text; other text is kept. */
  text(value: string, axis: Axis): string {
    const read = value.trim() === '' ? Number.NaN : Number(value);
    return Number.isFinite(read) ? String(this.number(read, axis)) : value.replaceAll(/\d+/g, '0');
  }

  /** Latitude and longitude in one text, as `52.1,13.4`. */
  pair(value: string): string {
    let place = 0;
    return value.replaceAll(/-?\d+(?:\.\d+)?/g, found => {
      place += 1;
      return this.text(found, place % 2 === 1 ? 'latitude' : 'longitude');
    });
  }

  /** A number that no key names: moved where it is a coordinate that is known. */
  unnamed(value: number): number {
    if (Number.isInteger(value) && Math.abs(value) < 1e6) return value;
    const scales = Number.isInteger(value) ? SCALES : ([1] as const);
    if (!Number.isInteger(value) && !/\.\d{3,}/.test(String(value))) return value;
    const axis = (['latitude', 'longitude'] as const).find(one =>
      scales.some(by => this.#isNear(value / by, one)),
    );
    return axis === undefined ? value : this.number(value, axis);
  }

  /** Numbers in a list that no key names: a place when they are two, or two and a height, with fine fractions. */
  list(values: readonly number[]): readonly number[] | undefined {
    const [first = 0, second = 0] = values;
    const isPlace =
      (values.length === 2 || values.length === 3) &&
      [first, second].every(value => /\.\d{4,}$/.test(String(value)) && Math.abs(value) <= 180);
    if (!isPlace) return undefined;
    const isLongitudeFirst = Math.abs(first) > 90 || this.#isNear(first, 'longitude');
    const [one, other] = isLongitudeFirst
      ? (['longitude', 'latitude'] as const)
      : (['latitude', 'longitude'] as const);
    return [this.number(first, one), this.number(second, other), ...values.slice(2).map(() => 100)];
  }

  /** Coordinates in a text, in any notation. */
  free(text: string): string {
    if (!/\d/.test(text)) return text;
    let rest = text.replaceAll(PAIR, (_, latitude: string, between: string, longitude: string) =>
      [...(this.list([Number(latitude), Number(longitude)]) ?? [0, 0])].map(String).join(between),
    );
    for (const form of DEGREES) rest = rest.replaceAll(form, found => found.replaceAll(/\d+/g, '0'));
    for (const form of GRID) rest = rest.replaceAll(form, found => found.replaceAll(/[A-Z0-9]/g, '0'));
    return rest
      .replaceAll(DECIMAL, found => this.#unnamedText(found))
      .replaceAll(SCALED, found => this.#unnamedText(found));
  }

  #isNear(value: number, axis: Axis): boolean {
    const cell = Math.round(value / NEAR);
    return [cell - 1, cell, cell + 1].some(near => this.#known[axis].has(near));
  }

  #unnamedText(found: string): string {
    const moved = this.unnamed(Number(found));
    return moved === Number(found) ? found : String(moved);
  }
}
