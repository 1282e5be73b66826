import type { RemoteStatus } from '../station.ts';
import { cloudSummaryMessage } from '../service-codes.ts';
import { airviewServiceMessage } from './code-words.ts';
import { networkRoleMessage, wirelessModeMessage } from '../mode-words.ts';
import { type Field, field, type FieldTable, fieldsOf, wordField } from './field.ts';
import { gpsFields } from './gps-fields.ts';

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
  linkSeconds: field('Link time', 'duration'),
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
