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

/** Pause between two reads of a running job, ms. */
export const JOB_POLL_MS = 1000;

/** True if a job has ended: another reading returns the same. */
export function isJobOver({ status }: Job): boolean {
  return status === 'finished' || status === 'failed' || status === 'stopped';
}
