import type { Station } from '../status/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { ptpAccessPointStatus } from './ptp-status.mother.ts';
import { remoteStatus, station } from './station.mother.ts';
import type { StatusChange } from './status.mother.ts';

/** MAC of the nth station of `ptmpAccessPointStatus`. */
export function stationMac(index: number): string {
  const low = (index & 0xff).toString(16).padStart(2, '0');
  const high = ((index >> 8) & 0xff).toString(16).padStart(2, '0');
  return `02:00:00:01:${high}:${low}`.toUpperCase();
}

/** An access point with so many stations, each a little further away and weaker than the one before. */
export function ptmpAccessPointStatus(stationCount = 3, change: StatusChange = {}): DeviceStatus {
  const stations: readonly Station[] = Array.from({ length: stationCount }, (_, index) =>
    station({
      mac: stationMac(index),
      lastIp: `10.0.${index >> 8}.${index & 0xff}`,
      signalDbm: -50 - (index % 30),
      chainSignalsDbm: [-53 - (index % 30), -53 - (index % 30)],
      distanceMetres: 200 + index * 50,
      remote: remoteStatus({
        hostname: `client-${index + 1}`,
        mode: 'sta-ptmp',
        signalDbm: -51 - (index % 30),
        ipAddresses: [`10.0.${index >> 8}.${index & 0xff}`],
      }),
    }),
  );
  return ptpAccessPointStatus({
    ...change,
    host: { hostname: 'Sector-North', deviceModel: 'LiteAP GPS', ...change.host },
    wireless: { mode: 'ap-ptmp', essid: 'sector-north', stationCount, stations, ...change.wireless },
  });
}
