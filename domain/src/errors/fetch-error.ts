/**
 * The words of a device for a failure: its `message` says more than its `error`, which classic calls send alone. Empty
 * when it says nothing. §8.fetch-errors.
 */
export function deviceWords(error: string | undefined, message: string | undefined): string {
  return message || error || '';
}

/** The device understood the request and refused it: its own words. §8.fetch-errors. */
export interface DeviceApiError {
  readonly kind: 'device-api';
  readonly error: string;
  readonly message: string;
  readonly detail: string;
  readonly statusCode: number;
  /**
   * Code of a refused action of the classic API: 1 invalid parameter, 2 busy, 3 invalid configuration,
   * 4 not supported, 5 no such item, 6 storage error.
   */
  readonly code?: number | undefined;
  /** True if no request was sent: a device of that kind is known not to support it. */
  readonly unasked?: boolean;
}

/** An HTTP failure without words of the device. Shown as `{status}: {statusText}`. */
export interface ResponseStatusError {
  readonly kind: 'response-status';
  readonly status: number;
  readonly statusText: string;
}

/** No answer: the link is down, the device restarts, or the request timed out or was cancelled. Status 0. */
export interface NetworkError {
  readonly kind: 'network';
  readonly reason: 'unreachable' | 'time-out' | 'cancelled' | 'malformed';
  readonly message: string;
}

/** The three ways a request can fail. §8. */
export type FetchError = DeviceApiError | ResponseStatusError | NetworkError;

/** A `FetchError` on its way up a promise or stream. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';
  readonly failure: FetchError;

  constructor(failure: FetchError) {
    super(failureText(failure));
    this.failure = failure;
  }
}

/** The text of a failed request, kept for display: the device's message first. */
export function failureText(failure: FetchError): string {
  switch (failure.kind) {
    case 'device-api':
      return deviceWords(failure.error, failure.message);
    case 'response-status':
      // Some servers and every HTTP/2 connection send the number alone.
      return failure.statusText === '' ? `${failure.status}` : `${failure.status}: ${failure.statusText}`;
    case 'network':
      return failure.message;
  }
}

/**
 * What a failure is for its reader: nothing came, the device answered with an error, or it does not allow it. Only the
 * first says that the device does not respond. Undefined for a request that was cancelled. §8.
 */
export type FailureCause = 'no-answer' | 'error' | 'not-allowed';

const NOT_ALLOWED: ReadonlySet<number> = new Set([401, 403]);

export function failureCause(failure: FetchError): FailureCause | undefined {
  if (failure.kind === 'network') {
    if (failure.reason === 'cancelled') return undefined;
    return failure.reason === 'malformed' ? 'error' : 'no-answer';
  }
  return NOT_ALLOWED.has(failureStatus(failure) ?? 0) ? 'not-allowed' : 'error';
}

/** Narrows an unknown rejection to the failure it carries, or undefined when it is a programming error. */
export function asFetchError(reason: unknown): FetchError | undefined {
  return reason instanceof RequestFailure ? reason.failure : undefined;
}

/** The HTTP status of a failed request; undefined when no answer came. */
export function failureStatus(failure: FetchError): number | undefined {
  switch (failure.kind) {
    case 'device-api':
      return failure.statusCode;
    case 'response-status':
      return failure.status;
    case 'network':
      return undefined;
  }
}
