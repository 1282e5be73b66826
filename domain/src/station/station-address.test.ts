import { describe, expect, it } from 'vitest';
import { hybridStatus, ptpAccessPointStatus, remoteStatus, station } from '../mothers/index.ts';
import { stationInterface, stationPageUrl } from './station-address.ts';
import { stationRows } from './station-row.ts';
import type { RemoteStatus } from '../status/station.ts';

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
