import type { Feature } from '../navigation/feature.ts';

/** Turning an antenna to the best signal. §2.keyboard-shortcuts; reading 27. */
export const alignmentFeature = {
  id: 'alignment',
  route: 'alignment',
  group: 'tools',
  label: 'Alignment',
  keys: ['t', 'a'],
  roles: ['full', 'read-only'],
  keywords: ['antenna', 'mast'],
} as const satisfies Feature;
