import { describe, expect, it } from 'vitest';
import { hostOfSpeedTestHash, SPEED_TEST, speedTestHash } from './speed-test-address.ts';

describe('the address of a speed test', () => {
  it.each(['192.0.2.20', '2001:db8::20'])('names the device %s', ip => {
    expect(hostOfSpeedTestHash(speedTestHash(ip) ?? '')).toBe(ip);
  });

  it.each([undefined, '', '0.0.0.0', '::', 'javascript:alert(1)', '192.0.2.20/../#x', 'a?b'])(
    'the address of a speed test is none where %s was reported',
    ip => {
      expect(speedTestHash(ip)).toBeUndefined();
    },
  );

  it('the address of a speed test without a device names none', () => {
    expect(hostOfSpeedTestHash(SPEED_TEST)).toBe('');
  });
});
