import { assert, property, uint8Array } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeConfiguration, encodeConfiguration } from './configuration-bytes.ts';
import { ConfigText } from './config-text.ts';

const latin1 = Uint8Array.from(
  [...'wireless.1.ssid=Caf\u00e9\u0080\n'].map(character => character.charCodeAt(0)),
);

describe('the bytes of a configuration', () => {
  it('the bytes of a configuration are read as UTF-8', () => {
    expect(decodeConfiguration(new TextEncoder().encode('a=\u20ac\n'))).toEqual({
      text: 'a=\u20ac\n',
      encoding: 'utf-8',
    });
  });

  it('the bytes of a configuration are read as Latin-1 where they are no UTF-8', () => {
    expect(decodeConfiguration(latin1)).toEqual({
      text: 'wireless.1.ssid=Caf\u00e9\u0080\n',
      encoding: 'latin-1',
    });
  });

  it('come back after an edit, but for the edited value', () => {
    const { text, encoding } = decodeConfiguration(latin1);
    const edit = ConfigText.parse(text).set('radio.1.freq', '5500');
    if (!edit.ok) throw new Error(edit.problem.key);
    const bytes = encodeConfiguration(edit.config.toString(), encoding);
    expect(bytes?.subarray(0, latin1.length)).toEqual(latin1);
  });

  it('the bytes of a configuration are the same after reading and writing, whatever they are', () => {
    assert(
      property(uint8Array({ maxLength: 20_000 }), bytes => {
        const { text, encoding } = decodeConfiguration(bytes);
        expect(encodeConfiguration(text, encoding)).toEqual(bytes);
      }),
    );
  });

  it('the bytes of a configuration do not exist in UTF-8 for half a surrogate pair', () => {
    for (const half of ['\ud83d', '\udc69'])
      expect(encodeConfiguration(`a=${half}b`, 'utf-8')).toBeUndefined();
    expect(encodeConfiguration('a=\ud83d\udc69', 'utf-8')).toEqual(
      new TextEncoder().encode('a=\ud83d\udc69'),
    );
  });

  it('the bytes of a configuration do not exist in Latin-1 for a character beyond it', () => {
    expect(encodeConfiguration('a=\u20ac', 'latin-1')).toBeUndefined();
  });
});
