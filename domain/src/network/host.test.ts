import { array, assert, constantFrom, integer, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkHost,
  checkHostIpv4,
  checkHostIpv4OrNone,
  checkHostIpv6,
  checkHostMac,
  checkMeantAddress,
  checkNameServer,
  checkOneHost,
  checkProbeHost,
  checkTypedHost,
  isHostName,
  typedHost,
} from './host.ts';
import { checkIpv4, isIpv4 } from './ipv4.ts';
import { ipv4Text } from './netmask.ts';
import { checkIpv6 } from './ipv6.ts';

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

  it.each(['', 'http://a', 'a:80', '192.0.2.1:80', 'a/b', '.', '/', 'a b', 'dead_beef'])(
    'a host may not be %j',
    host => {
      expect(checkHost(host)).toEqual(NOT_A_HOST);
    },
  );
});

describe('a text that can only be meant as an address', () => {
  it.each([
    ['1.2.3', checkIpv4],
    ['300.1.1.1', checkIpv4],
    ['192.0.2.7/24', checkIpv4],
    ['192.0.2.7/33', checkIpv4],
    ['2001:db8::1/64', checkIpv6],
    ['2001:db8:::1', checkIpv6],
    ['fe80::1::2', checkIpv6],
  ])(
    'a text that can only be meant as an address such as %s is judged as one, as host and as DNS server',
    (text, check) => {
      expect(check(text)).toBeDefined();
      for (const judge of [checkHost, checkOneHost, checkNameServer])
        expect(judge(text)).toEqual(check(text));
    },
  );

  it('a text that can only be meant as an address is none with a letter beyond f, whatever stands around it', () => {
    const end = string({ maxLength: 8 });
    assert(
      property(end, constantFrom('g', 'x', 'z', 'ä'), end, (before, letter, after) => {
        expect(checkMeantAddress(`${before}${letter}${after}`)).toBeUndefined();
      }),
    );
  });

  it('a text that can only be meant as an address is refused exactly where it is none', () => {
    const part = integer({ min: 0, max: 400 });
    assert(
      property(array(part, { minLength: 1, maxLength: 6 }), parts => {
        const text = parts.join('.');
        expect(checkHost(text) === undefined).toBe(isIpv4(text));
        expect(checkMeantAddress(text)).toEqual(checkIpv4(text));
      }),
    );
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
        expect(checkProbeHost(pieces.join(''))).toBeDefined();
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

const NEVER = [
  '0.0.0.0',
  '0.0.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '224.0.0.1',
  '239.1.2.3',
  '240.0.0.1',
  '255.255.255.255',
];

describe('checkHostIpv4', () => {
  it('refuses exactly 0/8, 127/8, 224/4 and 240/4', () => {
    assert(
      property(integer({ min: 0, max: 2 ** 32 - 1 }), number => {
        const first = Math.floor(number / 2 ** 24);
        const isHost = first !== 0 && first !== 127 && first < 224;
        expect(checkHostIpv4(ipv4Text(number) ?? '') === undefined).toBe(isHost);
      }),
    );
  });

  it.each(NEVER)('refuses %s, also as a server by name or address and as a DNS server', address => {
    for (const check of [checkHostIpv4, checkOneHost, checkNameServer]) expect(check(address)).toBeDefined();
    expect(checkHostIpv4OrNone(address) === undefined).toBe(address === '0.0.0.0');
  });
});

describe('checkHostIpv6', () => {
  it.each(['::1', 'ff02::1', 'ff0e::101'])('refuses %s, also as a server', address => {
    expect(checkHostIpv6(address)).toBeDefined();
    expect(checkOneHost(address)).toBeDefined();
  });

  it.each(['2001:db8::1', 'fe80::1', 'fd00::1'])('accepts %s', address => {
    expect(checkHostIpv6(address)).toBeUndefined();
    expect(checkOneHost(address)).toBeUndefined();
  });

  it('accepts :: where it stands for none, and for no server', () => {
    expect(checkHostIpv6('::')).toBeUndefined();
    expect(checkOneHost('::')).toBeDefined();
  });
});

describe('checkHostMac', () => {
  it.each(['00:00:00:00:00:00', 'FF:FF:FF:FF:FF:FF', '01:00:5e:00:00:01', '33:33:00:00:00:01'])(
    'refuses %s, which no single device has',
    mac => expect(checkHostMac(mac)).toBeDefined(),
  );

  it('refuses exactly the addresses of groups, whose first octet is odd', () => {
    assert(
      property(integer({ min: 0, max: 255 }), octet => {
        const mac = `${octet.toString(16).padStart(2, '0')}:A4:3C:11:22:33`;
        expect(checkHostMac(mac) === undefined).toBe(octet % 2 === 0);
      }),
    );
  });
});

describe('checkNameServer', () => {
  it('refuses a name, which cannot be resolved without a DNS server', () => {
    expect(checkNameServer('dns.example')?.key).toContain('cannot be resolved');
    expect(checkNameServer('9.9.9.9')).toBeUndefined();
    expect(checkNameServer('2620:fe::fe')).toBeUndefined();
  });
});

describe('checkTypedHost', () => {
  it('asks for a host where nothing is typed', () => {
    expect(checkTypedHost(' ')).toEqual({ key: 'Enter a hostname or an IP address.' });
  });

  it('judges a host as it would be sent', () => {
    expect(checkTypedHost(' １９２.0.2.1 ')).toBeUndefined();
    expect(checkTypedHost('$(reboot)')).toBeDefined();
    expect(checkTypedHost('0.0.0.0')).toBeDefined();
  });
});
