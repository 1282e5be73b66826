import type { Feature } from '../navigation/feature.ts';

/** The system log. §2.keyboard-shortcuts; reading 27. */
export const logFeature = {
  id: 'log',
  route: 'log',
  group: 'tools',
  label: 'Log',
  keys: ['t', 'l'],
  roles: ['full', 'read-only'],
  isClassicOnly: true,
  keywords: ['syslog', 'messages', 'events', 'kernel', 'radar', 'association'],
} as const satisfies Feature;
