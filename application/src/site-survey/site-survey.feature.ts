import type { Feature } from '../navigation/feature.ts';

/** The networks around. §2.keyboard-shortcuts; reading 27. */
export const siteSurveyFeature = {
  id: 'site-survey',
  route: 'site-survey',
  group: 'tools',
  label: 'Site survey',
  icon: [
    ['path', { d: 'M3 7V5a2 2 0 0 1 2-2h2' }],
    ['path', { d: 'M17 3h2a2 2 0 0 1 2 2v2' }],
    ['path', { d: 'M21 17v2a2 2 0 0 1-2 2h-2' }],
    ['path', { d: 'M7 21H5a2 2 0 0 1-2-2v-2' }],
    ['circle', { cx: '12', cy: '12', r: '3' }],
    ['path', { d: 'm16 16-1.9-1.9' }],
  ],
  keys: ['t', 'i'],
  roles: ['full'],
  keywords: ['networks', 'scan', 'neighbors', 'join', 'SSID', 'channel'],
} as const satisfies Feature;
