import type { Feature } from '../navigation/feature.ts';

/** The settings of the radio. */
export const wirelessFeature = {
  id: 'wireless',
  route: 'wireless',
  group: 'settings',
  label: 'Wireless',
  icon: [
    ['path', { d: 'M12 20h.01' }],
    ['path', { d: 'M2 8.82a15 15 0 0 1 20 0' }],
    ['path', { d: 'M5 12.859a10 10 0 0 1 14 0' }],
    ['path', { d: 'M8.5 16.429a5 5 0 0 1 7 0' }],
  ],
  keys: ['p', 'w'],
  roles: ['full', 'read-only'],
  keywords: ['radio', 'channel', 'frequency', 'SSID', 'security', 'antenna', 'power', 'distance'],
} as const satisfies Feature;
