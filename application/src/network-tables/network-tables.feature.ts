import type { Feature } from '../navigation/feature.ts';

/** The tables that the device keeps of the network: leases, ARP, bridges, routes, counters. reading 27. */
export const networkTablesFeature = {
  id: 'network-tables',
  route: 'network-tables',
  group: 'tools',
  label: 'Network tables',
  roles: ['full', 'read-only'],
  keys: [],
  keywords: ['ARP', 'DHCP leases', 'bridge', 'routes', 'firewall', 'counters', 'reservation'],
} as const satisfies Feature;
