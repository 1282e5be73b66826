import { describe, expect, it } from 'vitest';
import { visibleJson, visibleText } from './visible-text.ts';

describe('what is printed', () => {
  it('what is printed cannot steer a terminal or break a line', () => {
    expect(visibleText('a\u001B[2J\n\u009B\u202Eb\u2028')).toBe('a\\u001b[2J\\u000a\\u009b\\u202eb\\u2028');
  });
  it('keeps letters of every language', () => {
    expect(visibleText('Müller 日本 😀 👩‍🚒')).toBe('Müller 日本 😀 👩‍🚒');
  });
  it('what is printed stays JSON with the same meaning', () => {
    const value = { name: 'a\u001B\u009B\u202E\n', list: [1] };
    expect(JSON.parse(visibleJson(value))).toEqual(value);
    for (const steering of value.name.slice(1))
      expect(visibleJson({ ...value, name: steering })).not.toContain(`"${steering}`);
  });
});
