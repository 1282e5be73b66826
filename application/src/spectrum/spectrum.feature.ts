import type { Feature } from '../navigation/feature.ts';

/** What the radio receives over frequency. §2.keyboard-shortcuts; reading 27. */
export const spectrumFeature = {
  id: 'spectrum',
  route: 'spectrum',
  group: 'tools',
  label: 'Spectrum view',
  shortLabel: 'Spectrum',
  icon: [['path', { d: 'M3 20v-6M8 20V6M13 20v-9M18 20V3' }]],
  keys: ['t', 'v'],
  roles: ['full', 'read-only'],
  isClassicOnly: true,
  keywords: ['airView', 'waterfall', 'interference'],
} as const satisfies Feature;
