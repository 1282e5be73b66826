import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roleOf, ticketOfHash } from './login-success.ts';

describe('roles, §6', () => {
  it.each([
    [true, 'read-only'],
    [false, 'full'],
  ])('readOnlyUser %s is the role %s', (flag, role) => {
    expect(roleOf(flag)).toBe(role);
  });
});

describe('a ticket in the hash, §2', () => {
  it.each([
    ['#ticketid=abc', 'abc'],
    ['#/ticketid=abc', 'abc'],
    ['#/?ticketid=abc&x=1', 'abc'],
    ['#x=1&ticketid=abc', 'abc'],
    ['ticketid=abc', 'abc'],
    ['#ticketid=a%2Bb%3D', 'a+b='],
    ['#ticketid=a=b', 'a=b'],
    ['ticketid=a#b', 'a#b'],
  ])('a ticket in the hash of %s is %s', (hash, ticket) => {
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
  ])('a ticket in the hash is missing from %j', hash => {
    expect(ticketOfHash(hash)).toBeUndefined();
  });

  it('a ticket in the hash has at most 512 characters', () => {
    expect(ticketOfHash(`#ticketid=${'a'.repeat(512)}`)).toHaveLength(512);
    expect(ticketOfHash(`#ticketid=${'a'.repeat(513)}`)).toBeUndefined();
  });

  it('a ticket in the hash is read from any hash without throwing', () => {
    assert(
      property(string(), hash => {
        expect(ticketOfHash(`#ticketid=${hash}`) ?? '').toBeTypeOf('string');
      }),
    );
  });
});
