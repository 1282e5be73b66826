import { describe, expect, it } from 'vitest';
import { deviceWords } from './fetch-error.ts';

describe('the words of a device', () => {
  it.each([
    ['Failed', 'Key is too short', 'Key is too short'],
    ['Failed', '', 'Failed'],
    ['Failed', undefined, 'Failed'],
    [undefined, 'Key is too short', 'Key is too short'],
    ['', '', ''],
    [undefined, undefined, ''],
  ])('the words of a device of the error %j with the message %j are %j', (error, text, words) => {
    expect(deviceWords(error, text)).toBe(words);
  });
});
