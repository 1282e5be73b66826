import { entryUndone } from '../settings/setting-edit.ts';
import { describe, expect, it } from 'vitest';
import type { ConfigChanges } from '../configuration/config-edit.ts';
import { gatewayChanges, lanServerChanges, nameServerChanges, wanNatChanges } from './connection-changes.ts';
import { connectionOf, incomingInterface, wanInterface } from './connection.ts';

type Values = ReadonlyMap<string, string>;

const entry = (path: string, own: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries({ status: 'enabled', ...own }).map(([leaf, value]) => [`${path}.${leaf}`, value]);

const BRIDGE: Values = new Map([
  ['netmode', 'bridge'],
  ['netconf.status', 'enabled'],
  ...entry('netconf.3', { devname: 'br0', role: 'mlan', ip: '192.0.2.12', netmask: '255.255.255.0' }),
]);
const ROUTER: Values = new Map([
  ['netmode', 'router'],
  ['netconf.status', 'enabled'],
  ...entry('netconf.3', { devname: 'br0', role: 'wan', ip: '0.0.0.0' }),
  ...entry('netconf.4', { devname: 'br1', role: 'lan', ip: '192.168.1.1', netmask: '255.255.255.0' }),
  ['ppp.status', 'enabled'],
  ...entry('ppp.2', { devname: 'br0' }),
  ['dhcpd.status', 'enabled'],
  ...entry('dhcpd.1', {
    devname: 'br1',
    start: '192.168.1.2',
    end: '192.168.1.99',
    netmask: '255.255.255.0',
  }),
  ['iptables.status', 'enabled'],
  ['iptables.sys.status', 'enabled'],
  ['iptables.sys.masq.status', 'enabled'],
  ...entry('iptables.sys.masq.1', { devname: 'ppp+' }),
]);

function edited(values: Values, changes: ConfigChanges): Values {
  const next = new Map(values);
  for (const [key, value] of changes) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

describe('the connection', () => {
  it('the connection of a bridge is that of its management', () => {
    expect(connectionOf(BRIDGE)).toEqual({
      isRouter: false,
      outer: { devname: 'br0', index: 3, kind: 'static', client: undefined },
      lan: undefined,
      route: 1,
      server: undefined,
      nat: undefined,
    });
  });

  it('the connection of a router has a WAN and a LAN with what belongs to them', () => {
    expect(connectionOf(ROUTER)).toEqual({
      isRouter: true,
      outer: { devname: 'br0', index: 3, kind: 'pppoe', client: 2 },
      lan: { devname: 'br1', index: 4, kind: 'static', client: undefined },
      route: 1,
      server: 1,
      nat: 1,
    });
  });

  it('the connection comes in over every PPPoE session where the WAN dials, else over its interface', () => {
    expect([incomingInterface(ROUTER), incomingInterface(BRIDGE)]).toEqual(['ppp+', 'br0']);
  });

  it('the connection has a WAN in a router only, which is the interface under its PPPoE sessions', () => {
    expect([wanInterface(ROUTER), wanInterface(BRIDGE)]).toEqual(['br0', undefined]);
  });

  it('the connection comes in over the interface of a bridge, though a client dials there', () => {
    const dialled = new Map([...BRIDGE, ['ppp.status', 'enabled'], ...entry('ppp.1', { devname: 'br0' })]);
    expect(connectionOf(dialled).outer?.kind).toBe('pppoe');
    expect(incomingInterface(dialled)).toBe('br0');
  });

  it('the connection comes in over the WAN of a router that asks for its address, and nowhere without a WAN', () => {
    const asking = new Map([
      ...ROUTER,
      ['ppp.status', 'disabled'],
      ['dhcpc.status', 'enabled'],
      ...entry('dhcpc.1', { devname: 'br0' }),
    ]);
    expect([incomingInterface(asking), connectionOf(asking).outer?.kind]).toEqual(['br0', 'dhcp']);
    const without = new Map([['netmode', 'router']]);
    expect([incomingInterface(without), wanInterface(without)]).toEqual([undefined, undefined]);
  });

  it('the connection has the number of its default route that is off, and never that of another interface', () => {
    const routed = (...entries: readonly [string, string][]) =>
      connectionOf(new Map([...BRIDGE, ['route.status', 'enabled'], ...entries])).route;
    const off = (path: string, own: Readonly<Record<string, string>>) =>
      entry(path, { ip: '0.0.0.0', ...own, status: 'disabled' });
    expect(routed(...off('route.7', { devname: 'br0' }))).toBe(7);
    expect(routed(...off('route.7', { devname: 'eth1' }))).toBe(1);
    expect(routed(...off('route.7', { devname: 'br0', ip: '10.0.0.0' }))).toBe(1);
    expect(
      routed(...off('route.1', { devname: 'br0' }), ...entry('route.12', { devname: 'eth1', ip: '0.0.0.0' })),
    ).toBe(12);
  });

  it('the connection of an empty configuration has no side', () => {
    expect(connectionOf(new Map())).toMatchObject({ outer: undefined, lan: undefined });
  });
});

describe('what belongs together is written together', () => {
  it('a gateway makes the default route of a device without one', () => {
    const values = edited(BRIDGE, gatewayChanges(BRIDGE, 'br0', '192.0.2.1'));
    expect(Object.fromEntries([...values].filter(([key]) => key.startsWith('route.')))).toEqual({
      'route.status': 'enabled',
      'route.1.status': 'enabled',
      'route.1.devname': 'br0',
      'route.1.ip': '0.0.0.0',
      'route.1.netmask': '0',
      'route.1.gateway': '192.0.2.1',
    });
    expect([...gatewayChanges(values, 'br0', '192.0.2.2')]).toEqual([['route.1.gateway', '192.0.2.2']]);
    expect([...gatewayChanges(values, 'br0', '')]).toEqual([['route.1.status', 'disabled']]);
  });

  it('a DNS server is on with its address, and gone without one', () => {
    const values = edited(BRIDGE, nameServerChanges(BRIDGE, 'resolv.nameserver.1', '192.0.2.53'));
    expect([...nameServerChanges(BRIDGE, 'resolv.nameserver.1', '192.0.2.53')]).toEqual([
      ['resolv.nameserver.status', 'enabled'],
      ['resolv.nameserver.1.ip', '192.0.2.53'],
      ['resolv.nameserver.1.status', 'enabled'],
    ]);
    expect([...nameServerChanges(values, 'resolv.nameserver.1', '')]).toEqual([
      ['resolv.nameserver.1.ip', undefined],
      ['resolv.nameserver.1.status', undefined],
    ]);
  });

  it('a gateway taken back leaves nothing behind, the switch of the routes included', () => {
    const known = { values: edited(BRIDGE, gatewayChanges(BRIDGE, 'br0', '192.0.2.1')), original: BRIDGE };
    expect(edited(known.values, entryUndone(known, 'route.1'))).toEqual(BRIDGE);
  });

  it('a DNS server taken back leaves the list on while another of it is there', () => {
    const one = edited(BRIDGE, nameServerChanges(BRIDGE, 'resolv.nameserver.1', '192.0.2.53'));
    const both = edited(one, nameServerChanges(one, 'resolv.nameserver.2', '192.0.2.54'));
    const first = edited(both, entryUndone({ values: both, original: BRIDGE }, 'resolv.nameserver.2'));
    expect(first).toEqual(one);
    expect(edited(first, entryUndone({ values: first, original: BRIDGE }, 'resolv.nameserver.1'))).toEqual(
      BRIDGE,
    );
  });

  it('the DHCP server of the LAN is switched as it stands: on again it is as it was, in a new network with the same hosts', () => {
    const known = { values: ROUTER, original: ROUTER };
    const stopped = edited(ROUTER, lanServerChanges(known, false));
    expect(connectionOf(stopped).server).toBeUndefined();
    expect(edited(stopped, lanServerChanges({ values: stopped, original: ROUTER }, true))).toEqual(ROUTER);
    const moved = new Map([...stopped, ['netconf.4.ip', '192.168.5.1']]);
    const after = edited(moved, lanServerChanges({ values: moved, original: moved }, true));
    const pool = (values: ReadonlyMap<string, string>) =>
      ['start', 'end'].map(leaf => values.get(`dhcpd.1.${leaf}`)?.split('.').at(-1));
    expect(pool(after)).toEqual(pool(ROUTER));
    expect(after.get('dhcpd.1.start')).toMatch(/^192\.168\.5\./);
  });

  it('NAT is switched on the PPPoE sessions of the WAN', () => {
    const off = wanNatChanges({ values: ROUTER, original: ROUTER }, false);
    expect([...off]).toEqual([['iptables.sys.masq.1.status', 'disabled']]);
    const without = edited(ROUTER, off);
    expect(edited(without, wanNatChanges({ values: without, original: ROUTER }, true))).toEqual(ROUTER);
    expect(
      connectionOf(edited(without, wanNatChanges({ values: without, original: without }, true))).nat,
    ).toBe(1);
  });
});
