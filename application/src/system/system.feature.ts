import type { Feature } from '../navigation/feature.ts';

/** The device itself: name, clock, location, accounts, firmware, reboot. */
export const systemFeature = {
  id: 'system',
  route: 'system',
  group: 'settings',
  label: 'System',
  keys: ['p', 'y'],
  roles: ['full'],
  keywords: ['firmware', 'password'],
} as const satisfies Feature;
