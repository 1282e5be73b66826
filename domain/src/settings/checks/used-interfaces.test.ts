import { describe, expect, it } from 'vitest';
import { offeredInterfaces, usesInterface } from '../network/offered-interfaces.ts';
import { settingsCatalogue } from '../catalogue.ts';
import { settingsContext } from '../settings-context.ts';
import { contradictions } from './contradictions.ts';
import { entry, foundOf, valuesOf } from './cross-check.mother.ts';

const LAN = { ip: '192.168.1.1', netmask: '255.255.255.0' };
const BRIDGE = [
  ...entry('netconf.1', { devname: 'eth0' }),
  ...entry('netconf.2', { devname: 'ath0' }),
  ...entry('netconf.3', { devname: 'br0', ...LAN }),
  ...entry('bridge.1', { devname: 'br0' }),
  ...entry('bridge.1.port.1', { devname: 'eth0' }),
];
/** Every key of the catalogue that holds the name of an interface which something uses; a bridge makes its ports. */
const KEYS = settingsCatalogue
  .map(({ key }) => key.replaceAll(/\{\w+\}/g, '1'))
  .filter(key => usesInterface(key) && !key.startsWith('bridge.'))
  .map(key => [key, key.slice(0, key.lastIndexOf('.')), key.slice(key.lastIndexOf('.') + 1)] as const);

const remarks = (key: string, lines: readonly string[]) =>
  contradictions(settingsContext(valuesOf(lines))).filter(
    finding => finding.key === key && /no interface|is a port of/.test(finding.problem.key),
  );

describe('the interface that something uses', () => {
  it.each(KEYS)("'%s' is remarked where no interface has its name", (key, section, leaf) => {
    const used = entry(section, { [leaf]: 'br7' });
    const [outermost = ''] = section.split('.');
    expect(remarks(key, [...BRIDGE, ...used])).toHaveLength(1);
    expect(remarks(key, [...BRIDGE, ...used, `${outermost}.status=disabled`])).toEqual([]);
  });

  it.each(KEYS)("'%s' is not remarked for any interface that the page offers", key => {
    const section = key.slice(0, key.lastIndexOf('.'));
    const leaf = key.slice(key.lastIndexOf('.') + 1);
    const offered = offeredInterfaces(key, valuesOf(BRIDGE));
    for (const name of offered)
      expect([name, ...remarks(key, [...BRIDGE, ...entry(section, { [leaf]: name })])]).toEqual([name]);
  });

  it.each(['route.1', 'iptables.sys.masq.1', 'iptables.sys.portfw.1', 'iptables.sys.mgmt.1', 'dhcp6d.1'])(
    "'%s' on a port of a bridge is remarked, and the bridge proposed",
    section => {
      const key = `${section}.devname`;
      const [finding] = remarks(key, [...BRIDGE, ...entry(section, { devname: 'eth0' })]);
      expect(finding?.repair?.changes).toEqual(new Map([[key, 'br0']]));
    },
  );

  it.each(['tun0', 'ppp0', 'eth+', ''])(
    "a name that may be of something else is not judged: '%s'",
    devname => {
      const lines = [...BRIDGE, ...entry('iptables.sys.masq.1', { devname })];
      expect(foundOf('There is no interface', lines)).toEqual([]);
    },
  );

  it('a name is not judged while the configuration names no interfaces', () => {
    expect(foundOf('There is no interface', entry('dhcpd.1', { devname: 'br7' }))).toEqual([]);
  });
});

describe('an address on an interface', () => {
  it.each([
    ['a port of a bridge', '192.0.2.9', ['note netconf.1.ip']],
    ['a port of a bridge', '0.0.0.0', []],
    ['a port of a bridge', '', []],
  ])("an address on %s is remarked unless it is none: '%s'", (_, ip, expected) => {
    expect(foundOf('Assign the address to br0', [...BRIDGE, `netconf.1.ip=${ip}`])).toEqual(expected);
  });

  it('an address on an interface beside the bridge is not remarked', () => {
    expect(foundOf('Assign the address to', [...BRIDGE, 'netconf.2.ip=192.0.2.9'])).toEqual([]);
  });
});

describe('a VLAN', () => {
  it.each([
    ['on', 'enabled', []],
    ['off', 'disabled', ['note vlan.1.devname']],
  ])('a VLAN of an interface that is %s', (_, status, expected) => {
    const vlan = entry('vlan.1', { devname: 'ath0', id: '10' });
    for (const leaf of ['status', 'up'])
      expect(foundOf('ath0 is disabled', [...BRIDGE, ...vlan, `netconf.2.${leaf}=${status}`])).toEqual(
        expected,
      );
  });
});

describe('NAT', () => {
  it.each([
    ['br0', ['note iptables.sys.masq.1.devname']],
    ['ath0', []],
  ])("NAT is remarked where it hides the LAN that the device serves: '%s'", (devname, expected) => {
    const server = entry('dhcpd.1', { devname: 'br0', start: '192.168.1.20', end: '192.168.1.90' });
    const nat = entry('iptables.sys.masq.1', { devname });
    expect(foundOf('NAT belongs on', [...BRIDGE, ...server, ...nat])).toEqual(expected);
  });
});
