import {
  AISLE,
  EDGE,
  isCrossed,
  type Line,
  LINE,
  linesBetween,
  NODE_WIDTH,
  PADDING,
  PITCH,
  type Place,
  type PlacedLine,
  type PlacedNode,
  WIDTH,
} from './drawing-lines.ts';
import { type Carriers, carriersOf, type DrawnPart, networksOf, staying } from './drawing-parts.ts';

const GAP = 12;
/** From one level to the next where they stand below each other. */
const INDENT = 16;

/** The drawing with everything in its place. */
export interface Placed<Part> {
  readonly nodes: readonly PlacedNode<Part>[];
  readonly lines: readonly PlacedLine[];
  readonly width: number;
  readonly height: number;
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
