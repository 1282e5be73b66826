import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleText } from './foreign-text.tsx';

const shown = (name: string): string =>
  visibleText(name)
    .map(run => run.text)
    .join('');

describe('visibleText', () => {
  it('leaves an ordinary name in one piece', () => {
    expect(visibleText('Ridge-AP <b>')).toEqual([{ at: 0, text: 'Ridge-AP <b>', hidden: false }]);
  });

  it('shows NUL and line feed as control pictures', () => {
    expect(shown('a\u0000b\n')).toBe('a␀b␊');
  });

  it('shows a direction override by its code point', () => {
    expect(visibleText('a\u202eb')[1]).toEqual({ at: 1, text: 'U+202E', hidden: true });
  });

  it('stacks no more marks on a character than scripts do', () => {
    expect(shown(`Z${'\u0335'.repeat(60)}o`)).toBe(`Z${'\u0335'.repeat(4)}\u25CCo`);
    expect(shown('Việt Nam שָׁלוֹם')).toBe('Việt Nam שָׁלוֹם');
  });

  it('cuts an endless name and says so', () => {
    expect(shown('x'.repeat(10_000))).toBe(`${'x'.repeat(200)}…`);
  });

  it('never lets a control or format character through', () => {
    assert(
      property(string({ unit: 'binary' }), name => {
        expect(/\p{Cc}|\p{Cf}/u.test(shown(name))).toBe(false);
      }),
    );
  });
});
