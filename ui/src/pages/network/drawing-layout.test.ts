import { networkDrawing } from '@radiolink/domain/network-mode';
import { array, assert, boolean, nat, property, record, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { type DrawnPart, levels, NODE_WIDTH, type Placed, placed, WIDTH } from './drawing-layout.ts';
import { isHardware } from './network-drawing.tsx';

const bridge = (number: number, ...members: readonly string[]): [string, string][] => [
  [`bridge.${number}.devname`, `br${number}`],
  [`bridge.${number}.status`, 'enabled'],
  ...members.flatMap((name, place): [string, string][] => [
    [`bridge.${number}.port.${place + 1}.devname`, name],
    [`bridge.${number}.port.${place + 1}.status`, 'enabled'],
  ]),
];
const ORIGINAL = new Map([
  ['bridge.status', 'enabled'],
  ...bridge(1, 'eth0', 'eth1', 'ath0'),
  ...bridge(2, 'eth2'),
]);
const PENDING = new Map([
  ...ORIGINAL,
  ['bridge.1.port.2.status', 'disabled'],
  ...bridge(2, 'eth2', 'eth1'),
  ['vlan.status', 'enabled'],
  ['vlan.1.devname', 'br1'],
  ['vlan.1.id', '10'],
  ['vlan.1.status', 'enabled'],
]);

/** Ports and radio, then bridges, then the VLAN. */
const drawn = (...lines: readonly string[]) => {
  const parts = networkDrawing(ORIGINAL, PENDING).map(part => ({ ...part, lines: [part.name, ...lines] }));
  return placed(levels(parts, isHardware));
};

it('places every part once, none over another, and none outside', () => {
  const { nodes, width, height } = drawn('Moved', 'more');
  expect(nodes.map(({ part }) => part.name).toSorted()).toEqual(
    ['ath0', 'br1', 'br1.10', 'br2', 'eth0', 'eth1', 'eth2'].toSorted(),
  );
  for (const one of nodes) {
    expect(one.x + NODE_WIDTH).toBeLessThan(width);
    expect(one.y + one.height).toBeLessThan(height);
    const over = nodes.filter(
      other =>
        other !== one && other.x === one.x && other.y < one.y + one.height && one.y < other.y + other.height,
    );
    expect(over).toEqual([]);
  }
});

it('the drawing is as broad as two columns where it has no more', () => {
  const bridges = networkDrawing(ORIGINAL, ORIGINAL).map(each => ({ ...each, lines: [each.name] }));
  const columns = levels(bridges, isHardware);
  expect(columns.map(column => column.map(({ name }) => name))).toEqual([
    ['ath0', 'eth0', 'eth1', 'eth2'],
    ['br1', 'br2'],
  ]);
  expect([placed(columns).width, placed([]).width]).toEqual([WIDTH, WIDTH]);
});

const PART: DrawnPart = { name: '', lines: [''], from: [], left: [], change: undefined };
const part = (name: string, more: Partial<DrawnPart> = {}): DrawnPart => ({ ...PART, name, ...more });

it('leaves out a column without parts, and draws a line to the column before it too', () => {
  const { nodes, lines, width } = placed([
    [part('br0', { from: ['ath0'] })],
    [],
    [part('ath0')],
    [part('one', { from: ['ath0'] })],
  ]);
  const { x: middle = 0 } = nodes.find(({ part: { name } }) => name === 'ath0') ?? {};
  expect(width).toBeGreaterThan(3 * NODE_WIDTH);
  const ends = lines.map(({ path }) => path.replaceAll(/ [HV] .* H /g, ' to ').replace(/^M (\S+) \S+/, '$1'));
  expect(ends).toEqual([
    `${middle} to ${nodes[0]!.x + NODE_WIDTH}`,
    `${middle + NODE_WIDTH} to ${nodes[2]!.x}`,
  ]);
});

it('parts that the same one carries alone share one upright line', () => {
  const { lines } = placed([
    [part('ath0')],
    ['one', 'two', 'three'].map(name => part(name, { from: ['ath0'] })),
  ]);
  expect(new Set(lines.map(({ path }) => / H (\S+) V/.exec(path)?.[1])).size).toBe(1);
});

it('draws a line from each part to what it carries, and those that go', () => {
  const lines = drawn().lines.map(({ id, change }) => [id, change]);
  expect(lines.toSorted()).toEqual(
    [
      ['eth0 br1', 'pending'],
      ['ath0 br1', 'pending'],
      ['eth1 br1', 'removed'],
      ['eth2 br2', 'pending'],
      ['eth1 br2', 'pending'],
      ['br1 br1.10', 'pending'],
    ].toSorted(),
  );
});

it('gives each part that several carry a lane of its own: no two share an upright line', () => {
  const { lines } = drawn();
  const uprightOf = (path: string): string => {
    const [start = '', over = ''] = [/^M (\S+)/.exec(path)?.[1], / [hH] (\S+)/.exec(path)?.[1]];
    return (path.includes(' h ') ? Number(start) + Number(over) : Number(over)).toFixed(2);
  };
  const lanes = new Set(lines.map(({ id, path }) => `${id.split(' ')[1]} ${uprightOf(path)}`));
  expect(lanes.size).toBe(3);
  expect(new Set([...lanes].map(lane => lane.split(' ')[1])).size).toBe(3);
});

/** A 60 GHz device with its backup: the bridge has the ports and the bond of both radios, and carries VLANs. */
const WAVE = levels(
  [
    part('ath0'),
    part('br0', { from: ['eth0', 'eth1', 'ubond0'], lines: ['br0', '192.0.2.20/24'] }),
    part('br0.20', { from: ['br0'] }),
    part('br0.30', { from: ['br0'] }),
    part('eth0', { lines: ['eth0', '1000 full'] }),
    part('eth1', { lines: ['eth1', 'unplugged'] }),
    part('ubond0', { from: ['ath0', 'wlan0'] }),
    part('wlan0'),
  ],
  ({ from }) => from.length === 0,
);

it('the drawing has a column for each level of carrying; what is carried furthest stands first in its column', () => {
  expect(WAVE.map(column => column.map(({ name }) => name))).toEqual([
    ['eth0', 'eth1', 'ath0', 'wlan0'],
    ['ubond0'],
    ['br0'],
    ['br0.20', 'br0.30'],
  ]);
});

it('an empty bridge stands beside other bridges, not below the ports', () => {
  const columns = levels(
    [part('br0', { from: ['eth0'] }), part('br1'), part('eth0')],
    ({ name }) => name === 'eth0',
  );
  expect(columns.map(column => column.map(({ name }) => name))).toEqual([['eth0'], ['br0', 'br1']]);
});

it('interfaces that carry each other in a ring are drawn all the same', () => {
  const ring = [
    part('br0', { from: ['br1.5'] }),
    part('br1', { from: ['br0'] }),
    part('br1.5', { from: ['br1'] }),
  ];
  const { nodes, lines } = placed(levels(ring, () => false));
  expect([nodes.length, lines.length]).toEqual([3, 3]);
});

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

it('draws what is connected side by side: the bridge of a later port stands beside that port', () => {
  const { nodes } = placed(
    levels(
      [
        part('ath0'),
        part('br0', { from: ['eth0'] }),
        part('br1', { from: ['ath0', 'eth1'] }),
        part('eth0'),
        part('eth1'),
      ],
      ({ from }) => from.length === 0,
    ),
  );
  const top = Object.fromEntries(nodes.map(({ part: { name }, y }) => [name, y]));
  expect([top['br1'], top['br0']]).toEqual([top['ath0'], top['eth0']]);
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

it('four levels below each other are drawn in full size on the smallest phone', () => {
  // A screen of 320 px has 262 px for the drawing; letters are 11.5 units high.
  expect((11.5 * 262) / placed(WAVE, true).width).toBeGreaterThan(11);
});
