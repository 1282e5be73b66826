import { describe, expect, it } from 'vitest';
import { isHost, isProbeHost } from './hosts.ts';

describe('the hosts of the virtual radio, by its own rules', () => {
  it.each(['a', 'pool.ntp.org', 'a1', 'f00d', 'x-1.example', '192.0.2.1', '2001:db8::1', '::ffff:192.0.2.1'])(
    'the hosts of the virtual radio, by its own rules are %s',
    text => expect([isHost(text), isProbeHost(text)]).toEqual([true, true]),
  );

  it.each([
    '',
    '-a',
    'a-',
    'a..b',
    'a b',
    'a;b',
    '1.2.3',
    '1.2.3.256',
    '0x7f.1',
    '1',
    'a.1',
    ':::',
    'a'.repeat(64),
  ])('the hosts of the virtual radio, by its own rules are not %j', text => expect(isHost(text)).toBe(false));

  it.each(['0.0.0.0', '255.255.255.255'])(
    'the hosts of the virtual radio, by its own rules may be named, and cannot be probed, at %s',
    text => {
      expect([isHost(text), isProbeHost(text)]).toEqual([true, false]);
    },
  );
});
