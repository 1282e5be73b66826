import type { Feature } from '../navigation/feature.ts';

/** The settings of the radio. */
export const wirelessFeature = {
  id: 'wireless',
  route: 'wireless',
  group: 'settings',
  label: 'Wireless',
  keys: ['p', 'w'],
  roles: ['full', 'read-only'],
  keywords: ['radio', 'channel', 'frequency', 'SSID', 'security', 'antenna', 'power', 'distance'],
} as const satisfies Feature;
