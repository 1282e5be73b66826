import type { Feature } from '../navigation/feature.ts';

/** Two configurations held against each other. */
export const diffFeature = {
  id: 'diff',
  route: 'diff',
  group: 'tools',
  label: 'Configuration diff',
  shortLabel: 'Compare',
  keys: ['d', 'd'],
  roles: ['full', 'read-only'],
  keywords: ['compare', 'difference', 'backup', 'kept', 'saved', 'running', 'patch'],
} as const satisfies Feature;
