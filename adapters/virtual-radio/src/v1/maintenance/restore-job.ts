import type { ConfigText } from '@radiolink/domain/configuration';

/** A backup on its way into the device. */
export interface RestoreJob {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  readonly config: ConfigText | undefined;
  readonly failureReason: string;
  /** Header of the backup. */
  readonly metadata: Readonly<Record<string, string>>;
}

/**
 * Duration of fetching and checking; then the device applies it and restarts automatically. §v1.system.
 */
export const RESTORE_MS = 4000;
export const RESTART_AFTER_MS = 3000;
/** Progress at which a bad backup stays, also while it is being checked: progress never goes back. */
const REFUSED_AT_PERCENT = 50;

export function isRestoreRunning(job: RestoreJob | undefined, now: number): boolean {
  return job !== undefined && now < job.startedAt + RESTORE_MS;
}

/** Body of GET /system/backup/restore. §v1.system and §v1.jobs. */
export function restoreSection(job: RestoreJob | undefined, now: number): Record<string, unknown> {
  if (job === undefined)
    return { status: 'not_started', progressPercent: 0, metadata: {}, failureReason: '' };
  const running = isRestoreRunning(job, now);
  const ended = job.failureReason === '' ? 'finished' : 'failed';
  const most = ended === 'finished' ? 100 : REFUSED_AT_PERCENT;
  return {
    status: running ? 'in_progress' : ended,
    progressPercent: Math.min(most, Math.floor((100 * (now - job.startedAt)) / RESTORE_MS)),
    metadata: job.metadata,
    failureReason: running ? '' : job.failureReason,
  };
}
