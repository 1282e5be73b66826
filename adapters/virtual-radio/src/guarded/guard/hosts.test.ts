import { describe, expect, it } from 'vitest';
import { hostsOf } from './hosts.ts';

describe('where a server listens', () => {
  it('is this machine only, unless an address is given', () => {
    expect(hostsOf([])).toEqual({ host: '127.0.0.1', names: [] });
    expect(hostsOf(['bench.example'])).toEqual({ host: '127.0.0.1', names: ['bench.example'] });
    expect(hostsOf(['::1', 'radio'])).toEqual({ host: '::1', names: ['radio'] });
  });

  it.each(['300.1.1.1', '1.2.3', '1.2.3.4.5', '10', 'radio.7', '1.2.3.256', 'a b', '', '127.0.0.1:80'])(
    'is neither address nor name: %j',
    value => {
      expect(() => hostsOf([value])).toThrow(RangeError);
      expect(() => hostsOf([value])).toThrow('--host takes an address or a name');
    },
  );

  it.each(['radio7', '7.example', 'site-2.example'])('is a name with a digit in it: %s', value => {
    expect(hostsOf([value]).names).toEqual([value]);
  });
});
