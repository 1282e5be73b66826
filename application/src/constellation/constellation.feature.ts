import type { Feature } from '../navigation/feature.ts';

/** The spread of what each end receives. §2.keyboard-shortcuts; reading 27. */
export const constellationFeature = {
  id: 'constellation',
  route: 'constellation',
  group: 'tools',
  label: 'Constellation diagram',
  shortLabel: 'Constellation',
  keys: ['t', 'c'],
  roles: ['full', 'read-only'],
  isClassicOnly: true,
  keywords: ['EVM', 'QAM'],
} as const satisfies Feature;
