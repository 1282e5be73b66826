import type { Feature, FeatureDevice, FeatureRole } from './feature.ts';

const ENTRIES = [
  {
    id: 'dashboard',
    route: 'dashboard',
    group: 'primary',
    label: 'Dashboard',
    icon: 'dashboard',
    keys: ['p', 'd'],
    roles: ['full', 'read-only'],
    keywords: ['home', 'link', 'signal', 'throughput', 'status'],
  },
  {
    id: 'stations',
    route: 'stations',
    group: 'primary',
    label: 'Stations',
    icon: 'stations',
    keys: ['s'],
    roles: ['full', 'read-only'],
    keywords: ['clients', 'subscribers', 'list'],
  },
  {
    id: 'wireless',
    route: 'wireless',
    group: 'settings',
    label: 'Wireless',
    icon: 'wireless',
    keys: ['p', 'w'],
    roles: ['full', 'read-only'],
    keywords: ['radio', 'channel', 'frequency', 'SSID', 'security', 'antenna', 'power', 'distance'],
  },
  {
    id: 'diff',
    route: 'diff',
    group: 'tools',
    label: 'Configuration diff',
    shortLabel: 'Compare',
    icon: 'diff',
    keys: ['d', 'd'],
    roles: ['full', 'read-only'],
    keywords: ['compare', 'difference', 'backup', 'kept', 'saved', 'running', 'patch'],
  },
] as const satisfies readonly Feature[];

export type FeatureId = (typeof ENTRIES)[number]['id'];
export type RegisteredFeature = Feature & { readonly id: FeatureId };

/** Every feature there is. A page of the program is one entry here and one folder in the interface. */
export const FEATURES: readonly RegisteredFeature[] = ENTRIES;

/** The page that opens when the address names none. Specification §2, application start. */
export const DEFAULT_FEATURE: FeatureId = 'dashboard';

/**
 * The features of one role on one device, in order. While the device is not known, those that every device has.
 * Specification §6.
 */
export function featuresFor(role: FeatureRole, device?: FeatureDevice): readonly RegisteredFeature[] {
  return FEATURES.filter(({ roles, when }) => roles.includes(role) && isThere(when, device));
}

function isThere(when: Feature['when'], device: FeatureDevice | undefined): boolean {
  return when === undefined || (device !== undefined && when(device));
}

/**
 * The feature that a hash names; undefined for an unknown one. An empty hash names the default. What follows a `/` or a
 * `?` is the feature's own: `#/wireless/radio.channelWidth`.
 */
export function featureOfHash(
  hash: string,
  features: readonly RegisteredFeature[] = FEATURES,
): RegisteredFeature | undefined {
  const [path = ''] = hash.replace(/^#\/?/, '').split(/[/?]/);
  const route = path || DEFAULT_FEATURE;
  return features.find(feature => feature.route === route);
}
