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

/** Names of the parts from which a line goes to a part. */
type Carriers = (part: Carried) => readonly string[];

const carriersOf: Carriers = ({ from, left }) => [...from, ...left];

/** Without those that go. */
const staying: Carriers = ({ from }) => from;

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
 * line passes a column between above its boxes. Where lines would cross, the parts stand below each other. Where they cross
 * there too, lines that are about to be removed are left out. Lines of parts that carry each other in a tree never cross.
 *
 * @param isNarrow the columns stand below each other, each further in; the lines run at their left
 */
export function placed<Part extends DrawnPart>(
  columns: readonly (readonly Part[])[],
  isNarrow = false,
): Placed<Part> {
  const filled = columns.filter(({ length }) => length > 0);
  const parts = filled.flat();
  const trees = networksOf(parts, carriersOf);
  const inOrder = trees.map(network => parts.filter(part => network.includes(part)));
  const arrangements = [
    ...[inOrder, trees].filter(() => !isNarrow).map(networks => () => drawn(beside(filled, networks), false)),
    ...[trees, networksOf(parts, carriersOf, true)].map(
      networks => () => drawn(below(filled, networks), true),
    ),
  ];
  for (const arranged of arrangements) {
    const drawing = arranged();
    if (!isCrossed(drawing.lines)) return drawing;
  }
  return drawn(below(filled, networksOf(parts, staying)), true, staying);
}

function drawn<Part extends DrawnPart>(
  places: readonly Place<Part>[],
  isBelow: boolean,
  carriers: Carriers = carriersOf,
): Placed<Part> & { readonly lines: readonly Line[] } {
  const nodes = places.filter(({ passes }) => !passes);
  return {
    nodes,
    lines: linesBetween(places, isBelow, carriers),
    width: Math.max(isBelow ? 0 : WIDTH, ...nodes.map(({ x }) => x + NODE_WIDTH + EDGE)),
    height: Math.max(0, ...nodes.map(({ y, height }) => y + height)) + EDGE,
  };
}

/**
 * Parts that are connected with each other, in an order of reading: each after all that carry it, with nothing of another
 * branch between. Drawn in it, the lines of a tree lie within each other.
 *
 * @param isFirst each before its branches instead: keeps the lines of most rings apart
 */
function networksOf<Part extends Carried>(
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

type Columns<Part> = readonly (readonly Part[])[];

const columnOf = <Part>(columns: Columns<Part>, part: Part): number =>
  columns.findIndex(column => column.includes(part));

/** Columns as levels below each other, each further in. */
const below = <Part extends DrawnPart>(
  columns: Columns<Part>,
  networks: Columns<Part>,
): readonly Place<Part>[] =>
  stacked(
    networks.flat().map(part => boxOf(part, columnOf(columns, part))),
    at => EDGE + AISLE + at * INDENT,
  );

/** Columns beside each other, each network below the last; those of the carried whose line passes a column come first in it. */
const beside = <Part extends DrawnPart>(
  columns: Columns<Part>,
  networks: Columns<Part>,
): readonly Place<Part>[] =>
  networks.reduce<readonly Place<Part>[]>((above, network) => {
    const top = Math.max(EDGE, ...above.map(({ y, height }) => y + height + GAP));
    const passing = (at: number): readonly Part[] =>
      network.filter(
        part =>
          columnOf(columns, part) > at &&
          network.some(from => carriersOf(part).includes(from.name) && columnOf(columns, from) < at),
      );
    return [
      ...above,
      ...columns.flatMap((column, at) =>
        stacked(
          [
            ...passing(at).map(part => ({ part, at, height: PADDING, passes: true })),
            ...network.filter(part => column.includes(part)).map(part => boxOf(part, at)),
          ],
          () => EDGE + at * PITCH,
          top,
        ),
      ),
    ];
  }, []);

/** Places from the top down. */
const stacked = <Part>(
  boxes: readonly Unplaced<Part>[],
  xOf: (column: number) => number,
  top = EDGE,
): readonly Place<Part>[] =>
  boxes.reduce<readonly Place<Part>[]>((above, box) => {
    const last = above.at(-1);
    return [...above, { ...box, x: xOf(box.at), y: last === undefined ? top : last.y + last.height + GAP }];
  }, []);

/** A line between two boxes, before it is known where it turns. */
interface Edge {
  readonly from: Place;
  readonly to: Place;
  /** Where it passes columns. */
  readonly by: readonly Place[];
  /** Its bus: what several carry has one, and so has what carries others alone. */
  readonly bus: string;
}

/** The upright line that edges share, and how far it reaches. */
interface Bus {
  readonly edges: readonly Edge[];
  readonly top: number;
  readonly bottom: number;
}

interface Line extends PlacedLine {
  readonly bus: string;
  /** Where it starts, turns and ends. */
  readonly points: readonly Point[];
}

type Point = readonly [x: number, y: number];

/** A line from each box to those that it carries. */
function linesBetween(places: readonly Place[], isBelow: boolean, carriers: Carriers): readonly Line[] {
  const boxes = places.filter(({ passes }) => !passes);
  const edges = boxes.flatMap(to =>
    boxes
      .filter(({ part: { name } }) => carriers(to.part).includes(name))
      .map((from): Edge => {
        const by = places.filter(({ part, at, passes }) => passes && part === to.part && at > from.at);
        const bus = carriers(to.part).length > 1 ? `to ${to.part.name}` : `from ${from.part.name}`;
        return { from, to, by, bus };
      }),
  );
  const buses = busesOf(edges, isBelow);
  return edges.map(edge => {
    const { from, to, bus } = edge;
    const at = buses.findIndex(each => each.edges.includes(edge));
    const room = AISLE * (1 - (at + 1) / (buses.length + 1));
    const stop = (place: Place): number => stopOf(place, at, buses, isBelow);
    const [start, turns] = isBelow
      ? [[from.x, stop(from)] as const, [EDGE + room, stop(to), to.x]]
      : routeOf(edge, stop(from), room);
    return {
      id: `${from.part.name} ${to.part.name}`,
      path: `M ${start.join(' ')}${turns.map((turn, each) => ` ${each % 2 === 0 ? 'H' : 'V'} ${turn}`).join('')}`,
      change: changeOf(from.part, to.part),
      bus,
      points: turns.reduce<readonly Point[]>(
        (points, turn, each) => {
          const [x, y] = points.at(-1) ?? start;
          return [...points, each % 2 === 0 ? [turn, y] : [x, turn]];
        },
        [start],
      ),
    };
  });
}

/** Buses from that beside the carriers on: those of the uppermost, or, where lines run at the left, the shortest. */
function busesOf(edges: readonly Edge[], isBelow: boolean): readonly Bus[] {
  const order = ({ top, bottom }: Bus): number => (isBelow ? bottom - top : top);
  return [...new Set(edges.map(({ bus }) => bus))]
    .map((bus): Bus => {
      const own = edges.filter(edge => edge.bus === bus);
      const heights = own.flatMap(({ from, by, to }) => [from, ...by, to].map(({ y }) => y));
      return {
        edges: own,
        top: Math.min(...heights),
        bottom: Math.max(...heights),
      };
    })
    .toSorted((one, other) => order(one) - order(other));
}

/**
 * The level at which a box has its line to a bus, each its own: above those that go up, of these first the one to the next
 * bus; at last the one that goes down to the next bus.
 */
function stopOf(place: Place, bus: number, buses: readonly Bus[], isBelow: boolean): number {
  const way = ({ top, bottom }: Bus): number => Math.sign(bottom - place.y) - Math.sign(place.y - top);
  const stops = buses
    .map((each, at) => ({ each, at, way: way(each) }))
    .filter(({ each }) => each.edges.some(({ from, to }) => from === place || (isBelow && to === place)))
    .toSorted((one, other) => one.way - other.way || one.way * (other.at - one.at));
  const room = isBelow ? LINE + PADDING : LOWER;
  return place.y + (room * (stops.findIndex(({ at }) => at === bus) + 1)) / (stops.length + 1);
}

function changeOf(from: DrawnPart, to: DrawnPart): PlacedLine['change'] {
  if (to.left.includes(from.name)) return 'removed';
  return from.change === undefined && to.change === undefined ? undefined : 'pending';
}

// Between columns a line leaves a box above the level at which others enter: it does not seem to go on from one into the part
// beside it.
const LOWER = LINE + PADDING / 2;

/**
 * Where a line between columns starts, and where it turns, by turns across and up or down.
 *
 * @param room from the upright line to the part
 */
function routeOf({ from, to, by }: Edge, startY: number, room: number): readonly [Point, readonly number[]] {
  const isBack = to.x < from.x;
  const end = to.x + (isBack ? NODE_WIDTH : 0);
  const rest = [
    ...by.flatMap(({ x, y }) => [x - room, y + PADDING]),
    end + (isBack ? room : -room),
    to.y + LOWER,
    end,
  ];
  // Within a column the line leaves and enters on the same side: above where that of the part beside it leaves.
  return from.x === to.x
    ? [[from.x, from.y + PADDING / 2], rest]
    : [[from.x + (isBack ? 0 : NODE_WIDTH), startY], rest];
}

/** True if lines of different buses cross or touch. */
function isCrossed(lines: readonly Line[]): boolean {
  const stretches = lines.flatMap(({ bus, points }) =>
    points.slice(1).map((end, at) => ({ bus, ends: [points[at] ?? end, end] as const })),
  );
  return stretches.some(one =>
    stretches.some(other => one.bus !== other.bus && isTouching(one.ends, other.ends)),
  );
}

const isTouching = (one: readonly [Point, Point], other: readonly [Point, Point]): boolean =>
  ([0, 1] as const).every(axis => {
    const [a, b, c, d] = [one[0][axis], one[1][axis], other[0][axis], other[1][axis]];
    return Math.max(Math.min(a, b), Math.min(c, d)) <= Math.min(Math.max(a, b), Math.max(c, d));
  });
