import type { Feature } from '../navigation/feature.ts';

/** The overview of all settings. §2.keyboard-shortcuts; reading 27. */
export const settingsFeature = {
  id: 'settings',
  route: 'settings',
  group: 'settings',
  label: 'All settings',
  keys: ['p', 's'],
  roles: ['full', 'read-only'],
  keywords: ['overview', 'configuration'],
} as const satisfies Feature;
