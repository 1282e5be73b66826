import { describe, expect, it } from 'vitest';
import { ConnectionLimit } from './senders.ts';

describe('the seats of an address', () => {
  it('the seats of an address are limited, and no others than its own', () => {
    const seats = new ConnectionLimit(2);
    expect(['a', 'a', 'a', 'b'].map(address => seats.take(address))).toEqual([true, true, false, true]);
  });

  it('the seats of an address are free again once somebody left', () => {
    const seats = new ConnectionLimit(1);
    seats.take('a');
    seats.leave('a');
    expect([seats.take('a'), seats.take('a')]).toEqual([true, false]);
  });

  it('the seats of an address are no more than they were after someone left who had none', () => {
    const seats = new ConnectionLimit(1);
    seats.leave('a');
    seats.leave('a');
    expect([seats.take('a'), seats.take('a')]).toEqual([true, false]);
  });

  it('the seats of an address are counted for names that objects have of themselves as for others', () => {
    const seats = new ConnectionLimit(1);
    expect([seats.take('__proto__'), seats.take('__proto__'), seats.take('constructor')]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
