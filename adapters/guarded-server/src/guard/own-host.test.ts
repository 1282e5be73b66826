import { describe, expect, it } from 'vitest';
import { hostsOf, isLoopback, isOwnHost } from './own-host.ts';

it('knows the loopback range', () => {
  expect(['127.0.0.1', '127.9.9.9', '128.0.0.1', '::1', 'localhost'].filter(isLoopback)).toEqual([
    '127.0.0.1',
    '127.9.9.9',
  ]);
});

describe('the name in a request', () => {
  const here = { bound: '127.0.0.1', names: [] };

  it.each(['127.0.0.1:8080', 'localhost:8080', 'LOCALHOST', '127.0.0.77', '[::1]:8080', 'radio.localhost'])(
    'leads to a server on loopback: %s',
    host => {
      expect(isOwnHost(host, here)).toBe(true);
    },
  );

  it.each([
    'attacker.example:8080',
    '127.0.0.1.attacker.example',
    '192.0.2.1',
    'localhost.attacker.example',
    'attacker.example@127.0.0.1',
    '127.0.0.1, attacker.example',
    '127.0.0.1:80:80',
    '',
    undefined,
  ])('the name in a request does not, whatever it resolves to: %s', host => {
    expect(isOwnHost(host, here)).toBe(false);
  });

  it('the name in a request is added by --host', () => {
    expect(isOwnHost('Bench.example:8080', { bound: '127.0.0.1', names: ['bench.example'] })).toBe(true);
  });

  it('the name in a request may be any address, and still no foreign name, on a server for the network', () => {
    const open = { bound: '0.0.0.0', names: ['bench.example'] };
    expect(isOwnHost('192.0.2.9:8080', open)).toBe(true);
    expect(isOwnHost('[2001:db8::9]', open)).toBe(true);
    expect(isOwnHost('bench.example', open)).toBe(true);
    expect(isOwnHost('attacker.example', open)).toBe(false);
  });
});

describe('where a server listens', () => {
  it('a server listens on this machine only, unless an address is given', () => {
    expect(hostsOf([])).toEqual({ host: '127.0.0.1', names: [] });
    expect(hostsOf(['bench.example'])).toEqual({ host: '127.0.0.1', names: ['bench.example'] });
    expect(hostsOf(['::1', 'radio'])).toEqual({ host: '::1', names: ['radio'] });
  });

  it.each(['300.1.1.1', '1.2.3', '1.2.3.4.5', '10', 'radio.7', '1.2.3.256', 'a b', '', '127.0.0.1:80'])(
    'the host that it listens on cannot be %j: neither address nor name',
    value => {
      expect(() => hostsOf([value])).toThrow(RangeError);
      expect(() => hostsOf([value])).toThrow('--host takes an address or a name');
    },
  );

  it.each(['radio7', '7.example', 'site-2.example'])(
    'the host that it listens on may be a name with a digit in it: %s',
    value => {
      expect(hostsOf([value]).names).toEqual([value]);
    },
  );
});
