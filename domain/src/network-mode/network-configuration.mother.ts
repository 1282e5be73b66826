import { type Arbitrary, boolean, constantFrom, integer, option, record, uniqueArray } from 'fast-check';
import { ConfigText } from '../configuration/config-text.ts';
import { NETWORK_MODES } from '../status/network-mode.ts';
import type { NetworkModeBoard } from './mode-board.ts';

type Lines = Readonly<Record<string, string>>;

const MASK = '255.255.255.0';

/** A board with one to three ports that offers every mode. */
export const boards: Arbitrary<NetworkModeBoard> = integer({ min: 1, max: 3 }).map(boardOf);

export function boardOf(ports: number): NetworkModeBoard {
  return {
    networkModes: NETWORK_MODES.map(({ mode }) => mode),
    ports: Array.from({ length: ports }, (_, number) => ({ name: `eth${number}` })),
    radios: [],
  };
}

const choices = record({
  mode: constantFrom('bridge', 'router', 'soho'),
  ports: integer({ min: 1, max: 3 }),
  wireless: constantFrom('master', 'managed'),
  radio: constantFrom('ath0', 'wlan0', 'ubond0'),
  /** Older files give ports and radio their roles, without bridges. */
  bridged: boolean(),
  host: integer({ min: 1, max: 250 }),
  net: integer({ min: 0, max: 250 }),
  wan: constantFrom('dhcp', 'static', 'pppoe'),
  /** The provider is reached on a VLAN of the WAN bridge. */
  wanTagged: boolean(),
  managedBy: constantFrom('static', 'dhcp', 'vlan'),
  mtu: integer({ min: 1280, max: 1500 }),
  hasIp: boolean(),
  roles: boolean(),
  promisc: boolean(),
  alias: boolean(),
  vlan: option(integer({ min: 2, max: 4094 })),
  route: boolean(),
  mgmt: boolean(),
  forwards: boolean(),
  shaping: boolean(),
  dhcpd: boolean(),
  dhcp6: boolean(),
  filter: boolean(),
  /** Leftovers: entries that are on in a section that is off. */
  leftovers: uniqueArray(constantFrom('dhcpd', 'dhcpc', 'ppp', 'iptables', 'vlan'), { maxLength: 5 }),
});

type Choices = typeof choices extends Arbitrary<infer T> ? T : never;

/** Faultless network configurations in every mode and layout, as made by devices of different age. */
export const networkConfigurations: Arbitrary<ConfigText> = choices.map(chosen => {
  const made: Lines = { ...interfaces(chosen), ...services(chosen) };
  // What is left over lies in a section that is off.
  const left = Object.entries(leftovers(chosen)).filter(([key]) => {
    const section = key.split('.', 1)[0] ?? '';
    return made[`${section}.status`] !== 'enabled';
  });
  const lines = { ...Object.fromEntries(left), ...made };
  return ConfigText.parse(
    Object.entries(lines)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
});

const portsOf = ({ ports }: Choices): readonly string[] =>
  Array.from({ length: ports }, (_, number) => `eth${number}`);

function interfaces(chosen: Choices): Lines {
  const { mode, radio, net, host, mtu, bridged, wan, managedBy } = chosen;
  const members = [...portsOf(chosen), radio];
  const lines: Record<string, string> = {
    netmode: mode,
    'radio.1.mode': chosen.wireless,
    'radio.1.devname': 'ath0',
    'netconf.status': 'enabled',
    'aaa.1.br.devname': 'br0',
    'aaa.1.wpa.psk': 'ridge-secret-key',
  };
  let number = 0;
  const netconf = (devname: string, own: Lines): void => {
    number += 1;
    const entry = { devname, status: 'enabled', mtu: String(mtu), ...own };
    for (const [leaf, value] of Object.entries(entry)) lines[`netconf.${number}.${leaf}`] = value;
  };
  const member: Lines = {
    ...(chosen.hasIp && { ip: '0.0.0.0', netmask: MASK }),
    ...(chosen.roles && { role: 'bridge_port' }),
    ...(chosen.promisc && { promisc: 'enabled' }),
  };
  const bridge = (index: number, devname: string, ports: readonly string[]): void => {
    lines['bridge.status'] = 'enabled';
    lines[`bridge.${index}.devname`] = devname;
    lines[`bridge.${index}.status`] = 'enabled';
    ports.forEach((port, at) => {
      lines[`bridge.${index}.port.${at + 1}.devname`] = port;
      lines[`bridge.${index}.port.${at + 1}.status`] = 'enabled';
    });
  };
  const address = { ip: `10.${net}.1.${host}`, netmask: MASK };
  const alias: Lines = chosen.alias
    ? { 'alias.1.status': 'enabled', 'alias.1.ip': `172.16.${net}.9`, 'alias.1.netmask': MASK }
    : {};
  if (mode === 'bridge') {
    for (const name of members) netconf(name, member);
    bridge(1, 'br0', members);
    const own = managedBy === 'static' ? address : { ip: '0.0.0.0' };
    netconf('br0', { role: 'mlan', ...own, ...alias });
    if (managedBy === 'vlan') netconf('eth0.77', { role: 'mlan', ...address });
    return managedBy === 'vlan' ? { ...lines, ...vlanLines(7, 'eth0', 77) } : lines;
  }
  const isStation = mode === 'router' && chosen.wireless === 'managed';
  const wanMembers = isStation ? [radio] : ['eth0'];
  const lanMembers = members.filter(name => !wanMembers.includes(name));
  const wanOwn = wan === 'static' ? { ip: `203.0.113.${host}`, netmask: MASK } : {};
  if (bridged) {
    for (const name of members) netconf(name, member);
    bridge(1, 'br0', wanMembers);
    bridge(2, 'br1', lanMembers);
    netconf('br0', chosen.wanTagged ? {} : { role: 'wan', ...wanOwn });
    netconf('br1', { role: 'lan', ...address, ...alias });
    if (!chosen.wanTagged) return lines;
    netconf('br0.7', { role: 'wan', ...wanOwn });
    return { ...lines, ...vlanLines(8, 'br0', 7) };
  }
  for (const name of members) {
    const own =
      name === wanMembers[0]
        ? { role: 'wan', ...wanOwn }
        : name === lanMembers[0]
          ? { role: 'lan', ...address, ...alias }
          : {};
    netconf(name, own);
  }
  return lines;
}

const vlanLines = (index: number, devname: string, id: number): Lines => ({
  'vlan.status': 'enabled',
  [`vlan.${index}.devname`]: devname,
  [`vlan.${index}.id`]: String(id),
  [`vlan.${index}.status`]: 'enabled',
});

/** The names of the WAN and the LAN in the file. */
function names(chosen: Choices): { readonly wan: string; readonly lan: string } {
  const { mode, bridged, radio } = chosen;
  if (mode === 'bridge') return { wan: 'br0', lan: 'br0' };
  if (bridged) return { wan: chosen.wanTagged ? 'br0.7' : 'br0', lan: 'br1' };
  const isStation = mode === 'router' && chosen.wireless === 'managed';
  const lan = isStation ? 'eth0' : (portsOf(chosen)[1] ?? radio);
  return { wan: isStation ? radio : 'eth0', lan };
}

function services(chosen: Choices): Lines {
  const { mode, net, wan, managedBy } = chosen;
  const { wan: wanName, lan } = names(chosen);
  const routes = mode !== 'bridge';
  const asks = routes ? wan === 'dhcp' : managedBy === 'dhcp';
  const isStatic = routes ? true : managedBy === 'static';
  return {
    ...(asks && {
      'dhcpc.status': 'enabled',
      'dhcpc.1.devname': wanName,
      'dhcpc.1.status': 'enabled',
      'dhcpc.1.fallback': '192.168.10.1',
      'dhcpc.1.fallback_netmask': MASK,
    }),
    ...(routes &&
      wan === 'pppoe' && {
        'ppp.status': 'enabled',
        'ppp.1.devname': wanName,
        'ppp.1.status': 'enabled',
        'ppp.1.name': 'mill@isp.example',
        'ppp.1.password': 'a-secret-of-the-mill',
      }),
    ...(routes &&
      chosen.dhcpd && {
        'dhcpd.status': 'enabled',
        'dhcpd.1.devname': lan,
        'dhcpd.1.status': 'enabled',
        'dhcpd.1.start': `10.${net}.1.251`,
        'dhcpd.1.end': `10.${net}.1.254`,
        'dhcpd.1.netmask': MASK,
        'dhcpd.1.lease_time': '600',
        'dhcpd.1.static.1.mac': '24:A4:3C:11:22:33',
        'dhcpd.1.static.1.ip': `10.${net}.1.252`,
        'dhcpd.1.static.1.status': 'enabled',
      }),
    ...(routes && {
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.masq.status': 'enabled',
      'iptables.sys.masq.1.devname': wan === 'pppoe' ? 'ppp+' : wanName,
      'iptables.sys.masq.1.status': 'enabled',
      'iptables.sys.tcpmss.status': 'enabled',
    }),
    ...(routes &&
      chosen.forwards && {
        'iptables.sys.portfw.status': 'enabled',
        'iptables.sys.portfw.1.status': 'enabled',
        'iptables.sys.portfw.1.devname': wanName,
        'iptables.sys.portfw.1.host': `10.${net}.1.252`,
        'iptables.sys.portfw.1.dport': '8080',
        'iptables.sys.portfw.1.proto': 'TCP',
        'iptables.sys.dmz.status': 'enabled',
        'iptables.sys.dmz.host': `10.${net}.1.252`,
        'upnpd.status': 'enabled',
      }),
    ...(chosen.mgmt && {
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.mgmt.status': 'enabled',
      'iptables.sys.mgmt.1.devname': lan,
      'iptables.sys.mgmt.1.status': 'enabled',
    }),
    ...(chosen.filter && {
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.fw.status': 'enabled',
      'iptables.sys.fw.1.status': 'enabled',
      'iptables.sys.fw.1.target': 'DROP',
      'iptables.sys.fw.1.in': wanName,
    }),
    ...(isStatic &&
      chosen.route && {
        'route.status': 'enabled',
        'route.1.devname': lan,
        'route.1.status': 'enabled',
        'route.1.ip': routes ? '198.51.100.0' : '0.0.0.0',
        'route.1.netmask': routes ? MASK : '0',
        'route.1.gateway': `10.${net}.1.253`,
        'route.1.comment': 'the mill',
      }),
    ...(chosen.shaping && {
      'tshaper.status': 'enabled',
      'tshaper.1.devname': wanName,
      'tshaper.1.status': 'enabled',
      'igmpproxy.status': routes ? 'enabled' : 'disabled',
      'igmpproxy.upstream.devname': wanName,
    }),
    ...(chosen.dhcp6 && {
      'dhcp6c.status': 'enabled',
      'dhcp6c.1.devname': wan === 'pppoe' && routes ? 'ppp+' : wanName,
      'dhcp6c.1.status': 'enabled',
      'dhcp6c.1.stateful.status': 'enabled',
      'dhcp6c.1.stateful.pd.1.devname': lan,
      'dhcp6c.1.stateful.pd.1.status': 'enabled',
    }),
    ...(chosen.vlan === null || chosen.vlan === 77 ? {} : vlanLines(1, lan, chosen.vlan)),
  };
}

/** What an earlier mode left: on in itself, in a section that is off. */
function leftovers({ leftovers: left }: Choices): Lines {
  const lines: Record<string, string> = {};
  const leave = (section: string, own: Lines): void => {
    lines[`${section}.status`] = 'disabled';
    lines[`${section}.9.status`] = 'enabled';
    for (const [leaf, value] of Object.entries(own)) lines[`${section}.9.${leaf}`] = value;
  };
  if (left.includes('dhcpd'))
    leave('dhcpd', { devname: 'eth0', start: '172.20.0.9', end: '172.20.0.2', netmask: MASK });
  if (left.includes('dhcpc')) leave('dhcpc', { devname: 'ath0', fallback: '192.168.1.20' });
  if (left.includes('ppp')) leave('ppp', { devname: 'br0', name: 'old@isp.example' });
  if (left.includes('vlan')) leave('vlan', { devname: 'eth0', id: '77' });
  if (left.includes('iptables')) {
    lines['iptables.status'] = 'disabled';
    lines['iptables.sys.status'] = 'enabled';
    lines['iptables.sys.portfw.status'] = 'enabled';
    leave('iptables.sys.portfw', { dport: '80', host: '172.20.0.9' });
    lines['iptables.sys.portfw.status'] = 'enabled';
    lines['iptables.sys.mgmt.status'] = 'enabled';
  }
  return lines;
}
