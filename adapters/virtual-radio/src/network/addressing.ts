import { managementAddress, managementInterface } from '@radiolink/domain/configuration';
import { IPV4_ANY } from '@radiolink/domain/network';
import type { Configured, HasFaultPlan } from '../aspects.ts';
import type { AddressClients } from './address-clients.ts';
import { entryFor } from './configured-entries.ts';

/** Of a client without a fallback of its own. §config.addressing. */
const USUAL_FALLBACK = '192.168.1.20';
const USUAL_NETMASK = '255.255.255.0';

/** What assigns addresses to the radio. */
export interface Assigned extends Configured, HasFaultPlan {
  readonly addresses: AddressClients;
}

/** Address that an interface uses at present: assigned by DHCP, the fallback without a response, else the configured one. */
export function addressInUse(radio: Assigned, devname: string): string {
  const config = radio.configuration.running;
  const client = entryFor(config, 'dhcpc', devname);
  if (client !== undefined) {
    const assigned = radio.addresses.assignedTo(radio, devname);
    return assigned ?? (client.get('fallback') || USUAL_FALLBACK);
  }
  return entryFor(config, 'netconf', devname)?.get('ip') || IPV4_ANY;
}

/** Netmask of that address: of the lease, of the fallback, else the configured one. */
export function netmaskInUse(radio: Assigned, devname: string): string {
  const config = radio.configuration.running;
  const client = entryFor(config, 'dhcpc', devname);
  const isAssigned = client !== undefined && radio.addresses.assignedTo(radio, devname) !== undefined;
  const configured = client
    ? client.get('fallback_netmask')
    : entryFor(config, 'netconf', devname)?.get('netmask');
  return (isAssigned ? undefined : configured) || USUAL_NETMASK;
}

/** Address at which the radio is managed at present. */
export function pageAddress(radio: Assigned): string {
  const config = radio.configuration.running;
  const inUse = addressInUse(radio, managementInterface(config));
  return inUse === IPV4_ANY ? managementAddress(config) : inUse;
}
