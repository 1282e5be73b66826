import { describe, expect, it } from 'vitest';
import { inEnglish } from '../settings/english.ts';
import { PING_SIZE_BYTES } from './ping.ts';
import { checkPingForm, checkSpeedTestTarget, checkTraceForm, typedPingCount } from './tool-forms.ts';

describe('checkPingForm', () => {
  const form = { host: '192.0.2.1', sizeBytes: '56', count: '' };
  const check = (typed: Partial<typeof form>) =>
    checkPingForm({ ...form, ...typed }, PING_SIZE_BYTES.classic);

  it('accepts a host, a size in the limits and no count', () => {
    expect(check({})).toEqual({});
    expect(check({ host: ' tower.example.net ', sizeBytes: '１４００', count: '١٠' })).toEqual({});
  });

  it('names each field that is wrong', () => {
    expect(Object.keys(check({ host: '', sizeBytes: '0', count: '101' }))).toEqual([
      'host',
      'sizeBytes',
      'count',
    ]);
  });

  it('asks for a host where none is typed', () => {
    expect(inEnglish(check({ host: ' ' }).host!)).toBe('Enter a hostname or an IP address.');
  });

  it('refuses a count of 0, which is typed as nothing', () => {
    expect(inEnglish(check({ count: '0' }).count!)).toBe('Enter a whole number from 1 to 100.');
  });

  it('takes the packet sizes of the interface of the device', () => {
    expect(checkPingForm({ ...form, sizeBytes: '7' }, PING_SIZE_BYTES.classic)).toEqual({});
    expect(Object.keys(checkPingForm({ ...form, sizeBytes: '7' }, PING_SIZE_BYTES.versioned))).toEqual([
      'sizeBytes',
    ]);
  });
});

describe('typedPingCount', () => {
  it('is 0, which runs until stopped, where nothing is typed', () => {
    expect(['', '  ', '5', '٥'].map(typedPingCount)).toEqual([0, 0, 5, 5]);
  });
});

describe('checkTraceForm', () => {
  it('refuses what is no host and more hops than a trace has', () => {
    const form = { host: '192.0.2.1', maxHops: '30', resolveNames: true };
    expect(checkTraceForm(form)).toEqual({});
    expect(Object.keys(checkTraceForm({ ...form, host: '$(reboot)', maxHops: '31' }))).toEqual([
      'host',
      'maxHops',
    ]);
  });
});

describe('checkSpeedTestTarget', () => {
  it('asks for the host, the username and the password of the remote device', () => {
    const problems = checkSpeedTestTarget({ host: '', username: '', password: '' });
    expect(Object.values(problems).map(inEnglish)).toEqual([
      'Enter a hostname or an IP address.',
      'Enter the username of the remote device.',
      'Enter the password of the remote device.',
    ]);
    expect(checkSpeedTestTarget({ host: '192.0.2.20', username: 'admin', password: ' ' })).toEqual({});
  });
});
