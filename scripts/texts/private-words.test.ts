import { expect, it } from 'vitest';
import { privateWords } from './private-words.ts';

it.each([
  ['const isTold = 1;', 'isTold'],
  ['class A { #asked = 0 }', '#asked'],
  ['const $heard = 0;', '$heard'],
  ['interface PingSurroundings {}', 'PingSurroundings'],
])('a name with a private word is found in %j', (text, name) => {
  expect(privateWords('a.ts', text)).toEqual([expect.stringContaining(`a.ts: ${name} (use: `)]);
});

it('texts, and other words that contain one, are not', () => {
  expect(privateWords('a.ts', "const masked = 'told'; const basket = masked; // heard")).toEqual([]);
});
