import { assert, constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHost, checkProbeHost, isHostName, typedHost } from './host.ts';

const NOT_A_HOST = {
  key: 'Enter a hostname or an IP address: only letters, digits, dots, hyphens and colons.',
};
const LABEL_63 = 'a'.repeat(63);

describe('a host name', () => {
  it.each([
    'a',
    'router',
    'Ridge-AP',
    'a.b',
    '9a.example',
    'x--y.example',
    `${LABEL_63}.example`,
    '1.2.3.4x',
  ])('a host name is %s', name => {
    expect(isHostName(name)).toBe(true);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '-a', 'a-', 'a_b', 'a b', 'ä.example', `${LABEL_63}a.example`])(
    'a host name is not %j',
    name => {
      expect(isHostName(name)).toBe(false);
    },
  );

  it.each(['1', '1.2.3', '256.1.1.1', '010.1.1.1', '0x7f.1', 'a.0xff', '0x'])(
    'a host name is not %s, which a resolver would read as a number',
    name => {
      expect(isHostName(name)).toBe(false);
    },
  );

  it('a host name has at most 253 characters', () => {
    const long = `${`${LABEL_63}.`.repeat(3)}${'b'.repeat(61)}`;
    expect(long).toHaveLength(253);
    expect(isHostName(long)).toBe(true);
    expect(isHostName(`${long}b`)).toBe(false);
  });
});

describe('a host', () => {
  it.each(['example.com', '192.168.1.20', '2001:db8::1', '0.0.0.0'])('a host may be %s', host => {
    expect(checkHost(host)).toBeUndefined();
  });

  it.each(['', 'http://a', 'a:80', 'a/b', '1.2.3'])('a host may not be %j', host => {
    expect(checkHost(host)).toEqual(NOT_A_HOST);
  });
});

describe('the destination of a ping or a traceroute', () => {
  it.each(['example.com', '192.168.1.20', 'fe80::1'])(
    'the destination of a ping or a traceroute may be %s',
    host => {
      expect(checkProbeHost(host)).toBeUndefined();
    },
  );

  it.each(['0.0.0.0', '255.255.255.255'])(
    'the destination of a ping or a traceroute may not be %s, which no host answers for',
    host => {
      expect(checkProbeHost(host)).toBeDefined();
    },
  );

  it('never holds a character that a shell could read', () => {
    const hostile = constantFrom(...';&|$`\\"\'<>(){}[]*?!~#%^=+,@/_ \t\n\r\0');
    assert(
      property(tuple(string({ maxLength: 5 }), hostile, string({ maxLength: 5 })), pieces => {
        expect(checkProbeHost(pieces.join(''))).toEqual(NOT_A_HOST);
      }),
    );
  });

  it.each(['-c1', '--help', '$(reboot)', '`reboot`', '1.2.3.4;reboot', '1.2.3.4 -f', '8.8.8.8\nreboot'])(
    'the destination of a ping or a traceroute is never %j',
    host => {
      expect(checkProbeHost(host)).toEqual(NOT_A_HOST);
    },
  );

  it('accepts of arbitrary text only the allowed characters', () => {
    assert(
      property(string({ maxLength: 12 }), text => {
        expect(checkProbeHost(text) === undefined && !/^[\da-z][\da-z.:-]*$|^:/i.test(text)).toBe(false);
      }),
    );
  });
});

describe('typedHost', () => {
  it.each([
    [' 192.0.2.1 ', '192.0.2.1'],
    ['\u2068ridge-north\u2069', 'ridge-north'],
    ['١٩٢٫٠٫٢٫١', '192.0.2.1'],
    ['１９２．０．２．１', '192.0.2.1'],
    ['2001:db8::１', '2001:db8::1'],
    ['tower.example', 'tower.example'],
    ['bücher.example', 'bücher.example'],
    ['; reboot', '; reboot'],
  ])('takes the pasted %j for %s', (typed, host) => {
    expect(typedHost(typed)).toBe(host);
  });
});
