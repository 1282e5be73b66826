import type { DeviceStatus } from '../status/device-status.ts';
import { emptyStatus, type StatusChange } from './status.mother.ts';

/** A radio of the older generation: no station list, readings of its one link. */
export function airOs6Status(change: StatusChange = {}): DeviceStatus {
  return emptyStatus({
    interfaces: [
      { name: 'eth0', enabled: true, plugged: true, speedMbps: 100, fullDuplex: true },
      { name: 'ath0', enabled: true, plugged: true, speedMbps: 300 },
    ],
    airviewEnabled: false,
    ...change,
    host: {
      hostname: 'NanoStation M5',
      deviceModel: 'NanoStation M5',
      firmwareVersion: 'v6.3.16',
      firmwarePrefix: 'XW',
      uptimeSeconds: 148479,
      cpuLoadPercent: 24,
      ...change.host,
    },
    wireless: {
      mode: 'sta',
      essid: 'Nano',
      channel: 36,
      frequencyMhz: 5180,
      channelWidthMhz: 40,
      distanceMetres: 750,
      noiseFloorDbm: -99,
      txPowerDbm: 24,
      runningStatus: 5,
      stationCount: 1,
      polling: { airmaxEnabled: true, airmaxQualityPercent: 87, airmaxCapacityPercent: 72, atpcStatus: 0 },
      legacy: {
        countryCode: 840,
        signalDbm: -64,
        rssi: 32,
        chainSignalsDbm: [-66, -68],
        chains: '2X2',
        ackMicroseconds: 5,
        ccqPercent: 99.1,
        txRateMbps: 270,
        rxRateMbps: 216,
      },
      ...change.wireless,
    },
  });
}
