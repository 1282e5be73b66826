import type { ConfigText } from '@radiolink/domain/configuration';

export type Changes = Readonly<Record<string, string>>;

/** A firewall with a rule that drops, of everything as yet. */
export const FIREWALL: Changes = {
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.fw.status': 'enabled',
  'iptables.sys.fw.1.status': 'enabled',
  'iptables.sys.fw.1.target': 'DROP',
};

/** The management in a VLAN, without an address yet. */
export const VLAN_99: Changes = {
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

/** The address of the management from a DHCP server. */
export const BY_DHCP: Changes = {
  'netconf.3.ip': '0.0.0.0',
  'route.1.status': 'disabled',
  'dhcpc.status': 'enabled',
  'dhcpc.1.status': 'enabled',
  'dhcpc.1.devname': 'br0',
};
/** What such a device has without one. */
export const FALLBACK: Changes = {
  'dhcpc.1.fallback': '192.168.1.20',
  'dhcpc.1.fallback_netmask': '255.255.255.0',
};

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

export const REACHABLE = 100;
export const WEB_SERVER_SECONDS = 10;
export const RESTART = '§9.restart';
export const UNSPECIFIED = 'The specification names the settings, not what a device does with them.';

export const stays = ({ linkedAfter, hasRebooted, hasSession }: Observed): boolean =>
  linkedAfter === undefined && !hasRebooted && hasSession;
