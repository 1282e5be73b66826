import type { Feature } from '../navigation/feature.ts';

/** The list of stations. */
export const stationsFeature = {
  id: 'stations',
  route: 'stations',
  group: 'primary',
  label: 'Stations',
  keys: ['s'],
  roles: ['full', 'read-only'],
  keywords: ['clients', 'subscribers', 'list'],
} as const satisfies Feature;
