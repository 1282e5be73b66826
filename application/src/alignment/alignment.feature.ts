import type { Feature } from '../features/feature.ts';

/** Turning an antenna to the best signal. Specification §2, keyboard shortcuts; decided.md row 27. */
export const alignmentFeature = {
  id: 'alignment',
  route: 'alignment',
  group: 'tools',
  label: 'Alignment',
  icon: [
    ['path', { d: 'M18 12a6 6 0 00-6-6' }],
    [
      'path',
      {
        d: 'M2.824 10.459a8 8 0 0010.717 10.717c.558-.276.623-1.012.183-1.452l-9.448-9.448c-.44-.44-1.176-.375-1.452.183',
      },
    ],
    ['path', { d: 'M22 12A10 10 0 0012 2' }],
    ['path', { d: 'm9 15 4-4' }],
  ],
  keys: ['t', 'a'],
  roles: ['full', 'read-only'],
  keywords: ['antenna', 'signal', 'mast', 'aim', 'chain imbalance'],
} as const satisfies Feature;
