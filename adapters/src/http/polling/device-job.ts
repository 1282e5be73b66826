import { asFetchError } from '@radiolink/domain/errors';
import { JOB_POLL_MS, type JobStatus } from '@radiolink/domain/tools';
import { from, Observable, type Subscription, takeWhile, tap } from 'rxjs';
import { overBadLink, poll } from './poll.ts';
import { type PollingConditions, unlessHeld } from './polling.ts';

/** Something that runs on the device from its start to its end, unless it is stopped. */
export interface DeviceJob<Id, T> {
  /** Starts it and returns its number. */
  readonly start: () => Promise<Id>;
  /** Its state, polled. */
  readonly follow: (id: Id) => Observable<T>;
  readonly isOver: (state: T) => boolean;
  readonly stop: (id: Id) => Promise<void>;
}

/**
 * A job on the device: subscribing starts it there, unsubscribing before its end stops it there. An
 * unsubscribe does not abort the start, because the device may have begun: the start is awaited, and the job
 * stopped then.
 */
export function deviceJob<Id, T>({ start, follow, isOver, stop }: DeviceJob<Id, T>): Observable<T> {
  return new Observable(subscriber => {
    let following: Subscription | undefined;
    // In an object, for a job that is the only one of its kind has no number: its `Id` is void.
    let runs: { readonly id: Id } | undefined;
    const stopHere = () => {
      if (runs === undefined) return;
      void stop(runs.id).catch(ignoreFailure);
      runs = undefined;
    };
    const untilOver = takeWhile((state: T) => {
      if (!isOver(state)) return true;
      runs = undefined;
      return false;
    }, true);
    from(start()).subscribe({
      next: id => {
        runs = { id };
        if (subscriber.closed) stopHere();
        else following = follow(id).pipe(untilOver).subscribe(subscriber);
      },
      error: (reason: unknown) => subscriber.error(reason),
    });
    return () => {
      following?.unsubscribe();
      stopHere();
    };
  });
}

/** A device that does not receive the stop ends an unpolled job automatically. */
function ignoreFailure(reason: unknown): void {
  if (asFetchError(reason) === undefined) throw reason;
}

/** A job whose state is read each second until it is no longer in progress. */
export interface DeviceTool<Id, T> extends Pick<DeviceJob<Id, T>, 'start' | 'stop'> {
  readonly read: (id: Id, signal: AbortSignal) => Promise<T>;
  /** Empties what the device keeps of a run that was read to its end, or stopped. */
  readonly clear?: () => Promise<void>;
  /** Reads over a link that the tool takes down. */
  readonly tries?: number;
}

/** A `deviceJob` that is followed while heartbeats are not held, whether the page is seen or not. */
export function deviceTool<Id, T extends { readonly status: JobStatus }>(
  { start, read, stop, clear, tries }: DeviceTool<Id, T>,
  conditions: Pick<PollingConditions, 'heartbeat'>,
): Observable<T> {
  const job = deviceJob({
    start,
    follow: id =>
      poll(signal => read(id, signal), { every: JOB_POLL_MS, while: unlessHeld(conditions) }).pipe(
        overBadLink(tries),
      ),
    isOver: ({ status }) => status !== 'in-progress',
    stop: async id => {
      await stop(id);
      await clear?.();
    },
  });
  // What is left on the device is nobody's result any more; a device that keeps it harms nobody.
  return job.pipe(tap({ complete: () => void clear?.().catch(ignoreFailure) }));
}
