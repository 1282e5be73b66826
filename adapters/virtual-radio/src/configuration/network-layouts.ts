/** Addresses of a radio that shares a wired line. */
export interface SohoFacts {
  readonly lanAddress: string;
  readonly lanFirst: string;
  readonly lanLast: string;
}

type Lines = Readonly<Record<string, string>>;

/** Keys of a bridge that the shared line does not have. */
const BRIDGED_KEYS = /^(bridge\.1\.port\.|netconf\.3\.(ip|netmask|role)$)/;

/** Makes a bridging configuration share the line at its first port. §config.network-mode: SOHO router. */
export function asSoho(bridged: Lines, { lanAddress, lanFirst, lanLast }: SohoFacts): Record<string, string> {
  const others = Object.entries(bridged).filter(([key]) => !BRIDGED_KEYS.test(key));
  return {
    ...Object.fromEntries(others),
    netmode: 'soho',
    ...bridge(1, 'br0', ['eth0']),
    ...bridge(2, 'br1', ['eth1', 'ath0']),
    'netconf.3.role': 'wan',
    ...netconf(4, 'eth1', { up: 'enabled', autoneg: 'enabled' }),
    ...netconf(5, 'br1', {
      role: 'lan',
      ip: lanAddress,
      netmask: '255.255.255.0',
      'ip6.status': 'disabled',
    }),
    'aaa.1.br.devname': 'br1',
    'dhcpc.status': 'enabled',
    ...entry('dhcpc.1', {
      devname: 'br0',
      fallback: '192.168.10.1',
      fallback_netmask: '255.255.255.0',
    }),
    'dhcpd.status': 'enabled',
    ...entry('dhcpd.1', {
      devname: 'br1',
      start: lanFirst,
      end: lanLast,
      netmask: '255.255.255.0',
      lease_time: '600',
      dnsproxy: 'enabled',
    }),
    'iptables.status': 'enabled',
    'iptables.sys.status': 'enabled',
    'iptables.sys.tcpmss.status': 'enabled',
    'iptables.sys.masq.status': 'enabled',
    ...entry('iptables.sys.masq.1', { devname: 'br0' }),
    'iptables.sys.mgmt.status': 'enabled',
    ...entry('iptables.sys.mgmt.1', { devname: 'br1' }),
    'iptables.sys.portfw.status': 'enabled',
    ...entry('iptables.sys.portfw.1', {
      devname: 'br0',
      proto: 'TCP',
      dport: '8443',
      host: '198.51.100.25',
      port: '443',
      comment: 'camera',
    }),
    'route.status': 'disabled',
    'route.1.status': 'disabled',
  };
}

/** Bridges the second port too, and moves the management of the bridge to one of its VLANs. */
export function managedByVlan(bridged: Lines, vlanId: number): Record<string, string> {
  const { 'netconf.3.ip': ip = '', 'netconf.3.netmask': netmask = '', ...others } = bridged;
  const devname = `br0.${vlanId}`;
  return {
    ...others,
    'netconf.3.role': 'bridge_port',
    ...netconf(4, devname, { role: 'mlan', ip, netmask, 'ip6.status': 'disabled' }),
    ...netconf(5, 'eth1', { up: 'enabled', autoneg: 'enabled' }),
    ...entry('bridge.1.port.3', { devname: 'eth1' }),
    'vlan.status': 'enabled',
    ...entry('vlan.1', { devname: 'br0', id: String(vlanId), comment: 'management' }),
    'route.1.devname': devname,
  };
}

function entry(path: string, own: Lines): Record<string, string> {
  return Object.fromEntries(
    Object.entries({ status: 'enabled', ...own }).map(([leaf, value]) => [`${path}.${leaf}`, value]),
  );
}

function netconf(index: number, devname: string, own: Lines): Record<string, string> {
  return entry(`netconf.${index}`, { devname, mtu: '1500', 'autoip.status': 'disabled', ...own });
}

function bridge(index: number, devname: string, members: readonly string[]): Record<string, string> {
  const ports = members.map((member, place) =>
    entry(`bridge.${index}.port.${place + 1}`, { devname: member }),
  );
  return Object.assign(entry(`bridge.${index}`, { devname, 'stp.status': 'disabled' }), ...ports) as Record<
    string,
    string
  >;
}
