import { IPV4_ANY, networkAddress } from '@radiolink/domain/network';
import { addressInUse, type Assigned, netmaskInUse } from './addressing.ts';
import { standingEntries } from './configured-entries.ts';
import { DHCP_GATEWAY } from './address-clients.ts';

/** The routing table: its own networks, the gateways that DHCP assigned, and the static routes. */
export function routes(radio: Assigned): Record<string, unknown>[] {
  const config = radio.configuration.running;
  const connected = standingEntries(config, 'netconf').flatMap(entry => {
    const ifname = entry.get('devname') ?? '';
    const ip = addressInUse(radio, ifname);
    if (ip === IPV4_ANY) return [];
    const netmask = netmaskInUse(radio, ifname);
    const destination = networkAddress(ip, netmask) ?? ip;
    return [{ destination, netmask, gateway: IPV4_ANY, ifname, flags: 'U', metric: 0 }];
  });
  const configured = standingEntries(config, 'route').map(entry => {
    const netmask = entry.get('netmask') ?? '0';
    return {
      destination: entry.get('ip') ?? IPV4_ANY,
      netmask: netmask === '0' ? IPV4_ANY : netmask,
      gateway: entry.get('gateway') ?? IPV4_ANY,
      ifname: entry.get('devname') ?? '',
      flags: 'UG',
      metric: 0,
    };
  });
  const assigned = radio.addresses
    .interfaces(radio)
    .filter(devname => radio.addresses.assignedTo(radio, devname) !== undefined)
    .map(ifname => ({
      destination: IPV4_ANY,
      netmask: IPV4_ANY,
      gateway: DHCP_GATEWAY,
      ifname,
      flags: 'UG',
      metric: 0,
    }));
  return [...configured, ...assigned, ...connected];
}
