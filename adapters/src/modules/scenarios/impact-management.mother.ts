import type { ConfigText } from '@radiolink/domain/configuration';
import { planNetworkMode, UNKNOWN_BOARD } from '@radiolink/domain/network-mode';
import {
  BY_DHCP,
  type Changes,
  FALLBACK,
  FIREWALL,
  type ImpactCase,
  REACHABLE,
  RESTART,
  UNSPECIFIED,
  VLAN_99,
  WEB_SERVER_SECONDS,
} from './impact-case.mother.ts';

const FORWARDING_TAKES =
  'Port forwarding {number} takes port {port} of {service} on {interface}: you may lose access to the device there.';
/** A port forwarding to a camera behind the radio. */
const FORWARDING: Changes = {
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.portfw.status': 'enabled',
  'iptables.sys.portfw.1.status': 'enabled',
  'iptables.sys.portfw.1.proto': 'TCP',
  'iptables.sys.portfw.1.host': '192.0.2.50',
  'iptables.sys.portfw.1.port': '8443',
};
const FORWARDING_TAKES_PART =
  'Port forwarding {number} takes port {port} of {service} on {interface} from {source}. It is unknown whether this browser has such an address: you may lose access to the device there.';

const routerPlan = (config: ConfigText): Changes => {
  const plan = planNetworkMode(config, UNKNOWN_BOARD, 'router');
  if (!plan.ok) throw new Error('There is no plan.');
  return Object.fromEntries([...plan.changes].map(([key, value]) => [key, value ?? '']));
};
const bridgePort =
  (devname: string, status: 'enabled' | 'disabled') =>
  (config: ConfigText): Changes => {
    const key = [...config.keys()].find(
      each => /^bridge\.1\.port\.\d+\.devname$/.test(each) && config.get(each) === devname,
    );
    return { [`${key?.replace(/\.devname$/, '')}.status`]: status };
  };
/** Each sentence that the review can say of a change to the management and the network, at least once. */
export const MANAGEMENT_CASES: readonly ImpactCase[] = [
  {
    says: 'The management address changes to {address}.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { 'netconf.3.ip': '192.168.1.77' },
    holds: ({ atCable, hasRebooted }) => atCable === '192.168.1.77' && !hasRebooted,
  },
  {
    says: 'The management address changes. The new address is not known in advance.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: BY_DHCP,
    holds: ({ atCable }) => atCable === '192.0.2.77',
  },
  ...[false, true].map(
    (noDhcp): ImpactCase => ({
      says: 'A DHCP server assigns the new management address. Without a response the device uses {fallback}.',
      reading: UNSPECIFIED,
      profile: 'sta-ptp',
      changes: { ...BY_DHCP, ...FALLBACK },
      fault: { noDhcp },
      holds: ({ atCable }) => atCable === (noDhcp ? '192.168.1.20' : '192.0.2.77'),
    }),
  ),
  {
    says: 'Management moves to VLAN {vlan} on {interface}. Only that VLAN reaches the device.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: config => ({ ...VLAN_99, 'netconf.4.ip': config.get('netconf.3.ip') ?? '' }),
    holds: ({ atCable, atVlan }) => atCable === undefined && atVlan === '192.0.2.12',
  },
  {
    says: 'Management moves to {interface}: no Ethernet port carries it, only the radio link.',
    reading: UNSPECIFIED,
    profile: 'ap-ptp',
    changes: routerPlan,
    holds: ({ atCable, atRadio }) => atRadio === '198.51.100.61' && atCable !== '198.51.100.61',
  },
  {
    says: 'Management moves to {interface}: no Ethernet port carries it, only the radio link.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { 'netconf.1.up': 'disabled' },
    holds: ({ atCable, atRadio }) => atCable === undefined && atRadio === '192.0.2.12',
  },
  {
    says: 'No port carries the management on {interface} any more: you may lose access to the device.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { 'netconf.1.up': 'disabled', 'netconf.2.up': 'disabled' },
    holds: ({ atCable, atRadio }) => atCable === undefined && atRadio === undefined,
  },
  {
    says: 'Management moves to {interface}, reachable through {ports}.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: bridgePort('ath0', 'disabled'),
    holds: ({ atCable, atRadio }) => atCable === '192.0.2.12' && atRadio === undefined,
  },
  {
    says: 'Management moves to {interface}, reachable through {ports} and the radio link.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    first: { 'bridge.1.port.2.status': 'disabled' },
    changes: { 'bridge.1.port.2.status': 'enabled' },
    holds: ({ atCable, atRadio }) => atCable === '192.0.2.12' && atRadio === '192.0.2.12',
  },
  {
    says: 'Bridges or VLANs change: the device may be reachable from another network only.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    // Neither before nor after is it known what carries the management.
    first: { 'bridge.1.port.1.status': 'disabled', 'bridge.1.port.2.status': 'disabled' },
    changes: {
      'vlan.status': 'enabled',
      'vlan.1.status': 'enabled',
      'vlan.1.devname': 'br0',
      'vlan.1.id': '10',
    },
    holds: ({ atCable }) => atCable === undefined,
  },
  {
    says: 'The network restarts: the device is unreachable for up to {seconds} s.',
    point: RESTART,
    profile: 'sta-ptp',
    changes: { 'netconf.1.mtu': '1400' },
    holds: ({ silent, atCable, hasSession }) =>
      silent > 0 && silent <= REACHABLE && atCable === '192.0.2.12' && hasSession,
  },
  {
    says: 'The network restarts: the device is unreachable for up to {seconds} s.',
    point: RESTART,
    profile: 'sta-ptp',
    // A VLAN that carries no management: it stays where it is.
    changes: {
      'vlan.status': 'enabled',
      'vlan.1.status': 'enabled',
      'vlan.1.devname': 'eth0',
      'vlan.1.id': '20',
    },
    holds: ({ silent, atCable }) => silent > 0 && silent <= REACHABLE && atCable === '192.0.2.12',
  },
  {
    says: 'The network restarts: the device is unreachable for up to {seconds} s.',
    point: RESTART,
    profile: 'sta-ptp',
    // Its page is at another address, and no earlier than that.
    changes: { 'netconf.3.ip': '192.168.1.77' },
    holds: ({ silent, atCable }) => silent > 0 && atCable === '192.168.1.77',
  },
  {
    says: 'The web server restarts: this page is unreachable for about {seconds} s.',
    reading: UNSPECIFIED,
    profile: 'ap-ptp',
    first: { 'httpd.https.status': 'disabled' },
    changes: { 'httpd.https.port': '8443' },
    holds: ({ silent, unlinked, hasSession }) => silent <= WEB_SERVER_SECONDS && unlinked === 0 && hasSession,
  },
  {
    says: 'The web server is turned off: the device can no longer be managed from this page.',
    reading: UNSPECIFIED,
    profile: 'ap-ptp',
    changes: { 'httpd.status': 'disabled' },
    holds: ({ atCable, atRadio, letsIn }) => atCable === undefined && atRadio === undefined && !letsIn,
  },
  {
    says: 'Firewall rule {name} blocks management on {interface}: you may lose access to the device.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { ...FIREWALL, 'iptables.sys.fw.1.in': 'br0' },
    holds: ({ atCable, atOther }) => atCable === undefined && atOther === undefined,
  },
  {
    says: 'Firewall rule {name} blocks management on {interface}: you may lose access to the device.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    // The WAN is the radio link; the LAN at the cable still has the page.
    changes: config => ({ ...routerPlan(config), ...FIREWALL, 'iptables.sys.fw.1.in': 'br0' }),
    holds: ({ atCable, atRadio }) => atCable === '192.0.2.12' && atRadio === undefined,
  },
  {
    says: 'Firewall rule {name} blocks {service} on {interface}: you may lose access to the device there.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    // Only SSH goes: the page is on another port.
    changes: { ...FIREWALL, 'sshd.status': 'enabled', 'iptables.sys.fw.1.dst_port': '22' },
    holds: ({ atCable, letsIn }) => atCable === '192.0.2.12' && letsIn,
  },
  {
    says: 'Firewall rule {name} blocks management from {source}. It is unknown whether this browser has such an address: you may lose access to the device.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { ...FIREWALL, 'iptables.sys.fw.1.src': '192.0.2.128/25' },
    holds: ({ atCable, atOther }) => atCable === '192.0.2.12' && atOther === undefined,
  },
  ...[
    {
      'iptables.sys.fw.1.target': 'ACCEPT',
      'iptables.sys.fw.1.src': '192.0.2.0/25',
      'iptables.sys.fw.2.status': 'enabled',
      'iptables.sys.fw.2.target': 'DROP',
    },
    { 'iptables.sys.fw.1.not.src': '192.0.2.0/25' },
  ].map(
    (own): ImpactCase => ({
      says: 'Firewall rule {name} blocks management except from {source}. It is unknown whether this browser has such an address: you may lose access to the device.',
      reading: UNSPECIFIED,
      profile: 'sta-ptp',
      changes: { ...FIREWALL, ...own },
      holds: ({ atCable, atOther }) => atCable === '192.0.2.12' && atOther === undefined,
    }),
  ),
  ...[
    { 'iptables.sys.portfw.1.dport': '443' },
    {
      'iptables.sys.portfw.1.dport': '400:500',
      'iptables.sys.portfw.1.port': '8400:8500',
      'iptables.sys.portfw.1.devname': 'br0',
    },
    { 'iptables.sys.portfw.1.dport': '80', 'httpd.https.status': 'disabled' },
  ].map(
    (own): ImpactCase => ({
      says: FORWARDING_TAKES,
      reading: UNSPECIFIED,
      profile: 'sta-ptp',
      changes: { ...FORWARDING, ...own },
      holds: ({ atCable, atRadio, atOther }) =>
        atCable === undefined && atRadio === undefined && atOther === undefined,
    }),
  ),
  {
    says: FORWARDING_TAKES,
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    // The page is on another port: only SSH goes.
    changes: { ...FORWARDING, 'sshd.status': 'enabled', 'iptables.sys.portfw.1.dport': '22' },
    holds: ({ atCable, letsIn }) => atCable === '192.0.2.12' && letsIn,
  },
  {
    says: FORWARDING_TAKES_PART,
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: {
      ...FORWARDING,
      'iptables.sys.portfw.1.dport': '443',
      'iptables.sys.portfw.1.src': '192.0.2.128/25',
    },
    holds: ({ atCable, atOther }) => atCable === '192.0.2.12' && atOther === undefined,
  },
  {
    says: 'The DMZ takes port {port} of {service} on {interface}: you may lose access to the device there.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    // The WAN is the radio link; the LAN at the cable still has the page.
    changes: config => ({
      ...routerPlan(config),
      'iptables.sys.dmz.status': 'enabled',
      'iptables.sys.dmz.host': '192.168.1.9',
    }),
    holds: ({ atCable, atRadio }) => atCable === '192.0.2.12' && atRadio === undefined,
  },
  {
    says: 'Management access does not include {interface}: you may lose access to the device.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: {
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.mgmt.status': 'enabled',
      'iptables.sys.mgmt.1.status': 'enabled',
      'iptables.sys.mgmt.1.devname': 'ath0',
    },
    holds: ({ atCable }) => atCable === undefined,
  },
  {
    says: 'The administrator account changes: you may lose access to the device.',
    point: '§6.users',
    profile: 'ap-ptp',
    changes: { 'users.1.name': 'mast' },
    holds: ({ letsIn, silent }) => !letsIn && silent <= WEB_SERVER_SECONDS,
  },
  {
    says: 'Ping watchdog: the device reboots while the host does not respond.',
    reading: UNSPECIFIED,
    profile: 'ap-ptp',
    changes: watchdogOf('198.51.100.250'),
    seconds: 120,
    holds: ({ hasRebooted }) => hasRebooted,
  },
  {
    says: 'Ping watchdog: the device reboots while the host does not respond.',
    reading: UNSPECIFIED,
    profile: 'ap-ptp',
    changes: watchdogOf('198.51.100.1'),
    seconds: 120,
    holds: ({ hasRebooted }) => !hasRebooted,
  },
];

/** A watchdog that decides within two minutes. */
function watchdogOf(host: string): Changes {
  return {
    'pwdog.status': 'enabled',
    'pwdog.host': host,
    'pwdog.delay': '20',
    'pwdog.period': '20',
    'pwdog.retry': '3',
  };
}
