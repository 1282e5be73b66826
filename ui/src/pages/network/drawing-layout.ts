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

/** Parts in columns from left to right, and a line from each part to what it carries; one that is about to be removed too. */
export function placed<Part extends DrawnPart>(columns: readonly (readonly Part[])[]): Placed<Part> {
  const filled = columns.filter(({ length }) => length > 0);
  const nodes = filled.flatMap((column, at) => stacked(column, EDGE + at * PITCH));
  const lanes = new Set(
    nodes.filter(({ part }) => part.from.length + part.left.length > 0).map(({ part }) => laneOf(part)),
  );
  const byName = new Map(nodes.map(node => [node.part.name, node]));
  const lines = nodes.flatMap(to =>
    [...to.part.from, ...to.part.left].flatMap(name => {
      const from = byName.get(name);
      if (from === undefined) return [];
      const change = to.part.left.includes(name)
        ? ('removed' as const)
        : [to, from].some(({ part }) => part.change !== undefined)
          ? ('pending' as const)
          : undefined;
      const lane = ([...lanes].indexOf(laneOf(to.part)) + 1) / (lanes.size + 1);
      return [{ id: `${name} ${to.part.name}`, path: pathOf(from, to, lane), change }];
    }),
  );
  return {
    nodes,
    lines,
    width: Math.max(1, filled.length - 1) * PITCH + NODE_WIDTH + 2 * EDGE,
    height: Math.max(0, ...nodes.map(({ y, height }) => y + height)) + EDGE,
  };
}

const laneOf = ({ bus, name }: DrawnPart): string => bus ?? name;

function stacked<Part extends DrawnPart>(column: readonly Part[], x: number): readonly PlacedNode<Part>[] {
  return column.reduce<readonly PlacedNode<Part>[]>((above, part) => {
    const last = above.at(-1);
    const height = part.lines.length * LINE + PADDING;
    return [...above, { part, x, y: last === undefined ? EDGE : last.y + last.height + GAP, height }];
  }, []);
}

type Place = Omit<PlacedNode<DrawnPart>, 'part'>;

/** @param lane share of the room between the columns: parts have lanes of their own, so that no line joins another's */
function pathOf(from: Place, to: Place, lane: number): string {
  // Below the level at which a line leaves: the line of a neighbour does not seem to go on into the part beside it.
  const [startY, endY] = [from.y + PADDING, to.y + LINE + PADDING / 2];
  // Within a column the line leaves and enters on the same side.
  if (from.x === to.x) {
    const away = (1 - lane) * (WIDTH - 2 * NODE_WIDTH - 2 * EDGE);
    return `M ${from.x} ${startY} h ${-away} V ${endY} h ${away}`;
  }
  const [startX, endX] = from.x < to.x ? [from.x + NODE_WIDTH, to.x] : [from.x, to.x + NODE_WIDTH];
  return `M ${startX} ${startY} H ${startX + lane * (endX - startX)} V ${endY} H ${endX}`;
}
