import type { FirmwareImage } from '../../firmware/firmware-store.ts';

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
