import { describe, expect, it } from 'vitest';
import { settingsCatalogue } from './catalogue.ts';
import { entryName, namesBetween, settingName } from './setting-name.ts';
import { fillKey, placeholdersOf } from './setting.ts';

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
    'netconf.3.ip6.1.ip': '2001:db8::7',
    'iptables.sys.portfw.3.proto': 'TCP',
    'iptables.sys.portfw.3.dport': '8080',
    'iptables.sys.portfw.4.host': '192.0.2.9',
    'iptables.sys.fw.1.comment': 'no printers',
    'iptables.sys.fw.2.proto': 'tcp',
    'iptables.sys.fw.2.src': '198.51.100.0/24',
    'iptables.sys.fw.2.dst': '192.0.2.1',
    'iptables.sys.fw.2.dst_port': '22',
    'iptables.sys.fw.3.src': '198.51.100.0/24',
    'iptables.sys.fw.4.in': 'eth0',
    'iptables.sys.fw.5.target': 'DROP',
    'route.2.ip': '',
    'route.2.comment': 'to the barn',
    'resolv.nameserver.1.ip': '192.0.2.53',
    'ntpclient.1.server': 'time.example',
    'dhcpd.1.devname': 'br0',
    'dhcpd.1.dns.1.server': '192.0.2.53',
    'dhcpd.1.static.1.mac': '24:A4:3C:11:22:33',
    'dhcpd.1.static.2.mac': '24:A4:3C:11:22:34',
    'dhcpd.1.static.2.name': 'printer',
  }),
);
const nameOf = (key: string) => settingName(key, name => VALUES.get(name));

describe('the name of a setting in a list', () => {
  it.each([
    ['bridge.1.port.1.status', 'Bridge br0 port eth0: Enabled'],
    ['netconf.3.role', 'Interface ath0: Role'],
    ['route.1.devname', 'Route 198.51.100.0/24: Interface'],
    ['vlan.2.status', 'VLAN eth0.100: Enabled'],
    ['iptables.sys.masq.1.status', 'NAT br0: Enabled'],
    ['iptables.sys.portfw.1.status', 'Port forwarding camera: Enabled'],
    ['netconf.3.alias.1.ip', 'Interface ath0 alias 192.0.2.7: IP address'],
    ['netconf.3.ip6.1.plen', 'Interface ath0 IPv6 address 2001:db8::7 prefix length'],
    ['iptables.sys.portfw.3.host', 'Port forwarding TCP 8080: Private IP address'],
    ['iptables.sys.portfw.4.status', 'Port forwarding 192.0.2.9: Enabled'],
    ['iptables.sys.fw.1.target', 'Firewall rule no printers: Action'],
    ['iptables.sys.fw.2.target', 'Firewall rule TCP 192.0.2.1:22: Action'],
    ['iptables.sys.fw.3.target', 'Firewall rule 198.51.100.0/24: Action'],
    ['iptables.sys.fw.4.target', 'Firewall rule eth0: Action'],
    ['route.2.status', 'Route to the barn: Enabled'],
    ['resolv.nameserver.1.status', 'DNS server 192.0.2.53: Enabled'],
    ['ntpclient.1.status', 'NTP server time.example: Enabled'],
    ['dhcpd.1.dns.1.status', 'DHCP server br0 DNS server 192.0.2.53: Enabled'],
    ['dhcpd.1.static.1.ip', 'DHCP server br0 reservation 24:A4:3C:11:22:33: IP address'],
    ['dhcpd.1.static.2.ip', 'DHCP server br0 reservation printer: IP address'],
  ])('%s is called by what the user named: %s', (key, name) => {
    expect(nameOf(key)).toBe(name);
  });

  it('the name of a setting in a list has its number where the entry has no name', () => {
    expect(nameOf('iptables.sys.portfw.2.status')).toBe('Port forwarding 2: Enabled');
    expect(nameOf('resolv.nameserver.2.ip')).toBe('DNS server 2: Address');
    expect(nameOf('iptables.sys.fw.5.status')).toBe('Firewall rule 5: Enabled');
  });

  it('keeps the name of an entry that is gone', () => {
    const named = namesBetween(VALUES, new Map([['bridge.1.devname', 'br1']]));
    expect(named('route.1.devname')).toBe('Route 198.51.100.0/24: Interface');
    expect(named('bridge.1.port.1.status')).toBe('Bridge br1 port eth0: Enabled');
  });
});

/** A value of the user, by the kind of a setting. What has another kind names nothing. */
const NAMES: Readonly<Record<string, string>> = {
  interface: 'eth0',
  ipv4: '192.0.2.7',
  ipv6: '2001:db8::7',
  host: 'host.example',
  mac: '24:A4:3C:0A:0B:0C',
  port: '8080',
  text: 'words',
};
const NUMBER = 97;
const LISTS = [
  ...new Set(
    settingsCatalogue.flatMap(({ key }) =>
      placeholdersOf(key).map(name => key.slice(0, key.indexOf(`.{${name}}`))),
    ),
  ),
];
const settingsOf = (list: string) => settingsCatalogue.filter(({ key }) => key.startsWith(`${list}.{`));

describe('a list of the configuration', () => {
  it('a list of the configuration is one of many', () => {
    expect(LISTS.length).toBeGreaterThan(20);
  });

  it.each(LISTS)('%s calls no entry by its index where the user named something', list => {
    const indexes = [NUMBER, NUMBER];
    const values = new Map(
      settingsCatalogue.flatMap(({ key, kind }) =>
        NAMES[kind] === undefined ? [] : [[fillKey(key, indexes), NAMES[kind]] as const],
      ),
    );
    // The type of a VLAN's identity is a number.
    values.set(`vlan.${NUMBER}.id`, '100');
    const names = settingsOf(list).map(({ key }) =>
      settingName(fillKey(key, indexes), name => values.get(name)),
    );
    expect(names.filter(name => name?.includes(String(NUMBER)))).toEqual([]);
  });
});

describe('the name of an entry', () => {
  const called = (comment: string) =>
    entryName('sshd.auth.key', 'sshd.auth.key.1', key => (key.endsWith('.comment') ? comment : undefined));

  it('the name of an entry is one line of text, whatever the configuration holds', () => {
    expect(called('a\u202Eb\nc')).toBe('a\\u202eb\\u000ac');
  });

  it('the name of an entry is cut by code points', () => {
    expect(called('😀'.repeat(50))).toBe(`${'😀'.repeat(40)}…`);
  });
});
