import type { Feature } from '../navigation/feature.ts';

/** The spread of what each end receives. §2.keyboard-shortcuts; reading 27. */
export const constellationFeature = {
  id: 'constellation',
  route: 'constellation',
  group: 'tools',
  label: 'Constellation diagram',
  shortLabel: 'Constellation',
  icon: [['path', { d: 'M3 3v18h18M8 8h.01M18 6h.01M13 11h.01M8 16h.01M17 16h.01' }]],
  keys: ['t', 'c'],
  roles: ['full', 'read-only'],
  isClassicOnly: true,
  keywords: ['EVM', 'QAM'],
} as const satisfies Feature;
