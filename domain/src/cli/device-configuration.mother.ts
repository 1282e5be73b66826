import * as fc from 'fast-check';

type Entries = Readonly<Record<string, string | number>>;

const onOff = fc.constantFrom('enabled', 'disabled');
const word = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 _-]{2,20}[A-Za-z0-9]$/);
const mac = fc
  .array(fc.integer({ min: 0, max: 255 }), { minLength: 5, maxLength: 5 })
  .map(parts => ['24', ...parts.map(part => part.toString(16).padStart(2, '0').toUpperCase())].join(':'));
const several = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<readonly T[]> => fc.array(item, { maxLength: 3 });

const radio = fc
  .record({
    freq: fc.constantFrom(5500, 5580, 5745),
    width: fc.constantFrom(20, 40, 80),
    mode: fc.constantFrom('master', 'managed'),
    ptpmode: fc.constantFrom(0, 1),
    power: fc.integer({ min: 0, max: 25 }),
    ssid: word,
    atpc: onOff,
  })
  .map(
    ({ freq, width, mode, ptpmode, power, ssid, atpc }): Entries => ({
      'radio.status': 'enabled',
      'radio.countrycode': 276,
      'radio.1.countrycode': 276,
      'radio.1.devname': 'ath0',
      'radio.1.status': 'enabled',
      'radio.1.mode': mode,
      'radio.1.ptpmode': ptpmode,
      'radio.1.freq': freq,
      'radio.1.center.1.freq': freq,
      'radio.1.chanbw': width,
      'radio.1.txpower': power,
      'radio.1.antenna.gain': 16,
      'radio.1.cable.loss': 0,
      'radio.1.ack.auto': 'enabled',
      'radio.1.ackdistance': 600,
      'radio.1.atpc.status': atpc,
      'radio.1.atpc.threshold': 36,
      'wireless.status': 'enabled',
      'wireless.1.devname': 'ath0',
      'wireless.1.status': 'enabled',
      'wireless.1.ssid': ssid,
      'wireless.1.hide_ssid': 'disabled',
      'wireless.1.mac_acl.status': 'disabled',
      'wireless.1.mac_acl.policy': 'allow',
      ...(mode === 'master'
        ? {
            'aaa.status': 'enabled',
            'aaa.1.status': 'enabled',
            'aaa.1.devname': 'ath0',
            'aaa.1.ssid': ssid,
            'aaa.1.wpa.psk': 'hunter2-hunter2',
            'wpasupplicant.status': 'disabled',
          }
        : {
            'aaa.status': 'disabled',
            'wpasupplicant.status': 'enabled',
            'wpasupplicant.device.1.devname': 'ath0',
            'wpasupplicant.device.1.status': 'enabled',
            'wpasupplicant.device.1.profile': 'AUTO',
            'wpasupplicant.profile.1.name': 'AUTO',
            'wpasupplicant.profile.1.network.1.status': 'enabled',
            'wpasupplicant.profile.1.network.1.ssid': ssid,
            'wpasupplicant.profile.1.network.1.psk': 'hunter2-hunter2',
            'wpasupplicant.profile.1.network.1.key_mgmt.1.name': 'WPA-PSK',
          }),
    }),
  );

/** Beside the pool of its DHCP server, and none of the hosts that are named here. */
const ownHost = fc.integer({ min: 251, max: 254 });

const interfaces = fc.record({ host: ownHost, mtu: fc.integer({ min: 1280, max: 1500 }) }).map(
  ({ host, mtu }): Entries => ({
    'netconf.status': 'enabled',
    'netconf.1.devname': 'eth0',
    'netconf.1.status': 'enabled',
    'netconf.1.up': 'enabled',
    'netconf.1.mtu': mtu,
    'netconf.1.autoneg': 'enabled',
    'netconf.1.flowcontrol.rx.status': 'enabled',
    'netconf.1.flowcontrol.tx.status': 'enabled',
    'netconf.2.devname': 'ath0',
    'netconf.2.status': 'enabled',
    'netconf.2.up': 'enabled',
    'netconf.2.mtu': 1500,
    'netconf.3.devname': 'br0',
    'netconf.3.status': 'enabled',
    'netconf.3.mtu': 1500,
    'netconf.3.ip': `192.168.77.${host}`,
    'netconf.3.netmask': '255.255.255.0',
    'netconf.3.autoip.status': 'disabled',
    'bridge.status': 'enabled',
    'bridge.1.devname': 'br0',
    'bridge.1.status': 'enabled',
    'bridge.1.stp.status': 'disabled',
    'bridge.1.port.1.devname': 'eth0',
    'bridge.1.port.1.status': 'enabled',
  }),
);

const bridgeMode = fc.constant<Entries>({
  netmode: 'bridge',
  'netconf.3.role': 'mlan',
  'bridge.1.port.2.devname': 'ath0',
  'bridge.1.port.2.status': 'enabled',
  'route.status': 'enabled',
  'route.1.devname': 'br0',
  'route.1.status': 'enabled',
  'route.1.ip': '0.0.0.0',
  'route.1.netmask': '0',
  'route.1.gateway': '192.168.77.1',
});

const routerMode = fc
  .record({
    from: fc.integer({ min: 10, max: 99 }),
    to: fc.integer({ min: 100, max: 250 }),
    forwarded: several(fc.integer({ min: 2000, max: 9000 })),
  })
  .map(
    ({ from, to, forwarded }): Entries => ({
      netmode: 'router',
      'netconf.2.ip': '10.20.30.40',
      'netconf.2.netmask': '255.255.255.0',
      'netconf.2.role': 'wan',
      'netconf.3.role': 'lan',
      'dhcpd.status': 'enabled',
      'dhcpd.1.devname': 'br0',
      'dhcpd.1.status': 'enabled',
      'dhcpd.1.start': `192.168.77.${from}`,
      'dhcpd.1.end': `192.168.77.${to}`,
      'dhcpd.1.netmask': '255.255.255.0',
      'dhcpd.1.lease_time': 600,
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.masq.status': 'enabled',
      'iptables.sys.masq.1.devname': 'ath0',
      'iptables.sys.masq.1.status': 'enabled',
      'iptables.sys.portfw.status': 'enabled',
      ...Object.fromEntries(
        forwarded.flatMap((port, place) => {
          const entry = `iptables.sys.portfw.${place + 1}`;
          return [
            [`${entry}.status`, 'enabled'],
            [`${entry}.devname`, 'ath0'],
            [`${entry}.host`, '192.168.77.9'],
            [`${entry}.port`, 80],
            [`${entry}.dport`, port + place * 10_000],
            [`${entry}.proto`, 'TCP'],
          ];
        }),
      ),
    }),
  );

const services = fc.record({ name: word, snmp: onOff, watchdog: onOff, syslog: onOff }).map(
  ({ name, snmp, watchdog, syslog }): Entries => ({
    'resolv.status': 'enabled',
    'resolv.host.1.name': name.replaceAll(/[ _]/g, '-'),
    'resolv.host.1.status': 'enabled',
    'resolv.nameserver.status': 'enabled',
    'resolv.nameserver.1.ip': '192.0.2.53',
    'resolv.nameserver.1.status': 'enabled',
    'httpd.status': 'enabled',
    'httpd.port': 80,
    'httpd.https.status': 'enabled',
    'httpd.https.port': 443,
    'httpd.session.timeout': 900,
    'sshd.status': 'enabled',
    'sshd.port': 22,
    'sshd.auth.passwd': 'enabled',
    // Enabled, it is remarked on.
    'telnetd.status': 'disabled',
    'telnetd.port': 23,
    'snmp.status': snmp,
    'snmp.community': 'only-for-us',
    'snmp.contact': 'noc@example.net',
    'snmp.location': 'the hill',
    'ntpclient.status': 'enabled',
    'ntpclient.1.status': 'enabled',
    'ntpclient.1.server': '0.pool.ntp.org',
    'syslog.status': 'enabled',
    'syslog.remote.status': syslog,
    'syslog.remote.ip': '192.168.77.8',
    'syslog.remote.port': 514,
    'pwdog.status': watchdog,
    'pwdog.host': '192.168.77.1',
    'pwdog.period': 300,
    'pwdog.delay': 300,
    'pwdog.retry': 3,
    'discovery.status': 'enabled',
    'unms.status': 'enabled',
    'unms.uri': 'wss://cloud.example.net:443+hunter2TOKEN+allowUntrustedCertificate',
  }),
);

const system = fc.record({ night: onOff }).map(
  ({ night }): Entries => ({
    'gui.language': 'en_US',
    'system.cfg.version': 65_547,
    'system.timezone': 'EET-2EEST,M3.5.0/3,M10.5.0/4',
    'system.timezone.name': 'EET',
    'system.date.status': 'disabled',
    'system.external.reset': 'enabled',
    'system.leds.nightmode': night,
    'system.latitude': '47.1',
    'system.longitude': '9.5',
    'system.cfg.editor.webui': '2026-09-03T08:11:45.607Z',
    'users.status': 'enabled',
    'users.1.name': 'admin',
    'users.1.password': '$1$hunter2$hunter2hunter2hunter2h',
    'users.1.status': 'enabled',
    'users.2.status': 'disabled',
  }),
);

const acl = several(mac).map(
  (addresses): Entries => ({
    ...(addresses.length > 0 && { 'wireless.1.mac_acl.status': 'enabled' }),
    ...Object.fromEntries(
      addresses.flatMap((address, place) => [
        [`wireless.1.mac_acl.${place + 1}.mac`, address],
        [`wireless.1.mac_acl.${place + 1}.status`, 'enabled'],
      ]),
    ),
  }),
);

/** The lines of a faultless configuration of a device, in any order, as bridge or router. */
export const deviceLines: fc.Arbitrary<readonly string[]> = fc
  .tuple(radio, interfaces, fc.oneof(bridgeMode, routerMode), services, system, acl)
  .map(parts =>
    Object.entries(Object.assign({}, ...parts) as Entries).map(([key, value]) => `${key}=${value}`),
  )
  .chain(lines => fc.shuffledSubarray([...lines], { minLength: lines.length, maxLength: lines.length }));
