import type { DeviceStatus } from '../device-status.ts';
import type {
  BluetoothStatus,
  CloudStatusSummary,
  EthernetPort,
  FirewallStatus,
  InterfaceServices,
  InterfaceStatus,
  ProvisioningStatus,
  ServiceStatus,
} from '../host-status.ts';
import { duplexMessage, wirelessModeMessage } from '../mode-names.ts';
import { runningStatusMessage } from '../radio-codes.ts';
import { bluetoothMessage, cloudSummaryMessage, provisioningMessage } from '../status-codes.ts';
import type { Radio60Summary, WirelessStatus } from '../wireless-status.ts';
import {
  airviewServiceMessage,
  bandMessage,
  type Field,
  field,
  fieldsOf,
  type FieldTable,
  wordField,
} from './field.ts';

const PORT: FieldTable<EthernetPort> = {
  name: field('Interface', 'text'),
  enabled: field('Enabled', 'flag'),
  plugged: field('Plugged', 'flag'),
  speedMbps: field('Speed', 'mbps'),
  fullDuplex: field('Full duplex', 'flag'),
  pairSnrDb: field('Cable pair SNR', 'db-list'),
  cableLengthMetres: field('Cable length', 'length'),
};

const INTERFACE: FieldTable<InterfaceStatus, keyof EthernetPort | 'ip6Addresses' | 'services'> = {
  hwaddr: field('MAC', 'mac'),
  mtu: field('MTU', 'ungrouped'),
  ipAddress: field('IPv4 address', 'address'),
  txBytes: field('Transmitted', 'traffic'),
  rxBytes: field('Received', 'traffic'),
  txPackets: field('Transmitted packets', 'count'),
  rxPackets: field('Received packets', 'count'),
  txErrors: field('Transmit errors', 'count'),
  rxErrors: field('Receive errors', 'count'),
  txDropped: field('Transmit packets dropped', 'count'),
  rxDropped: field('Receive packets dropped', 'count'),
};

const INTERFACE_SERVICES: FieldTable<InterfaceServices> = {
  dhcpClient: field('DHCP client', 'flag'),
  dhcpServer: field('DHCP server', 'flag'),
  pppoe: field('PPPoE', 'flag'),
};

/** A wired port of the remote end. */
export const PORT_FIELDS = fieldsOf(PORT, (port: EthernetPort) => port);

/** One interface of this device. An IPv6 address and its prefix length form one text. */
export const INTERFACE_FIELDS: readonly Field<InterfaceStatus>[] = [
  ...fieldsOf<InterfaceStatus, EthernetPort>(PORT, source => source),
  ...fieldsOf<InterfaceStatus, InterfaceStatus>(INTERFACE, source => source),
  {
    ...field('IPv6 addresses', 'address-list'),
    path: 'ip6Addresses',
    read: ({ ip6Addresses }) =>
      ip6Addresses?.map(({ address, prefixLength }) =>
        prefixLength === undefined ? address : `${address}/${prefixLength}`,
      ),
  },
  ...fieldsOf<InterfaceStatus, InterfaceServices>(INTERFACE_SERVICES, source => source.services, 'services.'),
];

const SERVICES: FieldTable<ServiceStatus> = {
  dhcpClient: field('DHCP client', 'flag'),
  dhcpServer: field('DHCP server', 'flag'),
  dhcp6Server: field('DHCPv6 server', 'flag'),
  pppoe: field('PPPoE', 'flag'),
  airview: field('Spectrum view', 'code', airviewServiceMessage),
  portForwarding: field('Port forwarding', 'flag'),
};

const FIREWALL: FieldTable<FirewallStatus> = {
  iptables: field('IPv4 firewall', 'flag'),
  ip6tables: field('IPv6 firewall', 'flag'),
  ebtables: field('Bridge firewall', 'flag'),
  eb6tables: field('IPv6 bridge firewall', 'flag'),
};

const CLOUD: FieldTable<CloudStatusSummary> = {
  status: field('Cloud management', 'code', cloudSummaryMessage),
  timestamp: field('Cloud management since', 'time'),
  link: field('Cloud management address', 'name'),
};

const BLUETOOTH: FieldTable<BluetoothStatus> = {
  status: field('Bluetooth', 'code', bluetoothMessage),
  name: field('Bluetooth name', 'name'),
  client: field('Bluetooth client', 'name'),
};

const PROVISIONING: FieldTable<ProvisioningStatus> = {
  status: field('Management mode', 'code', provisioningMessage),
  secondsLeft: field('Management mode time left', 'duration'),
};

/** Services that run. */
export const SERVICE_FIELDS = fieldsOf(SERVICES, (status: DeviceStatus) => status.services, 'services.');

/** Filters in force. */
export const FIREWALL_FIELDS = fieldsOf(FIREWALL, (status: DeviceStatus) => status.firewall, 'firewall.');

/** Cloud, Bluetooth and provisioning. */
export const MANAGEMENT_FIELDS: readonly Field<DeviceStatus>[] = [
  ...fieldsOf<DeviceStatus, CloudStatusSummary>(CLOUD, status => status.cloud, 'cloud.'),
  ...fieldsOf<DeviceStatus, BluetoothStatus>(BLUETOOTH, status => status.bluetooth, 'bluetooth.'),
  ...fieldsOf<DeviceStatus, ProvisioningStatus>(PROVISIONING, status => status.provisioning, 'provisioning.'),
];

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
  linkSeconds: field('Connection time', 'duration'),
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
