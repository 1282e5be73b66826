import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type {
  BluetoothStatus,
  CloudStatusSummary,
  FirewallStatus,
  ProvisioningStatus,
  ServiceStatus,
} from '@radiolink/domain/status';
import type { Section } from '../../wire/section.ts';
import { COUNT, SMALL } from '../../wire/ranges.ts';

/** Running services; port forwarding is next to them in the JSON. */
export function mapServices(
  services: Section<Schemas['Services']>,
  portForwarding: boolean | undefined,
): ServiceStatus {
  return {
    dhcpClient: services.flag('dhcpc'),
    dhcpServer: services.flag('dhcpd'),
    dhcp6Server: services.flag('dhcp6d_stateful'),
    pppoe: services.flag('pppoe'),
    airview: services.number('airview', SMALL),
    portForwarding,
  };
}

export function mapFirewall(firewall: Section<Schemas['Firewall']>): FirewallStatus {
  return {
    iptables: firewall.flag('iptables'),
    ebtables: firewall.flag('ebtables'),
    ip6tables: firewall.flag('ip6tables'),
    eb6tables: firewall.flag('eb6tables'),
  };
}

export function mapCloud(unms: Section<Schemas['CloudManagement']>): CloudStatusSummary {
  return {
    status: unms.number('status', SMALL),
    timestamp: unms.text('timestamp'),
    link: unms.text('link'),
  };
}

export function mapBluetooth(bluetooth: Section<Schemas['Bluetooth']>): BluetoothStatus | undefined {
  if (!bluetooth.present) return undefined;
  return {
    status: bluetooth.number('status', SMALL),
    client: bluetooth.text('client'),
    name: bluetooth.text('name'),
  };
}

export function mapProvisioning(provmode: Section<Schemas['ProvisioningMode']>): ProvisioningStatus {
  return {
    status: provmode.number('status', SMALL),
    secondsLeft: provmode.number('timeleft', COUNT),
  };
}
