import { array, assert, boolean, nat, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { type Placed, placed } from './drawing-layout.ts';
import { NODE_WIDTH, WIDTH } from './drawing-lines.ts';
import { type DrawnPart, levels } from './drawing-parts.ts';
import { part, WAVE } from './drawn-part.mother.ts';

interface Stretch {
  readonly from: string;
  readonly to: string;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
}

/** The straight stretches of all lines, each from its lesser to its greater end. */
const stretches = ({ lines }: Placed<DrawnPart>): readonly Stretch[] =>
  lines.flatMap(({ id, path }) => {
    const [from = '', to = ''] = id.split(' ');
    const [x = 0, y = 0] = path.split(' ').slice(1, 3).map(Number);
    const ends = [...path.matchAll(/([HV]) (\S+)/g)].reduce(
      (before, [, way, value]) => {
        const [lastX = 0, lastY = 0] = before.at(-1) ?? [];
        return [...before, way === 'H' ? [Number(value), lastY] : [lastX, Number(value)]];
      },
      [[x, y]],
    );
    return ends.slice(1).map(([endX = 0, endY = 0], at): Stretch => {
      const [startX = 0, startY = 0] = ends[at] ?? [];
      return {
        from,
        to,
        x: [Math.min(startX, endX), Math.max(startX, endX)],
        y: [Math.min(startY, endY), Math.max(startY, endY)],
      };
    });
  });

/** True if two spans have more than an end in common. */
const isIn = ([start, end]: readonly [number, number], low: number, high: number): boolean =>
  (start < high && low < end) || (start === end && low < start && start < high);

/** Stretches that run through a box. */
const throughBoxes = (drawing: Placed<DrawnPart>): readonly Stretch[] =>
  stretches(drawing).filter(({ x, y }) =>
    drawing.nodes.some(box => isIn(x, box.x, box.x + NODE_WIDTH) && isIn(y, box.y, box.y + box.height)),
  );

/** Pairs of lines without a common end that cross or touch. */
const crossings = (drawing: Placed<DrawnPart>): readonly string[] => {
  const all = stretches(drawing);
  return all.flatMap(one =>
    all
      .filter(
        other =>
          one.from !== other.from &&
          one.to < other.to &&
          one.x[0] <= other.x[1] &&
          other.x[0] <= one.x[1] &&
          one.y[0] <= other.y[1] &&
          other.y[0] <= one.y[1],
      )
      .map(other => `${one.from} ${one.to} × ${other.from} ${other.to}`),
  );
};

const WAYS = [
  ['in columns', false],
  ['below each other', true],
] as const;

it.each(WAYS)('lines neither cross nor touch on a device with two radios, %s', (_, isNarrow) => {
  const drawing = placed(WAVE, isNarrow);
  expect(throughBoxes(drawing)).toEqual([]);
  expect(crossings(drawing)).toEqual([]);
});

it('parts that the same one carries alone share one upright line', () => {
  const { lines } = placed([
    [part('ath0')],
    ['one', 'two', 'three'].map(name => part(name, { from: ['ath0'] })),
  ]);
  expect(new Set(lines.map(({ path }) => / H (\S+) V/.exec(path)?.[1])).size).toBe(1);
});

/** Two ports that change places between two bridges: no order of columns keeps their four lines apart. */
const SWAPPED = [
  [part('ath0'), part('eth0')],
  [part('br0', { from: ['eth0'], left: ['ath0'] }), part('br1', { from: ['ath0'], left: ['eth0'] })],
];

it.each(WAYS)('ports that change places have all their lines, and none cross, %s', (_, isNarrow) => {
  const drawing = placed(SWAPPED, isNarrow);
  expect(drawing.lines).toHaveLength(4);
  expect(crossings(drawing)).toEqual([]);
  expect(drawing.width).toBeLessThan(WIDTH);
});

it('leaves out lines that go where they would cross those that stay or come', () => {
  const { lines } = placed([
    ['a', 'b', 'c'].map(name => part(name)),
    [part('old', { left: ['a', 'b', 'c'] }), part('new', { from: ['a', 'b', 'c'] })],
  ]);
  expect(lines.map(({ id }) => id)).toEqual(['a new', 'b new', 'c new']);
});

it('a line within a column does not go on from the line of the part beside it', () => {
  const { lines } = placed([
    [part('eth0'), part('eth1')],
    [part('br0', { from: ['eth0', 'eth1', 'ubond0'] }), part('ubond0')],
  ]);
  const starts = lines.map(({ path }) => path.split(' ')[2]);
  expect(new Set(starts).size).toBe(3);
});

/** Parts of which each is carried by some before it, in any order. */
const NETWORKS = array(
  record({ carriers: array(tuple(nat(), boolean()), { maxLength: 3 }), rows: nat(2), order: nat() }),
  { maxLength: 12 },
).map(made =>
  made
    .map(({ carriers, rows, order }, at) => {
      const names = (isLeft: boolean) =>
        at === 0
          ? []
          : [...new Set(carriers.filter(each => each[1] === isLeft).map(([number]) => `${number % at}`))];
      const from = names(false);
      return {
        order,
        ...part(`${at}`, {
          from,
          left: names(true).filter(name => !from.includes(name)),
          lines: Array.from({ length: rows + 1 }, () => ''),
        }),
      };
    })
    .toSorted((one, other) => one.order - other.order),
);

it('each line goes from a column to a later one, and through no box', () => {
  assert(
    property(NETWORKS, parts => {
      const columns = levels(parts, ({ from, left }) => from.length + left.length === 0);
      const columnOf = (name = ''): number =>
        columns.findIndex(column => column.some(each => each.name === name));
      const [drawing, narrow] = [placed(columns), placed(columns, true)];
      expect(drawing.nodes).toHaveLength(parts.length);
      for (const { id } of drawing.lines) {
        const [from, to] = id.split(' ');
        expect(columnOf(from)).toBeLessThan(columnOf(to));
      }
      expect([throughBoxes(drawing), throughBoxes(narrow)]).toEqual([[], []]);
    }),
  );
});

/** Parts that are connected as a tree or several, each either way, and lines that go between any of them. */
const DEVICES = array(
  record({ to: nat(), isCarried: boolean(), rows: nat(2), left: array(nat(), { maxLength: 2 }) }),
  {
    maxLength: 10,
  },
).map(made => {
  const carriers = made.map(({ isCarried, to }, at) => {
    const own = isCarried && to % (at + 1) !== at ? [to % (at + 1)] : [];
    return [
      ...own,
      ...made.flatMap((other, later) =>
        !other.isCarried && later > at && other.to % (later + 1) === at ? [later] : [],
      ),
    ];
  });
  return made.map(({ left, rows }, at) =>
    part(`${at}`, {
      from: carriers[at]!.map(String),
      left: [...new Set(left.map(number => number % made.length))]
        .filter(number => number !== at && !carriers[at]!.includes(number))
        .map(String),
      lines: Array.from({ length: rows + 1 }, () => ''),
    }),
  );
});

it.each(WAYS)('no line of a device crosses another or a box, with any pending moves, %s', (_, isNarrow) => {
  assert(
    property(DEVICES, boolean(), (parts, isPending) => {
      const shown = isPending ? parts : parts.map(each => ({ ...each, left: [] }));
      const drawing = placed(
        levels(shown, ({ from, left }) => from.length + left.length === 0),
        isNarrow,
      );
      expect([throughBoxes(drawing), crossings(drawing)]).toEqual([[], []]);
      const running = shown.flatMap(({ name, from }) => from.map(each => `${each} ${name}`));
      expect(
        drawing.lines
          .filter(({ change }) => change !== 'removed')
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(running.toSorted());
    }),
  );
});
