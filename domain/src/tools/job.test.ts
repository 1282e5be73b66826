import { describe, expect, it } from 'vitest';
import type { FetchError } from '../errors/fetch-error.ts';
import {
  isJobOver,
  type Job,
  jobFailureMessage,
  type JobStatus,
  toolFailureKind,
  toolFailureMessage,
} from './job.ts';

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
    ['AUTH_FAILED', 'The other device rejected the username or password.'],
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

const api = (statusCode: number, code?: number, message = ''): FetchError => ({
  kind: 'device-api',
  error: '',
  message,
  detail: '',
  statusCode,
  code,
});
const http = (status: number): FetchError => ({ kind: 'response-status', status, statusText: '' });
const network = (reason: 'unreachable' | 'time-out' | 'malformed'): FetchError => ({
  kind: 'network',
  reason,
  message: 'x',
});

describe('why a tool did not run', () => {
  it.each([
    [api(200, 2), 'busy'],
    [api(409), 'busy'],
    [http(409), 'busy'],
    [api(200, 4), 'missing'],
    [http(404), 'missing'],
    [api(501), 'missing'],
    [http(403), 'forbidden'],
    [network('unreachable'), 'no-answer'],
    [network('time-out'), 'no-answer'],
    [network('malformed'), 'unreadable'],
    [http(500), 'error'],
    [http(502), 'error'],
    [api(500, undefined, 'Out of memory'), 'error'],
    [http(400), 'refused'],
    [api(200, 1), 'refused'],
  ] as const)('%j is %s', (failure, kind) => {
    expect(toolFailureKind(failure)).toBe(kind);
  });

  it('why a tool did not run is said in the words of the device where it has some', () => {
    expect(toolFailureMessage(api(403, undefined, 'Read only'))).toEqual({ key: 'Read only' });
    expect(toolFailureMessage(api(200, 1, 'Bad host'))).toEqual({ key: 'Bad host' });
    expect(toolFailureMessage(api(501, undefined, 'Not recorded'))).toEqual({ key: 'Not recorded' });
  });

  it('why a tool did not run is said in words of ours where it has none, and where ours say more', () => {
    expect(toolFailureMessage(http(403)).key).toBe('Your account does not have permission to run this tool.');
    expect(toolFailureMessage(api(501)).key).toBe('This device does not have this tool.');
    expect(toolFailureMessage(api(404, undefined, 'Not Found')).key).toMatch(/^This device/);
    expect(toolFailureMessage(http(400)).key).toBe('The device rejected the request to run this tool.');
    expect(toolFailureMessage(http(502))).toEqual({
      key: 'The device responded with an error ({text}).',
      values: { text: '502' },
    });
    expect(toolFailureMessage(api(500, undefined, 'Out of memory')).key).toBe('Out of memory');
    expect(toolFailureMessage(api(409, undefined, 'Operation already in progress')).key).toMatch(
      /^This tool is already running/,
    );
  });
});
