import type { DeviceStatus } from '../status/device-status.ts';
import { ethernetPort, station60 } from './station.mother.ts';
import { emptyStatus, type StatusChange } from './status.mother.ts';

/** A 60 GHz radio with a 5 GHz backup: both linked, 60 GHz active. */
export function hybridStatus(change: StatusChange = {}): DeviceStatus {
  return emptyStatus({
    interfaces: [
      ethernetPort({ speedMbps: 2500 }),
      { name: 'wlan0', hwaddr: '02:00:00:00:60:01', enabled: true },
      { name: 'ath0', hwaddr: '02:00:00:00:60:0A', enabled: true },
      { name: 'ubond0', hwaddr: '02:00:00:00:60:01', enabled: true },
      { name: 'br0', enabled: true, ipAddress: '192.168.1.60' },
    ],
    gps: { latitude: 10.1, longitude: 20.2, altitudeMetres: 290.5, satellites: 12, fix: true },
    ...change,
    host: {
      hostname: 'Tower-60',
      deviceModel: 'airFiber 60 LR',
      firmwareVersion: 'AF60.v2.6.8',
      uptimeSeconds: 123456,
      cpuLoadPercent: 12,
      totalRamBytes: 268435456,
      freeRamBytes: 134217728,
      ...change.host,
    },
    wireless: {
      essid: 'tower-mill',
      mode: 'ap-ptp',
      apMac: '02:00:00:00:60:01',
      security: 'WPA2',
      txPowerDbm: 20,
      antennaGainDbi: 40,
      txThroughputKbps: 924000,
      rxThroughputKbps: 600000,
      radio60: { channelWidthMhz: 2160, frequencyMhz: 66960, stationCount: 1 },
      stations: [station60()],
      ...change.wireless,
    },
  });
}
