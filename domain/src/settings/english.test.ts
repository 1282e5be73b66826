import { describe, expect, it } from 'vitest';
import { inEnglish } from './english.ts';

describe('a message in English', () => {
  it('a message in English has its values in place of the placeholders', () => {
    const key = 'Port {port} of {name} is {port}.';
    expect(inEnglish({ key, values: { port: 0, name: '' } })).toBe('Port 0 of  is 0.');
  });

  it('a message in English has messages among its values in English too', () => {
    const problem = { key: 'at most {most}', values: { most: 30 } };
    expect(inEnglish({ key: '{setting}: {problem}', values: { setting: { key: 'Power' }, problem } })).toBe(
      'Power: at most 30',
    );
  });

  it.each(['{missing}', '{constructor}', '{toString}', '{__proto__}'])(
    'keeps %s, which has no value',
    key => {
      expect(inEnglish({ key })).toBe(key);
      expect(inEnglish({ key, values: { other: 1 } })).toBe(key);
    },
  );
});
