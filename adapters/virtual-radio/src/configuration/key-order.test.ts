import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareKeys } from './configuration-copies.ts';

const part = constantFrom('radio', 'netconf', 'status', '1', '2', '10', '1a', '0', '__proto__', '');
const key = array(part, { minLength: 1, maxLength: 4 }).map(parts => parts.join('.'));

const isInOrder = (order: number): boolean => order <= 0;

describe('the order of keys', () => {
  it('the order of keys is by section, and by index as a number', () => {
    const keys = ['netconf.10.ip', 'vlan.status', 'netconf.2.ip', 'aaa.1.status', 'netconf.2.devname'];
    expect(keys.toSorted(compareKeys)).toEqual([
      'aaa.1.status',
      'netconf.2.devname',
      'netconf.2.ip',
      'netconf.10.ip',
      'vlan.status',
    ]);
  });

  it('the order of keys has a node that has a value ahead of what is below it', () => {
    const keys = ['system.timezone.name', 'system.timezone', 'system.timezones'];
    expect(keys.toSorted(compareKeys)).toEqual([
      'system.timezone',
      'system.timezone.name',
      'system.timezones',
    ]);
  });

  it('the order of keys has the entries of a list ahead of its switch', () => {
    expect(['bridge.status', 'bridge.1.status'].toSorted(compareKeys)).toEqual([
      'bridge.1.status',
      'bridge.status',
    ]);
  });

  it('the order of keys is the same whichever key comes first', () => {
    assert(
      property(key, key, (one, other) => {
        expect(Math.sign(compareKeys(one, other))).toBe(-Math.sign(compareKeys(other, one)) + 0);
      }),
    );
  });

  it('never goes in a circle', () => {
    assert(
      property(key, key, key, (...keys) => {
        const [one, two, three] = keys.toSorted(compareKeys) as [string, string, string];
        expect(
          [compareKeys(one, two), compareKeys(two, three), compareKeys(one, three)].every(isInOrder),
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
