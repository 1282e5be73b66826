/** What openapi-fetch resolves to, as far as a call needs it. */
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
