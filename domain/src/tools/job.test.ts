import { assert, constantFrom, integer, array, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isJobOver, type Job, type JobEvent, type JobStatus, nextJob, NOT_STARTED } from './job.ts';
import { jobFailureMessage } from './job-failure.ts';

const job = (status: JobStatus, progressPercent = 40): Job => ({ status, progressPercent });
const after = (start: Job, event: JobEvent) => nextJob(start, event).job;
const OVER = ['finished', 'failed', 'stopped'] as const;

describe('a long job', () => {
  it.each(['not-started', ...OVER] as const)('starts from %s with nothing done', status => {
    const failed = { ...job(status), failureReason: 'BUSY' };
    expect(nextJob(failed, { kind: 'start' })).toEqual({
      job: { status: 'in-progress', progressPercent: 0 },
    });
  });

  it('refuses a second start and goes on', () => {
    expect(nextJob(job('in-progress'), { kind: 'start' })).toEqual({
      job: job('in-progress'),
      refused: { key: 'Operation already in progress' },
    });
  });

  it('moves on and never back, to 100 at most', () => {
    const at = (percent: number) => after(job('in-progress'), { kind: 'progress', percent }).progressPercent;
    expect([at(60), at(40), at(10), at(100), at(120)]).toEqual([60, 40, 40, 100, 100]);
  });

  it('is finished with everything done', () => {
    expect(after(job('in-progress'), { kind: 'done' })).toEqual({ status: 'finished', progressPercent: 100 });
  });

  it('fails with a reason', () => {
    expect(after(job('in-progress'), { kind: 'error', reason: 'NO_SPACE' })).toEqual({
      status: 'failed',
      progressPercent: 40,
      failureReason: 'NO_SPACE',
    });
  });

  it('is stopped where it was', () => {
    expect(after(job('in-progress'), { kind: 'stop' })).toEqual(job('stopped'));
  });

  it.each(['not-started', ...OVER] as const)('does not move while %s', status => {
    const events: JobEvent[] = [
      { kind: 'progress', percent: 90 },
      { kind: 'done' },
      { kind: 'error', reason: 'BUSY' },
      { kind: 'stop' },
    ];
    for (const event of events) expect(after(job(status), event)).toEqual(job(status));
  });

  it.each(['not-started', 'in-progress', ...OVER] as const)(
    'is as new after a clear or a reboot of %s',
    status => {
      expect(after(job(status), { kind: 'clear' })).toEqual(NOT_STARTED);
      expect(after(job(status), { kind: 'reboot' })).toEqual(NOT_STARTED);
    },
  );

  it('is discarded when over, not while it runs', () => {
    expect(after(job('finished'), { kind: 'discard' })).toEqual(NOT_STARTED);
    expect(after(job('failed'), { kind: 'discard' })).toEqual(NOT_STARTED);
    expect(after(job('in-progress'), { kind: 'discard' })).toEqual(job('in-progress'));
  });

  it('is over when finished, failed or stopped', () => {
    const over = (['not-started', 'in-progress', ...OVER] as const).map(status => isJobOver(job(status)));
    expect(over).toEqual([false, false, true, true, true]);
  });

  it('keeps its progress between 0 and 100 whatever happens', () => {
    const kinds = constantFrom<JobEvent['kind']>(
      'start',
      'progress',
      'done',
      'error',
      'stop',
      'clear',
      'discard',
    );
    assert(
      property(array(kinds), integer({ min: -50, max: 150 }), (events, percent) => {
        let now = NOT_STARTED;
        for (const kind of events) now = after(now, { kind, percent, reason: '' });
        expect(now.progressPercent >= 0 && now.progressPercent <= 100).toBe(true);
      }),
    );
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
