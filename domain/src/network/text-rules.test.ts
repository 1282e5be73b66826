import { describe, expect, it } from 'vitest';
import { checkMac, normalMac } from './mac.ts';
import { checkRequired } from './required.ts';
import { checkSsid, SSID_MAX_LENGTH } from './ssid.ts';

describe('MAC: six colon-separated hex pairs, §5', () => {
  it.each(['24:A4:3C:11:22:33', '00:00:00:00:00:00', 'ff:ff:ff:ff:ff:ff'])('accepts %s', mac => {
    expect(checkMac(mac)).toBeUndefined();
  });

  it.each([
    '',
    '24A43C112233',
    '24-A4-3C-11-22-33',
    '24:A4:3C:11:22',
    '24:A4:3C:11:22:33:44',
    '2G:A4:3C:11:22:33',
  ])('refuses %j', mac => {
    expect(checkMac(mac)).toEqual({
      key: 'Enter a MAC address: six pairs of hexadecimal digits separated by colons, such as {example}.',
      values: { example: '24:A4:3C:11:22:33' },
    });
  });

  it.each([' 24:A4:3C:11:22:33', '24:A4:3C:11:22:33\n', '24:A4:3C:11:22:333', '4:A4:3C:11:22:33'])(
    'refuses %j',
    mac => {
      expect(checkMac(mac)).toBeDefined();
    },
  );
});

describe('a MAC address in its normal form', () => {
  it.each(['24a43c112233', '24-a4-3c-11-22-33', '24a4.3c11.2233', '24:A4:3C:11:22:33'])(
    'a MAC address in its normal form is made of %s',
    mac => {
      expect(normalMac(mac)).toBe('24:A4:3C:11:22:33');
    },
  );

  it.each(['', '24a43c11223', '24a43c1122334', 'x24a43c112233', '24a43c11223g'])(
    'a MAC address in its normal form is not made of %j',
    mac => {
      expect(normalMac(mac)).toBeUndefined();
    },
  );
});

describe('SSID: up to 32 printable ASCII characters, §5', () => {
  it('has at most 32, §9', () => {
    expect(SSID_MAX_LENGTH).toBe(32);
    expect(checkSsid('x'.repeat(32))).toBeUndefined();
    expect(checkSsid('x'.repeat(33))).toEqual({
      key: 'Use at most {length} characters.',
      values: { length: 32 },
    });
  });

  it('accepts every printable character', () => {
    const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
    expect(printable.filter(character => checkSsid(character) !== undefined)).toEqual([]);
  });

  it.each(['\u001f', '\u007f', '\n', 'é', '😀', 'a\tb'])('refuses %j', ssid => {
    expect(checkSsid(ssid)).toEqual({ key: 'Use printable ASCII characters only.' });
  });
});

describe('a required value', () => {
  it('a required value may not be empty', () => {
    expect(checkRequired('')).toEqual({ key: 'This value is required.' });
    expect(checkRequired(' ')).toBeUndefined();
  });
});
