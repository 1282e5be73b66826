/** Width of two columns in units of the drawing: that of a phone. */
export const WIDTH = 360;
export const NODE_WIDTH = 156;
/** Height of a line of text. */
export const LINE = 16;
const GAP = 12;
const PADDING = 10;
const EDGE = 1;
/** From one column to the next. */
const PITCH = WIDTH - NODE_WIDTH - 2 * EDGE;
/** Between two columns: the room of the upright lines. */
const AISLE = PITCH - NODE_WIDTH;
/** From one level to the next where they stand below each other. */
const INDENT = 16;

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
  /** Parts that share the upright line by which they are carried; by default each has its own. */
  readonly bus?: string;
}

interface PlacedNode<Part> {
  readonly part: Part;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface PlacedLine {
  readonly id: string;
  readonly path: string;
  readonly change: 'pending' | 'removed' | undefined;
}

/** The drawing with everything in its place. */
export interface Placed<Part> {
  readonly nodes: readonly PlacedNode<Part>[];
  readonly lines: readonly PlacedLine[];
  readonly width: number;
  readonly height: number;
}

type Carried = Pick<DrawnPart, 'name' | 'from' | 'left'>;

const carriersOf = ({ from, left }: Carried): readonly string[] => [...from, ...left];

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
 * Parts in columns from left to right, and a line from each part to what it carries; one that is about to be removed too. A
 * line passes a column between above its boxes.
 *
 * @param isNarrow the columns stand below each other, each further in; the lines run at their left
 */
export function placed<Part extends DrawnPart>(
  columns: readonly (readonly Part[])[],
  isNarrow = false,
): Placed<Part> {
  const filled = columns.filter(({ length }) => length > 0);
  const carried = carriedIn(filled, isNarrow);
  const places = isNarrow ? below(filled) : beside(filled, carried);
  const nodes = places.filter(({ passes }) => !passes);
  return {
    nodes,
    lines: linesBetween(places, [...new Set(carried.map(laneOf))], isNarrow),
    width: Math.max(isNarrow ? 0 : WIDTH, ...nodes.map(({ x }) => x + NODE_WIDTH + EDGE)),
    height: Math.max(0, ...nodes.map(({ y, height }) => y + height)) + EDGE,
  };
}

/**
 * Parts that something carries, in the order of their lanes. What the uppermost carry has the leftmost, and passes the other
 * columns uppermost; where the lines run at the left, the leftmost is that of what comes last.
 */
function carriedIn<Part extends DrawnPart>(
  columns: readonly (readonly Part[])[],
  isNarrow: boolean,
): readonly Part[] {
  const parts = columns.flat();
  const names = parts.map(({ name }) => name);
  const first = (part: Part): number => Math.min(...carriersOf(part).map(name => names.indexOf(name)));
  const carried = parts.filter(part => carriersOf(part).length > 0);
  return isNarrow ? carried : carried.toSorted((one, other) => first(one) - first(other));
}

const laneOf = ({ bus, name }: DrawnPart): string => bus ?? name;

/** The box of a part, or where its line passes a column. */
interface Place<Part = DrawnPart> extends PlacedNode<Part> {
  /** Its column. */
  readonly at: number;
  readonly passes: boolean;
}

type Unplaced<Part> = Omit<Place<Part>, 'x' | 'y'>;

const boxOf = <Part extends DrawnPart>(part: Part, at: number): Unplaced<Part> => ({
  part,
  at,
  height: part.lines.length * LINE + PADDING,
  passes: false,
});

/** Columns as levels below each other, each further in. */
const below = <Part extends DrawnPart>(columns: readonly (readonly Part[])[]): readonly Place<Part>[] =>
  stacked(
    columns.flatMap((column, at) => column.map(part => boxOf(part, at))),
    at => EDGE + AISLE + at * INDENT,
  );

/** Columns beside each other; those of the carried whose line passes a column come first in it. */
function beside<Part extends DrawnPart>(
  columns: readonly (readonly Part[])[],
  carried: readonly Part[],
): readonly Place<Part>[] {
  const columnOf = new Map(columns.flatMap((column, at) => column.map(({ name }) => [name, at])));
  const passing = (at: number): readonly Part[] =>
    carried.filter(
      part =>
        (columnOf.get(part.name) ?? at) > at &&
        carriersOf(part).some(name => (columnOf.get(name) ?? at) < at),
    );
  return columns.flatMap((column, at) =>
    stacked(
      [
        ...passing(at).map(part => ({ part, at, height: PADDING, passes: true })),
        ...column.map(part => boxOf(part, at)),
      ],
      () => EDGE + at * PITCH,
    ),
  );
}

/** Places from the top down. */
const stacked = <Part>(
  boxes: readonly Unplaced<Part>[],
  xOf: (column: number) => number,
): readonly Place<Part>[] =>
  boxes.reduce<readonly Place<Part>[]>((above, box) => {
    const last = above.at(-1);
    return [...above, { ...box, x: xOf(box.at), y: last === undefined ? EDGE : last.y + last.height + GAP }];
  }, []);

/** A line from each box to those that it carries. */
function linesBetween(
  places: readonly Place[],
  lanes: readonly string[],
  isNarrow: boolean,
): readonly PlacedLine[] {
  const boxes = places.filter(({ passes }) => !passes);
  const byName = new Map(boxes.map(box => [box.part.name, box]));
  return boxes.flatMap(to =>
    carriersOf(to.part).flatMap(name => {
      const from = byName.get(name);
      if (from === undefined) return [];
      const room = AISLE * (1 - (lanes.indexOf(laneOf(to.part)) + 1) / (lanes.length + 1));
      const by = places.filter(({ part, at, passes }) => passes && part === to.part && at > from.at);
      const path = isNarrow ? pathAtLeft(from, to, room) : pathOf(from, by, to, room);
      return [{ id: `${name} ${to.part.name}`, path, change: changeOf(from.part, to.part) }];
    }),
  );
}

function changeOf(from: DrawnPart, to: DrawnPart): PlacedLine['change'] {
  if (to.left.includes(from.name)) return 'removed';
  return from.change === undefined && to.change === undefined ? undefined : 'pending';
}

// A line leaves a box above the level at which others enter: it does not seem to go on from one into the part beside it.
const [UPPER, LOWER] = [PADDING, LINE + PADDING / 2];

/** @param room from the upright line to the part: parts have lanes of their own, so that no line joins another's */
function pathOf(from: Place, by: readonly Place[], to: Place, room: number): string {
  const isBack = to.x < from.x;
  // Within a column the line leaves and enters on the same side: above where that of the part beside it leaves.
  const [startX, startY] =
    from.x === to.x ? [from.x, PADDING / 2] : [from.x + (isBack ? 0 : NODE_WIDTH), UPPER];
  const end = to.x + (isBack ? NODE_WIDTH : 0);
  const passed = by.map(({ x, y }) => ` H ${x - room} V ${y + UPPER}`);
  return `M ${startX} ${from.y + startY}${passed.join('')} H ${end + (isBack ? room : -room)} V ${to.y + LOWER} H ${end}`;
}

/** Leaves below where lines enter: the line of what is further down does not cross them. */
const pathAtLeft = (from: Place, to: Place, room: number): string =>
  `M ${from.x} ${from.y + LOWER} H ${EDGE + room} V ${to.y + UPPER} H ${to.x}`;
