import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bridgeInterfaces,
  hybridStatus,
  ptpAccessPointStatus,
  remoteStatus,
  station,
} from '../mothers/index.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { RemoteStatus } from '../status/station.ts';
import { isRemoteDevice, isRemoteUrl, remoteTarget } from './remote-target.ts';
import { stationInterface, stationPageUrl } from './station-address.ts';
import { stationRows } from './station-row.ts';

function urlOf(remote: Partial<RemoteStatus>, lastIp?: string): string | undefined {
  const peer = station({ remote: remoteStatus(remote), lastIp });
  const [row] = stationRows(ptpAccessPointStatus({ wireless: { stations: [peer] } }));
  return stationPageUrl(row!);
}

describe('the page of a station', () => {
  it.each([
    [{ ipAddresses: ['192.168.1.21'] }, 'http://192.168.1.21/'],
    [{ ipAddresses: ['192.168.1.21'], httpsPort: 443 }, 'https://192.168.1.21/'],
    [{ ipAddresses: ['192.168.1.21'], httpsPort: 8443 }, 'https://192.168.1.21:8443/'],
    [{ ipAddresses: ['fe80::1'], httpsPort: 443 }, 'https://[fe80::1]/'],
    [{ ipAddresses: ['192.168.1.21'], httpsPort: 70_000 }, 'http://192.168.1.21/'],
    [{ ipAddresses: ['192.168.1.21'], httpsPort: 80.5 }, 'http://192.168.1.21/'],
  ])('the page of a station of %j is %s', (remote, url) => {
    expect(urlOf(remote)).toBe(url);
  });

  it('stands at its last address where it reports none', () => {
    expect(urlOf({ ipAddresses: [] }, '10.0.0.9')).toBe('http://10.0.0.9/');
  });

  it.each([
    'javascript:alert(1)',
    '1.2.3.4@evil.example',
    'evil.example',
    '0.0.0.0',
    '::',
    '',
    '10.0.0.1/../x',
  ])('the page of a station is none for the address %j', ip => {
    expect(urlOf({ ipAddresses: [ip] }, ip)).toBeUndefined();
  });
});

describe('the wireless device of a station', () => {
  it('the wireless device of a station is that of the radio which carries its link', () => {
    expect(stationInterface(stationRows(ptpAccessPointStatus())[0]!)).toBe('ath0');
    expect(stationInterface(stationRows(hybridStatus())[0]!)).toBe('wlan0');
  });
});

const MAC = '02:00:00:00:00:21';
const TARGET = { mac: MAC, origin: 'https://192.168.1.21' };

function statusWith(
  lastIp: string | undefined,
  httpsPort?: number,
  ips: readonly string[] = [],
): DeviceStatus {
  const peer = station({ mac: MAC, lastIp, remote: remoteStatus({ ipAddresses: ips, httpsPort }) });
  return ptpAccessPointStatus({ wireless: { stations: [peer] }, interfaces: bridgeInterfaces() });
}
const originOf = (...told: Parameters<typeof statusWith>) => remoteTarget(statusWith(...told), MAC)?.origin;

describe('the remote device that may be asked', () => {
  it.each([
    ['192.168.1.21', undefined, 'https://192.168.1.21'],
    ['192.168.1.21', 443, 'https://192.168.1.21'],
    ['192.168.1.21', 8443, 'https://192.168.1.21:8443'],
    ['192.168.1.21', 70_000, 'https://192.168.1.21'],
    ['192.168.1.21', 80.5, 'https://192.168.1.21'],
    ['2001:db8::15', 443, 'https://[2001:db8::15]'],
    ['fd00:0:0::15', 443, 'https://[fd00::15]'],
  ])('the remote device at %s with the port %s is asked at %s', (ip, port, origin) => {
    expect(originOf(ip, port)).toBe(origin);
  });

  it('the remote device is asked at the first address that a device can have', () => {
    expect(originOf('0.0.0.0', undefined, ['::1', '192.168.1.22'])).toBe('https://192.168.1.22');
  });

  it.each([
    '',
    'barn',
    '127.0.0.1',
    '0.0.0.0',
    '224.0.0.251',
    '255.255.255.255',
    '240.0.0.1',

    '192.168.1.021',
    '0x7f.1',
    '2130706433',
    '192.168.1',
    '192.168.1.21.',
    '192.168.1.21:8443',
    '１92.168.1.21',

    '192.168.1.21@evil.example',
    '192.168.1.21/..',
    ' 192.168.1.21',
    '192.168.1.21\n',
    'https://192.168.1.21',

    '::1',
    '::',
    'fe80::1',
    'fe80::1%ath0',
    'ff02::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('no remote device is asked at %j', ip => {
    expect(originOf(ip)).toBeUndefined();
  });

  it('the remote device is never this device itself, whatever a station claims', () => {
    const own = bridgeInterfaces().flatMap(({ ipAddress }) => (ipAddress === undefined ? [] : [ipAddress]));
    expect(own.length).toBeGreaterThan(0);
    for (const ip of own) expect(originOf(ip)).toBeUndefined();
  });

  it('the remote device is one that the current status reports, in any spelling of its MAC', () => {
    const status = statusWith('192.168.1.21');
    expect(remoteTarget(status, '02-00-00-00-00-21')).toEqual(TARGET);
    for (const mac of ['02:00:00:00:00:22', '', 'barn']) expect(remoteTarget(status, mac)).toBeUndefined();
    expect(remoteTarget(ptpAccessPointStatus({ wireless: { stations: [] } }), MAC)).toBeUndefined();
  });

  it('an address of any text is refused, or is the origin of that very host', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6(), fc.string(), fc.webUrl(), fc.ipV4Extended()), ip => {
        const origin = originOf(ip);
        if (origin === undefined) return;
        const url = new URL(origin);
        expect([url.origin, url.username, url.password]).toEqual([origin, '', '']);
        expect(url.hostname).toBe(new URL(`https://${ip.includes(':') ? `[${ip}]` : ip}`).hostname);
      }),
    );
  });
});

describe('a URL of the remote device', () => {
  it.each(['/', '/api/v1.0/device', '/api/logs?from=1', '/a%20b'])(
    'a URL of the remote device may have the path %s',
    path => {
      expect(isRemoteUrl(TARGET.origin + path, TARGET)).toBe(true);
    },
  );

  it.each([
    'http://192.168.1.21/',
    'https://192.168.1.22/',
    'https://192.168.1.21',
    'https://192.168.1.211/',
    'https://192.168.1.21:8443/',
    'https://192.168.1.21@evil.example/',
    'https://admin@192.168.1.21/',

    'https://192.168.1.21.evil.example/',
    'https://192.168.1.21\\@evil.example/',
    'https://192.168.1.21/\\evil',

    'https://192.168.1.21/#a',
    'https://192.168.1.21/ a',
    'https://192.168.1.21/\n',
    'HTTPS://192.168.1.21/',
    '',
  ])('%j is no URL of the remote device', url => {
    expect(isRemoteUrl(url, TARGET)).toBe(false);
  });

  it('a URL of any text is of the remote device only if it leads there and nowhere else', () => {
    const tail = fc.oneof(
      fc.string(),
      fc.webPath(),
      fc.constantFrom('@evil.example/', ':1/', '\\..\\', '//evil'),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          tail.map(text => TARGET.origin + text),
          fc.webUrl(),
          fc.string(),
        ),
        url => {
          if (!isRemoteUrl(url, TARGET)) return;
          const { origin, username, password, hash } = new URL(url);
          expect([origin, username, password, hash]).toEqual([TARGET.origin, '', '', '']);
        },
      ),
    );
  });
});

it.each([
  [['02:00:00:00:00:21'], true],
  [['02:00:00:00:00:20', '020000000021'], true],
  [['02:00:00:00:00:20'], false],
  [['', 'barn'], false],
  [[], false],
])('a device that reports the MACs %j is the remote one: %s', (macs, is) => {
  expect(isRemoteDevice(macs, TARGET)).toBe(is);
});
