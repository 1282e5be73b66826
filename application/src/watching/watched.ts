import type { FetchError } from '@radiolink/domain/errors';

/** What a stream that asks again and again says. It never errors and never completes: a lost answer is a failure event. */
export type Watched<T> =
  | { readonly kind: 'value'; readonly value: T }
  | {
      readonly kind: 'failure';
      readonly failure: FetchError;
      /** Failures in a row, this one included. */
      readonly failures: number;
    };
