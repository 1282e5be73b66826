import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigChanges } from '../configuration/config-edit.ts';
import type { IpMode } from '../network/interface.ts';
import { settingsContext } from '../settings/settings-context.ts';
import { validateConfiguration } from '../settings/validate-configuration.ts';
import { addressKindChanges, addressKindOf, bridgePorts, offeredAddressKinds } from './address-kind.ts';
import { networkConfigurations } from './network-configuration.mother.ts';
import { runs } from '../configuration/property-runs.mother.ts';

type Values = ReadonlyMap<string, string>;

const BRIDGE = new Map([
  ['netmode', 'bridge'],
  ['netconf.status', 'enabled'],
  ['netconf.1.devname', 'br0'],
  ['netconf.1.status', 'enabled'],
  ['netconf.1.role', 'mlan'],
  ['netconf.1.ip', '192.168.7.20'],
  ['netconf.1.netmask', '255.255.255.0'],
  ['bridge.status', 'enabled'],
  ['bridge.1.devname', 'br0'],
  ['bridge.1.status', 'enabled'],
  ['bridge.1.port.1.devname', 'eth0'],
  ['bridge.1.port.1.status', 'enabled'],
]);

const ROUTER = new Map([
  ...BRIDGE,
  ['netmode', 'router'],
  ['netconf.1.role', 'wan'],
  ['iptables.status', 'enabled'],
  ['iptables.sys.status', 'enabled'],
  ['iptables.sys.masq.status', 'enabled'],
  ['iptables.sys.masq.1.devname', 'br0'],
  ['iptables.sys.masq.1.status', 'enabled'],
]);

function edited(values: Values, changes: ConfigChanges): Values {
  const next = new Map(values);
  for (const [key, value] of changes) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
}

const chosen = (values: Values, original: Values, devname: string, kind: IpMode): Values =>
  edited(values, addressKindChanges({ values, original }, devname, kind));

const sorted = (values: Values) => [...values].toSorted(([one], [other]) => one.localeCompare(other));
const errorsOf = (values: Values) =>
  validateConfiguration(values, settingsContext(values))
    .filter(({ severity }) => severity === 'error')
    .map(({ key, problem }) => `${key}: ${problem.key}`);

describe('the address of an interface', () => {
  it('the address of an interface is asked from a DHCP server with the static address as fallback', () => {
    expect(addressKindChanges({ values: BRIDGE, original: BRIDGE }, 'br0', 'dhcp')).toEqual(
      new Map([
        ['dhcpc.status', 'enabled'],
        ['dhcpc.1.devname', 'br0'],
        ['dhcpc.1.status', 'enabled'],
        ['dhcpc.1.fallback', '192.168.7.20'],
        ['dhcpc.1.fallback_netmask', '255.255.255.0'],
        ['netconf.1.ip', '0.0.0.0'],
      ]),
    );
  });

  it('the address of an interface is static at the fallback address that the client had', () => {
    const asking = chosen(BRIDGE, BRIDGE, 'br0', 'dhcp');
    const fixed = chosen(asking, asking, 'br0', 'static');
    expect(fixed.get('netconf.1.ip')).toBe('192.168.7.20');
    expect(fixed.get('dhcpc.1.status')).toBe('disabled');
  });

  it('the address of an interface comes from the ISP by PPPoE, and NAT follows there and back', () => {
    const connecting = chosen(ROUTER, ROUTER, 'br0', 'pppoe');
    const natOf = (values: Values) =>
      [1, 2]
        .filter(index => values.get(`iptables.sys.masq.${index}.status`) === 'enabled')
        .map(index => values.get(`iptables.sys.masq.${index}.devname`));
    expect(natOf(connecting)).toEqual(['ppp+']);
    expect(connecting.get('ppp.1.mtu')).toBe('1492');
    expect(natOf(chosen(connecting, connecting, 'br0', 'dhcp'))).toEqual(['br0']);
  });

  it('stops the DHCP server of an interface that asks for its own address', () => {
    const serving = new Map([
      ...ROUTER,
      ['dhcpd.status', 'enabled'],
      ['dhcpd.1.devname', 'br0'],
      ['dhcpd.1.status', 'enabled'],
    ]);
    expect(chosen(serving, serving, 'br0', 'dhcp').get('dhcpd.1.status')).toBe('disabled');
  });

  it('the address of an interface comes from the ISP in packets of a PPPoE session, unless a size was set', () => {
    const connecting = chosen(ROUTER, ROUTER, 'br0', 'pppoe');
    expect([connecting.get('ppp.1.mtu'), connecting.get('ppp.1.mru')]).toEqual(['1492', '1492']);
    const set = new Map([...ROUTER, ['ppp.1.devname', 'br0'], ['ppp.1.mtu', '1400']]);
    const again = chosen(set, set, 'br0', 'pppoe');
    expect([again.get('ppp.1.mtu'), again.get('ppp.1.mru')]).toEqual(['1400', '1492']);
    expect(chosen(ROUTER, ROUTER, 'br0', 'dhcp').has('dhcpc.1.mtu')).toBe(false);
  });

  it.each(['0.0.0.0', ''])(
    'the address of an interface has the first free fallback where it was "%s"',
    ip => {
      const bare = new Map([...BRIDGE, ['netconf.1.ip', ip]]);
      const asking = chosen(bare, bare, 'br0', 'dhcp');
      expect([asking.get('dhcpc.1.fallback'), asking.get('dhcpc.1.fallback_netmask')]).toEqual([
        '192.168.10.1',
        '255.255.255.0',
      ]);
    },
  );

  it('the address of an interface is the first free one where a client without fallback had it', () => {
    const asking = new Map([
      ...BRIDGE,
      ['netconf.1.ip', '0.0.0.0'],
      ['dhcpc.status', 'enabled'],
      ['dhcpc.1.devname', 'br0'],
      ['dhcpc.1.status', 'enabled'],
    ]);
    expect(chosen(asking, asking, 'br0', 'static').get('netconf.1.ip')).toBe('192.168.10.1');
  });

  it('leaves the clients of other interfaces on', () => {
    const other = new Map([
      ...ROUTER,
      ['dhcpc.status', 'enabled'],
      ['dhcpc.1.devname', 'br7'],
      ['dhcpc.1.status', 'enabled'],
    ]);
    const connecting = chosen(other, other, 'br0', 'pppoe');
    expect(connecting.get('dhcpc.1.status')).toBe('enabled');
    expect(addressKindOf(connecting, 'br0')).toBe('pppoe');
  });

  it('moves no NAT that is off, and none while another session is left', () => {
    const off = new Map([...ROUTER, ['iptables.sys.masq.1.status', 'disabled']]);
    expect(chosen(off, off, 'br0', 'pppoe').has('iptables.sys.masq.2.devname')).toBe(false);
    const two = new Map([
      ...chosen(ROUTER, ROUTER, 'br0', 'pppoe'),
      ['ppp.2.devname', 'br7'],
      ['ppp.2.status', 'enabled'],
    ]);
    const fixed = chosen(two, two, 'br0', 'static');
    expect([fixed.get('iptables.sys.masq.1.status'), fixed.get('iptables.sys.masq.2.status')]).toEqual([
      'disabled',
      'enabled',
    ]);
  });

  it('leaves no pending change when the kind of the device is chosen again', () => {
    const connecting = chosen(chosen(ROUTER, ROUTER, 'br0', 'dhcp'), ROUTER, 'br0', 'pppoe');
    expect(sorted(chosen(connecting, ROUTER, 'br0', 'static'))).toEqual(sorted(ROUTER));
  });

  it('keeps what was edited since in another place', () => {
    const asking = new Map([...chosen(BRIDGE, BRIDGE, 'br0', 'dhcp'), ['dhcpc.1.fallback', '192.168.7.9']]);
    expect(chosen(asking, BRIDGE, 'br0', 'static').get('dhcpc.1.fallback')).toBe('192.168.7.9');
  });

  it('changes nothing for an interface that does not exist', () => {
    expect(addressKindChanges({ values: BRIDGE, original: BRIDGE }, 'eth9', 'dhcp')).toEqual(new Map());
  });
});

it('leaves no half of a client that was added and edited since, and has it out of use', () => {
  const asking = new Map([...chosen(ROUTER, ROUTER, 'br0', 'dhcp'), ['dhcpc.1.fallback', '192.168.10.1']]);
  const dialling = chosen(asking, ROUTER, 'br0', 'pppoe');
  expect(dialling.get('dhcpc.1.devname')).toBe('br0');
  expect(dialling.get('dhcpc.status')).not.toBe('enabled');
  expect(addressKindOf(dialling, 'br0')).toBe('pppoe');
});

it('offers PPPoE to a router only', () => {
  expect(offeredAddressKinds(BRIDGE)).toEqual(['static', 'dhcp']);
  expect(offeredAddressKinds(ROUTER)).toEqual(['static', 'dhcp', 'pppoe']);
});

it('knows the members of a bridge', () => {
  expect([...bridgePorts(BRIDGE)]).toEqual(['eth0']);
  expect([...bridgePorts(edited(BRIDGE, new Map([['bridge.status', 'disabled']])))]).toEqual([]);
});

describe('every kind on 200 generated configurations', () => {
  const kinds = constantFrom<IpMode[]>('static', 'dhcp', 'pppoe');

  it('every kind on generated configurations is what was chosen, faultless, and returns to what it was', () => {
    assert(
      property(networkConfigurations, kinds, (configuration, kind) => {
        const original = configuration.entries();
        const devname = configuration.get('netmode') === 'bridge' ? 'br0' : undefined;
        const name =
          devname ??
          [...original].find(([key, value]) => /^netconf\.\d+\.role$/.test(key) && value === 'wan')?.[0];
        const interfaceName = devname ?? original.get((name ?? '').replace(/role$/, 'devname')) ?? '';
        if (!offeredAddressKinds(original).includes(kind)) return;
        if (
          ![...original].some(
            ([key, value]) => /^netconf\.\d+\.devname$/.test(key) && value === interfaceName,
          )
        )
          return;
        const before = addressKindOf(original, interfaceName);
        const next = chosen(original, original, interfaceName, kind);
        expect(addressKindOf(next, interfaceName)).toBe(kind);
        // Username and password are the ISP's: only the administrator has them.
        expect(errorsOf(next).filter(error => !error.includes('PPPoE needs a'))).toEqual([]);
        expect(sorted(chosen(next, original, interfaceName, before))).toEqual(sorted(original));
      }),
      runs(200),
    );
  });
});

describe('the fallback of a new client', () => {
  it('the fallback of a new client is a free network where the held address is in that of another interface', () => {
    const values = new Map([
      ...ROUTER,
      ['netconf.2.devname', 'br1'],
      ['netconf.2.status', 'enabled'],
      ['netconf.2.ip', '192.168.7.1'],
      ['netconf.2.netmask', '255.255.255.0'],
    ]);
    const next = chosen(values, values, 'br0', 'pppoe');
    expect([next.get('ppp.1.fallback'), next.get('ppp.1.fallback_netmask')]).toEqual([
      '192.168.10.1',
      '255.255.255.0',
    ]);
  });
});
