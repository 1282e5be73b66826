import { message, type Problem } from '../errors/message.ts';

/** State of a long job: upgrade, restore, ping, traceroute, speed test, survey, prescan. */
export type JobStatus = 'not-started' | 'in-progress' | 'finished' | 'failed' | 'stopped';

/** One long job. The device runs each kind once at a time. */
export interface Job {
  readonly status: JobStatus;
  /** 0 to 100; never decreases while the job runs. */
  readonly progressPercent: number;
  /** The device's code, e.g. `DNS_FAILED`; only when failed. */
  readonly failureReason?: string;
}

/** Events of a job. `clear` empties the results and stops it first; `discard` drops a staged image. */
export type JobEvent =
  | { readonly kind: 'start' }
  | { readonly kind: 'progress'; readonly percent: number }
  | { readonly kind: 'done' }
  | { readonly kind: 'error'; readonly reason: string }
  | { readonly kind: 'stop' }
  | { readonly kind: 'clear' }
  | { readonly kind: 'discard' }
  | { readonly kind: 'reboot' };

/** The job after an event, and why an event was refused. */
export interface JobStep {
  readonly job: Job;
  readonly refused?: Problem;
}

export const NOT_STARTED: Job = { status: 'not-started', progressPercent: 0 };

/** The device stops a running tool after this time without a reader, seconds. */
export const UNREAD_JOB_STOPS_AFTER_SECONDS = 60;
/** Pause between two reads of a running job, ms. */
export const JOB_POLL_MS = 1000;

const COMPLETE_PERCENT = 100;

/** True if a job has ended: another reading returns the same. */
export function isJobOver({ status }: Job): boolean {
  return status === 'finished' || status === 'failed' || status === 'stopped';
}

/** The next state of a job. An event that does not fit changes nothing; a second start is refused. */
export function nextJob(job: Job, event: JobEvent): JobStep {
  const running = job.status === 'in-progress';
  switch (event.kind) {
    case 'start':
      return running
        ? { job, refused: message('Operation already in progress') }
        : { job: { status: 'in-progress', progressPercent: 0 } };
    case 'progress':
      return { job: running ? { ...job, progressPercent: furtherProgress(job, event.percent) } : job };
    case 'done':
      return { job: running ? { status: 'finished', progressPercent: COMPLETE_PERCENT } : job };
    case 'error':
      return { job: running ? { ...job, status: 'failed', failureReason: event.reason } : job };
    case 'stop':
      return { job: running ? { ...job, status: 'stopped' } : job };
    case 'clear':
    case 'reboot':
      return { job: NOT_STARTED };
    case 'discard':
      return { job: running ? job : NOT_STARTED };
  }
}

function furtherProgress({ progressPercent }: Job, percent: number): number {
  if (!Number.isFinite(percent)) return progressPercent;
  return Math.min(COMPLETE_PERCENT, Math.max(progressPercent, percent));
}
