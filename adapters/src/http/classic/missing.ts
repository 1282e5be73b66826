import { asFetchError } from '@radiolink/domain/errors';

/** Undefined in place of the answer of a call that this product does not have: it answers 404. */
export async function unlessMissing<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call;
  } catch (reason) {
    const failure = asFetchError(reason);
    const status = failure?.kind === 'response-status' ? failure.status : undefined;
    const statusCode = failure?.kind === 'device-api' ? failure.statusCode : undefined;
    if ((status ?? statusCode) === 404) return undefined;
    throw reason;
  }
}
