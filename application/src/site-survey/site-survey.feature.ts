import type { Feature } from '../navigation/feature.ts';

/** The networks around. §2.keyboard-shortcuts; reading 27. */
export const siteSurveyFeature = {
  id: 'site-survey',
  route: 'site-survey',
  group: 'tools',
  label: 'Site survey',
  keys: ['t', 'i'],
  roles: ['full'],
  keywords: ['networks', 'scan', 'neighbors', 'join', 'SSID', 'channel'],
} as const satisfies Feature;
