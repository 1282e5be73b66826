import { describe, expect, it } from 'vitest';
import { auditJobsOf, redisUrlOf, workerSettings } from './settings.ts';

const GOOD = { RADIOLINK_PASSWORD: 'of-the-tower' };

describe('workerSettings', () => {
  it('takes the usual limits where the environment names none, or an empty one', () => {
    const usual = { perSiteAndSecond: 2, failures: 5, lockMs: 30_000 };
    expect(workerSettings(GOOD).limits).toEqual(usual);
    expect(workerSettings({ ...GOOD, RADIOLINK_MOST_FAILURES: '', RADIOLINK_USER: '' })).toMatchObject({
      limits: usual,
      login: { username: 'ubnt', tls: 'pin' },
    });
  });

  it.each([{}, { RADIOLINK_PASSWORD: '' }])(
    'refuses to start without a password, which every radio would refuse: %o',
    env => {
      expect(() => workerSettings(env)).toThrow('set RADIOLINK_PASSWORD');
    },
  );

  it.each([
    ['RADIOLINK_MOST_FAILURES', 'many'],
    ['RADIOLINK_MOST_FAILURES', '0'],
    ['RADIOLINK_PER_SITE', 'two'],
    ['RADIOLINK_PER_SITE', '-1'],
    ['RADIOLINK_LOCK_MS', '30s'],
    ['RADIOLINK_SPEED', 'NaN'],
    ['RADIOLINK_TLS', 'off'],
    ['RADIOLINK_QUEUES', 'audits'],
    ['RADIOLINK_QUEUES', 'audit:'],
    ['REDIS_URL', 'localhost'],
  ])('refuses %s=%s with a sentence that names the variable', (name, value) => {
    const read = () => workerSettings({ ...GOOD, [name]: value });
    expect(read).toThrow(RangeError);
    expect(read).toThrow(name);
  });

  it('names queues by their kind, and others of the same kind by a name', () => {
    expect(workerSettings({ ...GOOD, RADIOLINK_QUEUES: 'audit:north, links' }).queues).toEqual([
      { kind: 'audit', name: 'north' },
      { kind: 'links', name: 'links' },
    ]);
  });
});

describe('redisUrlOf', () => {
  it('refuses a wrong address of Redis without quoting it, as it may hold a password', () => {
    expect(() => redisUrlOf({ REDIS_URL: 'http://x:never-shown@host' })).not.toThrow('never-shown');
    expect(() => redisUrlOf({ REDIS_URL: 'http://x:never-shown@host' })).toThrow('REDIS_URL');
  });
});

describe('auditJobsOf', () => {
  it('names each radio of a command line once, by its origin', () => {
    expect(auditJobsOf(['ridge', 'https://192.0.2.10/', 'https://192.0.2.10', 'http://192.0.2.11'])).toEqual([
      { url: 'https://192.0.2.10', site: 'ridge' },
      { url: 'http://192.0.2.11', site: 'ridge' },
    ]);
  });

  it.each([
    [[]],
    [['ridge']],
    [['https://192.0.2.10', 'https://192.0.2.11']],
    [['ridge', '192.0.2.10']],
    [['ridge', 'ftp://192.0.2.10']],
  ])('refuses the arguments %j of an audit with a line of usage', args => {
    expect(() => auditJobsOf(args)).toThrow('Usage: node dist/audit.js SITE URL…');
  });

  it('refuses a password in the address of an audit without repeating it', () => {
    for (const address of ['https://admin:never-shown@192.0.2.10', 'admin:never-shown@[']) {
      expect(() => auditJobsOf(['ridge', address])).toThrow(RangeError);
      expect(() => auditJobsOf(['ridge', address])).not.toThrow('never-shown');
    }
  });
});
