import { expect, it } from 'vitest';
import { privateWords } from './private-words.ts';

it.each([
  ['const isTold = 1;', 'isTold'],
  ['class A { #asked = 0 }', '#asked'],
  ['const $heard = 0;', '$heard'],
  ['interface PingSurroundings {}', 'PingSurroundings'],
  ['const KEPT_MS = 5;', 'KEPT_MS'],
  ['function keptPlot() {}', 'keptPlot'],
  ['type DraftQuestion = string;', 'DraftQuestion'],
  ['function keepTyped() {}', 'keepTyped'],
  ['class A { #keeper = 0 }', '#keeper'],
  ['const KEEP_SECONDS = 5;', 'KEEP_SECONDS'],
])('a name with a private word is found in %j', (text, name) => {
  expect(privateWords('a.ts', text)).toEqual([expect.stringContaining(`a.ts: ${name} (use: `)]);
});

it('texts, and other words that contain one, are not', () => {
  expect(privateWords('a.ts', "const masked = 'told'; const basket = masked; // heard")).toEqual([]);
});

it('names of Node and of libraries are as they are', () => {
  expect(privateWords('a.ts', 'serve({ keepAlive: true }); reset({ keepErrors: true });')).toEqual([]);
});

it('a test of changes is kept, and a sign is no question', () => {
  const text = 'const isKept = true; keep();';
  expect(privateWords('application/src/configuration/apply/device-watch.ts', text)).toEqual([]);
  expect(privateWords('application/src/station/stations.model.ts', text)).toHaveLength(2);
  expect(privateWords('a.ts', 'CircleQuestionMark();')).toEqual([]);
});
