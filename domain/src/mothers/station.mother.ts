import type { RemoteStatus, Station } from '../status/station.ts';
import type { EthernetPort } from '../status/host-status.ts';

/** 64 samples of one EVM row that average to `mean`: a decibel above and below by turns. */
export function evmRow(mean: number): readonly number[] {
  return Array.from({ length: 64 }, (_, index) => mean + (index % 2 === 0 ? 1 : -1));
}

/** A gigabit port with a good cable; pass what differs. */
export function ethernetPort(over: Partial<EthernetPort> = {}): EthernetPort {
  return {
    name: 'eth0',
    enabled: true,
    plugged: true,
    speedMbps: 1000,
    fullDuplex: true,
    pairSnrDb: [30, 30, 30, 30],
    cableLengthMetres: 18,
    ...over,
  };
}

/** The remote end of a healthy 40 MHz link, as it reports itself. */
export function remoteStatus(over: Partial<RemoteStatus> = {}): RemoteStatus {
  return {
    ageSeconds: 2,
    deviceId: '03aa0d0b40fed0a47088293584ef4418',
    hostname: 'Barn-ST',
    platform: 'NanoStation 5AC loco',
    firmwareVersion: 'WA.ar934x.v8.7.18.48247.250728.0850',
    sysId: '0xe7fa',
    localTime: '2026-03-04 10:20:30',
    mode: 'sta-ptp',
    networkRole: 'bridge',
    cpuLoadPercent: 12,
    temperatureCelsius: 41,
    totalRamBytes: 63447040,
    freeRamBytes: 16633856,
    uptimeSeconds: 264941,
    powerTimeSeconds: 268736,
    signalDbm: -54,
    rssi: 42,
    noiseFloorDbm: -92,
    chainSignalsDbm: [-56, -57],
    rxChainMask: 3,
    txPowerDbm: 10,
    distanceMetres: 850,
    antennaGainDbi: 13,
    cableLossDb: 0,
    heightMetres: 8,
    txThroughputKbps: 10548,
    rxThroughputKbps: 31400,
    txBytes: 5267487876,
    rxBytes: 207021597130,
    ethernet: [ethernetPort()],
    ipAddresses: ['192.168.1.21'],
    ip6Addresses: [],
    outOfBand: false,
    cloudStatus: 0,
    ...over,
  };
}

/** One peer of a healthy 40 MHz point-to-point link, received by the access point; pass the differences. */
export function station(over: Partial<Station> = {}): Station {
  return {
    mac: '02:00:00:00:00:02',
    lastIp: '192.168.1.21',
    signalDbm: -53,
    rssi: 43,
    noiseFloorDbm: -92,
    chainSignalsDbm: [-56, -56],
    txRateIndex: 9,
    rxRateIndex: 8,
    txStreams: 2,
    rxStreams: 2,
    txLatencyMs: 1,
    distanceMetres: 850,
    uptimeSeconds: 264000,
    lastDisconnectReason: 3,
    downlink: {
      signalExpectedDbm: -52,
      capacityExpectedKbps: 346000,
      rateIndexExpected: 9,
      linkScore: 97,
      averageLinkScore: 96,
    },
    uplink: {
      signalExpectedDbm: -51,
      capacityExpectedKbps: 312000,
      rateIndexExpected: 8,
      linkScore: 95,
      averageLinkScore: 94,
    },
    combinedCapacityExpectedKbps: 329000,
    txFramesByRate: [14, 4, 372, 2223, 4708, 4037, 8142, 486840, 29437014, 24752069],
    traffic: {
      rxBytes: 3622839202,
      rxPackets: 52999540,
      rxPacketsPerSecond: 446,
      txBytes: 212303079651,
      txPackets: 149832292,
      txPacketsPerSecond: 812,
    },
    airmax: {
      actualPriority: 0,
      desiredPriority: 0,
      beam: 0,
      combinedCapacityKbps: 316000,
      downlinkCapacityKbps: 336000,
      uplinkCapacityKbps: 296000,
      atpcStatus: 0,
      rx: { airtimePercent: 4.5, cinrDb: 31, evmInterferenceDb: evmRow(31), evmNoiseDb: evmRow(40) },
      tx: { airtimePercent: 10.2, cinrDb: 33, evmInterferenceDb: evmRow(33), evmNoiseDb: evmRow(40) },
    },
    remote: remoteStatus(),
    ...over,
  };
}

/** The same link received by the station: its only peer is the access point. */
export function accessPointPeer(over: Partial<Station> = {}): Station {
  return station({
    mac: '02:00:00:00:00:01',
    lastIp: '192.168.1.20',
    txRateIndex: 8,
    rxRateIndex: 9,
    remote: remoteStatus({ hostname: 'Ridge-AP', mode: 'ap-ptp', ipAddresses: ['192.168.1.20'] }),
    ...over,
  });
}

/** The remote end of a 60 GHz link: 60 GHz readings, both radios linked, traffic on 60 GHz. */
export function station60(over: Partial<Station> = {}): Station {
  return {
    mac: '02:00:00:00:60:02',
    lastIp: '192.168.1.61',
    downlink: {},
    uplink: {},
    traffic: {},
    linked5: true,
    linked60: true,
    activeLink: '60',
    radio60: {
      signalDbm: -50,
      snrDb: 18,
      capacityKbps: 1951000,
      downlinkCapacityKbps: 1801000,
      uplinkCapacityKbps: 1951000,
      downlink: { signalExpectedDbm: -47, linkScore: 96, rateIndexExpected: 12 },
      uplink: { signalExpectedDbm: -48, linkScore: 98, rateIndexExpected: 12 },
      txMcs: 12,
      rxMcs: 12,
      txSector: 2,
      rxSector: 3,
      distanceMetres: 610,
      uptimeSeconds: 86400,
    },
    remote: {
      hostname: 'Mill-60',
      platform: 'airFiber 60 LR',
      firmwareVersion: 'GP.ipq806x.v2.6.8',
      mode: 'sta-ptp',
      uptimeSeconds: 90000,
      cpuLoadPercent: 10,
      ethernet: [ethernetPort({ speedMbps: 2500 })],
      ipAddresses: ['192.168.1.61'],
      ip6Addresses: [],
      radio60: {
        signalDbm: -49,
        snrDb: 19,
        capacityKbps: 1801000,
        antennaGainDbi: 40,
        maxTxPowerDbm: 20,
        txMcs: 12,
        downlink: {},
        uplink: {},
      },
    },
    ...over,
  };
}
