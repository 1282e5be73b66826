import { asFetchError } from '@radiolink/domain/errors';

/** True if a call failed because this product does not have it: the response is 404. */
export function isMissing(reason: unknown): boolean {
  const failure = asFetchError(reason);
  const status = failure?.kind === 'response-status' ? failure.status : undefined;
  const statusCode = failure?.kind === 'device-api' ? failure.statusCode : undefined;
  return (status ?? statusCode) === 404;
}

/** Undefined in place of the answer of a call that this product does not have. */
export async function unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (reason) {
    if (isMissing(reason)) return undefined;
    throw reason;
  }
}
