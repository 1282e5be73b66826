import { type AirDirection, receiveDirection, type WirelessRole, wirelessRole } from '@radiolink/domain/link';
import {
  type AirmaxDirection,
  type AirmaxStatus,
  type DisconnectedStation,
  isMeasuredSpread,
  type RemoteStatus,
  type Station,
} from '@radiolink/domain/station';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { macAddress } from '../../wire/mac-address.ts';
import {
  CELSIUS,
  CHAIN_MASK,
  COUNT,
  DB,
  DBI,
  DBM,
  KBPS,
  METRES,
  PER_MILLE,
  PERCENT,
  RSSI,
  SMALL,
  measuredDistance,
  perCent,
  unlessZero,
} from '../../wire/ranges.ts';
import type { Section } from '../../wire/section.ts';
import {
  chainSignals,
  mapEthernetPort,
  mapExpectation,
  mapGps,
  mapRadio60,
  receivedSignal,
} from './station-parts.mapper.ts';

/**
 * One peer.
 * @param rxChainMask the chains of this device, which the response contains next to the stations
 * @param role of this device, for the words that mean its own receive side
 */
export function mapStation(
  station: Section<Schemas['Station']>,
  rxChainMask: number | undefined,
  role: WirelessRole | undefined,
): Station {
  const traffic = station.section('stats');
  const expecting = station.alsoAs<Schemas['Radio60Remote']>();
  const signal = receivedSignal(station);
  return {
    signalDbm: signal.signalDbm,
    rssi: signal.rssi,
    mac: macAddress(station.text('mac')) ?? '',
    lastIp: station.text('lastip'),
    noiseFloorDbm: station.number('noisefloor', DBM),
    chainSignalsDbm: chainSignals(station.numbers('chainrssi', RSSI), rxChainMask),
    txRateIndex: station.number('tx_idx', SMALL),
    rxRateIndex: station.number('rx_idx', SMALL),
    txStreams: station.number('tx_nss', SMALL),
    rxStreams: station.number('rx_nss', SMALL),
    txLatencyMs: station.number('tx_latency', COUNT),
    distanceMetres: measuredDistance(station.number('distance', METRES)),
    uptimeSeconds: station.number('uptime', COUNT),
    txPackets: station.number('tx_packets', COUNT),
    txLongRetries: station.number('tx_lretries', COUNT),
    txShortRetries: station.number('tx_sretries', COUNT),
    lastDisconnectReason: station.number('last_disc', SMALL),
    downlink: mapExpectation(expecting, 'dl'),
    uplink: mapExpectation(expecting, 'ul'),
    combinedCapacityExpectedKbps: unlessZero(station.number('cb_capacity_expect', KBPS)),
    txFramesByRate: station.numbers('tx_ratedata', COUNT),
    traffic: {
      rxBytes: traffic.number('rx_bytes', COUNT),
      rxPackets: traffic.number('rx_packets', COUNT),
      rxPacketsPerSecond: traffic.number('rx_pps', COUNT),
      txBytes: traffic.number('tx_bytes', COUNT),
      txPackets: traffic.number('tx_packets', COUNT),
      txPacketsPerSecond: traffic.number('tx_pps', COUNT),
    },
    airmax: mapAirmax(station.section('airmax')),
    remote: mapRemote(station.section('remote'), receiveDirection(role, 'remote')),
    linked5: station.flag('linked_5'),
    linked60: station.flag('linked_60'),
    activeLink: station.text('ubond_active'),
    radio60: mapRadio60(
      station.section('prs_sta').alsoAs<Schemas['Radio60Remote']>(),
      receiveDirection(role, 'local'),
    ),
  };
}

/** A station that left. */
export function mapDisconnected(station: Section<Schemas['DisconnectedStation']>): DisconnectedStation {
  return {
    mac: macAddress(station.text('mac')) ?? '',
    lastIp: station.text('lastip'),
    hostname: station.text('hostname'),
    platform: station.text('platform')?.trim(),
    reasonCode: station.number('reason_code', COUNT),
    disconnectedSeconds: station.number('disconnect_duration', COUNT),
    signalDbm: station.number('signal', DBM),
  };
}

/** airMAX view of one station. 8.7.1 names the capacities otherwise. */
function mapAirmax(airmax: Section<Schemas['Airmax']>): AirmaxStatus | undefined {
  if (!airmax.present) return undefined;
  const combined = airmax.number('cb_capacity', KBPS);
  const downlink = airmax.number('dl_capacity', KBPS);
  const uplink = airmax.number('ul_capacity', KBPS);
  const combinedOf5xhd = airmax.number('combined_capacity', KBPS);
  const downlinkOf871 = airmax.number('downlink_capacity', KBPS);
  const uplinkOf871 = airmax.number('uplink_capacity', KBPS);
  return {
    actualPriority: airmax.number('actual_priority', SMALL),
    desiredPriority: airmax.number('desired_priority', SMALL),
    beam: airmax.number('beam', SMALL),
    combinedCapacityKbps: combined ?? combinedOf5xhd,
    downlinkCapacityKbps: downlink ?? downlinkOf871,
    uplinkCapacityKbps: uplink ?? uplinkOf871,
    atpcStatus: airmax.number('atpc_status', SMALL),
    ...bothDirections(mapDirection(airmax.section('rx')), mapDirection(airmax.section('tx'))),
  };
}

/**
 * Without CINR and EVM where the device did not measure them. Samples that are all of one value have it for their mean in
 * both directions: only then are they looked at.
 */
function bothDirections(rx: AirmaxDirection, tx: AirmaxDirection): Pick<AirmaxStatus, 'rx' | 'tx'> {
  if (rx.cinrDb === undefined || rx.cinrDb !== tx.cinrDb) return { rx, tx };
  const rows = [rx, tx].flatMap(way => [way.evmInterferenceDb ?? [], way.evmNoiseDb ?? []]);
  if (rows.every(row => row.length === 0) || isMeasuredSpread(rows)) return { rx, tx };
  return { rx: { airtimePercent: rx.airtimePercent }, tx: { airtimePercent: tx.airtimePercent } };
}

/**
 * The two rows of EVM are no chains: row 0 is over interference and noise, row 1 over noise alone. They are a third of an
 * answer and drawn only as a constellation: they are read when one looks at them.
 */
function mapDirection(direction: Section<Schemas['AirmaxDirection']>): AirmaxDirection {
  const evm = direction.rowsOnDemand('evm', DB, 2);
  return {
    airtimePercent: perCent(direction.number('usage', PER_MILLE)),
    cinrDb: direction.number('cinr', DB),
    get evmInterferenceDb() {
      return evm()[0];
    },
    get evmNoiseDb() {
      return evm()[1];
    },
  };
}

const PORTS = [1, 65_535] as const;

/**
 * No radio has less memory: airOS 6 reports that of a remote end in KiB, and the number determines its unit.
 */
const LEAST_RAM_BYTES = 4 * 1024 * 1024;

function ramBytes(reported: number | undefined, inKib: boolean): number | undefined {
  return reported !== undefined && inKib ? reported * 1024 : reported;
}

/** How to read the numbers of a remote end. */
interface Numbers {
  /** A rate; invalid if the end does not report its mode. */
  readonly rate: (kbps: number | undefined) => number | undefined;
  /** A count or a reading, whose zero is none if the end does not report its mode. */
  readonly reported: (value: number | undefined) => number | undefined;
}

const same = (value: number | undefined) => value;

/** An end that does not report its mode (missing or `unknown`) sends 0 for what it does not know. reading 22. */
function numbersOf(mode: string | undefined): Numbers {
  return wirelessRole(mode) === undefined
    ? { rate: () => undefined, reported: unlessZero }
    : { rate: same, reported: same };
}

/**
 * Values that the remote end reports about itself; undefined while it has not reported.
 * @param received the direction that the remote end receives
 */
function mapRemote(remote: Section<Schemas['Remote']>, received: AirDirection): RemoteStatus | undefined {
  if (!remote.present) return undefined;
  const rxChainMask = remote.number('rx_chainmask', CHAIN_MASK);
  const service = remote.section('service');
  const cloud = remote.section('unms');
  const signal = receivedSignal(remote);
  const mode = remote.text('mode');
  const { rate, reported } = numbersOf(mode);
  const frames = remote.numbers('tx_ratedata', COUNT);
  const totalRam = unlessZero(remote.number('totalram', COUNT));
  // What is free has the unit of the whole, and none where that is not told.
  const inKib = totalRam !== undefined && totalRam < LEAST_RAM_BYTES;
  return {
    signalDbm: signal.signalDbm,
    rssi: signal.rssi,
    ageSeconds: remote.number('age', COUNT),
    deviceId: remote.text('device_id'),
    hostname: remote.text('hostname'),
    platform: remote.text('platform')?.trim(),
    firmwareVersion: remote.text('version'),
    sysId: remote.text('sys_id'),
    localTime: remote.text('time'),
    mode,
    networkRole: remote.text('netrole'),
    cpuLoadPercent: reported(remote.number('cpuload', PERCENT)),
    temperatureCelsius: unlessZero(remote.number('temperature', CELSIUS)),
    totalRamBytes: reported(ramBytes(totalRam, inKib)),
    freeRamBytes: totalRam === undefined ? undefined : ramBytes(remote.number('freeram', COUNT), inKib),
    uptimeSeconds: reported(remote.number('uptime', COUNT)),
    powerTimeSeconds: reported(remote.number('power_time', COUNT)),
    serviceSeconds: reported(service.number('time', COUNT)),
    linkSeconds: reported(service.number('link', COUNT)),
    compat11n: remote.flag('compat_11n'),
    noiseFloorDbm: reported(remote.number('noisefloor', DBM)),
    chainSignalsDbm: chainSignals(remote.numbers('chainrssi', RSSI), rxChainMask),
    rxChainMask,
    txPowerDbm: reported(remote.number('tx_power', DBM)),
    distanceMetres: measuredDistance(remote.number('distance', METRES)),
    antennaGainDbi: reported(remote.number('antenna_gain', DBI)),
    cableLossDb: reported(remote.number('cable_loss', DB)),
    heightMetres: reported(remote.number('height', METRES)),
    txThroughputKbps: rate(remote.number('tx_throughput', KBPS)),
    rxThroughputKbps: rate(remote.number('rx_throughput', KBPS)),
    txBytes: reported(remote.number('tx_bytes', COUNT)),
    rxBytes: reported(remote.number('rx_bytes', COUNT)),
    txFramesByRate: frames?.every(count => reported(count) === undefined) ? undefined : frames,
    ethernet: remote.sections('ethlist', 16).map(port => mapEthernetPort(port, port)),
    ipAddresses: remote.texts('ipaddr', 16),
    ip6Addresses: remote.texts('ip6addr', 16),
    gps: mapGps(remote.section('gps')),
    outOfBand: remote.flag('oob'),
    cloudStatus: cloud.number('status', SMALL),
    cloudTimestamp: cloud.text('timestamp'),
    airview: remote.number('airview', SMALL),
    httpsPort: remote.number('https_port', PORTS),
    activeLink: remote.text('ubond_active'),
    radio60: mapRadio60(remote.section('prs_remote').alsoAs<Schemas['Radio60Station']>(), received),
  };
}
