import { lazy } from 'react';

/** The question before something is applied for good, loaded when it is asked. */
export const ApplyAtOnce = lazy(async () => ({
  default: (await import(/* webpackChunkName: "review" */ './review/apply-at-once.tsx')).ApplyAtOnce,
}));
