import { ConfigText } from '@radiolink/domain/configuration';
import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configurationChanges,
  configurationJson,
  configurationText,
  configurationWith,
  serviceChanges,
} from './configuration.mapper.ts';
import { at } from './json-place.ts';
import { unmappedChanges } from './configuration.adapter.ts';

const ACCESS_POINT = {
  system: { hostname: 'ap1', country: 'US', countryCode: 840, location: { latitude: 45.5, longitude: 1 } },
  network: {
    mode: 'bridge',
    mtu: 1500,
    dnsServers: [{ address: '192.0.2.53' }],
    interfaces: {
      data: {
        mgmtVLAN: null,
        ipv4: {
          mode: 'static',
          cidr: '192.0.2.20/24',
          address: '192.0.2.20',
          addressType: 'static',
          defaultGateway: '192.0.2.1',
          fallback: '192.168.1.20/24',
        },
      },
    },
  },
  wireless: {
    interfaces: [
      {
        id: 'main',
        enabled: true,
        ssid: 'link',
        apMode: true,
        ptpMode: false,
        frequency: { auto: true, band: 60_000, control: null, center: null, tx: null },
        channelWidth: 2160,
        antenna: 'UB030',
        outputPower: { auto: false, eirp: 39 },
        encryption: { type: 'wpa2-psk', passphrase: 'sixty-secret' },
      },
      {
        id: 'backup',
        enabled: true,
        ssid: 'link5',
        apMode: true,
        ptpMode: false,
        frequency: { auto: false, band: 5000, control: 5500, center: 5510, tx: 5500 },
        channelWidth: 40,
        cableLoss: 1,
        outputPower: { auto: false, eirp: 30 },
        encryption: { type: 'wpa2-psk', passphrase: 'five-secret' },
      },
    ],
  },
  services: {
    webServer: { enabled: true, sessionTimeout: 15, httpsPort: 8443 },
    snmpAgent: { enabled: false },
  },
};

const text = () => configurationText(ACCESS_POINT);
const edited = (changes: Readonly<Record<string, string>>) => {
  const edit = text().edit(new Map(Object.entries(changes)));
  if (!edit.ok) throw new Error('not an edit');
  return edit.config;
};

describe('a configuration object as text', () => {
  it.each([
    ['resolv.host.1.name', 'ap1'],
    ['radio.countrycode', '840'],
    ['netconf.3.ip', '192.0.2.20'],
    ['netconf.3.netmask', '255.255.255.0'],
    ['netconf.3.mtu', '1500'],
    ['route.1.gateway', '192.0.2.1'],
    ['resolv.nameserver.1.ip', '192.0.2.53'],
    ['radio.0.devname', 'wlan0'],
    ['radio.0.mode', 'ap-ptmp'],
    ['radio.0.psk', 'sixty-secret'],
    ['radio.1.devname', 'ath0'],
    ['radio.1.mode', 'master'],
    ['radio.1.freq', '5500'],
    ['radio.1.center.1.freq', '5510'],
    ['radio.1.txpower', '31'],
    ['wireless.1.ssid', 'link5'],
    ['aaa.1.wpa.psk', 'five-secret'],
    ['httpd.session.timeout', '900'],
    ['httpd.https.port', '8443'],
    ['snmp.status', 'disabled'],
  ])('a configuration object as text has %s=%s', (key, value) => {
    expect(text().get(key)).toBe(value);
  });

  it('holds no line that cannot be written', () => {
    expect(text().invalidLines()).toEqual([]);
  });

  it('says the same object again', () => {
    expect(configurationJson(text())).toMatchObject({
      system: { hostname: 'ap1', country: 'US', countryCode: 840 },
      network: { interfaces: { data: { ipv4: ACCESS_POINT.network.interfaces.data.ipv4 } } },
      wireless: {
        mode: 'ap',
        netMode: 'ptmp',
        interfaces: [{ id: 'main', ssid: 'link' }, ACCESS_POINT.wireless.interfaces[1]],
      },
      services: ACCESS_POINT.services,
    });
  });

  it('changes nothing when it is written back as it was read', () => {
    expect(configurationChanges(configurationJson(text()), text())).toEqual(new Map());
  });
});

describe('an edited text as a configuration object', () => {
  it('carries the edit and keeps what nobody maps', () => {
    const json = configurationWith(ACCESS_POINT, edited({ 'resolv.host.1.name': 'ap2' }));
    expect(at(json, ['system', 'hostname'])).toBe('ap2');
    expect(at(json, ['wireless', 'interfaces'])).toMatchObject([{ id: 'main', antenna: 'UB030' }, {}]);
    expect(at(json, ['network', 'interfaces', 'data'])).toHaveProperty('mgmtVLAN', null);
  });

  it('leaves automatic power on until it is edited: by its own switch at 5 GHz, by a power at 60 GHz', () => {
    const [main, backup] = ACCESS_POINT.wireless.interfaces;
    const sent = {
      ...ACCESS_POINT,
      wireless: {
        interfaces: [
          { ...main, outputPower: { auto: true, eirp: 39 } },
          { ...backup, outputPower: { auto: true, eirp: 30 } },
        ],
      },
    };
    const powers = (changes: Readonly<Record<string, string>>) => {
      const edit = configurationText(sent).edit(new Map(Object.entries(changes)));
      const json = configurationWith(sent, edit.ok ? edit.config : text());
      return (at(json, ['wireless', 'interfaces']) as readonly { outputPower: unknown }[]).map(
        ({ outputPower }) => outputPower,
      );
    };
    const [SIXTY, FIVE] = [
      { auto: true, eirp: 39 },
      { auto: true, eirp: 30 },
    ];
    expect(powers({ 'resolv.host.1.name': 'ap2' })).toEqual([SIXTY, FIVE]);
    expect(powers({ 'radio.0.txpower': '20' })).toEqual([{ auto: false, eirp: 20 }, FIVE]);
    expect(powers({ 'radio.1.auto_txpower': 'disabled' })).toEqual([SIXTY, { auto: false, eirp: 30 }]);
  });

  it('an edited text as a configuration object has the country in both forms', () => {
    expect(configurationJson(edited({ 'radio.countrycode': '276' }))).toMatchObject({
      system: { country: 'DE', countryCode: 276 },
    });
  });

  it('leaves the letters of a country without letters out', () => {
    const { system } = configurationJson(edited({ 'radio.countrycode': '511' }));
    expect(system).toMatchObject({ countryCode: 511 });
    expect(system).not.toHaveProperty('country');
  });
});

describe('a part of a configuration object', () => {
  it('changes only its own lines', () => {
    expect(configurationChanges({ system: { hostname: 'ap9' } }, text())).toEqual(
      new Map([['resolv.host.1.name', 'ap9']]),
    );
  });

  it('reaches one radio by its id', () => {
    const json = { wireless: { interfaces: [{ id: 'backup', channelWidth: 80 }] } };
    expect(configurationChanges(json, text())).toEqual(new Map([['radio.1.chanbw', '80']]));
  });

  it('moves the key of a link to where a station keeps it', () => {
    const json = { wireless: { interfaces: [{ id: 'backup', apMode: false }] } };
    const moved = configurationText(json, text());
    expect(Object.fromEntries(moved.entries())).toMatchObject({
      'radio.1.mode': 'managed',
      'aaa.status': 'disabled',
      'wpasupplicant.status': 'enabled',
      'wpasupplicant.profile.1.network.1.status': 'enabled',
      'wpasupplicant.profile.1.network.1.psk': 'five-secret',
    });
  });

  it('keeps a secret that comes back hidden', () => {
    const encryption = { type: 'wpa2-psk', passphrase: '********' };
    const changes = configurationChanges(
      {
        wireless: {
          interfaces: [
            { id: 'main', encryption },
            { id: 'backup', encryption },
          ],
        },
      },
      text(),
    );
    expect(changes).toEqual(new Map());
  });

  it('turns DHCP on and keeps the address it fell back to', () => {
    const json = { network: { interfaces: { data: { ipv4: { mode: 'dhcp' } } } } };
    expect(Object.fromEntries(configurationChanges(json, text()))).toEqual({
      'dhcpc.status': 'enabled',
      'dhcpc.1.status': 'enabled',
      'dhcpc.1.devname': 'br0',
    });
  });
});

describe('services', () => {
  it('carry the values of an agent that is turned off with them', () => {
    const json = { services: { snmpAgent: { enabled: true, community: 'public' } } };
    const before = configurationText(json);
    const edit = before.edit(
      new Map([
        ['snmp.status', 'disabled'],
        ['snmp.community', 'ridge-read'],
      ]),
    );
    if (!edit.ok) throw new Error('The edit is refused.');
    const sent = configurationWith(json, edit.config);
    expect(sent).toMatchObject({
      services: { snmpAgent: { enabled: false, community: 'ridge-read' } },
    });
    expect(unmappedChanges(before, edit.config, sent)).toEqual([]);
  });

  it('take the whole object back', () => {
    const config = ConfigText.parse('sshd.status=enabled\nsshd.port=22');
    const json = { sshServer: { enabled: false, sshPort: 2222 }, ntpClient: { ntpServers: ['a.example'] } };
    expect(Object.fromEntries(serviceChanges(json, config))).toMatchObject({
      'sshd.status': 'disabled',
      'sshd.port': '2222',
      'ntpclient.1.server': 'a.example',
    });
  });
});

describe('any JSON', () => {
  it('any JSON is taken for a configuration without throwing, and reads back stable', () => {
    assert(
      property(jsonValue(), jsonValue(), (system, wireless) => {
        const once = configurationText({ system, wireless, network: wireless, services: system });
        const json = configurationJson(once);
        expect(configurationChanges(json, once)).toEqual(new Map());
      }),
    );
  });

  it('any JSON does not reach a prototype', () => {
    const json = JSON.parse('{"__proto__":{"polluted":1},"system":{"__proto__":{"polluted":1}}}');
    configurationWith(json, text());
    expect({}).not.toHaveProperty('polluted');
  });
});
