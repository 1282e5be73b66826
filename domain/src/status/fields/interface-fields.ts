import type { EthernetPort } from '../ethernet-port.ts';
import type { InterfaceServices, InterfaceStatus } from '../interface-status.ts';
import { type Field, field, type FieldTable, fieldsOf } from './field.ts';

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

const SERVICES: FieldTable<InterfaceServices> = {
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
  ...fieldsOf<InterfaceStatus, InterfaceServices>(SERVICES, source => source.services, 'services.'),
];
