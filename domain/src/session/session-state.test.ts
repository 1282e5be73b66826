import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  BLOCK_MS,
  FAILURE_WINDOW_MS,
  FAILURES_BEFORE_BLOCK,
  isBlocked,
  NO_FAILURES,
} from './login-block.ts';
import { asksDeviceForPassword, mayChange, roleOf } from './role.ts';
import { ticketOfHash } from './ticket.ts';

describe('Specification §6 roles', () => {
  it.each([
    [true, 'read-only', false],
    [false, 'full', true],
  ] as const)('readOnlyUser %s is the role %s; may change: %s', (flag, role, may) => {
    expect(roleOf(flag)).toBe(role);
    expect(mayChange(role)).toBe(may);
    expect(asksDeviceForPassword(role)).toBe(may);
  });
});

describe('Specification §2 a ticket in the hash', () => {
  it.each([
    ['#ticketid=abc', 'abc'],
    ['#/ticketid=abc', 'abc'],
    ['#/?ticketid=abc&x=1', 'abc'],
    ['#x=1&ticketid=abc', 'abc'],
    ['ticketid=abc', 'abc'],
    ['#ticketid=a%2Bb%3D', 'a+b='],
    ['#ticketid=a=b', 'a=b'],
    ['ticketid=a#b', 'a#b'],
  ])('of %s is %s', (hash, ticket) => {
    expect(ticketOfHash(hash)).toBe(ticket);
  });

  it.each([
    '',
    '#',
    '#dashboard',
    '#ticketid=',
    '#ticketid',
    '#xticketid=abc',
    '#ticketid=%',
    '#ticketid=%E0%A4',
  ])('is missing from %j', hash => {
    expect(ticketOfHash(hash)).toBeUndefined();
  });

  it('has at most 512 characters', () => {
    expect(ticketOfHash(`#ticketid=${'a'.repeat(512)}`)).toHaveLength(512);
    expect(ticketOfHash(`#ticketid=${'a'.repeat(513)}`)).toBeUndefined();
  });

  it('is read from any hash without throwing', () => {
    assert(
      property(string(), hash => {
        expect(ticketOfHash(`#ticketid=${hash}`) ?? '').toBeTypeOf('string');
      }),
    );
  });
});

describe('decided.md row 15 block after wrong passwords', () => {
  function failedAt(...times: readonly number[]) {
    return times.reduce(afterFailure, NO_FAILURES);
  }

  it('Specification §9: comes after 3 failures in 60 s and lasts 60 s', () => {
    expect([FAILURES_BEFORE_BLOCK, FAILURE_WINDOW_MS, BLOCK_MS]).toEqual([3, 60_000, 60_000]);
  });

  it('does not come before the first or after the second failure', () => {
    expect(isBlocked(NO_FAILURES, 0)).toBe(false);
    expect(isBlocked(failedAt(0, 1), 2)).toBe(false);
  });

  it('begins with the third failure and ends 60 s later', () => {
    const blocked = failedAt(0, 10_000, 59_999);
    expect(isBlocked(blocked, 59_999)).toBe(true);
    expect(isBlocked(blocked, 119_998)).toBe(true);
    expect(isBlocked(blocked, 119_999)).toBe(false);
  });

  it('does not count a failure that is 60 s old', () => {
    expect(isBlocked(failedAt(0, 10_000, 60_000), 60_000)).toBe(false);
    expect(isBlocked(failedAt(0, 10_000, 60_000, 60_001), 60_001)).toBe(true);
  });

  it('is not lengthened by failures during it', () => {
    const blocked = failedAt(0, 1, 2);
    expect(afterFailure(blocked, 30_000)).toBe(blocked);
  });

  it('starts counting anew when it is over', () => {
    const over = [0, 1, 2, 60_002, 60_003].reduce(afterFailure, NO_FAILURES);
    expect(isBlocked(over, 60_003)).toBe(false);
    expect(isBlocked(afterFailure(over, 60_004), 60_004)).toBe(true);
  });
});
