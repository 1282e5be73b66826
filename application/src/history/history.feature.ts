import type { Feature } from '../navigation/feature.ts';

/** What changed when the link got worse. reading 27. */
export const historyFeature = {
  id: 'history',
  route: 'history',
  group: 'tools',
  label: 'Change history',
  keys: [],
  roles: ['full', 'read-only'],
  keywords: ['history', 'worse', 'before', 'after', 'cause', 'events', 'timeline'],
} as const satisfies Feature;
