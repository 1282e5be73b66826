import type { Feature, FeatureRole } from './feature.ts';

/** Every feature there is. A page of the program is one entry here and one folder in the interface. */
export const FEATURES = [
  {
    id: 'dashboard',
    route: 'dashboard',
    group: 'primary',
    label: 'Dashboard',
    icon: 'dashboard',
    keys: ['p', 'd'],
    roles: ['full', 'read-only'],
  },
  {
    id: 'stations',
    route: 'stations',
    group: 'primary',
    label: 'Stations',
    icon: 'stations',
    keys: ['s'],
    roles: ['full', 'read-only'],
  },
] as const satisfies readonly Feature[];

export type FeatureId = (typeof FEATURES)[number]['id'];

/** The page that opens when the address names none. Specification §2, application start. */
export const DEFAULT_FEATURE: FeatureId = 'dashboard';

/** The features of one role, in order. Specification §6. */
export function featuresFor(role: FeatureRole): readonly (typeof FEATURES)[number][] {
  return FEATURES.filter(feature => feature.roles.some(allowed => allowed === role));
}

/** The feature that a hash names; undefined for an unknown one. An empty hash names the default. */
export function featureOfHash(hash: string): (typeof FEATURES)[number] | undefined {
  const route = hash.replace(/^#\/?/, '') || DEFAULT_FEATURE;
  return FEATURES.find(feature => feature.route === route);
}
