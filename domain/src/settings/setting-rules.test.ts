import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { settingsCatalogue, type SettingId } from './catalogue.ts';
import { entriesOf } from './configuration.mother.ts';
import { settingById } from './find-setting.ts';
import type { SettingDescriptor, SettingKind } from './setting.ts';
import { inEnglish } from './english.ts';
import { settingsContext } from './settings-context.ts';
import { runs } from '../configuration/property-runs.mother.ts';

const nothing = settingsContext(new Map());
const accepts = (setting: SettingDescriptor, value: string) =>
  setting.rule(value, nothing, [1, 1]) === undefined;

/** Values that a kind takes and refuses, unless a setting says otherwise. */
const BY_KIND: Readonly<Partial<Record<SettingKind, readonly [accepted: string, refused: string]>>> = {
  ipv4: ['192.168.1.20', '192.168.1.256'],
  netmask: ['255.255.255.0', '255.0.255.0'],
  ipv6: ['2001:db8::1', '2001:db8::g'],
  mac: ['24:A4:3C:11:22:33', '24A43C112233'],
  host: ['time.example.org', 'a b'],
  port: ['8080', '65536'],
  interface: ['eth0.10', 'eth 0'],
  date: ['202503180000', '2025'],
  text: ['word', 'tab\tinside'],
  secret: ['Tower-Link-2026', 'tab\tinside'],
  integer: ['1', 'one'],
  decimal: ['1.5', '1,5'],
};

/** Settings whose own rule takes other values than their kind: accepted, refused. */
const OWN: Readonly<Partial<Record<SettingId, readonly [accepted: string, refused: string]>>> = {
  'radio.channelWidth': ['-1 0 20 40 80', '-2 28 200 201 wide --1'],
  'radio.frequency': ['0 5180', '399 60480'],
  'radio.centerFrequency': ['0 5190', '7126'],
  'radio.country': ['0 840 9999', '-1 10000 US'],
  'radio.mainCountry': ['0 840', '10000'],
  'radio.antenna': ['-1 0 65535', '-2 65536 dish'],
  'radio.scanListChannels': ['5180,5200', '5180;5200'],
  'wireless.scanListChannels': ['5180', 'x'],
  'wireless.ssid': [`ridge ${'x'.repeat(32)}`, `é ${'x'.repeat(33)}`],
  'aaa.ssid': ['ridge', 'é'],
  'supplicant.ssid': ['ridge', 'é'],
  'supplicant.openNetworkSsid': ['ridge', 'é'],
  'security.accessPointKey': ['12345678', '1234567'],
  'security.stationKey': ['12345678', '1234567'],
  'sixty.presharedKey': ['12345678', '1234567'],
  'ltu.presharedKey': ['12345678', '1234567'],
  'sixty.frequency': ['0 66960', '5180'],
  'ltu.transmitFrequency': ['5180', '60480'],
  'ltu.receiveFrequency': ['5180', '60480'],
  'interface.mtu': ['1500', 'x 67'],
  'interface.ipv6PrefixLength': ['1 64 128', '0 129'],
  'dhcp6Client.prefixLength': ['60', '0 129'],
  'dhcpClient.fallback': ['10.0.0.1', '0.0.0.0'],
  'dhcpServer.start': ['10.0.0.1', '0.0.0.0 255.255.255.255'],
  'dhcpServer.end': ['10.0.0.1', '0.0.0.0'],
  'dhcpServer.reservedAddress': ['10.0.0.1', '0.0.0.0'],
  'pppoe.fallback': ['10.0.0.1', '0.0.0.0'],
  'route.netmask': ['0 255.0.0.0', '1 255.0.255.0'],
  'dmz.host': ['10.0.0.1', '0.0.0.0'],
  'forward.host': ['10.0.0.1', '0.0.0.0'],
  'forward.port': ['80 80:90', '90:80 0'],
  'forward.publicPort': ['80 80:90', '90:80 65536 53762'],
  'forward.source': ['0.0.0.0/0 10.0.0.1', '10.0.0.1/33 x'],
  'forward.destination': ['10.0.0.1/32', 'x'],
  'firewall.source': ['10.0.0.0/8', 'x'],
  'firewall.sourcePort': ['80:90', '90:80'],
  'firewall.destination': ['10.0.0.0/8', 'x'],
  'firewall.destinationPort': ['80:90', '90:80'],
  'firewall.notSource': ['10.0.0.0/8', 'x'],
  'firewall.notDestination': ['10.0.0.0/8', 'x'],
  'web.port': ['80 8080', '0 53762 50841'],
  'web.httpsPort': ['443', '57436'],
  'ssh.port': ['22', '57437'],
  'ssh.keyType': ['ssh-ed25519 ecdsa-sha2-nistp256', 'ssh-dss word'],
  'airview.port': ['18888 50841', '53762 0'],
  'telnet.port': ['23', '61780'],
  'watchdog.host': ['10.0.0.1 example.org', '0.0.0.0 -c1'],
  // Its content is in `ssh/ssh-key.test.ts`.
  'ssh.keyValue': ['AAAAC3NzaC1lZDI1NTE5AAAAINliU/ZFZ4FADZ6LAKLpiVa4XSdNgy1djYF0PrboDkt/', 'word AAAA'],
  'cloud.key': ['wss://host.example:443+KEY+allowSelfSignedCertificate ws://h+k', 'https://host+KEY wss://'],
  'device.language': ['en_US de', 'english'],
  'time.zone': ['GMT+12 EET-2EEST,M3.5.0/3,M10.5.0/4', 'Europe/Berlin'],
  'time.zoneName': ['Etc/UTC UTC America/Argentina/Buenos_Aires Etc/GMT+12', 'europe /Athens Europe/'],
  'dns.address': ['192.0.2.53 2001:db8::53', 'dns.example 127.0.0.1 ::1'],
  'user.administrator': ['admin _x a.b-c', '-root .x a:b'],
  'user.reader': ['viewer', '-x'],
  'user.third': ['third', '-x'],
};

describe.each(Object.entries(OWN))('%s', (id, [accepted, refused]) => {
  const setting = settingById(id as SettingId);

  it.each(accepted.split(' '))('takes %s', value => {
    expect(accepts(setting, value)).toBe(true);
  });

  it.each(refused.split(' '))('refuses %s', value => {
    expect(accepts(setting, value)).toBe(false);
  });
});

const plain = settingsCatalogue.filter(setting => !Object.hasOwn(OWN, setting.id));

describe('a setting with the rule of its kind', () => {
  it.each(
    plain.filter(({ kind, range }) => BY_KIND[kind] && !range).map(setting => [setting.id, setting] as const),
  )('%s takes what the kind takes, and no more', (_, setting) => {
    const [accepted, refused] = BY_KIND[setting.kind]!;
    expect([accepts(setting, accepted), accepts(setting, refused)]).toEqual([true, false]);
  });

  it.each(
    plain.flatMap(({ id, range, rule }) => (range ? [[id, range(nothing, [1, 1]), rule] as const] : [])),
  )('%s takes exactly the numbers from its least to its greatest', (_, { min, max }, rule) => {
    const judge = (number: number) => rule(String(number), nothing, [1, 1]) === undefined;
    expect(
      [min - 1, min, max, max + 1].map(judge),
      'A rule replaces the check of the range: it checks it itself, and its values stand in OWN.',
    ).toEqual([false, true, true, false]);
    assert(
      property(integer({ min: min - 100, max: max + 100 }), number => {
        expect(judge(number)).toBe(number >= min && number <= max);
      }),
      runs(20),
    );
  });

  it.each(plain.filter(({ kind }) => kind === 'switch').map(setting => [setting.id, setting] as const))(
    '%s takes its two states',
    (_, setting) => {
      const [on, off] = setting.states!;
      expect([on, off, 'on', ''].map(value => accepts(setting, value))).toEqual([true, true, false, false]);
    },
  );

  it.each(plain.filter(({ kind }) => kind === 'choice').map(setting => [setting.id, setting] as const))(
    '%s takes its choices, and others only when it is open',
    (_, setting) => {
      const offered = setting.choices!(nothing, []);
      expect(offered.length).toBeGreaterThan(1);
      expect(offered.filter(({ value }) => !accepts(setting, value))).toEqual([]);
      expect(accepts(setting, 'something else')).toBe(setting.open ?? false);
    },
  );

  it('a setting with the rule of its kind is every other setting', () => {
    const kinds = new Set(plain.filter(({ range }) => !range).map(({ kind }) => kind));
    expect([...kinds].filter(kind => !BY_KIND[kind]).toSorted()).toEqual(['choice', 'switch']);
  });
});

describe('a value of 64 kB', () => {
  const fillings = [
    'a',
    '1',
    '.',
    ':',
    ',',
    '+',
    '-',
    ' ',
    'A-',
    '1.',
    'a,',
    '5180,',
    '1:',
    '0:0:',
    'ws://a+',
  ];
  const values = fillings.flatMap(filling => {
    const long = filling.repeat(65_536 / filling.length);
    return [`${long}!`, `<${long}>!`, `wss://${long}`, `M1.1.1/${long}\u0000`];
  });

  // A rule that tries every place against every other does not come to its end here.
  it.each(settingsCatalogue.map(setting => [setting.id, setting] as const))(
    'a value of 64 kB is judged by %s',
    (_, setting) => {
      const judged = values.map(value => setting.rule(value, nothing, [1, 1]));
      expect(judged).toHaveLength(values.length);
    },
  );

  it('a value of 64 kB is no time zone, whose names have 3 to 10 characters', () => {
    const zone = settingById('time.zone');
    expect(accepts(zone, `${'a'.repeat(65_536)}!`)).toBe(false);
    expect(accepts(zone, 'a'.repeat(10) + 'b'.repeat(10))).toBe(true);
    expect(accepts(zone, 'a'.repeat(21))).toBe(false);
    expect(accepts(zone, `<${'+1'.repeat(5)}>-1`)).toBe(true);
    expect(accepts(zone, `<${'+1'.repeat(6)}>-1`)).toBe(false);
  });
});

describe('every choice', () => {
  it('every choice has a value and a label of its own', () => {
    const offers = settingsCatalogue.map(({ choices }) => choices?.(nothing, []) ?? []);
    const repeated = offers.filter(
      offer =>
        new Set(offer.map(({ value }) => value)).size + new Set(offer.map(({ label }) => label)).size !==
        2 * offer.length,
    );
    expect(repeated).toEqual([]);
  });
});

describe('System port, §5', () => {
  const judge = (key: SettingId, value: string, text: string) =>
    settingById(key).rule(value, settingsContext(entriesOf(text)), [])?.key;
  const said = (key: SettingId, value: string, text: string) => {
    const problem = settingById(key).rule(value, settingsContext(entriesOf(text)), []);
    return problem && inEnglish(problem);
  };

  it.each(['53762', '57436', '57437', '61780'])('%s is used by system', port => {
    expect(judge('ssh.port', port, '')).toBe('{0} is used by system');
  });

  it('the port of the spectrum view is used by system', () => {
    expect(judge('ssh.port', '5000', 'airview.tcp_port=5000')).toBe('{0} is used by system');
    expect(judge('ssh.port', '50841', 'airview.tcp_port=5000')).toBeUndefined();
  });

  it.each([
    ['web.port', 'httpd.status=enabled\nhttpd.https.status=enabled\nhttpd.https.port=9000', 'HTTPS'],
    ['web.httpsPort', 'httpd.status=enabled\nhttpd.port=9000', 'HTTP'],
    ['ssh.port', 'telnetd.status=enabled\ntelnetd.port=9000', 'Telnet'],
    ['telnet.port', 'sshd.status=enabled\nsshd.port=9000', 'SSH'],
  ] as const)('%s may not be that of an enabled service', (id, text, service) => {
    expect(said(id, '9000', text)).toBe(`9000 is used by another service: ${service}`);
    expect(judge(id, '9000', text.replaceAll('enabled', 'disabled'))).toBeUndefined();
    expect(judge(id, '9001', text)).toBeUndefined();
  });

  it('a service without port has its usual one', () => {
    const all =
      'httpd.status=enabled\nhttpd.https.status=enabled\nsshd.status=enabled\ntelnetd.status=enabled';
    const taken = ['80', '443', '22', '23'].map(port => judge('ssh.port', port, all) !== undefined);
    expect(taken).toEqual([true, true, false, true]);
    expect(said('telnet.port', '22', all)).toBe('22 is used by another service: SSH');
    expect(said('telnet.port', '22', `${all}\nsshd.port=`)).toBe('22 is used by another service: SSH');
  });

  it('the spectrum view may not have that of an enabled service either', () => {
    expect(said('airview.port', '22', 'sshd.status=enabled')).toBe('22 is used by another service: SSH');
    expect(judge('airview.port', '22', 'sshd.status=disabled')).toBeUndefined();
  });

  it('an own port is no conflict', () => {
    expect(judge('ssh.port', '22', 'sshd.status=enabled\nsshd.port=22')).toBeUndefined();
  });

  it('HTTPS listens only while the web server does', () => {
    expect(judge('ssh.port', '443', 'httpd.status=disabled\nhttpd.https.status=enabled')).toBeUndefined();
  });
});
