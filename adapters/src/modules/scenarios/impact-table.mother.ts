import type { ConfigText } from '@radiolink/domain/configuration';
import { planNetworkMode, UNKNOWN_BOARD } from '@radiolink/domain/network-mode';

type Changes = Readonly<Record<string, string>>;

/** What a radio then does, by those who watch it for some minutes. */
export interface Observed {
  /** Seconds without an answer at the place of the browser. */
  readonly silent: number;
  /** Seconds in which it answered and listed no station. */
  readonly unlinked: number;
  /** Seconds until the link was back for good; undefined if it never was. */
  readonly linkedAfter: number | undefined;
  readonly stationsAtEnd: number;
  readonly hasRebooted: boolean;
  /** Where the page answers at the end: from the cable, untagged and in VLAN 99, and over the radio link. */
  readonly atCable: string | undefined;
  readonly atVlan: string | undefined;
  readonly atRadio: string | undefined;
  /** From another address at the cable. */
  readonly atOther: string | undefined;
  /** A login with the account of before succeeds at the end. */
  readonly letsIn: boolean;
  readonly hasSession: boolean;
}

/** A sentence of the review, a change of which it is said, and what is then observed if it is true. */
export interface ImpactCase {
  /** English words as in the source. */
  readonly says: string;
  /** The point of the specification that it rests on. */
  readonly point?: string;
  /** What it rests on where the specification is silent. */
  readonly reading?: string;
  readonly profile: 'ap-ptp' | 'ap-ptmp' | 'sta-ptp';
  /** Configuration that the change is made to, where the profile's own does not do. */
  readonly first?: Changes;
  readonly changes: Changes | ((config: ConfigText) => Changes);
  readonly fault?: { readonly noDhcp?: boolean; readonly scannedMhz?: number };
  readonly seconds?: number;
  readonly holds: (seen: Observed) => boolean;
}

const REACHABLE = 100;
const WEB_SERVER_SECONDS = 10;
const RESTART = '§9.restart';
const SCANS = '§4.link-state-5-ghz';
const NO_STATIONS = '§4.link-state-5-ghz';
const TEST_MODE = '§4.configuration';
const UNSPECIFIED = 'The specification names the settings, not what a device does with them.';

const FIREWALL: Changes = {
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.fw.status': 'enabled',
  'iptables.sys.fw.1.status': 'enabled',
  'iptables.sys.fw.1.target': 'DROP',
};
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
const VLAN_99: Changes = {
  'vlan.status': 'enabled',
  'vlan.1.status': 'enabled',
  'vlan.1.devname': 'br0',
  'vlan.1.id': '99',
  'netconf.3.role': 'bridge_port',
  'netconf.3.ip': '0.0.0.0',
  'netconf.4.status': 'enabled',
  'netconf.4.devname': 'br0.99',
  'netconf.4.role': 'mlan',
  'netconf.4.mtu': '1500',
  'netconf.4.netmask': '255.255.255.0',
  'route.1.devname': 'br0.99',
};
const BY_DHCP: Changes = {
  'netconf.3.ip': '0.0.0.0',
  'route.1.status': 'disabled',
  'dhcpc.status': 'enabled',
  'dhcpc.1.status': 'enabled',
  'dhcpc.1.devname': 'br0',
};
const FALLBACK: Changes = { 'dhcpc.1.fallback': '192.168.1.20', 'dhcpc.1.fallback_netmask': '255.255.255.0' };

/** A country of ETSI, where a CAC takes 60 s, or 600 s beside weather radar. */
const IN_EUROPE: Changes = {
  'radio.countrycode': '276',
  'radio.1.freq': '5180',
  'radio.1.center.1.freq': '5190',
  'radio.1.txpower': '-4',
};

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
const stays = ({ linkedAfter, hasRebooted, hasSession }: Observed): boolean =>
  linkedAfter === undefined && !hasRebooted && hasSession;
const comesBack = ({ linkedAfter, silent, unlinked }: Observed): boolean =>
  linkedAfter !== undefined && linkedAfter > 0 && silent + unlinked > 0;

/** Each sentence that the review can say of a change, at least once. */
export const IMPACT_CASES: readonly ImpactCase[] = [
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
    changes: { 'bridge.1.port.1.status': 'disabled', 'bridge.1.port.2.status': 'disabled' },
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
    says: 'Firewall rule {name} blocks management from {source}. It is unknown whether this browser has such an address: you may lose access to the device.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { ...FIREWALL, 'iptables.sys.fw.1.src': '192.0.2.128/25' },
    holds: ({ atCable, atOther }) => atCable === '192.0.2.12' && atOther === undefined,
  },
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
  {
    says: 'Stations scan and follow automatically, unless their scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptmp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    holds: seen => comesBack(seen) && seen.stationsAtEnd === 3,
  },
  {
    says: 'Stations scan and follow automatically, unless their scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptmp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    fault: { scannedMhz: 5745 },
    holds: stays,
  },
  {
    says: 'The station scans and follows automatically, unless its scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    holds: comesBack,
  },
  {
    says: 'The station scans and follows automatically, unless its scan list or channel width excludes the new channel.',
    point: SCANS,
    profile: 'ap-ptp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    fault: { scannedMhz: 5745 },
    holds: stays,
  },
  {
    says: 'The access point sets the channel: this station stays disconnected while its settings exclude it.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.chanbw': '20' },
    holds: stays,
  },
  {
    says: 'The access point uses {frequency} MHz, which the new settings exclude: this station disconnects.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.scan_list.status': 'enabled', 'radio.1.scan_list.channels': '5660' },
    holds: stays,
  },
  {
    says: 'The access point uses {frequency} MHz, which the new settings exclude: this station disconnects.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.freq': '5660' },
    holds: stays,
  },
  {
    says: 'The remote device stays disconnected until its settings match.',
    point: NO_STATIONS,
    profile: 'ap-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: stays,
  },
  {
    says: 'The remote device stays disconnected until its settings match.',
    point: NO_STATIONS,
    profile: 'ap-ptp',
    changes: { 'radio.1.mode': 'managed' },
    holds: stays,
  },
  {
    says: 'Stations stay disconnected until their settings match.',
    point: NO_STATIONS,
    profile: 'ap-ptmp',
    changes: { 'aaa.1.wpa.psk': 'another-key-2027' },
    holds: stays,
  },
  {
    says: 'This station stays disconnected until an access point has the same settings.',
    point: NO_STATIONS,
    profile: 'sta-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: stays,
  },
  {
    says: 'This station connects only to access point {mac}.',
    reading: UNSPECIFIED,
    profile: 'sta-ptp',
    changes: { 'wireless.1.ap': '02:00:00:00:00:99' },
    holds: stays,
  },
  {
    says: 'The radio is turned off: its link is down until it is turned on again.',
    point: '§4.link-state-5-ghz',
    profile: 'ap-ptp',
    changes: { 'radio.1.status': 'disabled' },
    holds: stays,
  },
  {
    says: 'Stations that the access list excludes are disconnected.',
    reading: UNSPECIFIED,
    profile: 'ap-ptmp',
    changes: {
      'wireless.1.mac_acl.status': 'enabled',
      'wireless.1.mac_acl.policy': 'deny',
      'wireless.1.mac_acl.1.status': 'enabled',
      'wireless.1.mac_acl.1.mac': 'FIRST_STATION',
    },
    holds: ({ stationsAtEnd }) => stationsAtEnd === 2,
  },
  {
    says: 'The radio restarts: this link is down for up to {seconds} s.',
    point: RESTART,
    profile: 'ap-ptp',
    changes: { 'radio.1.txpower': '10' },
    holds: seen => comesBack(seen) && (seen.linkedAfter ?? 0) <= REACHABLE,
  },
  {
    says: 'The radio restarts: all stations are disconnected for up to {seconds} s.',
    point: RESTART,
    profile: 'ap-ptmp',
    changes: { 'radio.1.txpower': '10' },
    holds: seen => comesBack(seen) && seen.stationsAtEnd === 3 && (seen.linkedAfter ?? 0) <= REACHABLE,
  },
  {
    says: 'The radio restarts: it does not transmit for up to {seconds} s.',
    point: RESTART,
    profile: 'ap-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: ({ silent, linkedAfter }) => silent > 0 && silent <= REACHABLE && linkedAfter === undefined,
  },
  {
    says: 'CAC: the radio checks for radar for {minutes} min before it transmits.',
    point: '§4.link-state-5-ghz',
    profile: 'ap-ptp',
    first: IN_EUROPE,
    changes: { 'radio.1.freq': '5300', 'radio.1.center.1.freq': '5310' },
    seconds: 100,
    holds: ({ linkedAfter = 0 }) => linkedAfter >= 60 && linkedAfter <= 60 + REACHABLE,
  },
  {
    says: 'CAC: the radio checks for radar for {minutes} min before it transmits.',
    point: '§4.link-state-5-ghz',
    profile: 'ap-ptp',
    first: IN_EUROPE,
    changes: { 'radio.1.freq': '5620', 'radio.1.center.1.freq': '5630' },
    seconds: 720,
    holds: ({ linkedAfter = 0 }) => linkedAfter >= 600 && linkedAfter <= 600 + REACHABLE,
  },
  {
    says: 'This channel cannot be tested: CAC takes {cac} s and the restart up to {restart} s, but a test ends after {test} s. Select another channel or apply without a test.',
    point: TEST_MODE,
    profile: 'ap-ptp',
    first: IN_EUROPE,
    changes: { 'radio.1.freq': '5620', 'radio.1.center.1.freq': '5630' },
    seconds: 720,
    holds: ({ linkedAfter = 0 }) => linkedAfter > 240,
  },
  {
    says: 'Services restart for about {seconds} s; the link stays up.',
    reading: UNSPECIFIED,
    profile: 'ap-ptp',
    changes: { 'ntpclient.status': 'enabled', 'ntpclient.1.server': '192.0.2.3' },
    holds: ({ silent, unlinked, hasSession }) => silent <= WEB_SERVER_SECONDS && unlinked === 0 && hasSession,
  },
  {
    says: 'Change this device only.',
    point: SCANS,
    profile: 'ap-ptp',
    changes: { 'radio.1.freq': '5220', 'radio.1.center.1.freq': '5230' },
    holds: comesBack,
  },
  {
    says: 'The access point sets the channel. Change the remote device first; this station then follows automatically.',
    point: SCANS,
    profile: 'sta-ptp',
    changes: { 'radio.1.freq': '5660' },
    holds: stays,
  },
  {
    says: 'The remote device does not follow automatically. Change it first, while the link is up, then change this device.',
    point: NO_STATIONS,
    profile: 'ap-ptp',
    changes: { 'wireless.1.ssid': 'Elsewhere' },
    holds: stays,
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
