import { describe, expect, it } from 'vitest';
import { cssString } from './print-head.tsx';

describe('a text as a string of CSS', () => {
  it('a text as a string of CSS is quoted as it is', () => {
    expect(cssString('Ridge-AP · 10.0.0.1')).toBe('"Ridge-AP · 10.0.0.1"');
  });

  it('a text as a string of CSS does not end at a quote, an escape or a new line of a hostile name', () => {
    expect(cssString('a"; } * { color: red')).toBe('"a\\22 ; } * { color: red"');
    expect(cssString('a\\')).toBe('"a\\5c "');
    expect(cssString('a\nb')).toBe('"a\\a b"');
  });
});
