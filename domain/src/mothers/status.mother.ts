import type { Station } from '../station/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { InterfaceStatus } from '../status/interface-status.ts';
import type { WirelessStatus } from '../status/wireless-status.ts';
import { accessPointPeer, ethernetPort, remoteStatus, station, station60 } from './station.mother.ts';

/** What of a status may be given; the rest is that of a healthy device. */
export interface StatusChange extends Partial<Omit<DeviceStatus, 'wireless' | 'host'>> {
  readonly host?: Partial<DeviceStatus['host']>;
  readonly wireless?: Partial<WirelessStatus>;
}

/** A status that says nothing: what an empty answer maps to. */
export function emptyStatus(change: StatusChange = {}): DeviceStatus {
  const nothing: DeviceStatus = {
    host: {},
    wireless: { polling: {}, stations: [], disconnected: [] },
    interfaces: [],
    services: {},
    firewall: {},
    cloud: {},
    provisioning: {},
    chainNames: [],
  };
  return {
    ...nothing,
    ...change,
    host: { ...change.host },
    wireless: { ...nothing.wireless, ...change.wireless },
  };
}

/** The interfaces of a bridging 5 GHz radio: one wired port, the radio, the bridge that has the address. */
export function bridgeInterfaces(): readonly InterfaceStatus[] {
  return [
    {
      ...ethernetPort({ cableLengthMetres: 14 }),
      hwaddr: '02:00:00:00:0E:01',
      mtu: 1500,
      txBytes: 4975926283,
      rxBytes: 206979884583,
      txPackets: 73329864,
      rxPackets: 185401454,
      txErrors: 0,
      rxErrors: 0,
      txDropped: 0,
      rxDropped: 0,
    },
    { name: 'ath0', hwaddr: '02:00:00:00:00:01', enabled: true, mtu: 1500, speedMbps: 0, plugged: false },
    { name: 'br0', hwaddr: '02:00:00:00:00:01', enabled: true, mtu: 1500, ipAddress: '192.168.1.20' },
  ];
}

/** The access point of a healthy 40 MHz point-to-point link. */
export function ptpAccessPointStatus(change: StatusChange = {}): DeviceStatus {
  return emptyStatus({
    interfaces: bridgeInterfaces(),
    services: {
      dhcpClient: false,
      dhcpServer: false,
      dhcp6Server: false,
      pppoe: false,
      airview: 2,
      portForwarding: false,
    },
    firewall: { iptables: false, ebtables: false, ip6tables: false, eb6tables: false },
    cloud: { status: 0 },
    chainNames: ['Chain 0', 'Chain 1'],
    genuine: '/images/genuine.png',
    ...change,
    host: {
      hostname: 'Ridge-AP',
      deviceId: 'd4f4cdf82961e619328a8f72f8d7653b',
      deviceModel: 'LiteBeam 5AC',
      firmwareVersion: 'v8.7.18',
      networkRole: 'bridge',
      uptimeSeconds: 265375,
      powerTimeSeconds: 268567,
      localTime: '2026-03-04 10:20:31',
      timestampMs: 2668800167,
      loadAverage: 0.36,
      totalRamBytes: 63447040,
      freeRamBytes: 16105472,
      temperatureCelsius: 0,
      cpuLoadPercent: 44,
      ...change.host,
    },
    wireless: {
      essid: 'ridge-barn',
      hideEssid: false,
      apMac: '02:00:00:00:00:01',
      mode: 'ap-ptp',
      ieeeMode: '11ACVHT40',
      band: 2,
      compat11n: false,
      dfs: false,
      apRepeater: false,
      antennaGainDbi: 23,
      frequencyMhz: 5180,
      centerFrequencyMhz: 5190,
      channelWidthMhz: 40,
      distanceMetres: 850,
      security: 'WPA2',
      noiseFloorDbm: -92,
      txPowerDbm: 10,
      runningStatus: 5,
      rxChainMask: 3,
      txChainMask: 3,
      cacState: 0,
      cacTimeoutSeconds: 0,
      rxRateIndex: 8,
      txRateIndex: 9,
      rxStreams: 2,
      txStreams: 2,
      txThroughputKbps: 31204,
      rxThroughputKbps: 10467,
      serviceSeconds: 267250,
      linkSeconds: 264051,
      stationCount: 1,
      polling: {
        combinedCapacityKbps: 316000,
        downlinkCapacityKbps: 336000,
        uplinkCapacityKbps: 296000,
        airtimePercent: 14.7,
        txAirtimePercent: 10.2,
        rxAirtimePercent: 4.5,
        atpcStatus: 0,
        fixedFrame: false,
        gpsSync: false,
        capacityReporting: 0,
      },
      stations: [station()],
      disconnected: [],
      ...change.wireless,
    },
  });
}

/** The station of the same link. */
export function ptpStationStatus(change: StatusChange = {}): DeviceStatus {
  return ptpAccessPointStatus({
    ...change,
    host: { hostname: 'Barn-ST', deviceModel: 'NanoStation 5AC loco', ...change.host },
    wireless: {
      mode: 'sta-ptp',
      ieeeMode: 'AUTO',
      rxRateIndex: 9,
      txRateIndex: 8,
      stations: [accessPointPeer()],
      ...change.wireless,
    },
  });
}

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

/** A 60 GHz radio with a 5 GHz backup: both linked, 60 GHz carries the traffic. */
export function hybridStatus(change: StatusChange = {}): DeviceStatus {
  return emptyStatus({
    interfaces: [
      ethernetPort(),
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
