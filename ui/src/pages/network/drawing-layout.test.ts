import { networkDrawing } from '@radiolink/domain/network-mode';
import { expect, it } from 'vitest';
import { placed } from './drawing-layout.ts';
import { NODE_WIDTH, WIDTH } from './drawing-lines.ts';
import { levels } from './drawing-parts.ts';
import { part, WAVE } from './drawn-part.mother.ts';
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
  const parts = networkDrawing(ORIGINAL, PENDING).map(each => ({ ...each, lines: [each.name, ...lines] }));
  return placed(levels(parts, isHardware));
};

it('places every part once, none over another, and none outside', () => {
  const { nodes, width, height } = drawn('Moved', 'more');
  expect(nodes.map(node => node.part.name).toSorted()).toEqual(
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

it('interfaces that carry each other in a ring are drawn all the same', () => {
  const ring = [
    part('br0', { from: ['br1.5'] }),
    part('br1', { from: ['br0'] }),
    part('br1.5', { from: ['br1'] }),
  ];
  const { nodes, lines } = placed(levels(ring, () => false));
  expect([nodes.length, lines.length]).toEqual([3, 3]);
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

it('four levels below each other are drawn in full size on the smallest phone', () => {
  // A screen of 320 px has 262 px for the drawing; letters are 11.5 units high.
  expect((11.5 * 262) / placed(WAVE, true).width).toBeGreaterThan(11);
});
