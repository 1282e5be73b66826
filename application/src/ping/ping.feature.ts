import type { Feature } from '../navigation/feature.ts';

/** Echoes from the device to a host. §2.keyboard-shortcuts; reading 27. */
export const pingFeature = {
  id: 'ping',
  route: 'ping',
  group: 'tools',
  label: 'Ping',
  keys: ['t', 'p'],
  roles: ['full', 'read-only'],
  keywords: ['echo', 'latency', 'round trip', 'loss', 'icmp'],
} as const satisfies Feature;
