import { describe, expect, it } from 'vitest';
import { isJobOver, type Job, type JobStatus } from './job.ts';
import { jobFailureMessage } from './job-failure.ts';

const job = (status: JobStatus, progressPercent = 40): Job => ({ status, progressPercent });
const OVER = ['finished', 'failed', 'stopped'] as const;

describe('a long job', () => {
  it('a long job is over when finished, failed or stopped', () => {
    const over = (['not-started', 'in-progress', ...OVER] as const).map(status => isJobOver(job(status)));
    expect(over).toEqual([false, false, true, true, true]);
  });
});

describe('why a job failed', () => {
  it.each([
    ['DNS_FAILED', 'The hostname could not be resolved.'],
    ['NO_ROUTE', 'There is no route to the host.'],
    ['CONNECT_FAILED', 'The other device could not be reached.'],
    ['AUTH_FAILED', 'The other device refused the username or password.'],
    ['BUSY', 'The other device is busy with another test.'],
    ['INCOMPATIBLE_FIRMWARE', 'The firmware of the other device is not compatible.'],
    ['DOWNLOAD_FAILED', 'The file could not be downloaded.'],
    ['BACKUP_INVALID', 'The file is not a valid backup.'],
    ['BACKUP_WRONG_MODEL', 'The backup is from another model.'],
    ['BACKUP_TOO_NEW', 'The backup is from newer firmware.'],
    ['FIRMWARE_INCOMPATIBLE', 'The firmware is not compatible with this device.'],
    ['FIRMWARE_CORRUPT', 'The firmware file is damaged.'],
    ['NO_SPACE', 'Not enough storage on the device for the file.'],
    ['SIGNATURE_INVALID', 'The signature of the firmware is not valid.'],
    ['', 'The device reports no reason.'],
  ])('%s is in words', (reason, key) => {
    expect(jobFailureMessage(reason)).toEqual({ key });
  });

  it.each(['STRANGE', 'constructor', 'toString'])('%s is shown as the device sent it', reason => {
    expect(jobFailureMessage(reason)).toEqual({ key: 'Device message: {reason}', values: { reason } });
  });
});
