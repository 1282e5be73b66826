import { TICKET_IN_HASH, ticketOfHash } from '@radiolink/domain/session';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { FirstPaint } from './first-paint.ts';
import { guardFirstPaint } from './guard.ts';

/** Runs the guard as the served page does, from its text, and returns its result and the address after it. */
function visit(hash: string): { held: FirstPaint; address: string } {
  let address = `/${hash}`;
  const window: { radiolinkFirstPaint?: FirstPaint; addEventListener: () => void } = {
    addEventListener: () => undefined,
  };
  const none = { getItem: () => null };
  runInNewContext(`(${guardFirstPaint.toString()})(${JSON.stringify(TICKET_IN_HASH)})`, {
    window: Object.assign(window, { localStorage: none, sessionStorage: none }),
    location: { hash, pathname: '/', search: '' },
    history: { replaceState: (_state: null, _title: string, to: string) => (address = to) },
    document: { documentElement: { dataset: {} }, addEventListener: () => undefined },
    setTimeout: () => 0,
  });
  const { radiolinkFirstPaint: held } = window;
  if (held === undefined) throw new Error('The guard kept nothing.');
  return { held, address };
}

describe('a ticket in the address', () => {
  it.each([
    '#ticketid=abc',
    '#/dashboard?ticketid=abc',
    '#/?ticketid=abc&x=1',
    '#/settings/wireless?x=1&ticketid=abc',
    '#/dashboard&ticketid=abc',
    '#/ticketid=abc',
  ])('a ticket in the address is taken out of %s and read', hash => {
    const { held, address } = visit(hash);
    expect(address).toBe('/');
    expect(ticketOfHash(held.hash)).toBe('abc');
  });

  it.each(['', '#/dashboard', '#/ticketids=abc', '#notticketid=abc'])(
    'a ticket in the address is not seen in %j',
    hash => {
      const { held, address } = visit(hash);
      expect(address).toBe(`/${hash}`);
      expect(held.hash).toBe('');
      expect(ticketOfHash(hash)).toBeUndefined();
    },
  );
});
