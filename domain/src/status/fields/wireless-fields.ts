import { runningStatusMessage } from '../running-status.ts';
import type { DeviceStatus } from '../device-status.ts';
import type { Radio60Summary, WirelessStatus } from '../wireless-status.ts';
import { duplexMessage, wirelessModeMessage } from '../mode-words.ts';
import { field, type FieldTable, fieldsOf, wordField } from './field.ts';
import { bandMessage } from './code-words.ts';

const WIRELESS: FieldTable<
  WirelessStatus,
  'polling' | 'stations' | 'stationsSent' | 'disconnected' | 'radio60' | 'legacy' | 'radarLockouts'
> = {
  essid: field('Network name (SSID)', 'name'),
  hideEssid: field('Network name hidden', 'flag'),
  apMac: field('Access point MAC', 'mac'),
  mode: wordField('Wireless mode', wirelessModeMessage),
  ieeeMode: field('IEEE 802.11 mode', 'text'),
  band: field('Band', 'code', bandMessage),
  compat11n: field('802.11n compatibility', 'flag'),
  apRepeater: field('Repeater', 'flag'),
  security: field('Security', 'text'),
  runningStatus: field('Running status', 'code', runningStatusMessage),
  frequencyMhz: field('Frequency', 'mhz'),
  centerFrequencyMhz: field('Center frequency', 'mhz'),
  receiveFrequencyMhz: field('Receive frequency', 'mhz'),
  duplex: wordField('Duplex', duplexMessage),
  channel: field('Channel', 'count'),
  channelWidthMhz: field('Channel width', 'mhz'),
  dfs: field('DFS', 'flag'),
  cacState: field('Channel availability check', 'count'),
  cacTimeoutSeconds: field('CAC time left', 'duration'),
  nolState: field('Channels blocked by radar', 'count'),
  nolTimeoutSeconds: field('Channels blocked by radar, time left', 'duration'),
  distanceMetres: field('Distance', 'distance'),
  noiseFloorDbm: field('Noise floor', 'dbm'),
  txPowerDbm: field('Transmit power', 'dbm'),
  eirpDbm: field('EIRP', 'dbm'),
  antennaGainDbi: field('Antenna gain', 'dbi'),
  antenna: field('Antenna', 'text'),
  rxChainMask: field('Receive chains', 'mask'),
  txChainMask: field('Transmit chains', 'mask'),
  rxRateIndex: field('Receive rate index', 'count'),
  txRateIndex: field('Transmit rate index', 'count'),
  rxStreams: field('Receive streams', 'count'),
  txStreams: field('Transmit streams', 'count'),
  rxThroughputKbps: field('Receive throughput', 'kbps'),
  txThroughputKbps: field('Transmit throughput', 'kbps'),
  serviceSeconds: field('Service time', 'duration'),
  linkSeconds: field('Link time', 'duration'),
  stationCount: field('Stations', 'count'),
  stationLimit: field('Max. stations', 'count'),
  airtime5Percent: field('5 GHz airtime', 'percent'),
};

const RADIO60: FieldTable<Radio60Summary> = {
  frequencyMhz: field('60 GHz frequency', 'mhz'),
  channelWidthMhz: field('60 GHz channel width', 'mhz'),
  txPowerDbm: field('60 GHz transmit power', 'dbm'),
  eirpDbm: field('60 GHz EIRP', 'dbm'),
  antennaGainDbi: field('60 GHz antenna gain', 'dbi'),
  stationCount: field('60 GHz stations', 'count'),
};

/** The radio and its channel. */
export const WIRELESS_FIELDS = fieldsOf(WIRELESS, (status: DeviceStatus) => status.wireless, 'wireless.');

/** The channel of the 60 GHz radio. */
export const RADIO60_SUMMARY_FIELDS = fieldsOf(
  RADIO60,
  (status: DeviceStatus) => status.wireless.radio60,
  'wireless.radio60.',
);
