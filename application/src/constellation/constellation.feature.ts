import type { Feature } from '../features/feature.ts';

/** The spread of what each end receives. Specification §2, keyboard shortcuts; decided.md row 27. */
export const constellationFeature = {
  id: 'constellation',
  route: 'constellation',
  group: 'tools',
  label: 'Constellation diagram',
  shortLabel: 'Constellation',
  icon: [
    ['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' }],
    ['circle', { cx: '18.5', cy: '5.5', r: '.5', fill: 'currentColor' }],
    ['circle', { cx: '11.5', cy: '11.5', r: '.5', fill: 'currentColor' }],
    ['circle', { cx: '7.5', cy: '16.5', r: '.5', fill: 'currentColor' }],
    ['circle', { cx: '17.5', cy: '14.5', r: '.5', fill: 'currentColor' }],
    ['path', { d: 'M3 3v16a2 2 0 0 0 2 2h16' }],
  ],
  keys: ['t', 'c'],
  roles: ['full', 'read-only'],
  keywords: ['EVM', 'modulation', 'QAM', 'IQ', 'CINR'],
} as const satisfies Feature;
