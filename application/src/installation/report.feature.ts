import type { Feature } from '../navigation/feature.ts';

/** The report that is handed over at the end of an installation. */
export const reportFeature = {
  id: 'report',
  route: 'report',
  group: 'tools',
  label: 'Installation report',
  keys: [],
  roles: ['full', 'read-only'],
} as const satisfies Feature;
