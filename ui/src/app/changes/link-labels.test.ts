import { LinkState } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { testLinkLabel } from './link-labels.ts';

const { Connected, Disconnected } = LinkState;

describe('the link in the bar of a test', () => {
  it.each([
    ['waiting', true, Connected, 'The radio has not restarted yet.'],
    ['waiting', true, Disconnected, 'The radio link is not back yet.'],
    ['waiting', false, Connected, 'The radio link is up.'],
    ['waiting', false, Disconnected, 'There is no radio link.'],
    ['not-before', true, Connected, 'The radio link is up.'],
    ['not-before', true, Disconnected, 'There was no radio link before the test.'],
    ['formed', true, Connected, 'The radio link is back.'],
    ['formed', true, undefined, 'The radio link is back.'],
  ] as const)('%s, started here %s, beside a header that says %s', (link, startedHere, state, words) => {
    expect(testLinkLabel({ link, startedHere }, state)).toBe(words);
  });
});
