import { type Arbitrary, constantFrom, integer, record, stringMatching } from 'fast-check';

/** The free choices of a made-up configuration; everything else follows from them. */
interface Choices {
  readonly lan: number;
  readonly poolStart: number;
  readonly poolSize: number;
  readonly ssid: string;
  readonly key: string;
  readonly frequency: number;
  readonly width: number;
  readonly power: number;
  readonly distance: number;
  readonly mtu: number;
  readonly httpPort: number;
  readonly vlan: number;
}

const choices: Arbitrary<Choices> = record({
  lan: integer({ min: 0, max: 255 }),
  poolStart: integer({ min: 2, max: 100 }),
  poolSize: integer({ min: 0, max: 150 }),
  ssid: stringMatching(/^[!-~](?:[ -~]{0,29}[!-~])?$/),
  key: stringMatching(/^[ -~]{8,63}$/),
  frequency: constantFrom(5180, 5480, 5500, 5805),
  width: constantFrom(10, 20, 30, 40, 80),
  power: integer({ min: -4, max: 25 }),
  distance: integer({ min: 300, max: 12_000 }),
  mtu: integer({ min: 1280, max: 1524 }),
  httpPort: integer({ min: 8000, max: 9000 }),
  vlan: integer({ min: 1, max: 4094 }),
});

/** The lines of a text as the entries of a configuration; blank lines are left out. */
export function entriesOf(text: string): ReadonlyMap<string, string> {
  const lines = text
    .split('\n')
    .map(line => line.trimStart())
    .filter(line => line !== '');
  return new Map(
    lines.map(line => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1)] as const;
    }),
  );
}

const common = ({ ssid, key, frequency, width, power, distance, httpPort }: Choices): string => `
  radio.status=enabled
  radio.countrycode=840
  radio.1.countrycode=840
  radio.1.status=enabled
  radio.1.devname=ath0
  radio.1.chanbw=${width}
  radio.1.freq=${frequency}
  radio.1.center.1.freq=${frequency}
  radio.1.txpower=${power}
  radio.1.antenna.gain=13
  radio.1.ack.auto=disabled
  radio.1.ackdistance=${distance}
  radio.1.dfs.status=enabled
  radio.1.pollingpri=
  wireless.status=enabled
  wireless.1.status=enabled
  wireless.1.devname=ath0
  wireless.1.ssid=${ssid}
  wireless.1.hide_ssid=disabled
  wireless.1.signal_led1=94
  wireless.1.signal_led2=80
  wireless.1.signal_led3=73
  wireless.1.signal_led4=65
  aaa.1.wpa.psk=${key}
  httpd.status=enabled
  httpd.port=${httpPort}
  httpd.https.status=enabled
  httpd.https.port=443
  httpd.session.timeout=900
  sshd.status=enabled
  sshd.port=22
  telnetd.status=disabled
  telnetd.port=23
  users.status=enabled
  users.1.name=admin
  users.1.status=enabled
  resolv.host.1.name=Ridge-AP
  resolv.nameserver.status=enabled
  resolv.nameserver.1.ip=192.0.2.53
  resolv.nameserver.1.status=enabled
  resolv.nameserver.2.ip=
  resolv.nameserver.2.status=enabled
  ntpclient.status=enabled
  ntpclient.1.status=enabled
  ntpclient.1.server=pool.example.org
  syslog.status=enabled
  syslog.remote.status=disabled
  pwdog.status=disabled
  pwdog.host=
  gui.language=en_US
  system.timezone=GMT+12
  vendor.future.key=anything at all
  `;

const router = (chosen: Choices): string => `${common(chosen)}
  netmode=router
  radio.1.mode=managed
  radio.1.ptpmode=0
  wpasupplicant.status=enabled
  wpasupplicant.profile.1.network.1.status=enabled
  wpasupplicant.profile.1.network.1.ssid=${chosen.ssid}
  wpasupplicant.profile.1.network.1.psk=${chosen.key}
  wpasupplicant.profile.1.network.1.key_mgmt.1.name=WPA-PSK
  aaa.status=disabled
  netconf.status=enabled
  netconf.1.devname=ath0
  netconf.1.status=enabled
  netconf.1.ip=0.0.0.0
  netconf.1.mtu=1500
  netconf.2.devname=eth0
  netconf.2.status=enabled
  netconf.2.autoneg=enabled
  netconf.2.speed=auto
  netconf.2.ip=192.168.${chosen.lan}.1
  netconf.2.netmask=255.255.255.0
  netconf.2.mtu=${chosen.mtu}
  dhcpc.status=enabled
  dhcpc.1.status=enabled
  dhcpc.1.devname=ath0
  dhcpc.1.fallback=172.16.10.1
  dhcpc.1.fallback_netmask=255.255.255.0
  dhcpd.status=enabled
  dhcpd.1.status=enabled
  dhcpd.1.devname=eth0
  dhcpd.1.start=192.168.${chosen.lan}.${chosen.poolStart}
  dhcpd.1.end=192.168.${chosen.lan}.${chosen.poolStart + chosen.poolSize}
  dhcpd.1.netmask=255.255.255.0
  dhcpd.1.lease_time=600
  iptables.status=enabled
  iptables.sys.status=enabled
  iptables.sys.masq.status=enabled
  iptables.sys.masq.1.status=enabled
  iptables.sys.masq.1.devname=ppp+
  iptables.sys.portfw.status=enabled
  iptables.sys.portfw.1.status=enabled
  iptables.sys.portfw.1.host=192.168.${chosen.lan}.9
  iptables.sys.portfw.1.port=8000:8010
  iptables.sys.portfw.1.dport=8000:8010
  iptables.sys.portfw.1.proto=TCP
  iptables.sys.portfw.1.src=0.0.0.0/0
  route.status=enabled
  route.1.status=enabled
  route.1.ip=0.0.0.0
  route.1.netmask=0
  route.1.gateway=192.168.${chosen.lan}.2
  route.2.status=disabled
  route.2.ip=
  `;

const bridge = (chosen: Choices): string => `${common(chosen)}
  netmode=bridge
  gui.network.advanced.status=enabled
  radio.1.mode=master
  radio.1.ptpmode=1
  wpasupplicant.status=disabled
  aaa.status=enabled
  aaa.1.status=enabled
  aaa.1.ssid=${chosen.ssid}
  aaa.1.wpa.key.1.mgmt=WPA-PSK
  netconf.status=enabled
  netconf.1.devname=eth0
  netconf.1.status=enabled
  netconf.1.up=enabled
  netconf.1.mtu=${chosen.mtu}
  netconf.1.autoneg=disabled
  netconf.1.speed=100
  netconf.1.duplex=enabled
  netconf.2.devname=ath0
  netconf.2.status=enabled
  netconf.2.mtu=1500
  netconf.3.devname=br0
  netconf.3.status=enabled
  netconf.3.mtu=1500
  netconf.3.ip=10.0.${chosen.lan}.20
  netconf.3.netmask=255.255.255.0
  netconf.3.role=mlan
  bridge.status=enabled
  bridge.1.status=enabled
  bridge.1.devname=br0
  bridge.1.stp.status=disabled
  bridge.1.port.1.status=enabled
  bridge.1.port.1.devname=eth0
  bridge.1.port.2.status=enabled
  bridge.1.port.2.devname=ath0
  vlan.status=enabled
  vlan.1.status=enabled
  vlan.1.devname=eth0
  vlan.1.id=${chosen.vlan}
  wireless.1.mac_acl.status=enabled
  wireless.1.mac_acl.policy=allow
  wireless.1.mac_acl.1.status=enabled
  wireless.1.mac_acl.1.mac=24:A4:3C:11:22:33
  dhcpd.status=disabled
  dhcpd.1.status=enabled
  dhcpd.1.start=
  `;

/** A configuration that a device could hold and in which nothing is wrong: a station that routes, or a bridging AP. */
export const validConfiguration: Arbitrary<ReadonlyMap<string, string>> = record({
  chosen: choices,
  template: constantFrom(router, bridge),
}).map(({ chosen, template }) => entriesOf(template(chosen)));
