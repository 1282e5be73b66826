import { type Message, message } from '../../errors/message.ts';
import { atpcMessage } from '../radio-codes.ts';
import type { DisconnectedStation, Station } from '../station.ts';
import { MISSING_TEXT } from '../../units/number.ts';
import type { DeviceStatus } from '../device-status.ts';
import type { HostStatus, InterfaceStatus } from '../host-status.ts';
import { networkRoleMessage } from '../mode-names.ts';
import type { LegacyWireless, LegacyWirelessStats, PollingStatus } from '../wireless-status.ts';
import {
  capacityReportingMessage,
  type Field,
  field,
  fieldsOf,
  type FieldTable,
  readFields,
  type Reading,
  wordField,
} from './field.ts';
import {
  DISCONNECTED_FIELDS,
  gpsFields,
  RADIO60_FIELDS,
  REMOTE_FIELDS,
  STATION_FIELDS,
} from './station-fields.ts';
import {
  FIREWALL_FIELDS,
  INTERFACE_FIELDS,
  MANAGEMENT_FIELDS,
  PORT_FIELDS,
  RADIO60_SUMMARY_FIELDS,
  SERVICE_FIELDS,
  WIRELESS_FIELDS,
} from './device-fields.ts';

const POLLING: FieldTable<PollingStatus> = {
  combinedCapacityKbps: field('Capacity', 'kbps'),
  downlinkCapacityKbps: field('Downlink capacity', 'kbps'),
  uplinkCapacityKbps: field('Uplink capacity', 'kbps'),
  airtimePercent: field('Airtime', 'percent'),
  txAirtimePercent: field('Transmit airtime', 'percent'),
  rxAirtimePercent: field('Receive airtime', 'percent'),
  atpcStatus: field('Automatic power control', 'code', atpcMessage),
  fixedFrame: field('Fixed frame', 'flag'),
  frameDurationMs: field('Frame duration', 'milliseconds'),
  downlinkRatioPercent: field('Downlink share of the frame', 'percent'),
  flexMode: field('Flexible frame mode', 'count'),
  capacityReporting: field('Capacity reporting', 'code', capacityReportingMessage),
  gpsSync: field('GPS synchronization', 'flag'),
  airmaxEnabled: field('airMAX', 'flag'),
  airmaxQualityPercent: field('airMAX quality', 'percent'),
  airmaxCapacityPercent: field('airMAX capacity', 'percent'),
  airmaxPriority: field('airMAX priority', 'count'),
  noAck: field('No acknowledgement', 'flag'),
  airSyncMode: field('airSync mode', 'count'),
  airSyncConnections: field('airSync connections', 'count'),
  airSyncDownlinkUse: field('airSync downlink use', 'percent'),
  airSyncUplinkUse: field('airSync uplink use', 'percent'),
  airSelect: field('airSelect', 'flag'),
  airSelectIntervalMs: field('airSelect interval', 'milliseconds'),
  fixedFrameMode: field('Fixed frame mode', 'count'),
};

/** Airtime and capacity of the radio. */
const POLLING_FIELDS = fieldsOf(
  POLLING,
  (status: DeviceStatus) => status.wireless.polling,
  'wireless.polling.',
);

/** Readings that belong together. */
export interface ReadingGroup {
  /** Stable while the device keeps its lists: `host`, `station-0`, `interface-1`. */
  readonly id: string;
  readonly title: Message;
  readonly readings: readonly Reading[];
  /** True if the device sent any of them: a missing group may be collapsed. */
  readonly present: boolean;
}

const GPS_FIELDS = gpsFields<DeviceStatus>(status => status.gps);

/**
 * All values reported by the device, in groups and in a fixed order, absent values included: the `All
 * readings` table of the dashboard. reading 17.
 */
export function allReadings(status: DeviceStatus): readonly ReadingGroup[] {
  const { wireless } = status;
  const ofDevice = (id: string, title: string, fields: readonly Field<DeviceStatus>[]): ReadingGroup =>
    group(id, message(title), readFields(fields, status, ''));
  return [
    ofDevice('host', 'Device', HOST_FIELDS),
    ofDevice('wireless', 'Wireless', WIRELESS_FIELDS),
    ofDevice('radio60', '60 GHz radio', RADIO60_SUMMARY_FIELDS),
    ofDevice('polling', 'Airtime and capacity', POLLING_FIELDS),
    ofDevice('legacy', 'airOS 6 radio', LEGACY_FIELDS),
    ...wireless.stations.flatMap(stationReadings),
    ...wireless.disconnected.map(disconnectedReadings),
    ...status.interfaces.map(interfaceReadings),
    ofDevice('services', 'Services', SERVICE_FIELDS),
    ofDevice('firewall', 'Firewall', FIREWALL_FIELDS),
    ofDevice('management', 'Management', MANAGEMENT_FIELDS),
    ofDevice('gps', 'GPS', GPS_FIELDS),
  ];
}

/** The readings of one station and of its remote end; `index` is its place in the status. */
export function stationReadings(station: Station, index: number): readonly ReadingGroup[] {
  const { remote, radio60 } = station;
  const mac = station.mac || MISSING_TEXT;
  const base = `wireless.stations[${index}].`;
  return [
    group(`station-${index}`, message('Station {mac}', { mac }), readFields(STATION_FIELDS, station, base)),
    group(
      `station-${index}-radio60`,
      message('60 GHz link of {mac}', { mac }),
      readFields(RADIO60_FIELDS, radio60, `${base}radio60.`),
    ),
    group(
      `station-${index}-remote`,
      message('Remote end of {mac}', { mac }),
      readFields(REMOTE_FIELDS, remote, `${base}remote.`),
    ),
    ...(remote?.ethernet ?? []).map((port, portIndex) =>
      group(
        `station-${index}-port-${portIndex}`,
        message('Remote port {port} of {mac}', { port: port.name, mac }),
        readFields(PORT_FIELDS, port, `${base}remote.ethernet[${portIndex}].`),
      ),
    ),
    group(
      `station-${index}-remote-radio60`,
      message('60 GHz remote end of {mac}', { mac }),
      readFields(RADIO60_FIELDS, remote?.radio60, `${base}remote.radio60.`),
    ),
  ];
}

function disconnectedReadings(station: DisconnectedStation, index: number): ReadingGroup {
  return group(
    `disconnected-${index}`,
    message('Disconnected station {mac}', { mac: station.mac || MISSING_TEXT }),
    readFields(DISCONNECTED_FIELDS, station, `wireless.disconnected[${index}].`),
  );
}

function interfaceReadings(source: InterfaceStatus, index: number): ReadingGroup {
  return group(
    `interface-${index}`,
    message('Interface {name}', { name: source.name }),
    readFields(INTERFACE_FIELDS, source, `interfaces[${index}].`),
  );
}

function group(id: string, title: Message, readings: readonly Reading[]): ReadingGroup {
  return { id, title, readings, present: readings.some(({ value }) => value !== undefined) };
}

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
const LEGACY_FIELDS: readonly Field<DeviceStatus>[] = [
  ...fieldsOf(LEGACY, (status: DeviceStatus) => status.wireless.legacy, 'wireless.legacy.'),
  ...fieldsOf(STATS, (status: DeviceStatus) => status.wireless.legacy?.stats, 'wireless.legacy.stats.'),
];

const HOST: FieldTable<HostStatus> = {
  hostname: field('Hostname', 'name'),
  deviceModel: field('Model', 'text'),
  firmwareVersion: field('Firmware version', 'text'),
  firmwarePrefix: field('Hardware family', 'text'),
  deviceId: field('Device identifier', 'text'),
  networkRole: wordField('Network role', networkRoleMessage),
  uptimeSeconds: field('Uptime', 'duration'),
  powerTimeSeconds: field('Time since power-on', 'duration'),
  localTime: field('Device time', 'time'),
  timestampMs: field('Millisecond counter', 'milliseconds'),
  cpuLoadPercent: field('CPU load', 'percent'),
  cpuTotalTicks: field('CPU ticks', 'count'),
  cpuBusyTicks: field('CPU ticks busy', 'count'),
  loadAverage: field('Load average', 'count'),
  totalRamBytes: field('Memory', 'memory'),
  freeRamBytes: field('Free memory', 'memory'),
  temperatureCelsius: field('Temperature', 'celsius'),
  heightMetres: field('Antenna height', 'length'),
};

type DeviceLeaf = Pick<DeviceStatus, 'ntpLastSync' | 'chainNames' | 'genuine' | 'airviewEnabled'>;

const DEVICE: FieldTable<DeviceLeaf> = {
  ntpLastSync: field('Last NTP sync', 'time'),
  chainNames: field('Antenna chains', 'text-list'),
  // The text is the path of a picture.
  genuine: wordField('Genuine product', path => (path === '' ? undefined : message('Yes'))),
  airviewEnabled: field('Spectrum view enabled', 'flag'),
};

/** The device itself: identity, clock, load. */
const HOST_FIELDS: readonly Field<DeviceStatus>[] = [
  ...fieldsOf<DeviceStatus, HostStatus>(HOST, status => status.host, 'host.'),
  ...fieldsOf<DeviceStatus, DeviceLeaf>(DEVICE, status => status),
];
