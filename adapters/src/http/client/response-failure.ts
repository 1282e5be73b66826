import { type FetchError, RequestFailure } from '@radiolink/domain/errors';

/**
 * The failure that an answer outside 200 to 299 means: the device's own words when its body has some, else its status.
 * Specification §8, fetch error kinds.
 */
export function responseFailure(response: Response, body: unknown): RequestFailure {
  return new RequestFailure(
    deviceApiError(response.status, body) ?? {
      kind: 'response-status',
      status: response.status,
      statusText: response.statusText,
    },
  );
}

function deviceApiError(status: number, body: unknown): FetchError | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' ? value : '';
  };
  const error = text('error');
  const message = text('message');
  if (error === '' && message === '') return undefined;
  const statusCode: unknown = Reflect.get(body, 'statusCode');
  return {
    kind: 'device-api',
    error,
    message,
    detail: text('detail'),
    statusCode: typeof statusCode === 'number' ? statusCode : status,
  };
}
