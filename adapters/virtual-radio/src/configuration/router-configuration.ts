/** Additional values of a routing radio compared with a bridging one. */
export interface RouterFacts {
  readonly lanAddress: string;
  readonly lanFirst: string;
  readonly lanLast: string;
  readonly pppoeName: string;
  readonly pppoePassword: string;
}

/** Keys of a bridge that a router does not have. */
const BRIDGED_KEYS = /^(bridge\.1\.port\.|netconf\.3\.(ip|netmask|role)$|route\.1\.)/;

/** Makes a bridging configuration route: PPPoE over the air, NAT, and a DHCP server on the wire. */
export function asRouter(
  bridged: Readonly<Record<string, string>>,
  facts: RouterFacts,
): Record<string, string> {
  const others = Object.entries(bridged).filter(([key]) => !BRIDGED_KEYS.test(key));
  return { ...Object.fromEntries(others), ...interfaces(facts), ...addressing(facts), ...filters() };
}

function interfaces({ lanAddress }: RouterFacts): Record<string, string> {
  return {
    netmode: 'router',
    'bridge.1.port.1.devname': 'ath0',
    'bridge.1.port.1.status': 'enabled',
    'bridge.2.devname': 'br1',
    'bridge.2.status': 'enabled',
    'bridge.2.stp.status': 'disabled',
    'bridge.2.port.1.devname': 'eth0',
    'bridge.2.port.1.status': 'enabled',
    'netconf.3.role': 'wan',
    'netconf.4.devname': 'br1',
    'netconf.4.status': 'enabled',
    'netconf.4.role': 'lan',
    'netconf.4.mtu': '1500',
    'netconf.4.autoip.status': 'disabled',
    'netconf.4.ip': lanAddress,
    'netconf.4.netmask': '255.255.255.0',
    'netconf.4.ip6.status': 'disabled',
  };
}

function addressing(facts: RouterFacts): Record<string, string> {
  return {
    'ppp.status': 'enabled',
    'ppp.1.status': 'enabled',
    'ppp.1.devname': 'br0',
    'ppp.1.name': facts.pppoeName,
    'ppp.1.password': facts.pppoePassword,
    'ppp.1.mtu': '1492',
    'ppp.1.mru': '1492',
    'ppp.1.fallback': '192.168.10.1',
    'ppp.1.fallback_netmask': '255.255.255.0',
    'ppp.1.require.mppe128': 'disabled',
    'dhcpd.status': 'enabled',
    'dhcpd.1.status': 'enabled',
    'dhcpd.1.devname': 'br1',
    'dhcpd.1.start': facts.lanFirst,
    'dhcpd.1.end': facts.lanLast,
    'dhcpd.1.netmask': '255.255.255.0',
    'dhcpd.1.lease_time': '600',
    'dhcpd.1.dnsproxy': 'enabled',
    'route.status': 'disabled',
  };
}

function filters(): Record<string, string> {
  return {
    'iptables.status': 'enabled',
    'iptables.sys.status': 'enabled',
    'iptables.sys.tcpmss.status': 'enabled',
    'iptables.sys.masq.status': 'enabled',
    'iptables.sys.masq.1.status': 'enabled',
    'iptables.sys.masq.1.devname': 'ppp+',
    'iptables.sys.fw.status': 'enabled',
    'iptables.sys.fw.1.status': 'enabled',
    'iptables.sys.fw.1.target': 'DROP',
    'iptables.sys.fw.1.proto': 'tcp',
    'iptables.sys.fw.1.in': 'ppp+',
    'iptables.sys.fw.1.dst_port': '22',
    'iptables.sys.fw.1.comment': 'no shell from outside',
    'iptables.sys.portfw.status': 'enabled',
    'iptables.sys.portfw.1.status': 'enabled',
    'iptables.sys.portfw.1.devname': 'ppp+',
    'iptables.sys.portfw.1.proto': 'TCP',
    'iptables.sys.portfw.1.dport': '8443',
    'iptables.sys.portfw.1.host': '198.51.100.25',
    'iptables.sys.portfw.1.port': '443',
    'iptables.sys.portfw.1.comment': 'camera',
  };
}
