import { sectionOf } from '../configuration/model-path.ts';

/** Sections that a network mode is made of. §config.interfaces to §config.firewall. */
const NETWORK_SECTIONS: ReadonlySet<string> = new Set([
  'netmode',
  'netconf',
  'bridge',
  'vlan',
  'dhcpc',
  'dhcpd',
  'dhcp6c',
  'dhcp6d',
  'ppp',
  'pppoe-relay',
  'route',
  'igmpproxy',
  'upnpd',
  'iptables',
  'ip6tables',
  'ebtables',
  'tshaper',
]);

/** Keys of other sections that name a network: the bridge of the access point, and the DNS servers. */
const OTHER_NETWORK_KEYS = /^aaa\.\d+\.br\.devname$|^resolv\.nameserver\./;

/** True for a key that returns with the previous configuration of a network mode. §config.network-mode. */
export function isNetworkKey(key: string): boolean {
  return NETWORK_SECTIONS.has(sectionOf(key)) || OTHER_NETWORK_KEYS.test(key);
}
