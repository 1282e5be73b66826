import { describe, expect, it } from 'vitest';
import { sectionAt } from './watch-sections.ts';

const TOPS = new Map([
  ['mode', -400],
  ['channel', 120],
  ['security', 640],
]);

describe('the section in view', () => {
  it('the section in view is the last whose top passed the line', () => {
    expect(sectionAt(TOPS, 300, false)).toBe('channel');
    expect(sectionAt(TOPS, 100, false)).toBe('mode');
  });

  it('the section in view is the first of two that stand beside each other', () => {
    const beside = new Map([...TOPS, ['antenna', 120]]);
    expect(sectionAt(beside, 300, false)).toBe('channel');
  });

  it('the section in view is the first above all of them, and the last at the end of the page', () => {
    expect(sectionAt(TOPS, -500, false)).toBe('mode');
    expect(sectionAt(TOPS, 300, true)).toBe('security');
    expect(sectionAt(new Map(), 300, true)).toBeUndefined();
  });
});
