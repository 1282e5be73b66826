import { asFetchError, failureStatus } from '@radiolink/domain/errors';

const NOT_FOUND = 404;

/** Undefined from a product without the call; rejects with any other failure. */
export async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure !== undefined && failureStatus(failure) === NOT_FOUND) return undefined;
    throw reason;
  }
}
