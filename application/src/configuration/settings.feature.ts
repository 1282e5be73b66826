import type { Feature } from '../navigation/feature.ts';

/** The overview of all settings. §2.keyboard-shortcuts; reading 27. */
export const settingsFeature = {
  id: 'settings',
  route: 'settings',
  group: 'settings',
  label: 'All settings',
  icon: [
    ['rect', { width: '7', height: '7', x: '3', y: '3', rx: '1' }],
    ['rect', { width: '7', height: '7', x: '3', y: '14', rx: '1' }],
    ['path', { d: 'M14 4h7' }],
    ['path', { d: 'M14 9h7' }],
    ['path', { d: 'M14 15h7' }],
    ['path', { d: 'M14 20h7' }],
  ],
  keys: ['p', 's'],
  roles: ['full', 'read-only'],
  keywords: ['overview', 'configuration'],
} as const satisfies Feature;
