import type { DeviceStatus } from '../status/device-status.ts';
import type { InterfaceStatus } from '../status/host-status.ts';
import { accessPointPeer, ethernetPort, station } from './station.mother.ts';
import { emptyStatus, type StatusChange } from './status.mother.ts';

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
