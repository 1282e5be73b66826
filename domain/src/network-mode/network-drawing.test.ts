import { assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { networkConfigurations } from './network-configuration.mother.ts';
import { drawnInterfaces, networkDrawing } from './network-drawing.ts';
import { runs } from '../configuration/property-runs.mother.ts';

/** The lines of a text that match, by what the pattern takes from them. */
const lines = (text: string, pattern: RegExp): readonly RegExpMatchArray[] => [...text.matchAll(pattern)];

describe('the drawing of 200 generated configurations', () => {
  it('equals the configuration', () => {
    assert(
      property(networkConfigurations, configuration => {
        const text = configuration.toString();
        const drawn = drawnInterfaces(configuration.entries());
        const members = lines(text, /^bridge\.(\d+)\.port\.\d+\.devname=(.+)$/gm);
        for (const [, bridge, member] of members) {
          const name = configuration.get(`bridge.${bridge}.devname`) ?? '';
          expect(drawn.get(name)?.from).toContain(member);
        }
        expect(
          [...drawn.values()].filter(({ kind }) => kind === 'bridge').flatMap(({ from }) => from),
        ).toHaveLength(members.length);
        for (const [, entry, name] of lines(text, /^netconf\.(\d+)\.devname=(.+)$/gm)) {
          const ip = configuration.get(`netconf.${entry}.ip`) ?? '0.0.0.0';
          const { address, client } = drawn.get(name ?? '') ?? {};
          expect(address ?? '0.0.0.0/24').toBe(client === undefined ? `${ip}/24` : '0.0.0.0/24');
        }
        for (const [, entry, parent] of lines(text, /^vlan\.(\d+)\.devname=(.+)$/gm)) {
          const isInUse = [`vlan.status`, `vlan.${entry}.status`].every(
            key => configuration.get(key) === 'enabled',
          );
          const name = `${parent}.${configuration.get(`vlan.${entry}.id`)}`;
          const other = lines(text, new RegExp(`^netconf\\.\\d+\\.devname=${name}$`, 'gm')).length > 0;
          expect([drawn.get(name)?.kind, drawn.get(name)?.from]).toEqual(
            isInUse || other ? ['vlan', [parent]] : [undefined, undefined],
          );
          expect(drawn.has(parent ?? '') || !isInUse).toBe(true);
        }
        for (const section of ['dhcpc', 'ppp'] as const) {
          const isOn = configuration.get(`${section}.status`) === 'enabled';
          const asking = isOn ? lines(text, new RegExp(`^${section}\\.1\\.devname=(.+)$`, 'gm')) : [];
          for (const [, name] of asking)
            expect(drawn.get(name ?? '')?.client).toBe(section === 'ppp' ? 'PPPoE' : 'DHCP');
        }
        expect([...drawn.values()].filter(({ isManagement }) => isManagement)).toHaveLength(1);
        const wan = [...drawn.values()].filter(({ role }) => role === 'wan');
        expect(wan.length).toBe(configuration.get('netmode') === 'bridge' ? 0 : 1);
      }),
      runs(200),
    );
  });

  it('the drawing of a generated configuration has no change of its own', () => {
    assert(
      property(networkConfigurations, configuration => {
        const values = configuration.entries();
        expect(networkDrawing(values, values).filter(({ change }) => change !== undefined)).toEqual([]);
      }),
      runs(200),
    );
  });
});

it('marks what is added, removed and changed', () => {
  const original = new Map([
    ['netconf.status', 'enabled'],
    ['netconf.1.devname', 'ath0'],
    ['netconf.1.status', 'enabled'],
    ['netconf.2.devname', 'br0'],
    ['netconf.2.status', 'enabled'],
    ['netconf.2.role', 'mlan'],
    ['netconf.2.ip', '192.0.2.20'],
    ['netconf.2.netmask', '255.255.255.0'],
  ]);
  const pending = new Map([
    ...original,
    ['netconf.1.status', 'disabled'],
    ['netconf.2.ip', '192.0.2.21'],
    ['netconf.3.devname', 'eth0.10'],
    ['netconf.3.status', 'enabled'],
  ]);
  expect(
    networkDrawing(original, pending).map(({ name, change, address }) => [name, change, address]),
  ).toEqual([
    ['ath0', 'removed', undefined],
    ['br0', 'changed', '192.0.2.21/24'],
    ['eth0', 'added', undefined],
    ['eth0.10', 'added', undefined],
  ]);
});

describe('a port', () => {
  const bridge = (number: number, member: string): [string, string][] => [
    [`bridge.${number}.devname`, `br${number}`],
    [`bridge.${number}.status`, 'enabled'],
    [`bridge.${number}.port.1.devname`, member],
    [`bridge.${number}.port.1.status`, 'enabled'],
  ];
  const original = new Map([['bridge.status', 'enabled'], ...bridge(1, 'eth0'), ...bridge(2, 'eth1')]);

  it('a port that goes to another bridge is drawn as moved, with the line that it leaves', () => {
    const pending = new Map([
      ...original,
      ['bridge.2.port.2.devname', 'eth0'],
      ['bridge.2.port.2.status', 'enabled'],
      ['bridge.1.port.1.status', 'disabled'],
    ]);
    const drawn = networkDrawing(original, pending).map(({ name, change, from, left }) => [
      name,
      change,
      from,
      left,
    ]);
    expect(drawn).toEqual([
      ['br1', 'changed', [], ['eth0']],
      ['br2', 'changed', ['eth1', 'eth0'], []],
      ['eth0', 'moved', [], []],
      ['eth1', undefined, [], []],
    ]);
  });

  it('a port that leaves its bridge is not moved, and the bridge is changed', () => {
    const pending = new Map([
      ...original,
      ['netconf.1.devname', 'eth0'],
      ['bridge.1.port.1.status', 'disabled'],
    ]);
    expect(networkDrawing(original, pending).map(({ name, change }) => [name, change])).toContainEqual([
      'br1',
      'changed',
    ]);
  });
});

it('the drawing has the port under a VLAN although nothing else names it', () => {
  const values = new Map([
    ['vlan.status', 'enabled'],
    ['vlan.1.devname', 'eth1'],
    ['vlan.1.id', '30'],
    ['vlan.1.status', 'enabled'],
  ]);
  expect([...drawnInterfaces(values).values()].map(({ name, kind, from }) => [name, kind, from])).toEqual([
    ['eth1', 'port', []],
    ['eth1.30', 'vlan', ['eth1']],
  ]);
});

it.each([
  ['without a port and a number', {}],
  ['without a number', { 'vlan.1.devname': 'eth0' }],
  ['without a port', { 'vlan.1.id': '20' }],
])('draws no VLAN %s yet', (_, added) => {
  const vlan = { 'vlan.status': 'enabled', 'vlan.1.status': 'enabled', 'vlan.1.devname': '', ...added };
  const names = [...drawnInterfaces(new Map(Object.entries(vlan))).keys()];
  expect(names.filter(name => name.includes('.'))).toEqual([]);
});
