import { describe, expect, it } from 'vitest';
import {
  airOs6Status,
  emptyStatus,
  ethernetPort,
  evmRow,
  ptmpAccessPointStatus,
  ptpAccessPointStatus,
  remoteStatus,
  station,
  station60,
} from '../../mothers/index.ts';
import type { DeviceStatus } from '../device-status.ts';
import type { GpsStatus } from '../host-status.ts';
import { allReadings, stationReadings } from './readings.ts';

const GPS: Required<GpsStatus> = {
  latitude: 52.37,
  longitude: 4.9,
  altitudeMetres: 12,
  fix: true,
  satellites: 9,
  dimension: 3,
  dilutionOfPrecision: 0.9,
  timeSync: true,
};

/** Every field of every type set to something. */
function fullStatus(): DeviceStatus {
  const peer60 = {
    ...station60().radio60,
    downlink: station().downlink,
    uplink: station().uplink,
    txPackets: 1,
    rxPackets: 2,
    txBytes: 3,
    rxBytes: 4,
    txErrors: 5,
    rxErrors: 6,
    txAirtimePercent: 30,
    rxAirtimePercent: 12,
    antennaGainDbi: 40,
    maxTxPowerDbm: 20,
    waveAi: true,
  };
  const remote = remoteStatus({
    serviceSeconds: 5,
    linkSeconds: 4,
    compat11n: false,
    txFramesByRate: [1, 2],
    gps: GPS,
    cloudTimestamp: '2026-01-01',
    airview: 2,
    httpsPort: 443,
    activeLink: '60',
    ip6Addresses: ['fe80::1'],
    radio60: peer60,
  });
  const evm = { evmInterferenceDb: evmRow(30), evmNoiseDb: evmRow(33), cinrDb: 30, airtimePercent: 4 };
  return ptpAccessPointStatus({
    host: { firmwarePrefix: 'XM', cpuTotalTicks: 100, cpuBusyTicks: 50, heightMetres: 9 },
    interfaces: [
      {
        ...ethernetPort(),
        hwaddr: '02:00:00:00:00:01',
        mtu: 1500,
        txBytes: 1,
        rxBytes: 2,
        txPackets: 3,
        rxPackets: 4,
        txErrors: 5,
        rxErrors: 6,
        txDropped: 7,
        rxDropped: 8,
        ipAddress: '192.168.1.20',
        ip6Addresses: [{ address: 'fe80::1', prefixLength: 64 }, { address: 'fe80::2' }],
        services: { dhcpClient: true, dhcpServer: false, pppoe: true },
      },
    ],
    ntpLastSync: '2026-03-04 10:00:00',
    cloud: { status: 2, timestamp: '2026-03-04', link: 'wss://cloud.example' },
    gps: GPS,
    bluetooth: { status: 1, client: 'phone', name: 'radio' },
    provisioning: { status: 2, secondsLeft: 870 },
    airviewEnabled: true,
    wireless: {
      antenna: 'Built in - 13 dBi',
      airtime5Percent: 2,
      eirpDbm: 33,
      receiveFrequencyMhz: 24_200,
      duplex: 'full',
      stationLimit: 31,
      channel: 36,
      nolState: 1,
      nolTimeoutSeconds: 1800,
      polling: {
        ...ptpAccessPointStatus().wireless.polling,
        flexMode: 1,
        frameDurationMs: 8,
        downlinkRatioPercent: 50,
        airmaxEnabled: true,
        airmaxQualityPercent: 87,
        airmaxCapacityPercent: 72,
        airmaxPriority: 2,
        noAck: false,
        airSyncMode: 0,
        airSyncConnections: 0,
        airSyncDownlinkUse: 0,
        airSyncUplinkUse: 0,
        airSelect: false,
        airSelectIntervalMs: 1000,
        fixedFrameMode: 1,
      },
      stations: [
        station({
          txPackets: 0,
          txLongRetries: 1,
          txShortRetries: 2,
          linked5: true,
          linked60: true,
          txRate: '8x',
          rxRate: '6x',
          activeLink: '60',
          airmax: { ...station().airmax, rx: evm, tx: evm },
          remote,
          radio60: peer60,
        }),
      ],
      disconnected: [
        {
          mac: '02:00:00:00:00:09',
          lastIp: '10.0.0.9',
          hostname: 'gone',
          platform: 'LiteBeam 5AC',
          reasonCode: 3,
          disconnectedSeconds: 60,
          signalDbm: -80,
        },
      ],
      radio60: {
        channelWidthMhz: 2160,
        frequencyMhz: 66960,
        txPowerDbm: 2,
        eirpDbm: 40,
        antennaGainDbi: 38,
        stationCount: 1,
      },
      legacy: {
        countryCode: 840,
        signalDbm: -64,
        rssi: 32,
        chainSignalsDbm: [-66, -68],
        chainSignalsManagementDbm: [-66, -68],
        chainSignalsExtensionDbm: [-66, -68],
        chains: '2X2',
        ackMicroseconds: 5,
        ccqPercent: 99,
        txRateMbps: 270,
        rxRateMbps: 216,
        qos: 'No QoS',
        wds: true,
        operatingMode: '11NAHT40PLUS',
        configuredWidthMhz: 20,
        widthMode: 0,
        nolChannels: 0,
        cacNol: 0,
        stats: {
          rxInvalidNwid: 1,
          rxInvalidCrypt: 2,
          rxInvalidFrag: 3,
          txRetries: 4,
          missedBeacons: 5,
          otherErrors: 6,
        },
      },
    },
  });
}

/** The paths of every value in an object; lists of plain values and of IPv6 addresses are one value. */
function leafPaths(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    const plain = value.every(item => typeof item !== 'object') || path.endsWith('ip6Addresses');
    return plain ? [path] : value.flatMap((item, index) => leafPaths(item, `${path}[${index}]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, inner]) =>
      leafPaths(inner, path === '' ? key : `${path}.${key}`),
    );
  }
  return value === undefined ? [] : [path];
}

const readingsOf = (status: DeviceStatus) => allReadings(status).flatMap(group => group.readings);
const reading = (status: DeviceStatus, id: string) =>
  readingsOf(status).find(candidate => candidate.id === id);

describe('the field catalogue', () => {
  it('holds every leaf of a status with every field set, once', () => {
    const ids = readingsOf(fullStatus()).map(({ id }) => id);
    expect(ids.toSorted()).toEqual(leafPaths(fullStatus()).toSorted());
  });

  it('finds a value for each of them', () => {
    expect(readingsOf(fullStatus()).filter(({ value }) => value === undefined)).toEqual([]);
  });

  it.each([
    ['a plain device', ptpAccessPointStatus()],
    ['an access point with stations', ptmpAccessPointStatus(3)],
    ['a 60 GHz link', ptpAccessPointStatus({ wireless: { stations: [station60()] } })],
    ['airOS 6', airOs6Status()],
  ])('finds every value that %s sent', (_, status) => {
    const found = readingsOf(status).filter(({ value }) => value !== undefined);
    expect(found.map(({ id }) => id).toSorted()).toEqual(leafPaths(status).toSorted());
  });

  it('lists what a silent device did not send', () => {
    const silent = readingsOf(emptyStatus());
    expect(silent.length).toBeGreaterThan(100);
    expect(silent.filter(({ value }) => value !== undefined)).toEqual([]);
  });

  it('gives value, label and kind', () => {
    expect(reading(fullStatus(), 'wireless.txPowerDbm')).toEqual({
      id: 'wireless.txPowerDbm',
      label: { key: 'Transmit power' },
      kind: 'dbm',
      value: 10,
    });
    expect(reading(fullStatus(), 'wireless.stations[0].remote.ethernet[0].cableLengthMetres')).toEqual({
      id: 'wireless.stations[0].remote.ethernet[0].cableLengthMetres',
      label: { key: 'Cable length' },
      kind: 'length',
      value: 18,
    });
  });

  it.each([
    ['wireless.runningStatus', 'Running'],
    ['wireless.band', '5 GHz'],
    ['wireless.mode', 'Access point, point to point'],
    ['host.networkRole', 'Bridge'],
    ['genuine', 'Yes'],
    ['wireless.polling.atpcStatus', 'Disabled'],
    ['wireless.polling.capacityReporting', 'Default'],
    ['services.airview', 'Running'],
    ['cloud.status', 'Connected'],
    ['bluetooth.status', 'Discoverable'],
    ['provisioning.status', 'Running'],
    ['wireless.stations[0].lastDisconnectReason', 'The station is leaving'],
    ['wireless.stations[0].airmax.atpcStatus', 'Disabled'],
    ['wireless.stations[0].remote.cloudStatus', 'Off'],
    ['wireless.stations[0].remote.airview', 'Running'],
    ['wireless.disconnected[0].reasonCode', 'The station is leaving'],
  ])('explains the code of %s', (id, key) => {
    expect(reading(fullStatus(), id)?.words).toEqual({ key });
  });

  it('explains no code that was not sent', () => {
    expect(reading(emptyStatus(), 'wireless.runningStatus')).not.toHaveProperty('words');
  });

  it('gives words to every code, and to what is written as a code', () => {
    const worded = readingsOf(fullStatus()).filter(({ words }) => words !== undefined);
    const texts = worded.filter(({ kind }) => kind !== 'code').map(({ id }) => id);
    expect(new Set(texts.map(id => id.split('.').at(-1)))).toEqual(
      new Set(['networkRole', 'mode', 'genuine', 'duplex']),
    );
    const codes = readingsOf(fullStatus()).filter(({ kind }) => kind === 'code');
    expect(codes.filter(({ words }) => words === undefined)).toEqual([]);
  });

  it('writes IPv6 addresses with their prefix when there is one', () => {
    expect(reading(fullStatus(), 'interfaces[0].ip6Addresses')?.value).toEqual(['fe80::1/64', 'fe80::2']);
  });

  it('takes no value of a shape that it does not know', () => {
    const odd = emptyStatus({
      host: JSON.parse('{"hostname":{"a":1},"cpuLoadPercent":null,"loadAverage":[{}]}'),
    });
    for (const id of ['host.hostname', 'host.cpuLoadPercent', 'host.loadAverage']) {
      expect(reading(odd, id)?.value).toBeUndefined();
    }
  });

  it('the field catalogue has no label twice within a group, and none empty', () => {
    for (const { readings } of allReadings(fullStatus())) {
      const labels = readings.map(({ label }) => label.key);
      expect(labels.filter(label => label.trim() === '')).toEqual([]);
      expect(labels.length - new Set(labels).size).toBe(0);
    }
  });
});

describe('groups of readings', () => {
  it('stand in a fixed order with their titles', () => {
    const titles = allReadings(fullStatus()).map(({ id, title }) => [id, title.key, title.values]);
    const mac = '02:00:00:00:00:02';
    expect(titles).toEqual([
      ['host', 'Device', undefined],
      ['wireless', 'Wireless', undefined],
      ['radio60', '60 GHz radio', undefined],
      ['polling', 'Airtime and capacity', undefined],
      ['legacy', 'airOS 6 radio', undefined],
      ['station-0', 'Station {mac}', { mac }],
      ['station-0-radio60', '60 GHz link of {mac}', { mac }],
      ['station-0-remote', 'Remote end of {mac}', { mac }],
      ['station-0-port-0', 'Remote port {port} of {mac}', { port: 'eth0', mac }],
      ['station-0-remote-radio60', '60 GHz remote end of {mac}', { mac }],
      ['disconnected-0', 'Disconnected station {mac}', { mac: '02:00:00:00:00:09' }],
      ['interface-0', 'Interface {name}', { name: 'eth0' }],
      ['services', 'Services', undefined],
      ['firewall', 'Firewall', undefined],
      ['management', 'Management', undefined],
      ['gps', 'GPS', undefined],
    ]);
  });

  it('name a station without a MAC by a dash', () => {
    const titles = allReadings(emptyStatus({ wireless: { stations: [{ ...station(), mac: '' }] } })).map(
      ({ title }) => title,
    );
    expect(titles).toContainEqual({ key: 'Station {mac}', values: { mac: '—' } });
  });

  it('tell whether the device sent any of them', () => {
    const present = (status: DeviceStatus) =>
      allReadings(status)
        .filter(group => group.present)
        .map(({ id }) => id);
    expect(present(emptyStatus())).toEqual([]);
    expect(present(airOs6Status())).toEqual([
      'host',
      'wireless',
      'polling',
      'legacy',
      'interface-0',
      'interface-1',
    ]);
  });

  it('groups of readings of one station carry its place in the status', () => {
    const [first] = stationReadings(station(), 4);
    expect(first?.id).toBe('station-4');
    expect(first?.readings[0]).toMatchObject({ id: 'wireless.stations[4].mac', value: '02:00:00:00:00:02' });
  });

  it('groups of readings of a station without a far end have no ports', () => {
    const groups = stationReadings(station({ remote: undefined }), 0).map(({ id }) => id);
    expect(groups).toEqual([
      'station-0',
      'station-0-radio60',
      'station-0-remote',
      'station-0-remote-radio60',
    ]);
  });
});
