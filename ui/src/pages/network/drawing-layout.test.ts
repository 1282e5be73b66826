import { networkDrawing } from '@radiolink/domain/network-mode';
import { expect, it } from 'vitest';
import { type DrawnPart, NODE_WIDTH, placed, WIDTH } from './drawing-layout.ts';

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

/** Ports and radio, then bridges and VLANs. */
const drawn = (...lines: readonly string[]) => {
  const parts = networkDrawing(ORIGINAL, PENDING).map(part => ({ ...part, lines: [part.name, ...lines] }));
  const isHardware = ({ kind }: { readonly kind: string }): boolean => ['port', 'radio'].includes(kind);
  return placed([parts.filter(isHardware), parts.filter(part => !isHardware(part))]);
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
  expect([drawn().width, placed([]).width]).toEqual([WIDTH, WIDTH]);
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

it('carries parts of one bus by one upright line', () => {
  const { lines } = placed([
    [part('ath0')],
    ['one', 'two', 'three'].map(name => part(name, { from: ['ath0'], bus: 'ath0' })),
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

it('gives each part that is carried a lane of its own: no two share an upright line', () => {
  const { lines } = drawn();
  const uprightOf = (path: string): string => {
    const [start = '', over = ''] = [/^M (\S+)/.exec(path)?.[1], / [hH] (\S+)/.exec(path)?.[1]];
    return (path.includes(' h ') ? Number(start) + Number(over) : Number(over)).toFixed(2);
  };
  const lanes = new Set(lines.map(({ id, path }) => `${id.split(' ')[1]} ${uprightOf(path)}`));
  expect(lanes.size).toBe(3);
  expect(new Set([...lanes].map(lane => lane.split(' ')[1])).size).toBe(3);
});
