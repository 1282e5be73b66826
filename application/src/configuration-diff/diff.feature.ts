import type { Feature } from '../navigation/feature.ts';

/** Two configurations held against each other. */
export const diffFeature = {
  id: 'diff',
  route: 'diff',
  group: 'tools',
  label: 'Configuration diff',
  shortLabel: 'Compare',
  icon: [
    [
      'path',
      {
        d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
      },
    ],
    ['path', { d: 'M9 10h6' }],
    ['path', { d: 'M12 13V7' }],
    ['path', { d: 'M9 17h6' }],
  ],
  keys: ['d', 'd'],
  roles: ['full', 'read-only'],
  keywords: ['compare', 'difference', 'backup', 'kept', 'saved', 'running', 'patch'],
} as const satisfies Feature;
