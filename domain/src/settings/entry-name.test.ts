import { describe, expect, it } from 'vitest';
import { entryName } from './entry-name.ts';
import { namesBetween, settingName } from './setting-name.ts';

const VALUES = new Map(
  Object.entries({
    'bridge.1.devname': 'br0',
    'bridge.1.port.1.devname': 'eth0',
    'netconf.3.devname': 'ath0',
    'route.1.ip': '198.51.100.0',
    'route.1.netmask': '255.255.255.0',
    'vlan.2.devname': 'eth0',
    'vlan.2.id': '100',
    'iptables.sys.masq.1.devname': 'br0',
    'iptables.sys.portfw.1.comment': 'camera',
    'iptables.sys.portfw.2.comment': '',
    'netconf.3.alias.1.ip': '192.0.2.7',
  }),
);
const nameOf = (key: string) => settingName(key, name => VALUES.get(name));

describe('the name of a setting in a list', () => {
  it.each([
    ['bridge.1.port.1.status', 'Bridge br0 port eth0 enabled'],
    ['netconf.3.role', 'Interface ath0 role'],
    ['route.1.devname', 'Route 198.51.100.0/24 interface'],
    ['vlan.2.status', 'VLAN eth0.100 enabled'],
    ['iptables.sys.masq.1.status', 'NAT br0 enabled'],
    ['iptables.sys.portfw.1.status', 'Port forwarding camera enabled'],
    ['netconf.3.alias.1.ip', 'Interface ath0 alias 192.0.2.7 IP address'],
  ])('%s is called by what the user named: %s', (key, name) => {
    expect(nameOf(key)).toBe(name);
  });

  it('has its number where the entry has no name', () => {
    expect(nameOf('iptables.sys.portfw.2.status')).toBe('Port forwarding 2 enabled');
    expect(nameOf('resolv.nameserver.2.ip')).toBe('DNS server 2 address');
  });

  it('keeps the name of an entry that is gone', () => {
    const named = namesBetween(VALUES, new Map([['bridge.1.devname', 'br1']]));
    expect(named('route.1.devname')).toBe('Route 198.51.100.0/24 interface');
    expect(named('bridge.1.port.1.status')).toBe('Bridge br1 port eth0 enabled');
  });
});

describe('the name of an entry', () => {
  const called = (comment: string) =>
    entryName('sshd.auth.key', 'sshd.auth.key.1', key => (key.endsWith('.comment') ? comment : undefined));

  it('is one line of text, whatever the configuration holds', () => {
    expect(called('a\u202Eb\nc')).toBe('a\\u202eb\\u000ac');
  });

  it('is cut by code points', () => {
    expect(called('😀'.repeat(50))).toBe(`${'😀'.repeat(40)}…`);
  });
});
