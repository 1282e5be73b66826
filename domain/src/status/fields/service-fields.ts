import type { DeviceStatus } from '../device-status.ts';
import type {
  BluetoothStatus,
  CloudStatusSummary,
  FirewallStatus,
  ProvisioningStatus,
  ServiceStatus,
} from '../service-status.ts';
import { airviewServiceMessage } from './code-words.ts';
import { bluetoothMessage, cloudSummaryMessage, provisioningMessage } from '../service-codes.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

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
