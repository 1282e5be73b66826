import { expect, it } from 'vitest';
import { rejectedIn, QUOTED_TEXTS, REJECTED_TERMS } from './check-terms.ts';
import { extractTexts } from './extract.ts';
import { fileURLToPath } from 'node:url';

const texts = extractTexts(fileURLToPath(new URL('../..', import.meta.url)));

it('names the term to use', () => {
  expect(rejectedIn(['The far end is silent.'])).toEqual([
    { text: 'The far end is silent.', found: 'far end', use: 'remote end, remote device, link partner' },
  ]);
});

it('lets a quoted text pass', () => {
  expect(rejectedIn(['The far end.'], REJECTED_TERMS, new Set(['The far end.']))).toEqual([]);
});

it.each(['Plug and play is unplugged', 'Shutdown', 'Legalese'])('matches whole words only: %s', text => {
  expect(rejectedIn([text]).filter(({ found }) => !/^plug$/i.test(found))).toEqual([]);
});

it('keeps no exception for a text that is gone', () => {
  expect([...QUOTED_TEXTS].filter(text => !texts.includes(text))).toEqual([]);
});
