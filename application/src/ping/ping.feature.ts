import type { Feature } from '../navigation/feature.ts';

/** Echoes from the device to a host. §2.keyboard-shortcuts; reading 27. */
export const pingFeature = {
  id: 'ping',
  route: 'ping',
  group: 'tools',
  label: 'Ping',
  icon: [
    [
      'path',
      {
        d: 'M22 12h-2.48a2 2 0 0 0-1.93 1.46l-2.35 8.36a.25.25 0 0 1-.48 0L9.24 2.18a.25.25 0 0 0-.48 0l-2.35 8.36A2 2 0 0 1 4.49 12H2',
      },
    ],
  ],
  keys: ['t', 'p'],
  roles: ['full', 'read-only'],
  keywords: ['echo', 'latency', 'round trip', 'loss', 'icmp'],
} as const satisfies Feature;
