import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, isAccent, withAccent } from './accent.ts';

const tokens = readFileSync(new URL('../../ui/src/theme/tokens.css', import.meta.url), 'utf8');
const OWN = /--accent: light-dark\((#\w+), (#\w+)\)/.exec(tokens)!;

describe('the accent of a maker', () => {
  it('the accent of this project is one that a maker could set', () => {
    expect(isAccent({ light: OWN[1], dark: OWN[2] })).toBe(true);
  });

  it.each([
    ['too pale for a light page', { light: '#6cb2ff', dark: '#6cb2ff' }],
    ['too dark for a dark page', { light: '#0b62c4', dark: '#0b62c4' }],
    ['no colour', { light: 'blue', dark: '#6cb2ff' }],
    ['a piece of a style', { light: '#0b62c4;} body{', dark: '#6cb2ff' }],
    ['one colour', { light: '#0b62c4' }],
    ['a text', '#0b62c4'],
    ['a third colour', { light: '#0b62c4', dark: '#6cb2ff', sun: '#000000' }],
    ['nothing', null],
  ])('the accent of a maker is refused that is %s', (_, accent) => expect(isAccent(accent)).toBe(false));

  it('the contrast of two colours is that of WCAG', () => {
    expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff')]).toEqual([
      21,
      expect.closeTo(4.48, 2),
    ]);
  });

  it('the accent of a maker replaces that of the themes by day and by night, and no other colour', () => {
    const made = withAccent(tokens, { light: '#7a1f5c', dark: '#ff9ad5' });
    const changed = made.split('\n').filter((line, place) => line !== tokens.split('\n')[place]);
    expect(changed).toEqual(['  --accent: light-dark(#7a1f5c, #ff9ad5);']);
  });
});
