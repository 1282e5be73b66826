import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryOf, flagIn, numberIn, objectIn, textIn, wholeIn } from './body.ts';

const LIMITS = { usual: 5, least: 0, most: 100 };

describe('an entry of a body', () => {
  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    '%s is not found where it was not sent',
    name => {
      expect(entryOf({}, name)).toBeUndefined();
    },
  );

  it('named __proto__ is a plain value when it was sent', () => {
    expect(entryOf(JSON.parse('{"__proto__":{"admin":true}}'), '__proto__')).toEqual({ admin: true });
    expect(entryOf(JSON.parse('{"__proto__":{"admin":true}}'), 'admin')).toBeUndefined();
  });

  it('an entry of a body is found in nothing but objects', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.array(fc.anything())),
        body => {
          expect([objectIn(body), entryOf(body, 'length')]).toEqual([{}, undefined]);
        },
      ),
    );
  });
});

describe('a value of a body', () => {
  it('a value of a body is a text only when it is one', () => {
    expect(textIn({ a: '' }, 'a')).toBe('');
    for (const value of [7, true, null, ['x'], { x: 'x' }]) expect(textIn({ a: value }, 'a')).toBeUndefined();
  });

  it('a value of a body is a switch only when it is true or false', () => {
    for (const value of ['true', 1, 0, null, 'enabled']) expect(flagIn({ a: value }, 'a')).toBeUndefined();
    expect([flagIn({ a: true }, 'a'), flagIn({ a: false }, 'a')]).toEqual([true, false]);
  });

  it.each([
    ['7', 7],
    ['-7', -7],
    ['07', 7],
    ['7.5', undefined],
    ['1e3', undefined],
    ['0x10', undefined],
    [' 7', undefined],
    ['', undefined],
    ['9'.repeat(16), undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [true, undefined],
    [[7], undefined],
  ])('%j is the number %s', (value, number) => {
    expect(numberIn({ a: value }, 'a')).toBe(number);
  });

  it('a value of a body is a whole number as a form sends it, or as JSON does', () => {
    fc.assert(
      fc.property(fc.integer(), number => {
        expect([numberIn({ a: number }, 'a'), numberIn({ a: String(number) }, 'a')]).toEqual([
          number,
          number,
        ]);
      }),
    );
  });
});

describe('a whole number within limits', () => {
  it('a whole number within limits is the usual one when it is missing or null', () => {
    expect([wholeIn({}, 'a', LIMITS), wholeIn({ a: null }, 'a', LIMITS)]).toEqual([5, 5]);
  });

  it('a whole number within limits may be either limit, and nothing beyond', () => {
    expect([-1, 0, 100, 101].map(a => wholeIn({ a }, 'a', LIMITS))).toEqual([undefined, 0, 100, undefined]);
  });

  it('a whole number within limits is never anything else, whatever was sent', () => {
    fc.assert(
      fc.property(fc.anything(), a => {
        const value = wholeIn({ a }, 'a', LIMITS);
        if (value === undefined) return;
        expect([Number.isInteger(value), value >= 0, value <= 100]).toEqual([true, true, true]);
      }),
    );
  });
});
