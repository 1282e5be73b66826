import { describe, expect, it } from 'vitest';
import { outcomeWords } from './outcome-words.ts';

describe('a test whose time ran out', () => {
  it.each([
    [{ linkFormed: true }, 'The changes were not kept in time and were reverted.'],
    [{ linkFormed: false }, 'The radio link did not come back during the test. The changes were reverted.'],
    [
      { linkFormed: false, unseen: true },
      'The device did not respond during the test. The changes were reverted.',
    ],
  ] as const)('says what the page knows of it: %j', (found, sentence) => {
    const { text, isPending } = outcomeWords({ kind: 'fell-back', ...found });
    expect(text.map(({ key }) => key)).toEqual([sentence]);
    expect(isPending).toBe(true);
  });
});
