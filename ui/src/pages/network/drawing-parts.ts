/** The parts of a drawing, and which carries which: their columns, and the networks that they make. */

/** A part of the drawing. */
export interface DrawnPart {
  /** Unique in the drawing; other parts name it by this. */
  readonly name: string;
  /** Its lines of text, the title first. */
  readonly lines: readonly string[];
  /** Names of the parts that carry it. */
  readonly from: readonly string[];
  /** Names of those that carry it on the device, but no longer with the pending changes. */
  readonly left: readonly string[];
  /** Pending change; undefined while it is as on the device. */
  readonly change: string | undefined;
}

type Carried = Pick<DrawnPart, 'name' | 'from' | 'left'>;

/** Names of the parts from which a line goes to a part. */
export type Carriers = (part: Carried) => readonly string[];

export const carriersOf: Carriers = ({ from, left }) => [...from, ...left];

/** Without those that go. */
export const staying: Carriers = ({ from }) => from;

/**
 * Columns in which each part comes after all that carry it: first the hardware, of it first what is carried to the last column,
 * as its line passes above the columns between.
 */
export function levels<Part extends Carried>(
  parts: readonly Part[],
  isHardware: (part: Part) => boolean,
): readonly (readonly Part[])[] {
  const above = risen(parts.filter(part => !isHardware(part)));
  const reach = ({ name }: Part): number =>
    above.findLastIndex(column => column.some(part => carriersOf(part).includes(name)));
  return [parts.filter(isHardware).toSorted((one, other) => reach(other) - reach(one)), ...above];
}

/** Parts that carry each other in a ring stand in one column. */
function risen<Part extends Carried>(parts: readonly Part[]): readonly (readonly Part[])[] {
  if (parts.length === 0) return [];
  const next = parts.filter(part => !parts.some(({ name }) => carriersOf(part).includes(name)));
  return next.length === 0 ? [parts] : [next, ...risen(parts.filter(part => !next.includes(part)))];
}

/**
 * Parts that are connected with each other, in an order of reading: each after all that carry it, with nothing of another
 * branch between. Drawn in it, the lines of a tree lie within each other.
 *
 * @param isFirst each before its branches instead: keeps the lines of most rings apart
 */
export function networksOf<Part extends Carried>(
  parts: readonly Part[],
  carriers: Carriers,
  isFirst = false,
): readonly (readonly Part[])[] {
  const seen = new Set<Part>();
  const before = (part: Part): readonly Part[] =>
    parts.filter(({ name }) => carriers(part).includes(name)).flatMap(branch);
  const after = (part: Part): readonly Part[] =>
    parts.filter(other => carriers(other).includes(part.name)).flatMap(branch);
  function branch(part: Part): readonly Part[] {
    if (seen.has(part)) return [];
    seen.add(part);
    return isFirst ? [part, ...after(part), ...before(part)] : [...before(part), part, ...after(part)];
  }
  return parts.map(branch).filter(({ length }) => length > 0);
}
