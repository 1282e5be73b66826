import type { GpsStatus } from '../host-status.ts';
import { networkRoleMessage, wirelessModeMessage } from '../mode-names.ts';
import type {
  AirmaxDirection,
  AirmaxStatus,
  DirectionExpectation,
  DisconnectedStation,
  Radio60Peer,
  RemoteStatus,
  Station,
  StationTraffic,
} from '../station.ts';
import { atpcMessage } from '../radio-codes.ts';
import { cloudSummaryMessage, disconnectReasonMessage } from '../status-codes.ts';
import { airviewServiceMessage, type Field, field, fieldsOf, type FieldTable, wordField } from './field.ts';

const DOWNLINK: FieldTable<DirectionExpectation> = {
  signalExpectedDbm: field('Downlink expected signal', 'dbm'),
  capacityExpectedKbps: field('Downlink expected capacity', 'kbps'),
  rateIndexExpected: field('Downlink expected rate index', 'count'),
  linkScore: field('Downlink score', 'percent'),
  averageLinkScore: field('Downlink average score', 'percent'),
};

const UPLINK: FieldTable<DirectionExpectation> = {
  signalExpectedDbm: field('Uplink expected signal', 'dbm'),
  capacityExpectedKbps: field('Uplink expected capacity', 'kbps'),
  rateIndexExpected: field('Uplink expected rate index', 'count'),
  linkScore: field('Uplink score', 'percent'),
  averageLinkScore: field('Uplink average score', 'percent'),
};

interface BothDirections {
  readonly downlink: DirectionExpectation;
  readonly uplink: DirectionExpectation;
}

/** Expected values of both directions, wherever they are in a source. */
function directionFields<Source>(
  at: (source: Source) => BothDirections | undefined,
): readonly Field<Source>[] {
  return [
    ...fieldsOf<Source, DirectionExpectation>(DOWNLINK, source => at(source)?.downlink, 'downlink.'),
    ...fieldsOf<Source, DirectionExpectation>(UPLINK, source => at(source)?.uplink, 'uplink.'),
  ];
}

const GPS: FieldTable<GpsStatus> = {
  fix: field('GPS fix', 'flag'),
  latitude: field('Latitude', 'degrees'),
  longitude: field('Longitude', 'degrees'),
  altitudeMetres: field('Altitude', 'altitude'),
  satellites: field('Satellites', 'count'),
  dimension: field('GPS dimensions', 'count'),
  dilutionOfPrecision: field('Dilution of precision', 'count'),
  timeSync: field('GPS time synchronization', 'flag'),
};

/** A satellite receiver, wherever it is in the status. */
export function gpsFields<Source>(at: (source: Source) => GpsStatus | undefined): readonly Field<Source>[] {
  return fieldsOf<Source, GpsStatus>(GPS, at, 'gps.');
}

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

const REMOTE: FieldTable<RemoteStatus, 'ethernet' | 'gps' | 'radio60'> = {
  hostname: field('Hostname', 'name'),
  platform: field('Model', 'text'),
  firmwareVersion: field('Firmware version', 'text'),
  deviceId: field('Device identifier', 'text'),
  sysId: field('System identifier', 'text'),
  ageSeconds: field('Report age', 'duration'),
  mode: wordField('Wireless mode', wirelessModeMessage),
  networkRole: wordField('Network role', networkRoleMessage),
  ipAddresses: field('IPv4 addresses', 'address-list'),
  ip6Addresses: field('IPv6 addresses', 'address-list'),
  httpsPort: field('HTTPS port', 'count'),
  signalDbm: field('Signal', 'dbm'),
  rssi: field('RSSI', 'count'),
  chainSignalsDbm: field('Signal per chain', 'dbm-list'),
  noiseFloorDbm: field('Noise floor', 'dbm'),
  txPowerDbm: field('Transmit power', 'dbm'),
  antennaGainDbi: field('Antenna gain', 'dbi'),
  cableLossDb: field('Cable loss', 'db'),
  distanceMetres: field('Distance', 'distance'),
  heightMetres: field('Antenna height', 'length'),
  rxChainMask: field('Receive chains', 'mask'),
  compat11n: field('802.11n compatibility', 'flag'),
  txThroughputKbps: field('Transmit throughput', 'kbps'),
  rxThroughputKbps: field('Receive throughput', 'kbps'),
  txBytes: field('Transmitted', 'traffic'),
  rxBytes: field('Received', 'traffic'),
  txFramesByRate: field('Frames sent by rate', 'count-list'),
  cpuLoadPercent: field('CPU load', 'percent'),
  totalRamBytes: field('Memory', 'memory'),
  freeRamBytes: field('Free memory', 'memory'),
  temperatureCelsius: field('Temperature', 'celsius'),
  uptimeSeconds: field('Uptime', 'duration'),
  powerTimeSeconds: field('Time since power-on', 'duration'),
  serviceSeconds: field('Service time', 'duration'),
  linkSeconds: field('Connection time', 'duration'),
  localTime: field('Device time', 'time'),
  outOfBand: field('Out-of-band management', 'flag'),
  cloudStatus: field('Cloud management', 'code', cloudSummaryMessage),
  cloudTimestamp: field('Cloud management since', 'time'),
  airview: field('Spectrum view', 'code', airviewServiceMessage),
  activeLink: field('Active radio', 'text'),
};

/** Values that the remote end reports of itself. */
export const REMOTE_FIELDS: readonly Field<RemoteStatus | undefined>[] = [
  ...fieldsOf<RemoteStatus | undefined, RemoteStatus>(REMOTE, remote => remote),
  ...gpsFields<RemoteStatus | undefined>(remote => remote?.gps),
];

const RADIO60: FieldTable<Radio60Peer, 'downlink' | 'uplink'> = {
  signalDbm: field('Signal', 'dbm'),
  snrDb: field('SNR', 'db'),
  capacityKbps: field('Capacity', 'kbps'),
  downlinkCapacityKbps: field('Downlink capacity', 'kbps'),
  uplinkCapacityKbps: field('Uplink capacity', 'kbps'),
  txAirtimePercent: field('Transmit airtime', 'percent'),
  rxAirtimePercent: field('Receive airtime', 'percent'),
  txMcs: field('Transmit rate index', 'count'),
  rxMcs: field('Receive rate index', 'count'),
  txSector: field('Transmit sector', 'count'),
  rxSector: field('Receive sector', 'count'),
  distanceMetres: field('Distance', 'distance'),
  uptimeSeconds: field('Connection time', 'duration'),
  txBytes: field('Transmitted', 'traffic'),
  rxBytes: field('Received', 'traffic'),
  txPackets: field('Transmitted packets', 'count'),
  rxPackets: field('Received packets', 'count'),
  txErrors: field('Transmit errors', 'count'),
  rxErrors: field('Receive errors', 'count'),
  antennaGainDbi: field('Antenna gain', 'dbi'),
  maxTxPowerDbm: field('Max. transmit power', 'dbm'),
  waveAi: field('Wave AI', 'flag'),
};

/** One end of a 60 GHz link. */
export const RADIO60_FIELDS: readonly Field<Radio60Peer | undefined>[] = [
  ...fieldsOf<Radio60Peer | undefined, Radio60Peer>(RADIO60, peer => peer),
  ...directionFields<Radio60Peer | undefined>(peer => peer),
];
