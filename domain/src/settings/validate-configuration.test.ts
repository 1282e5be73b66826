import { assert, property, sample } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesOf, validConfiguration } from './configuration.mother.ts';
import { findSetting } from './find-setting.ts';
import { mayBeInUse } from './section-switches.ts';
import type { SettingDescriptor } from './setting.ts';
import { settingsContext } from './settings-context.ts';
import { validateConfiguration } from './validate-configuration.ts';

type Values = ReadonlyMap<string, string>;

const errorsOf = (values: Values) =>
  validateConfiguration(values).filter(({ severity }) => severity === 'error');
const brief = (values: Values) =>
  validateConfiguration(values).map(({ key, problem, severity }) => `${severity} ${key}: ${problem.key}`);
const changed = (values: Values, changes: Readonly<Record<string, string>>): Values =>
  new Map([...values, ...Object.entries(changes)]);

/** A value that a setting must refuse, by its kind; undefined for free text and open choices. */
function wrongValue(
  { kind, open, range, id }: SettingDescriptor,
  context: ReturnType<typeof settingsContext>,
  indexes: readonly number[],
) {
  if (kind === 'choice' && open) return undefined;
  if (kind === 'integer' && range !== undefined) return String(range(context, indexes).max + 1);
  if (kind === 'text' || kind === 'secret') return wrongTexts.get(id);
  return '*!*';
}

/** One fault for each value of a configuration that is in use and has a rule. */
function faultsFor(values: Values) {
  const context = settingsContext(values);
  return [...values].flatMap(([key, value]) => {
    const found = findSetting(key);
    const wrong = found && value !== '' ? wrongValue(found.descriptor, context, found.indexes) : undefined;
    return wrong !== undefined && mayBeInUse(key, values) ? [[key, wrong] as const] : [];
  });
}

const wrongTexts = new Map([
  ['wireless.ssid', 'x'.repeat(33)],
  ['security.accessPointKey', 'short'],
  ['security.stationKey', 'short'],
  ['user.administrator', '-root'],
  ['forward.source', '1.2.3.4/33'],
]);

describe('a configuration in which nothing is wrong', () => {
  it('gives no finding', () => {
    assert(
      property(validConfiguration, values => {
        expect(brief(values)).toEqual([]);
      }),
    );
  });

  it.each([
    ['', 'nothing at all'],
    ['vendor.section.1.key=\u0001', 'an unknown key'],
    ['radio.1.freq=', 'an empty value'],
  ])('a configuration in which nothing is wrong may hold %j', text => {
    expect(brief(entriesOf(text))).toEqual([]);
  });
});

describe('a planted fault', () => {
  it.each(sample(validConfiguration, { numRuns: 6, seed: 20_260_101 }))(
    'a planted fault is found wherever it is planted, and nothing else',
    values => {
      const faults = faultsFor(values);
      expect(faults.length).toBeGreaterThan(60);
      for (const [key, wrong] of faults) {
        const found = errorsOf(changed(values, { [key]: wrong })).map(finding => finding.key);
        expect([...new Set(found)]).toEqual([key]);
      }
    },
  );

  it('a planted fault is told with key, name, what is wrong and what is allowed', () => {
    expect(validateConfiguration(entriesOf('netconf.3.mtu=abc\nnetconf.3.devname=br0'))).toEqual([
      {
        key: 'netconf.3.mtu',
        label: 'Interface br0: MTU',
        name: {
          key: '{entry}: {setting}',
          values: { entry: { key: 'Interface {n}', values: { n: 'br0' } }, setting: { key: 'MTU' } },
        },
        problem: { key: 'MTU must be between {minMTU} and {maxMtu}', values: { minMTU: 1280, maxMtu: 1524 } },
        allowed: { key: 'From {min} to {max} {unit}', values: { min: 1280, max: 1524, unit: 'B' } },
        severity: 'error',
      },
    ]);
  });

  it('a planted fault in a section that is off is a note', () => {
    expect(brief(entriesOf('dhcpd.status=disabled\ndhcpd.1.start=x'))).toEqual([
      'note dhcpd.1.start: Enter an IPv4 address: four numbers from 0 to 255 separated by dots.',
    ]);
    expect(brief(entriesOf('dhcpd.1.status=disabled\ndhcpd.1.lease_time=0'))).toEqual([
      'note dhcpd.1.lease_time: Enter a whole number from {min} to {max}.',
    ]);
  });

  it('a planted fault is a note for a value that only newer firmware may know', () => {
    expect(brief(entriesOf('radio.1.mode=monitor'))).toEqual(['note radio.1.mode: Unknown value.']);
  });

  it('a planted fault of a secret never repeats the secret', () => {
    const reported = JSON.stringify(validateConfiguration(entriesOf('aaa.1.wpa.psk=hunter2')));
    expect(reported).toContain('aaa.1.wpa.psk');
    expect(reported).not.toContain('hunter2');
  });
});

describe('real habits of devices are no fault', () => {
  it.each([
    'netconf.1.ip=0.0.0.0\nnetconf.1.netmask=255.255.255.0',
    'route.status=enabled\nroute.1.status=enabled\nroute.1.ip=0.0.0.0\nroute.1.netmask=0\nroute.1.gateway=10.0.0.1',
    'netconf.1.speed=auto',
    'dhcp6c.1.devname=ppp+',
    'unms.status=enabled',
    'unms.status=enabled\nunms.uri=',
    'resolv.nameserver.status=enabled\nresolv.nameserver.1.status=enabled\nresolv.nameserver.1.ip=',
    'radio.1.txpower=-4',
    'netconf.1.devname=eth0\nnetconf.1.mtu=2024',
    'telnetd.status=disabled\ntelnetd.port=22\nsshd.status=enabled\nsshd.port=22',
  ])('%j', text => {
    expect(errorsOf(entriesOf(text))).toEqual([]);
  });
});

describe('a value that must be there', () => {
  const on = (...keys: string[]) => keys.map(key => `${key}.status=enabled`).join('\n');

  it.each([
    ['wireless.1.ssid', on('wireless', 'wireless.1')],
    ['dhcpd.3.start', `${on('dhcpd', 'dhcpd.3')}\ndhcpd.3.devname=br1\ndhcpd.3.end=10.0.0.9`],
    ['syslog.remote.ip', on('syslog', 'syslog.remote')],
    ['pwdog.host', on('pwdog')],
    ['igmpproxy.upstream.devname', on('igmpproxy')],
    ['ntpclient.2.server', on('ntpclient', 'ntpclient.2')],
    ['vlan.1.id', `${on('vlan', 'vlan.1')}\nvlan.1.devname=eth0`],
    ['system.date.timestamp', on('system.date')],
    ['aaa.1.wpa.psk', `${on('aaa', 'aaa.1')}\naaa.1.wpa.key.1.mgmt=WPA-PSK`],
    ['aaa.1.wpa.psk', on('aaa', 'aaa.1')],
    ['wpasupplicant.profile.1.network.1.psk', on('wpasupplicant', 'wpasupplicant.profile.1.network.1')],
    [
      'aaa.1.radius.auth.1.secret',
      `${on('aaa', 'aaa.1', 'aaa.1.radius.auth.1')}\naaa.1.wpa.key.1.mgmt=WPA-EAP\naaa.1.radius.auth.1.ip=10.0.0.5`,
    ],
    ['radio.1.scan_list.channels', on('radio', 'radio.1', 'radio.1.scan_list')],
    ['netconf.4.devname', on('netconf', 'netconf.4')],
    [
      'iptables.sys.masq.1.devname',
      on('iptables', 'iptables.sys', 'iptables.sys.masq', 'iptables.sys.masq.1'),
    ],
  ])('%s is missed', (key, text) => {
    expect(brief(entriesOf(text))).toEqual([`error ${key}: This value is required.`]);
    expect(brief(entriesOf(`${text}\n${key}=`))).toEqual([`error ${key}: This value is required.`]);
  });

  it.each([
    'dhcpd.1.status=enabled',
    'dhcpd.status=disabled\ndhcpd.1.status=enabled',
    'dhcpd.status=enabled\ndhcpd.1.status=disabled',
    'aaa.status=enabled\naaa.1.status=enabled\naaa.1.wpa.key.1.mgmt=WPA-EAP',
  ])('a value that must be there is not missed with %j', text => {
    expect(brief(entriesOf(text))).toEqual([]);
  });
});

describe('the last address of a device', () => {
  const BRIDGE =
    'netconf.status=enabled\nnetconf.1.status=enabled\nnetconf.1.devname=eth0\nnetconf.2.status=enabled\nnetconf.2.devname=br0\n';
  const UNREACHABLE = 'Without an IP address, the device is unreachable.';
  const toldOf = (more: string) => brief(entriesOf(BRIDGE + more));

  it.each(['netconf.2.ip=', 'netconf.2.ip=0.0.0.0', 'netconf.2.ip=\ndhcpc.1.status=disabled'])(
    'the last address of a device may not be given up: %s',
    line => expect(toldOf(line)).toEqual([`error netconf.2.ip: ${UNREACHABLE}`]),
  );

  it.each([
    'netconf.2.ip=192.0.2.2',
    'netconf.2.ip=\nnetconf.1.ip=192.0.2.1',
    'netconf.2.ip=0.0.0.0\ndhcpc.status=enabled\ndhcpc.1.status=enabled\ndhcpc.1.devname=br0',
    'netconf.2.ip=\nnetconf.2.ip6.status=enabled',
    'netconf.2.ip=\nnetconf.2.alias.1.status=enabled\nnetconf.2.alias.1.ip=192.0.2.9',
  ])('a device has another address, or a client asks for one: %s', line => {
    expect(toldOf(line).filter(finding => finding.includes(UNREACHABLE))).toEqual([]);
  });
});
