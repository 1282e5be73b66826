import type { Feature } from '../navigation/feature.ts';

/** The route from the device to a host. §2.keyboard-shortcuts; reading 27. */
export const tracerouteFeature = {
  id: 'traceroute',
  route: 'traceroute',
  group: 'tools',
  label: 'Traceroute',
  icon: [
    ['path', { d: 'M9 5h8.5a1 1 0 010 7h-11a1 1 0 000 7H15' }],
    ['circle', { cx: '18', cy: '19', r: '3' }],
    ['circle', { cx: '6', cy: '5', r: '3' }],
  ],
  keys: ['t', 't'],
  roles: ['full', 'read-only'],
  keywords: ['hops', 'route', 'path', 'gateway'],
} as const satisfies Feature;
