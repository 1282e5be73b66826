import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64OfBytes, bytesOfBase64 } from './base64.ts';

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
