import type { Feature } from '../navigation/feature.ts';

/** The devices around. §2.keyboard-shortcuts; reading 27. */
export const discoveryFeature = {
  id: 'discovery',
  route: 'discovery',
  group: 'tools',
  label: 'Discovery',
  keys: ['t', 'd'],
  roles: ['full', 'read-only'],
  keywords: ['neighbors', 'scan', 'devices', 'find', 'LLDP'],
} as const satisfies Feature;
