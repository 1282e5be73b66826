import type { Feature } from '../navigation/feature.ts';

/** The route from the device to a host. §2.keyboard-shortcuts; reading 27. */
export const tracerouteFeature = {
  id: 'traceroute',
  route: 'traceroute',
  group: 'tools',
  label: 'Traceroute',
  keys: ['t', 't'],
  roles: ['full', 'read-only'],
  keywords: ['hops', 'route', 'path', 'gateway'],
} as const satisfies Feature;
