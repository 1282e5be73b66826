import { settingById } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { writtenValue } from './use-setting-field.ts';

describe('what is written of what was typed', () => {
  it.each([
    ['text', '  Ridge AP ', '  Ridge AP '],
    ['host', ' ntp.example.net ', 'ntp.example.net'],
    ['ipv4', ' 192.0.2.1', '192.0.2.1'],
    ['ipv6', '2001:db8::1 ', '2001:db8::1'],
    ['netmask', ' 255.255.255.0 ', '255.255.255.0'],
    ['interface', ' br0 ', 'br0'],
    ['integer', ' 007 ', '7'],
    ['integer', '+5', '5'],
    ['integer', '12 dBm', '12 dBm'],
    ['integer', '', ''],
    ['port', '0080', '80'],
    ['decimal', '46,80', '46.8'],
    ['list', ' 5180 , 5200,, ', '5180,5200'],
    ['date', '03/18/25', '202503180000'],
    ['mac', '24-a4-3c-11-22-33', '24:A4:3C:11:22:33'],
    ['secret', ' key with spaces ', ' key with spaces '],
  ] as const)('what is written of what was typed of the kind %s, %j, is %j', (kind, typed, written) => {
    expect(writtenValue({ kind }, typed)).toBe(written);
  });

  it('what is written of what was typed is trimmed of a text that is an address', () => {
    expect(writtenValue(settingById('forward.source'), ' 192.0.2.0/24 ')).toBe('192.0.2.0/24');
  });
});
