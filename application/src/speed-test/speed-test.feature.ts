import type { Feature } from '../navigation/feature.ts';

/** Throughput to another device. §2.speed-test-dialog, §2.keyboard-shortcuts; reading 27. */
export const speedTestFeature = {
  id: 'speed-test',
  route: 'speed-test',
  group: 'tools',
  label: 'Speed test',
  keys: ['t', 's'],
  roles: ['full'],
  keywords: ['throughput', 'bandwidth', 'capacity', 'performance'],
} as const satisfies Feature;
