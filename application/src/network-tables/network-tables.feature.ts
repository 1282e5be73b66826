import type { Feature } from '../navigation/feature.ts';

/** The tables that the device keeps of the network: leases, ARP, bridges, routes, counters. reading 27. */
export const networkTablesFeature = {
  id: 'network-tables',
  route: 'network-tables',
  group: 'tools',
  label: 'Network tables',
  icon: [
    ['path', { d: 'M12 3v18' }],
    ['rect', { width: '18', height: '18', x: '3', y: '3', rx: '2' }],
    ['path', { d: 'M3 9h18' }],
    ['path', { d: 'M3 15h18' }],
  ],
  roles: ['full', 'read-only'],
  keys: [],
  keywords: ['ARP', 'DHCP leases', 'bridge', 'routes', 'firewall', 'counters', 'reservation'],
} as const satisfies Feature;
