import type { Received } from '@radiolink/openapi/received';
import { type Job, type JobStatus, isJobOver, JOB_POLL_MS, jobFailureMessage } from '@radiolink/domain/tools';
import { networkFailure } from '../client/failure.ts';
import { readAnswer } from '../wire/read-answer.ts';
import { PERCENT } from '../wire/ranges.ts';
import { asFetchError, failureStatus, RequestFailure } from '@radiolink/domain/errors';
import { concat, distinctUntilChanged, ignoreElements, map, type Observable, takeWhile } from 'rxjs';
import { type Ask, requested } from '../polling/polling.ts';
import { overBadLink, poll } from '../polling/poll.ts';

const STATUS: ReadonlyMap<string, JobStatus> = new Map<string, JobStatus>([
  ['not_started', 'not-started'],
  ['in_progress', 'in-progress'],
  ['finished', 'finished'],
  ['failed', 'failed'],
  ['stopped', 'stopped'],
]);

/** The state of a job; an unknown state does not count as running. */
export function jobStatusOf(status: string | undefined): JobStatus {
  return STATUS.get(status ?? '') ?? 'not-started';
}

/**
 * State of a tool that was started. A device that has the tool always names it.
 *
 * @throws RequestFailure an answer without a state, which would read as a run that ended with nothing
 */
export function toolStatusOf(status: string | undefined): JobStatus {
  if (status === undefined) throw networkFailure('malformed');
  return jobStatusOf(status);
}

/** One long job. §v1.jobs. */
export function mapJob(json: Received<'/api/v1.0/system/upgrade' | '/api/v1.0/system/backup/restore'>): Job {
  return readAnswer(json, job => {
    const status = jobStatusOf(job.text('status'));
    const reason = job.text('failureReason');
    const reported = job.number('progressPercent', PERCENT) ?? 0;
    return {
      status,
      progressPercent: status === 'finished' ? 100 : reported,
      ...(status === 'failed' && { failureReason: reason ?? '' }),
    };
  });
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
