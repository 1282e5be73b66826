import { createHash } from 'node:crypto';
import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64OfBytes, bytesOfBase64 } from './base64.ts';
import { sha256 } from './ssh-fingerprint.ts';

describe('base64', () => {
  it('base64 of any bytes is that of the platform, and gives them back', () => {
    assert(
      property(uint8Array({ minLength: 1, maxLength: 100 }), bytes => {
        const text = Buffer.from(bytes).toString('base64');
        expect(base64OfBytes(bytes)).toBe(text.replace(/=+$/, ''));
        expect(bytesOfBase64(text)).toEqual(bytes);
      }),
    );
  });

  it.each(['', 'A', 'AA', 'AAA', 'AA=A', 'A===', 'AAAA ', 'AA-_', 'AAAA\n'])('base64 is not %j', text => {
    expect(bytesOfBase64(text)).toBeUndefined();
  });
});

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
const expected = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('SHA-256', () => {
  it('SHA-256 of the example of FIPS 180-4', () => {
    expect(hex(sha256(new TextEncoder().encode('abc')))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it.each([0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000])('SHA-256 of %d bytes', length => {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
    expect(hex(sha256(bytes))).toBe(expected(bytes));
  });

  it('SHA-256 of any bytes', () => {
    assert(
      property(uint8Array({ maxLength: 300 }), bytes => {
        expect(hex(sha256(bytes))).toBe(expected(bytes));
      }),
    );
  });

  it('leaves the bytes as they are', () => {
    const bytes = Uint8Array.from([1, 2, 3]);
    sha256(bytes);
    expect([...bytes]).toEqual([1, 2, 3]);
  });
});
