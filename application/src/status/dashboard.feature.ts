import type { Feature } from '../navigation/feature.ts';

/** The dashboard: the state of the link. */
export const dashboardFeature = {
  id: 'dashboard',
  route: 'dashboard',
  group: 'primary',
  label: 'Dashboard',
  keys: ['p', 'd'],
  roles: ['full', 'read-only'],
  keywords: ['home', 'link', 'signal', 'throughput', 'status'],
} as const satisfies Feature;
