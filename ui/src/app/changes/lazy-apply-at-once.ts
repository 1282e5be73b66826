import { lazy } from 'react';

/** The confirmation before applying without a test, loaded on demand. */
export const ApplyAtOnce = lazy(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/apply-at-once.tsx')).ApplyAtOnce,
}));
