import type { Feature } from '../navigation/feature.ts';

/** What the radio receives over frequency. §2.keyboard-shortcuts; reading 27. */
export const spectrumFeature = {
  id: 'spectrum',
  route: 'spectrum',
  group: 'tools',
  label: 'Spectrum view',
  shortLabel: 'Spectrum',
  keys: ['t', 'v'],
  roles: ['full', 'read-only'],
  isClassicOnly: true,
  keywords: ['airView', 'waterfall', 'interference'],
} as const satisfies Feature;
