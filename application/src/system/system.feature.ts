import type { Feature } from '../navigation/feature.ts';

/** The device itself: name, clock, location, accounts, firmware, reboot. */
export const systemFeature = {
  id: 'system',
  route: 'system',
  group: 'settings',
  label: 'System',
  icon: [
    ['path', { d: 'M9 2v3m6-3v3M9 19v3m6-3v3M2 9h3m-3 6h3M19 9h3m-3 6h3' }],
    ['rect', { x: '5', y: '5', width: '14', height: '14', rx: '2' }],
  ],
  keys: ['p', 'y'],
  roles: ['full'],
  keywords: ['firmware', 'password'],
} as const satisfies Feature;
