import { describe, expect, it, vi } from 'vitest';
import { entriesOf } from '../configuration.mother.ts';
import { inEnglish } from '../english.ts';
import { settingsContext } from '../settings-context.ts';
import { contradictions } from './contradictions.ts';
import { allEntryIndexes, entryIndexes } from './cross-check.ts';
import { checkRepeatedBridgePorts } from './lists.ts';

const reported = (text: string) =>
  contradictions(settingsContext(entriesOf(text))).map(
    ({ key, problem, severity }) => `${severity} ${key}: ${inEnglish(problem)}`,
  );
const on = (...keys: string[]) => keys.map(key => `${key}.status=enabled\n`).join('');

const dhcp = (start: string, end: string, netmask = '255.255.255.0') =>
  `${on('dhcpd', 'dhcpd.1')}dhcpd.1.start=${start}\ndhcpd.1.end=${end}\ndhcpd.1.netmask=${netmask}`;

describe('accounts of the stations', () => {
  const asks = (...lines: readonly string[]) =>
    reported(
      [
        'radio.1.mode=master',
        'aaa.status=enabled',
        'aaa.1.status=enabled',
        'aaa.1.wpa.key.1.mgmt=WPA-EAP',
        ...lines,
      ].join('\n'),
    ).filter(each => each.includes('radius.auth'));

  it('accounts of the stations are asked for at a RADIUS server, which has to be on', () => {
    const missing = ['note aaa.1.radius.auth.1.status: Required for WPA2-EAP.'];
    expect(asks()).toEqual(missing);
    expect(asks('aaa.1.radius.auth.1.status=disabled')).toEqual(missing);
    expect(asks('aaa.1.radius.auth.1.status=enabled')).toEqual([]);
    expect(asks('aaa.1.wpa.key.1.mgmt=WPA-PSK')).toEqual([]);
  });
});

describe('the range of a DHCP server', () => {
  it.each([
    ['10.0.0.2', '10.0.0.2'],
    ['10.0.0.2', '10.0.0.254'],
    ['10.0.0.2', '10.0.1.9', '255.255.0.0'],
    ['10.0.0.2', '10.0.1.9', ''],
    ['10.0.0.2', '10.0.1.9', '255.0.255.0'],
    ['10.0.0.2', 'x'],
    ['x', '10.0.0.2'],
  ])('the range of a DHCP server may be %s to %s', (start: string, end: string, netmask?: string) => {
    expect(reported(dhcp(start, end, netmask))).toEqual([]);
  });

  it('runs upwards', () => {
    const [finding] = contradictions(settingsContext(entriesOf(dhcp('10.0.0.9', '10.0.0.8'))));
    expect(finding).toMatchObject({
      key: 'dhcpd.1.end',
      label: 'DHCP server 1: Range end',
      problem: { key: 'The range must end at or after its start {start}.', values: { start: '10.0.0.9' } },
      severity: 'error',
    });
  });

  it('the range of a DHCP server stays in one network', () => {
    const [finding] = contradictions(settingsContext(entriesOf(dhcp('10.0.0.2', '10.0.1.9'))));
    expect(finding).toMatchObject({
      key: 'dhcpd.1.end',
      problem: {
        key: 'The range must end in the network of its start {start} with the netmask {netmask}.',
        values: { start: '10.0.0.2', netmask: '255.255.255.0' },
      },
      severity: 'error',
    });
  });

  it('the range of a DHCP server does not matter while the server is off', () => {
    const off = dhcp('10.0.0.9', '10.0.0.8').replace('dhcpd.1.status=enabled', 'dhcpd.1.status=disabled');
    expect(reported(off)).toEqual([]);
  });
});

const netconf = (...interfaces: readonly (readonly [ip: string, netmask: string])[]) =>
  `netconf.status=enabled\n${interfaces
    .map(
      ([ip, mask], at) =>
        `${on(`netconf.${at + 1}`)}netconf.${at + 1}.ip=${ip}\nnetconf.${at + 1}.netmask=${mask}\n`,
    )
    .join('')}`;
const MASK = '255.255.255.0';

describe('addresses of interfaces', () => {
  it.each([
    [netconf(['10.0.0.1', MASK], ['10.0.1.1', MASK])],
    [netconf(['0.0.0.0', MASK], ['0.0.0.0', MASK])],
    [netconf(['', MASK], ['', ''])],
    [netconf(['10.0.0.0', '255.255.255.254'])],
    [netconf(['10.0.0.255', '255.255.0.0'])],
    [netconf(['10.0.0.0', '1.2.3.4'])],
    [netconf(['x', ''])],
  ])('addresses of interfaces may stand together: %j', text => {
    expect(reported(text)).toEqual([]);
  });

  it('addresses of interfaces are not the same', () => {
    expect(reported(netconf(['10.0.0.1', MASK], ['10.0.0.1', MASK]))).toEqual([
      'error netconf.2.ip: Another interface has the address 10.0.0.1 too.',
    ]);
  });

  it('addresses of interfaces have a netmask', () => {
    expect(reported(netconf(['10.0.0.1', '']))).toEqual([
      'error netconf.1.netmask: An address needs a netmask.',
    ]);
  });

  it.each(['10.0.0.0', '10.0.0.255'])('addresses of interfaces are not %s, an end of the network', ip => {
    expect(reported(netconf([ip, MASK]))).toEqual([
      'error netconf.1.ip: Not a valid host address with netmask 255.255.255.0.',
    ]);
  });

  it('lie in different networks', () => {
    expect(reported(netconf(['10.0.0.1', MASK], ['10.0.0.2', MASK]))).toEqual([
      'note netconf.2.ip: Another interface is in the same network with the address 10.0.0.1.',
    ]);
  });
});

describe('entries that stand twice', () => {
  it.each([
    [
      'an interface',
      `${on('netconf', 'netconf.1', 'netconf.2')}netconf.1.devname=eth0\nnetconf.2.devname=eth0`,
      'error netconf.2.devname: The interface eth0 is configured twice.',
    ],
    [
      'a bridge port',
      `${on('bridge', 'bridge.1', 'bridge.1.port.1', 'bridge.2', 'bridge.2.port.1')}bridge.1.port.1.devname=eth0\nbridge.2.port.1.devname=eth0`,
      'error bridge.2.port.1.devname: The interface eth0 is in a bridge already.',
    ],
    [
      'a VLAN',
      `${on('vlan', 'vlan.1', 'vlan.2')}vlan.1.devname=eth0\nvlan.1.id=10\nvlan.2.devname=eth0\nvlan.2.id=10`,
      'error vlan.2.id: The VLAN eth0.10 exists twice.',
    ],
    [
      'a station',
      `${on('wireless', 'wireless.1', 'wireless.1.mac_acl', 'wireless.1.mac_acl.1', 'wireless.1.mac_acl.2')}wireless.1.mac_acl.1.mac=24:a4:3c:11:22:33\nwireless.1.mac_acl.2.mac=24:A4:3C:11:22:33`,
      'note wireless.1.mac_acl.2.mac: The MAC address 24:A4:3C:11:22:33 is listed twice.',
    ],
  ])('%s', (_, text, finding) => {
    expect(reported(text)).toEqual([finding]);
  });

  it('entries that stand twice do not when they differ, or when one is off', () => {
    const vlans = `${on('vlan', 'vlan.1', 'vlan.2')}vlan.1.devname=eth0\nvlan.1.id=10\nvlan.2.devname=eth1\nvlan.2.id=10`;
    expect(reported(vlans)).toEqual([]);
    const off = `${on('netconf', 'netconf.1')}netconf.1.devname=eth0\nnetconf.2.devname=eth0\nnetconf.2.status=disabled`;
    expect(reported(off)).toEqual([]);
    expect(
      reported(`${on('netconf', 'netconf.1', 'netconf.2')}netconf.1.devname=\nnetconf.2.devname=`),
    ).toEqual([]);
  });
});

describe('a route', () => {
  const route = `${on('route', 'route.1')}route.1.ip=10.0.0.0\n`;

  it('needs a gateway or an interface', () => {
    expect(reported(route)).toEqual(['error route.1.gateway: A route needs a gateway or an interface.']);
    expect(reported(`${route}route.1.gateway=10.0.0.1`)).toEqual([]);
    expect(reported(`${route}route.1.devname=br0`)).toEqual([]);
  });
});

describe('a port that does not negotiate', () => {
  const port = (name: string, rest: string) =>
    reported(`${on('netconf', 'netconf.1')}netconf.1.devname=${name}\nnetconf.1.autoneg=${rest}`);

  it('a port without auto-negotiation needs a speed', () => {
    expect(port('eth0', 'disabled')).toEqual([
      'error netconf.1.speed: Set a port speed or turn on auto-negotiation.',
    ]);
    expect(port('eth0', 'disabled\nnetconf.1.speed=100')).toEqual([]);
    expect(port('eth0', 'enabled')).toEqual([]);
    expect(port('ath0', 'disabled')).toEqual([]);
  });
});

describe('SSH keys', () => {
  const keys = (count: number) =>
    `${on('sshd')}${Array.from({ length: count }, (_, at) => on(`sshd.auth.key.${at + 1}`)).join('')}`;

  it('SSH keys are at most 10, §9', () => {
    expect(reported(keys(10))).toEqual([]);
    expect(reported(keys(11))).toEqual([
      'error sshd.auth.key.11.value: The SSH server supports at most 10 keys.',
    ]);
  });
});

describe('frequencies', () => {
  const channel = (frequency: number, center: number, width: number, rest = '') =>
    reported(`radio.1.freq=${frequency}\nradio.1.center.1.freq=${center}\nradio.1.chanbw=${width}\n${rest}`);

  it.each([
    [5180, 5210, 80],
    [5180, 5190, 40],
    [5200, 5190, 40],
    [5500, 5500, 30],
    [5500, 5510, 20],
    [0, 5500, 20],
    [5500, 0, 20],
    [5480, 5900, 0],
    [5480, 99_999, 20],
  ])('frequencies may be control %d and center %d at a width of %d', (frequency, center, width) => {
    expect(channel(frequency, center, width)).toEqual([]);
  });

  it.each([
    [5180, 5230, 80],
    [5230, 5180, 80],
    [5500, 5550, 20],
  ])('frequencies may not be control %d and center %d at a width of %d', (frequency, center, width) => {
    const finding =
      'error radio.1.freq: The control frequency is 50 MHz from the center, outside the channel.';
    expect(channel(frequency, center, width)).toEqual([finding]);
    expect(channel(frequency, center, width, 'radio.1.status=disabled')).toEqual([]);
  });
});

describe('the largest distance of control and center', () => {
  it.each([
    [5510, []],
    [5511, [11]],
  ])('the largest distance of control and center at 20 MHz: %d', (center, distances) => {
    const findings = contradictions(
      settingsContext(entriesOf(`radio.1.freq=5500\nradio.1.center.1.freq=${center}\nradio.1.chanbw=20`)),
    );
    expect(findings.map(({ problem }) => problem.values?.['distance'])).toEqual(distances);
  });
});

describe('signal LEDs', () => {
  const leds = (...thresholds: readonly string[]) =>
    reported(thresholds.map((value, at) => `wireless.1.signal_led${at + 1}=${value}`).join('\n'));

  it('light one after the other', () => {
    expect(leds('94', '80', '73', '65')).toEqual([]);
    expect(leds('94', '', '73', '65')).toEqual([]);
    expect(leds('80', '94', '73', '73')).toEqual([
      'note wireless.1.signal_led2: This threshold should be a lower number than that of LED 1.',
      'note wireless.1.signal_led4: This threshold should be a lower number than that of LED 3.',
    ]);
  });
});

describe('encryption', () => {
  it.each([
    ['master', 'aaa', []],
    ['managed', 'wpasupplicant', []],
    [
      'master',
      'wpasupplicant',
      ['note wpasupplicant.status: Station encryption is enabled, but the device is an access point.'],
    ],
    ['managed', 'aaa', ['note aaa.status: Access point encryption is enabled, but the device is a station.']],
    ['unknown', 'aaa', []],
  ])('encryption of a %s stands in its own section, here %s', (mode, section, findings) => {
    expect(reported(`radio.1.mode=${mode}\n${on(section)}`)).toEqual(findings);
  });
});

describe('values that are kept twice', () => {
  it('values that are kept twice are the same', () => {
    expect(reported('wireless.1.ssid=a\naaa.1.ssid=b')).toEqual([
      'note aaa.1.ssid: This should be the same as wireless.1.ssid.',
    ]);
    expect(reported('wireless.1.ssid=a\naaa.1.ssid=a')).toEqual([]);
    expect(reported('wireless.1.ssid=a\naaa.1.ssid=')).toEqual([]);
    expect(reported('wireless.1.ssid=\naaa.1.ssid=b')).toEqual([]);
    expect(reported('wireless.1.ssid=a')).toEqual([]);
    expect(reported('wireless.1.ssid=a\naaa.status=disabled\naaa.1.ssid=b')).toEqual([]);
    expect(reported('wireless.status=disabled\nwireless.1.ssid=a\naaa.1.ssid=b')).toEqual([]);
  });
});

describe('entry indexes', () => {
  it('entry indexes are the numbers directly under a key, ascending', () => {
    const values = entriesOf('a.10.x=1\na.2.y=1\na.2.z.7.q=1\na.status=1\na.02.x=1\nab.1.x=1\nb.a.4.x=1');
    expect(entryIndexes(values, 'a')).toEqual([2, 10]);
  });

  it('entry indexes of all keys are found in one pass', () => {
    const values = entriesOf('a.1.port.3.x=1\nb.2=1\na.1.port.1=1\na.2.port.9.port.4.x=1\na.1.port.status=1');
    const readings = vi.spyOn(values, 'keys');
    const found = allEntryIndexes(values);
    expect([...found]).toEqual([
      ['a', [1, 2]],
      ['a.1.port', [1, 3]],
      ['b', [2]],
      ['a.2.port', [9]],
      ['a.2.port.9.port', [4]],
    ]);
    expect(found.get('c')).toBeUndefined();
    expect(readings).toHaveBeenCalledTimes(1);
  });

  it('entry indexes of many bridges cost no more readings of the configuration than those of one', () => {
    const readingsFor = (bridges: number) => {
      const lines = Array.from(
        { length: bridges },
        (_, at) => `${on(`bridge.${at + 1}`)}bridge.${at + 1}.port.1.x=1`,
      );
      const context = settingsContext(entriesOf(`${on('bridge')}${lines.join('\n')}`));
      const readings = vi.spyOn(context.values, 'keys');
      checkRepeatedBridgePorts(context);
      return readings.mock.calls.length;
    };
    expect(readingsFor(500)).toBe(readingsFor(1));
  });
});
