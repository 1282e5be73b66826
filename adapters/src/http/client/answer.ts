/** Part of the result of openapi-fetch that a call needs. */
export interface RawAnswer<T> {
  readonly data?: T | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

export interface Answer<T> {
  readonly data: T;
  readonly response: Response;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}
