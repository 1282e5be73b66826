import type { Feature } from '../navigation/feature.ts';

/** Turning an antenna to the best signal. §2.keyboard-shortcuts; reading 27. */
export const alignmentFeature = {
  id: 'alignment',
  route: 'alignment',
  group: 'tools',
  label: 'Alignment',
  icon: [
    ['circle', { cx: '12', cy: '12', r: '8' }],
    ['path', { d: 'M22 12h-6M8 12H2M12 8V2M12 22v-6' }],
  ],
  keys: ['t', 'a'],
  roles: ['full', 'read-only'],
  keywords: ['antenna', 'mast'],
} as const satisfies Feature;
