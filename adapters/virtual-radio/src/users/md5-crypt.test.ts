import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPasswordOf, md5, md5Crypt } from './md5-crypt.ts';

describe('md5', () => {
  it('equals the platform digest for bytes of any length', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), bytes => {
        expect(Buffer.from(md5(bytes)).toString('hex')).toBe(createHash('md5').update(bytes).digest('hex'));
      }),
    );
  });
});

describe('md5Crypt', () => {
  it.each([
    ['ubnt', '$1$Rdg7kQ2x$W0W8Xd7OEPc69KqdRQ9ei.'],
    ['Tower-Link-2026', '$1$Rdg7kQ2x$zXsJgQVJz74SMRN5pQccl1'],
  ])('writes what OpenSSL writes for %s', (password, hash) => {
    expect(md5Crypt(password, 'Rdg7kQ2x')).toBe(hash);
  });

  it('knows its own password and no other', () => {
    const hash = md5Crypt('Grüße-2026', 'abc');
    expect([isPasswordOf(hash, 'Grüße-2026'), isPasswordOf(hash, 'Grusse-2026')]).toEqual([true, false]);
  });

  it('accepts no password for a hash of another kind', () => {
    expect(isPasswordOf('$6$x$y', '')).toBe(false);
  });
});
