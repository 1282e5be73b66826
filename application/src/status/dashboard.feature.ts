import type { Feature } from '../navigation/feature.ts';

/** The dashboard: the state of the link. */
export const dashboardFeature = {
  id: 'dashboard',
  route: 'dashboard',
  group: 'primary',
  label: 'Dashboard',
  icon: [
    ['rect', { width: '7', height: '9', x: '3', y: '3', rx: '1' }],
    ['rect', { width: '7', height: '5', x: '14', y: '3', rx: '1' }],
    ['rect', { width: '7', height: '9', x: '14', y: '12', rx: '1' }],
    ['rect', { width: '7', height: '5', x: '3', y: '16', rx: '1' }],
  ],
  keys: ['p', 'd'],
  roles: ['full', 'read-only'],
  keywords: ['home', 'link', 'signal', 'throughput', 'status'],
} as const satisfies Feature;
