import type { Received } from '@radiolink/openapi/received';
import type { Job, JobStatus } from '@radiolink/domain/tools';
import { readAnswer } from '../wire/read-answer.ts';
import { PERCENT } from '../wire/ranges.ts';

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
