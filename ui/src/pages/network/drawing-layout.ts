import type { DrawnInterface } from '@radiolink/domain/network-mode';

/** Size of the drawing in units of its own; it is as wide as a phone. */
export const WIDTH = 360;
export const NODE = { width: 150, height: 46 } as const;
const GAP = 12;

interface PlacedNode {
  readonly part: DrawnInterface;
  readonly x: number;
  readonly y: number;
}

interface PlacedLine {
  readonly id: string;
  readonly path: string;
  readonly isPending: boolean;
}

/** Ports and radio at the start, bridges and VLANs at the end, and a line from each part to what it carries. */
export function placed(parts: readonly DrawnInterface[]): {
  readonly nodes: readonly PlacedNode[];
  readonly lines: readonly PlacedLine[];
  readonly height: number;
} {
  const isHardware = ({ kind }: DrawnInterface): boolean => kind === 'port' || kind === 'radio';
  const columns = [parts.filter(isHardware), parts.filter(part => !isHardware(part))];
  const rows = Math.max(1, ...columns.map(({ length }) => length));
  const nodes = columns.flatMap((column, at) =>
    column.map((part, row) => ({
      part,
      x: at === 0 ? 1 : WIDTH - NODE.width - 1,
      y: 1 + row * (NODE.height + GAP),
    })),
  );
  const byName = new Map(nodes.map(node => [node.part.name, node]));
  const lines = nodes.flatMap(to =>
    to.part.from.flatMap(name => {
      const from = byName.get(name);
      if (from === undefined) return [];
      const isPending = to.part.change !== undefined || from.part.change !== undefined;
      return [{ id: `${name} ${to.part.name}`, path: pathOf(from, to), isPending }];
    }),
  );
  return { nodes, lines, height: rows * (NODE.height + GAP) - GAP + 2 };
}

function pathOf(from: PlacedNode, to: PlacedNode): string {
  const [startY, endY] = [from.y + NODE.height / 2, to.y + NODE.height / 2];
  const startX = from.x + NODE.width;
  // Within a column the line leaves and enters on the same side.
  if (from.x === to.x) {
    return `M ${from.x} ${startY} h -16 V ${endY} h 16`;
  }
  return `M ${startX} ${startY} H ${(startX + to.x) / 2} V ${endY} H ${to.x}`;
}
