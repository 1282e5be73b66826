import { RequestFailure } from '@radiolink/domain/errors';
import { isJobOver, type Job, JOB_POLL_MS, jobFailureMessage } from '@radiolink/domain/tools';
import { concat, distinctUntilChanged, ignoreElements, map, type Observable, takeWhile } from 'rxjs';
import { type Ask, requested } from '../polling/requested.ts';
import { overBadLink, poll } from '../polling/poll.ts';

/** Calls that start and read a job of the device. */
export interface ReadJob {
  readonly start: Ask<void>;
  readonly read: Ask<Job>;
}

/**
 * Starts a job and follows its percent to the end; unsubscribing ends the following only. It goes on while the page is
 * hidden and while heartbeats are held. Errors with `RequestFailure` and the device's code when the job fails.
 */
export function jobProgress({ start, read }: ReadJob): Observable<number> {
  return concat(requested(start).pipe(ignoreElements()), followedJob(read));
}

/** The percent of a job that runs already. */
export function followedJob(read: Ask<Job>): Observable<number> {
  return poll(read, { every: JOB_POLL_MS }).pipe(
    overBadLink(),
    map(refuseFailed),
    takeWhile(job => !isJobOver(job), true),
    map(({ progressPercent }) => progressPercent),
    distinctUntilChanged(),
  );
}

/** A job that came to its end well, or one that still runs. */
export function refuseFailed(job: Job): Job {
  if (job.status === 'failed') throw failedJob(job.failureReason ?? '');
  if (job.status === 'stopped') throw failedJob('STOPPED');
  return job;
}

/** A failed job as a `RequestFailure`: the text of the reason, and the code as detail. */
export function failedJob(reason: string): RequestFailure {
  const { key, values = {} } = jobFailureMessage(reason);
  const words = Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(`{${name}}`, String(value)),
    key,
  );
  return new RequestFailure({
    kind: 'device-api',
    error: words,
    message: words,
    detail: reason,
    statusCode: 200,
  });
}
