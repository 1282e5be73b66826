import type { LinkRate } from './link-end.ts';

/** A rate of the 5 GHz table in words. */
export function rate5GHz(index: number | undefined, streams: number | undefined): LinkRate {
  return { index, streams, label: undefined };
}

/** A rate of the 60 GHz table in words. */
export function rate60GHz(index: number | undefined): LinkRate {
  return { index, streams: 1, label: undefined };
}
