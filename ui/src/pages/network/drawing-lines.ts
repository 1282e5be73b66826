/** The lines of a drawing: their buses, where they stop and turn, and whether they cross. */
import { type Carriers, type DrawnPart } from './drawing-parts.ts';

/** Width of two columns in units of the drawing: that of a phone. */
export const WIDTH = 360;
export const NODE_WIDTH = 156;
/** Height of a line of text. */
export const LINE = 16;
export const PADDING = 10;
export const EDGE = 1;
/** From one column to the next. */
export const PITCH = WIDTH - NODE_WIDTH - 2 * EDGE;
/** Between two columns: the room of the upright lines. */
export const AISLE = PITCH - NODE_WIDTH;

export interface PlacedNode<Part> {
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

/** The box of a part, or where its line passes a column. */
export interface Place<Part = DrawnPart> extends PlacedNode<Part> {
  /** Its column. */
  readonly at: number;
  readonly passes: boolean;
}

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

export interface Line extends PlacedLine {
  readonly bus: string;
  /** Where it starts, turns and ends. */
  readonly points: readonly Point[];
}

type Point = readonly [x: number, y: number];

/** A line from each box to those that it carries. */
export function linesBetween(
  places: readonly Place[],
  isBelow: boolean,
  carriers: Carriers,
): readonly Line[] {
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
export function isCrossed(lines: readonly Line[]): boolean {
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
