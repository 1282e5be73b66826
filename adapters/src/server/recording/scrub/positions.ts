type Axis = 'latitude' | 'longitude';

/** All positions moved so that the first one seen is at 10° N, 10° E: distances between the ends of a link remain. */
export class Positions {
  readonly #first = new Map<Axis, number>();

  number(value: number, axis: Axis): number {
    // Not measured.
    if (value === 0) return 0;
    const first = this.#first.get(axis) ?? value;
    this.#first.set(axis, first);
    return Math.round((value - first + 10) * 1e6) / 1e6;
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
}
