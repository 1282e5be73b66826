import type { Feature } from '../features/feature.ts';

/** The device itself: name, clock, location, accounts, firmware, reboot. */
export const systemFeature = {
  id: 'system',
  route: 'system',
  group: 'settings',
  label: 'System',
  icon: [
    ['path', { d: 'M12 20v2M12 2v2M17 20v2M17 2v2M2 12h2M2 17h2M2 7h2M20 12h2M20 17h2M20 7h2M7 20v2M7 2v2' }],
    ['rect', { x: '4', y: '4', width: '16', height: '16', rx: '2' }],
    ['rect', { x: '8', y: '8', width: '8', height: '8', rx: '1' }],
  ],
  keys: ['p', 'y'],
  roles: ['full'],
  keywords: [
    'firmware',
    'upgrade',
    'reboot',
    'reset',
    'password',
    'account',
    'backup',
    'hostname',
    'time zone',
  ],
} as const satisfies Feature;
