import type { Feature } from '../navigation/feature.ts';

/** The settings of the network: addresses, bridges, VLANs, router services and firewall. */
export const networkFeature = {
  id: 'network',
  route: 'network',
  group: 'settings',
  label: 'Network',
  icon: [
    ['rect', { x: '16', y: '16', width: '6', height: '6', rx: '1' }],
    ['rect', { x: '2', y: '16', width: '6', height: '6', rx: '1' }],
    ['rect', { x: '9', y: '2', width: '6', height: '6', rx: '1' }],
    ['path', { d: 'M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3' }],
    ['path', { d: 'M12 12V8' }],
  ],
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
