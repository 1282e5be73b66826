import { describe, expect, it } from 'vitest';
import { allowedOf } from './finding.ts';
import type { SettingId } from './catalogue.ts';
import { checkSetting, remarkOn } from './validate-configuration.ts';
import { entriesOf } from './configuration.mother.ts';
import { inEnglish } from './english.ts';
import { settingById } from './find-setting.ts';
import { settingEdit, settingKey } from './setting-edit.ts';
import { settingName, settingNameMessage } from './setting-name.ts';
import { settingsContext } from './settings-context.ts';

describe('the name of a key', () => {
  it.each([
    ['resolv.nameserver.2.ip', 'DNS server 2: Address'],
    ['netconf.3.mtu', 'Interface 3: MTU'],
    ['netconf.3.alias.1.ip', 'Interface 3 alias 1: IP address'],
    ['netconf.3.ip6.2.ip', 'Interface 3 IPv6 address 2'],
    ['dhcpd.1.static.4.mac', 'DHCP server 1 reservation 4: MAC address'],
    ['radio.1.chanbw', 'Channel width'],
    ['users.2.name', 'Read-only username'],
    ['vendor.key', undefined],
  ])('%s is %s', (key, name) => {
    expect(settingName(key)).toBe(name);
  });

  it('the name of a key is a message whose placeholders are the indexes', () => {
    expect(settingNameMessage('netconf.3.alias.1.ip')).toEqual({
      key: '{entry}: {setting}',
      values: {
        entry: { key: 'Interface {n} alias {m}', values: { n: 3, m: 1 } },
        setting: { key: 'IP address' },
      },
    });
    expect(settingNameMessage('netmode')).toEqual({ key: 'Network mode' });
  });
});

describe('a message in English', () => {
  it('a message in English has its placeholders filled, and keeps those without value', () => {
    expect(inEnglish({ key: 'From {min} to {max} {unit}', values: { min: 0, max: 5 } })).toBe(
      'From 0 to 5 {unit}',
    );
    expect(inEnglish({ key: 'Plain.' })).toBe('Plain.');
  });
});

describe('what a setting takes, in words', () => {
  const words = (id: SettingId) => {
    const allowed = allowedOf(settingById(id), settingsContext(new Map()), [1, 1]);
    return allowed && inEnglish(allowed);
  };

  it.each([
    ['radio.topology', 'One of: 0, 1'],
    ['web.https', 'enabled or disabled'],
    ['radio.noAck', '1 or 0'],
    ['radio.atpcThreshold', 'From 0 to 56 dB'],
    ['vlan.id', 'From 1 to 4094'],
    ['wireless.ssid', 'At most 32 characters'],
    ['interface.netmask', 'A netmask such as 255.255.255.0'],
    ['radius.authenticationServer', 'An IPv4 address such as 192.168.1.20'],
    ['log.server', 'A hostname or an IP address'],
    ['telnet.port', 'From 1 to 65535'],
    ['forward.port', 'A port from 1 to 65535, or a range such as 8000:8080'],
    ['firewall.sourcePort', 'A port from 1 to 65535, or a range such as 8000:8080'],
    ['route.netmask', 'A netmask such as 255.255.255.0, or 0 for the default route'],
    ['radio.frequency', 'From 400 to 7125 MHz, or 0 for auto'],
    ['interface.mtu', 'From 68 to 65535 B'],
    ['radio.noiseBias', 'A whole number'],
    ['device.name', undefined],
  ] as const)('%s: %s', (id, expected) => {
    expect(words(id)).toBe(expected);
  });
});

describe('setting a value', () => {
  const ssid = settingById('wireless.ssid');

  it('writes its own key', () => {
    expect([...settingEdit(settingById('interface.mtu'), '1400', new Map(), [3])]).toEqual([
      ['netconf.3.mtu', '1400'],
    ]);
    expect(settingKey(ssid)).toBe('wireless.1.ssid');
  });

  it('setting a value also writes the keys that must hold the same and are there', () => {
    expect([...settingEdit(ssid, 'ridge', entriesOf('aaa.1.ssid=old'))]).toEqual([
      ['wireless.1.ssid', 'ridge'],
      ['aaa.1.ssid', 'ridge'],
    ]);
  });

  it('setting a value also writes them when a section in use will read them', () => {
    expect([
      ...settingEdit(ssid, 'ridge', entriesOf('aaa.status=enabled\naaa.1.status=enabled')).keys(),
    ]).toEqual(['wireless.1.ssid', 'aaa.1.ssid']);
    expect([...settingEdit(ssid, 'ridge', entriesOf('aaa.status=disabled')).keys()]).toEqual([
      'wireless.1.ssid',
    ]);
  });
});

describe('one value as a form judges it', () => {
  const ssid = settingById('wireless.ssid');
  const start = settingById('dhcpServer.start');

  it('one value as a form judges it must satisfy its rule', () => {
    expect(checkSetting(ssid, 'x'.repeat(33), settingsContext(new Map()))?.key).toBe(
      'Use at most {length} characters.',
    );
    expect(checkSetting(ssid, 'ridge', settingsContext(new Map()))).toBeUndefined();
  });

  it('one value as a form judges it is required only where nothing above it is off', () => {
    const judge = (text: string) => checkSetting(start, '', settingsContext(entriesOf(text)), [1])?.key;
    expect(judge('')).toBe('This value is required.');
    expect(judge('dhcpd.1.status=disabled')).toBeUndefined();
    expect(judge('dhcpd.status=disabled\ndhcpd.1.status=enabled')).toBeUndefined();
  });

  it('one value as a form judges it may be empty where it is not required', () => {
    expect(
      checkSetting(settingById('dhcpServer.gateway'), '', settingsContext(new Map()), [1]),
    ).toBeUndefined();
  });

  it('one value as a form judges it is remarked on only as an unknown choice of an open list', () => {
    const context = settingsContext(new Map());
    expect(remarkOn(settingById('radio.mode'), 'master', context)).toBeUndefined();
    expect(remarkOn(settingById('radio.mode'), 'monitor', context)?.key).toBe('Unknown value.');
    expect(remarkOn(settingById('network.mode'), 'x', context)).toBeUndefined();
  });
});
