import { receivingChains, signalOfRssi, type AirDirection } from '@radiolink/domain/link';
import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Section } from '../../wire/section.ts';
import {
  DBM,
  RSSI,
  DB,
  MBPS,
  METRES,
  KBPS,
  PERCENT,
  SMALL,
  COUNT,
  DEGREES,
  DBI,
  unlessZero,
  measuredDistance,
} from '../../wire/ranges.ts';
import type { EthernetPort, GpsStatus } from '@radiolink/domain/status';
import type { DirectionExpectation, Radio60Peer } from '@radiolink/domain/station';

/**
 * Signal of each used chain in dBm. The wire lists three places on its own scale; the mask says which are used, and
 * a place that holds 0 is no chain.
 */
export function chainSignals(
  scaled: readonly number[] | undefined,
  mask: number | undefined,
): readonly number[] | undefined {
  const used = scaled?.filter((_, chain) => !mask || (mask & (1 << chain)) !== 0);
  return receivingChains(used?.map(signalOfRssi));
}

/**
 * A signal as dBm and on the device's scale. Both 0 contradict each other (0 dBm is 96): no signal was
 * received.
 */
export function receivedSignal(
  peer: Section<Schemas['Station']> | Section<Schemas['Remote']> | Section<Schemas['Wireless']>,
): {
  signalDbm: number | undefined;
  rssi: number | undefined;
} {
  const signalDbm = peer.number('signal', DBM);
  const rssi = peer.number('rssi', RSSI);
  return signalDbm === 0 && rssi === 0 ? { signalDbm: undefined, rssi: undefined } : { signalDbm, rssi };
}

/** Cable length of a port that does not measure it, metres. */
const UNKNOWN_LENGTH = -1;

/**
 * One wired port.
 * @param state source of the negotiated values: the port itself at the remote end, its `status` at the local
 * end
 */
export function mapEthernetPort(
  port: Section<Schemas['EthernetPort']> | Section<Schemas['Interface']>,
  state: Section<Schemas['EthernetPort']> | Section<Schemas['InterfaceState']>,
): EthernetPort {
  const cableLength = state.number('cable_len', METRES);
  const plugged = state.flag('plugged');
  const isUnmeasured = cableLength === UNKNOWN_LENGTH || (cableLength === 0 && plugged !== true);
  return {
    name: port.text('ifname') ?? '',
    enabled: port.flag('enabled'),
    plugged,
    speedMbps: state.number('speed', MBPS),
    fullDuplex: state.flag('duplex'),
    pairSnrDb: state.numbers('snr', DB),
    cableLengthMetres: isUnmeasured ? undefined : cableLength,
  };
}

/** Source of an expectation: a peer, or one end of its 60 GHz link. */
type Expecting = Schemas['Station'] & Schemas['Radio60Remote'];

/**
 * Expected values of one direction. Without an expectation the device sends zeros: then neither rate index 0
 * nor score 0 is valid. With an expectation both are. @param capacity converts the wire's capacity to kbps
 */
export function mapExpectation(
  station: Section<Expecting>,
  direction: 'dl' | 'ul',
  capacity: (value: number | undefined) => number | undefined = value => value,
): DirectionExpectation {
  const signalExpectedDbm = unlessZero(station.number(`${direction}_signal_expect`, DBM));
  const capacityExpectedKbps = unlessZero(capacity(station.number(`${direction}_capacity_expect`, KBPS)));
  const expects = signalExpectedDbm !== undefined || capacityExpectedKbps !== undefined;
  const known = (value: number | undefined) => (expects ? value : unlessZero(value));
  const score = station.number(`${direction}_linkscore`, PERCENT);
  const scoreOf5xhd = station.number(`${direction}_score`, PERCENT);
  return {
    signalExpectedDbm,
    capacityExpectedKbps,
    rateIndexExpected: known(station.number(`${direction}_rate_expect`, SMALL)),
    linkScore: known(score ?? scoreOf5xhd),
    averageLinkScore: known(station.number(`${direction}_avg_linkscore`, PERCENT)),
  };
}

/** A satellite receiver; the remote end sends its numbers as text. Undefined without one. */
export function mapGps(gps: Section<Schemas['Gps']>): GpsStatus | undefined {
  if (!gps.present) return undefined;
  const fix = gps.number('fix', SMALL);
  const timeSyncEnabled = gps.flag('time_sync_enabled');
  const timeSynced = gps.flag('time_synced');
  return {
    latitude: gps.numberOrText('lat', DEGREES),
    longitude: gps.numberOrText('lon', DEGREES),
    altitudeMetres: gps.numberOrText('alt', METRES),
    fix: fix === undefined ? undefined : fix > 0,
    satellites: gps.number('sats', SMALL),
    dimension: gps.number('dim', SMALL),
    dilutionOfPrecision: gps.numberOrText('dop', COUNT),
    timeSync: timeSyncEnabled ?? timeSynced,
  };
}

/**
 * AF60-HD sends capacities in Mbps (924), AF60-LR in kbps (1951000). The slowest 60 GHz rate at half width is
 * above 10000 kbps and the fastest below 10000 Mbps, so the number determines its unit for every model.
 */
const FIRST_KBPS = 10_000;

function kbps(capacity: number | undefined): number | undefined {
  return capacity !== undefined && capacity < FIRST_KBPS ? capacity * 1000 : capacity;
}

/**
 * One end of a 60 GHz link: `prs_sta` as received here, `prs_remote` as the remote end reports it. Its `dl` is the receive
 * side of the end that reports, whatever its role: translated here. reading 44.
 * @param received the direction that this end receives
 */
export function mapRadio60(
  peer: Section<Schemas['Radio60Station'] & Schemas['Radio60Remote']>,
  received: AirDirection,
): Radio60Peer | undefined {
  if (!peer.present) return undefined;
  const expecting = peer.alsoAs<Schemas['Station']>();
  const [down, up] = received === 'downlink' ? (['dl', 'ul'] as const) : (['ul', 'dl'] as const);
  const stats = peer.section('stats');
  const bytesInStats = { tx: stats.number('tx_bytes', COUNT), rx: stats.number('rx_bytes', COUNT) };
  const bytesBeside = { tx: peer.number('tx_bytes', COUNT), rx: peer.number('rx_bytes', COUNT) };
  return {
    signalDbm: peer.number('rssi_data', DBM),
    snrDb: peer.number('snr', DB),
    capacityKbps: kbps(peer.number('capacity', KBPS)),
    downlinkCapacityKbps: kbps(peer.number(`${down}_capacity`, KBPS)),
    uplinkCapacityKbps: kbps(peer.number(`${up}_capacity`, KBPS)),
    downlink: mapExpectation(expecting, down, kbps),
    uplink: mapExpectation(expecting, up, kbps),
    txMcs: peer.number('tx_mcs', SMALL),
    rxMcs: peer.number('rx_mcs', SMALL),
    txSector: peer.number('tx_sector', SMALL),
    rxSector: peer.number('rx_sector', SMALL),
    distanceMetres: measuredDistance(peer.number('distance', METRES)),
    uptimeSeconds: peer.number('uptime', COUNT),
    txPackets: stats.number('tx_packets', COUNT),
    rxPackets: stats.number('rx_packets', COUNT),
    txBytes: bytesInStats.tx ?? bytesBeside.tx,
    rxBytes: bytesInStats.rx ?? bytesBeside.rx,
    txErrors: stats.number('tx_errors', COUNT),
    rxErrors: stats.number('rx_errors', COUNT),
    antennaGainDbi: peer.number('antenna_gain', DBI),
    maxTxPowerDbm: peer.number('tx_maxpower', DBM),
    waveAi: peer.flag('wave_ai'),
  };
}
