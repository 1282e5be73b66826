import type { Feature } from '../navigation/feature.ts';

/** The report that is handed over at the end of an installation. */
export const reportFeature = {
  id: 'report',
  route: 'report',
  group: 'tools',
  label: 'Installation report',
  icon: [
    [
      'path',
      {
        d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
      },
    ],
    ['path', { d: 'M9 17h6' }],
  ],
  keys: [],
  roles: ['full', 'read-only'],
} as const satisfies Feature;
