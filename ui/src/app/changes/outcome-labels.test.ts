import { describe, expect, it } from 'vitest';
import { outcomeLabels } from './outcome-labels.ts';

describe('a test whose time ran out', () => {
  it.each([
    [{ linkFormed: true }, 'The changes were not kept in time and were reverted.'],
    [{ linkFormed: false }, 'The radio link did not come back during the test. The changes were reverted.'],
    [
      { linkFormed: false, unseen: true },
      'The device did not respond during the test. The changes were reverted.',
    ],
  ] as const)('says what the page knows of it: %j', (found, sentence) => {
    const { text, isPending } = outcomeLabels({ kind: 'fell-back', ...found });
    expect(text.map(({ key }) => key)).toEqual([sentence]);
    expect(isPending).toBe(true);
  });
});

describe('a test that was not ended from the bar', () => {
  it.each([
    ['kept-elsewhere', false, 'The tested configuration was kept in another session and is saved.'],
    ['kept-elsewhere', true, 'Changes kept. The tested configuration is saved.'],
    ['reverted-elsewhere', false, 'The test was ended in another session. The changes were reverted.'],
    ['reverted-elsewhere', true, 'The changes were reverted.'],
  ] as const)(
    "that was '%s' is told as ended in another session, but not where this browser ended those of both ends: %s",
    (kind, isOfBothEnds, sentence) => {
      expect(outcomeLabels({ kind }, isOfBothEnds).text.map(({ key }) => key)).toEqual([sentence]);
    },
  );
});
