import type { DeviceStatus } from '../device-status.ts';
import type { LegacyWireless, LegacyWirelessStats } from '../wireless-status.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

const LEGACY: FieldTable<LegacyWireless, 'stats'> = {
  countryCode: field('Country code', 'count'),
  signalDbm: field('Signal', 'dbm'),
  rssi: field('RSSI', 'count'),
  chainSignalsDbm: field('Signal per chain', 'dbm-list'),
  chainSignalsManagementDbm: field('Management signal per chain', 'dbm-list'),
  chainSignalsExtensionDbm: field('Extension channel signal per chain', 'dbm-list'),
  chains: field('Chains', 'text'),
  ackMicroseconds: field('ACK timeout', 'microseconds'),
  ccqPercent: field('Connection quality (CCQ)', 'percent'),
  txRateMbps: field('Transmit rate', 'mbps'),
  rxRateMbps: field('Receive rate', 'mbps'),
  qos: field('Quality of service', 'text'),
  wds: field('Transparent bridge (WDS)', 'flag'),
  operatingMode: field('Operating mode', 'text'),
  configuredWidthMhz: field('Configured channel width', 'mhz'),
  widthMode: field('Channel width mode', 'count'),
  nolChannels: field('Channels blocked by radar', 'count'),
  cacNol: field('Channel availability check', 'count'),
};

const STATS: FieldTable<LegacyWirelessStats> = {
  rxInvalidNwid: field('Received with invalid network ID', 'count'),
  rxInvalidCrypt: field('Receive decryption errors', 'count'),
  rxInvalidFrag: field('Receive fragment errors', 'count'),
  txRetries: field('Transmit retries', 'count'),
  missedBeacons: field('Missed beacons', 'count'),
  otherErrors: field('Other errors', 'count'),
};

/** Radio values that only airOS 6 reports. */
export const LEGACY_FIELDS: readonly Field<DeviceStatus>[] = [
  ...fieldsOf(LEGACY, (status: DeviceStatus) => status.wireless.legacy, 'wireless.legacy.'),
  ...fieldsOf(STATS, (status: DeviceStatus) => status.wireless.legacy?.stats, 'wireless.legacy.stats.'),
];
