import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colonMac, macAfter, plainMac } from './mac-address.ts';

const mac = integer({ min: 0, max: 2 ** 48 - 1 }).map(number =>
  number.toString(16).padStart(12, '0').toUpperCase(),
);

/** True if a text is read as twelve digits; `refused` when it is refused as it should be. */
function readOrRefused(text: string): unknown {
  try {
    return /^[0-9A-F]{12}$/.test(plainMac(text));
  } catch (error) {
    return error instanceof RangeError && 'refused';
  }
}

describe('a MAC address', () => {
  it.each(['24:a4:3c:11:22:33', '24-A4-3C-11-22-33', '24a4.3c11.2233', '24A43C112233'])(
    'a MAC address is read in each common form: %s',
    text => {
      expect(plainMac(text)).toBe('24A43C112233');
    },
  );

  it('a MAC address is shown in upper case with colons', () => {
    expect(colonMac('24a43c112233')).toBe('24:A4:3C:11:22:33');
  });

  it.each(['', '24:A4:3C:11:22', '24:A4:3C:11:22:33:44', '24:A4:3C:11:22:GG', '__proto__', ' 24A43C112233'])(
    'a MAC address is refused when it is none: %j',
    text => {
      expect(() => plainMac(text)).toThrow(RangeError);
    },
  );

  it('a MAC address is refused or read, whatever the text', () => {
    assert(
      property(string(), text => {
        expect(['refused', true]).toContain(readOrRefused(text));
      }),
    );
  });

  it('a MAC address comes back from its colon form', () => {
    assert(property(mac, plain => plainMac(colonMac(plain)) === plain));
  });

  it.each([
    ['24A43C112233', 1, '24A43C112234'],
    ['24A43C1122FF', 1, '24A43C112300'],
    ['24A43C112233', 0x1000, '24A43C113233'],
    ['FFFFFFFFFFFF', 1, '000000000000'],
  ])('%s is followed, %i places on, by %s', (first, places, next) => {
    expect(macAfter(first, places)).toBe(next);
  });

  it('a MAC address is another for every place', () => {
    assert(
      property(mac, integer({ min: 0, max: 1e6 }), integer({ min: 1, max: 1e6 }), (plain, places, more) => {
        expect(macAfter(plain, places)).not.toBe(macAfter(plain, places + more));
      }),
    );
  });
});
