import type { ConfigText } from '@radiolink/domain/configuration';
import type { FirmwareImage } from '../../firmware/firmware-store.ts';

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

/**
 * Duration of checking an image and writing the spare bank; a bad image is found earlier. §v1.system.
 */
export const UPGRADE_MS = 12_000;
const REFUSAL_MS = 3000;

/** An image on its way into the spare bank. */
export interface UpgradeJob {
  /** Milliseconds since the epoch. */
  readonly startedAt: number;
  /** Undefined when nothing could be read. */
  readonly image: FirmwareImage | undefined;
  readonly warnings: readonly string[];
  /** Empty for a good image. */
  readonly failureReason: string;
}

/** When the job has come to its end. */
function upgradeEndsAt({ startedAt, failureReason }: UpgradeJob): number {
  return startedAt + (failureReason === '' ? UPGRADE_MS : REFUSAL_MS);
}

export function isUpgradeRunning(job: UpgradeJob | undefined, now: number): boolean {
  return job !== undefined && now < upgradeEndsAt(job);
}

/** Body of GET /system/upgrade. §v1.system and §v1.jobs. */
export function upgradeSection(job: UpgradeJob | undefined, now: number): Record<string, unknown> {
  if (job === undefined) {
    return { status: 'not_started', progressPercent: 0, metadata: {}, warnings: [], failureReason: '' };
  }
  const running = isUpgradeRunning(job, now);
  const done = job.failureReason === '' ? 'finished' : 'failed';
  const percent = Math.min(100, Math.floor((100 * (now - job.startedAt)) / UPGRADE_MS));
  return {
    status: running ? 'in_progress' : done,
    progressPercent: running ? percent : done === 'finished' ? 100 : 25,
    metadata: job.image
      ? { version: /v\d+\.\d+\.\d+/.exec(job.image.version)?.[0] ?? job.image.version }
      : {},
    warnings: job.warnings,
    failureReason: running ? '' : job.failureReason,
  };
}
