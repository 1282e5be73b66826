import { asFetchError, failureStatus } from '@radiolink/domain/errors';

const IN_PROGRESS = 409;

/** Starts a scan, or joins the one that runs already: its results are the same. True if it was started here. */
export async function startOrJoin(start: () => Promise<void>): Promise<boolean> {
  try {
    await start();
    return true;
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure !== undefined && failureStatus(failure) === IN_PROGRESS) return false;
    throw reason;
  }
}
