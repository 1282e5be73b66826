import type { Feature } from '../navigation/feature.ts';

/** Throughput to another device. §2.speed-test-dialog, §2.keyboard-shortcuts; reading 27. */
export const speedTestFeature = {
  id: 'speed-test',
  route: 'speed-test',
  group: 'tools',
  label: 'Speed test',
  icon: [
    ['path', { d: 'm12 14 4-4' }],
    ['path', { d: 'M3.34 19a10 10 0 1 1 17.32 0' }],
  ],
  keys: ['t', 's'],
  roles: ['full'],
  keywords: ['throughput', 'bandwidth', 'capacity', 'performance'],
} as const satisfies Feature;
