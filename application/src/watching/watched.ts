import type { FetchError } from '@radiolink/domain/errors';

/** Events of a polling stream. It never errors and never completes: a lost answer is a failure event. */
export type Watched<T> =
  | { readonly kind: 'value'; readonly value: T }
  | {
      readonly kind: 'failure';
      readonly failure: FetchError;
      /** Failures in a row, this one included. */
      readonly failures: number;
    };
