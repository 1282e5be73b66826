import { asFetchError, failureStatus } from '@radiolink/domain/errors';
import { JOB_POLL_MS } from '@radiolink/domain/tools';
import { type Observable, repeat } from 'rxjs';
import { type Ask, requested } from '../polling/requested.ts';
import { overBadLink } from '../polling/over-bad-link.ts';
import { whileAllowed } from '../polling/while-allowed.ts';

/** The state of a tool each second while it may be polled. */
export function followTool<T>(read: Ask<T>, allowed: Observable<boolean>): Observable<T> {
  return whileAllowed(allowed, requested(read).pipe(repeat({ delay: JOB_POLL_MS }), overBadLink()));
}

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
