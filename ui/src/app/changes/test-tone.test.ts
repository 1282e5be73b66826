import { LinkState } from '@radiolink/domain/link';
import { expect, it } from 'vitest';
import { testTone } from './test-tone.ts';

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
