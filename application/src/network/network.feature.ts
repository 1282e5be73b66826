import type { Feature } from '../navigation/feature.ts';

/** The settings of the network: addresses, bridges, VLANs, router services and firewall. */
export const networkFeature = {
  id: 'network',
  route: 'network',
  group: 'settings',
  label: 'Network',
  keys: ['p', 'n'],
  roles: ['full', 'read-only'],
  keywords: [
    'IP address',
    'DHCP',
    'bridge',
    'router',
    'VLAN',
    'NAT',
    'firewall',
    'PPPoE',
    'MTU',
    'DNS',
    'route',
  ],
} as const satisfies Feature;
