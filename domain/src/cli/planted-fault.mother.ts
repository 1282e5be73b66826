import * as fc from 'fast-check';

/** A value that the setting of a key does not allow, whatever else the configuration holds. */
const faultyValues: Readonly<Record<string, readonly string[]>> = {
  netmode: ['brigde', 'ROUTER'],
  'netconf.3.mtu': ['67', '15000', '1500.5', 'mtu', '-1500', '1e3'],
  'netconf.1.status': ['on', 'Enabled', '1'],
  'netconf.1.autoneg': ['auto-ish', 'yes'],
  'netconf.3.ip': ['192.168.1', '192.168.1.256', '192.168.1.1/24', 'hill'],
  'netconf.3.netmask': ['255.0.255.0', '24', '255.255.255.256'],
  'bridge.1.stp.status': ['true', 'no'],
  'radio.1.mode': ['ap', 'station'],
  'radio.1.freq': ['-5500', '5.5GHz', 'abc'],
  'radio.1.chanbw': ['-20', 'wide'],
  'radio.1.txpower': ['loud', '900'],
  'radio.1.ackdistance': ['-1', 'far'],
  'radio.1.atpc.threshold': ['high', '-9999'],
  'wireless.1.hide_ssid': ['maybe', 'TRUE'],
  'wireless.1.mac_acl.policy': ['accept', 'Deny'],
  'wireless.1.mac_acl.1.mac': ['24:A4:3C:11:22', '24A43C112233zz', 'GG:GG:GG:GG:GG:GG'],
  'aaa.1.wpa.psk': ['short'],
  'wpasupplicant.profile.1.network.1.psk': ['short'],
  'dhcpd.1.lease_time': ['soon', '-600'],
  'dhcpd.1.start': ['192.168.77.2222', 'first'],
  'route.1.gateway': ['gateway', '300.1.1.1'],
  'iptables.sys.portfw.1.dport': ['0', '70000', 'http'],
  'iptables.sys.portfw.1.host': ['192.168.77', 'inside?'],
  'iptables.sys.portfw.1.proto': ['ICMPv9', 'x'],
  'resolv.nameserver.1.ip': ['8.8.8', 'a b'],
  'httpd.port': ['0', '65536', 'web'],
  'httpd.https.port': ['-443', '99999'],
  'httpd.session.timeout': ['later', '-1'],
  'sshd.port': ['0', 'ssh'],
  'telnetd.port': ['65536', '1e3'],
  'ntpclient.1.server': ['no spaces here', 'a;reboot'],
  'syslog.remote.port': ['0', 'udp'],
  'syslog.remote.ip': ['1.2.3.', 'two words'],
  'pwdog.host': ['a b', '$(reboot)'],
  'pwdog.period': ['often', '-5'],
  'pwdog.retry': ['many', '-1'],
  'snmp.status': ['yes', 'ENABLED'],
  'unms.uri': ['http://cloud.example.net', 'wss://'],
  'system.timezone': ['\u0007'],
  'system.leds.nightmode': ['dim', '0'],
  'system.latitude': ['91', 'north'],
  'system.longitude': ['-181', 'east'],
};

/** Lines that no device takes. */
const brokenLines = ['radio.1.freq', 'just words', '=value', ' leading=1', 'trailing =1', 'a=1\rb=2'];

/** A configuration file with faults, and where they are: `line key`, or the line alone. */
export interface PlantedFaults {
  readonly text: string;
  readonly expected: readonly string[];
}

/** Plants up to four faulty values and up to two broken lines into faultless lines. */
export const withPlantedFaults = (lines: readonly string[]): fc.Arbitrary<PlantedFaults> => {
  const keys = lines.map(line => line.slice(0, line.indexOf('='))).filter(key => key in faultyValues);
  const fault = (key: string) =>
    fc.constantFrom(...(faultyValues[key] ?? [])).map(value => [key, value] as const);
  return fc
    .tuple(
      fc.subarray(keys, { minLength: 1, maxLength: 4 }).chain(chosen => fc.tuple(...chosen.map(fault))),
      fc.array(fc.tuple(fc.nat({ max: lines.length }), fc.constantFrom(...brokenLines)), { maxLength: 2 }),
      fc.constantFrom('\n', '\r\n'),
    )
    .map(([values, broken, lineEnd]) => {
      const faulty = new Map<string, string>(values);
      const planted = lines.map(line => {
        const key = line.slice(0, line.indexOf('='));
        return faulty.has(key) ? { text: `${key}=${faulty.get(key)}`, key } : { text: line, key: undefined };
      });
      const all: { readonly text: string; readonly key: string | undefined }[] = [...planted];
      for (const [place, text] of broken) all.splice(place, 0, { text, key: '' });
      const expected = all.flatMap(({ key }, place) =>
        key === undefined ? [] : [`${place + 1} ${key}`.trim()],
      );
      return { text: all.map(({ text }) => text + lineEnd).join(''), expected };
    });
};
