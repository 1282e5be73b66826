import { LinkState } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { testLinkLabel, testTone } from './link-labels.ts';

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

it.each([
  ['formed', true, LinkState.Connected, false, 'good'],
  ['formed', true, undefined, false, 'good'],
  ['not-before', true, LinkState.Connected, false, 'good'],
  ['formed', false, LinkState.Connected, false, 'warn'],
  ['formed', true, LinkState.Connected, true, 'warn'],
  ['formed', true, LinkState.Disconnected, false, 'warn'],
  ['radar-wait', true, LinkState.DfsWait, true, 'warn'],
  ['not-before', true, LinkState.DfsWait, false, 'warn'],
  ['not-before', true, LinkState.Disconnected, false, 'warn'],
  ['not-before', true, undefined, false, 'warn'],
  ['waiting', true, LinkState.Connected, true, 'warn'],
] as const)(
  'the worst of what a test knows: link %s, answering %s, header %s, something absent %s: %s',
  (link, answering, state, isAbsent, tone) => {
    expect(testTone({ link, answering }, state, isAbsent)).toBe(tone);
  },
);
