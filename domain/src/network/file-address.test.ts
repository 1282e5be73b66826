import { describe, expect, it } from 'vitest';
import { inEnglish } from '../settings/english.ts';
import { checkFileAddress } from './file-address.ts';

describe('checkFileAddress', () => {
  it.each([
    'https://files.example/ridge.tar.gz',
    ' http://192.0.2.7:8080/newer.bin?version=8 ',
    'https://[2001:db8::7]/newer.bin',
    'https://user:secret@files.example',
  ])('accepts %s', address => {
    expect(checkFileAddress(address)).toBeUndefined();
  });

  it.each([
    '',
    'files.example/ridge.tar.gz',
    'ftp://files.example/ridge.tar.gz',
    'https://',
    'https:///ridge.tar.gz',
    'https://files example/ridge.tar.gz',
    'https://files.example:99999/ridge.tar.gz',
  ])('refuses "%s" and says how an address starts', address => {
    expect(inEnglish(checkFileAddress(address)!)).toBe(
      'Enter an address that starts with http:// or https://.',
    );
  });
});
