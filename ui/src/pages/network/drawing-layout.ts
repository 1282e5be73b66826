import type { DrawnInterface } from '@radiolink/domain/network-mode';

/** Width of the drawing in units of its own: that of a phone. */
export const WIDTH = 360;
export const NODE_WIDTH = 156;
/** Height of a line of text. */
export const LINE = 16;
const GAP = 12;
const PADDING = 10;

/** A part with its lines of text, the name first. */
interface PlacedNode {
  readonly part: DrawnInterface;
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

interface PlacedLine {
  readonly id: string;
  readonly path: string;
  readonly change: 'pending' | 'removed' | undefined;
}

/**
 * Ports and radio at the start, bridges and VLANs at the end, and a line from each part to what it carries; one that is
 * about to be removed too.
 */
export function placed(
  parts: readonly DrawnInterface[],
  linesOf: (part: DrawnInterface) => readonly string[],
): {
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly PlacedLine[];
  readonly height: number;
} {
  const isHardware = ({ kind }: DrawnInterface): boolean => kind === 'port' || kind === 'radio';
  const columns = [parts.filter(isHardware), parts.filter(part => !isHardware(part))];
  const nodes = columns.flatMap((column, at) =>
    stacked(column, at === 0 ? 1 : WIDTH - NODE_WIDTH - 1, linesOf),
  );
  const carrying = nodes.filter(({ part }) => part.from.length + part.left.length > 0);
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
      return [
        {
          id: `${name} ${to.part.name}`,
          path: pathOf(from, to, (carrying.indexOf(to) + 1) / (carrying.length + 1)),
          change,
        },
      ];
    }),
  );
  return { nodes, lines, height: Math.max(0, ...nodes.map(({ y, height }) => y + height)) + 1 };
}

function stacked(
  column: readonly DrawnInterface[],
  x: number,
  linesOf: (part: DrawnInterface) => readonly string[],
): readonly PlacedNode[] {
  return column.reduce<readonly PlacedNode[]>((above, part) => {
    const last = above.at(-1);
    const lines = [part.name, ...linesOf(part)];
    const height = lines.length * LINE + PADDING;
    return [...above, { part, lines, x, y: last === undefined ? 1 : last.y + last.height + GAP, height }];
  }, []);
}

/** @param lane share of the room between the columns: each part that is carried has a lane, so that no line joins another's */
function pathOf(from: PlacedNode, to: PlacedNode, lane: number): string {
  // Below the level at which a line leaves: the line of a neighbour does not seem to go on into the part beside it.
  const [startY, endY] = [from.y + PADDING, to.y + LINE + PADDING / 2];
  const startX = from.x + NODE_WIDTH;
  // Within a column the line leaves and enters on the same side.
  if (from.x === to.x) {
    const away = (1 - lane) * (WIDTH - 2 * NODE_WIDTH - 2);
    return `M ${from.x} ${startY} h ${-away} V ${endY} h ${away}`;
  }
  return `M ${startX} ${startY} H ${startX + lane * (to.x - startX)} V ${endY} H ${to.x}`;
}
