import { atpcMessage } from '../atpc.ts';
import { disconnectReasonMessage } from '../disconnect-reason.ts';
import type {
  AirmaxDirection,
  AirmaxStatus,
  DisconnectedStation,
  Station,
  StationTraffic,
} from '../station.ts';
import { directionFields } from './direction-fields.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

const STATION: FieldTable<Station, 'downlink' | 'uplink' | 'traffic' | 'airmax' | 'remote' | 'radio60'> = {
  mac: field('MAC', 'mac'),
  lastIp: field('IPv4 address', 'address'),
  signalDbm: field('Signal', 'dbm'),
  rssi: field('RSSI', 'count'),
  chainSignalsDbm: field('Signal per chain', 'dbm-list'),
  noiseFloorDbm: field('Noise floor', 'dbm'),
  txRateIndex: field('Transmit rate index', 'count'),
  rxRateIndex: field('Receive rate index', 'count'),
  txRate: field('Transmit rate', 'text'),
  rxRate: field('Receive rate', 'text'),
  txStreams: field('Transmit streams', 'count'),
  rxStreams: field('Receive streams', 'count'),
  txLatencyMs: field('Latency', 'latency'),
  distanceMetres: field('Distance', 'distance'),
  uptimeSeconds: field('Connection time', 'duration'),
  combinedCapacityExpectedKbps: field('Expected capacity', 'kbps'),
  txPackets: field('Transmitted frames', 'count'),
  txLongRetries: field('Long retries', 'count'),
  txShortRetries: field('Short retries', 'count'),
  txFramesByRate: field('Frames sent by rate', 'count-list'),
  lastDisconnectReason: field('Last disconnect reason', 'code', disconnectReasonMessage),
  linked5: field('Linked at 5 GHz', 'flag'),
  linked60: field('Linked at 60 GHz', 'flag'),
  activeLink: field('Active radio', 'text'),
};

const TRAFFIC: FieldTable<StationTraffic> = {
  rxBytes: field('Received', 'traffic'),
  rxPackets: field('Received packets', 'count'),
  rxPacketsPerSecond: field('Received packets per second', 'per-second'),
  txBytes: field('Transmitted', 'traffic'),
  txPackets: field('Transmitted packets', 'count'),
  txPacketsPerSecond: field('Transmitted packets per second', 'per-second'),
};

const AIRMAX: FieldTable<AirmaxStatus, 'rx' | 'tx'> = {
  combinedCapacityKbps: field('Capacity', 'kbps'),
  downlinkCapacityKbps: field('Downlink capacity', 'kbps'),
  uplinkCapacityKbps: field('Uplink capacity', 'kbps'),
  atpcStatus: field('Automatic power control', 'code', atpcMessage),
  actualPriority: field('Actual priority', 'count'),
  desiredPriority: field('Desired priority', 'count'),
  beam: field('Beam', 'count'),
};

const RECEIVE: FieldTable<AirmaxDirection> = {
  airtimePercent: field('Receive airtime', 'percent'),
  cinrDb: field('Local CINR', 'db'),
  evmInterferenceDb: field('Local CINR samples', 'db-list'),
  evmNoiseDb: field('Local CNR samples', 'db-list'),
};

const TRANSMIT: FieldTable<AirmaxDirection> = {
  airtimePercent: field('Transmit airtime', 'percent'),
  cinrDb: field('Remote CINR', 'db'),
  evmInterferenceDb: field('Remote CINR samples', 'db-list'),
  evmNoiseDb: field('Remote CNR samples', 'db-list'),
};

const DISCONNECTED: FieldTable<DisconnectedStation> = {
  mac: field('MAC', 'mac'),
  hostname: field('Hostname', 'name'),
  platform: field('Model', 'text'),
  lastIp: field('IPv4 address', 'address'),
  reasonCode: field('Disconnect reason', 'code', disconnectReasonMessage),
  disconnectedSeconds: field('Disconnected for', 'duration'),
  signalDbm: field('Signal', 'dbm'),
};

/** One station as received by this device. */
export const STATION_FIELDS: readonly Field<Station>[] = [
  ...fieldsOf<Station, Station>(STATION, station => station),
  ...directionFields<Station>(station => station),
  ...fieldsOf<Station, AirmaxStatus>(AIRMAX, station => station.airmax, 'airmax.'),
  ...fieldsOf<Station, AirmaxDirection>(RECEIVE, station => station.airmax?.rx, 'airmax.rx.'),
  ...fieldsOf<Station, AirmaxDirection>(TRANSMIT, station => station.airmax?.tx, 'airmax.tx.'),
  ...fieldsOf<Station, StationTraffic>(TRAFFIC, station => station.traffic, 'traffic.'),
];

/** A station that left. */
export const DISCONNECTED_FIELDS = fieldsOf(DISCONNECTED, (station: DisconnectedStation) => station);
