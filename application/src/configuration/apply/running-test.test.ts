import { LinkState } from '@radiolink/domain/link';
import { message } from '@radiolink/domain/errors';
import { describe, expect, it } from 'vitest';
import { NOW, STATES, test } from './apply-state.mother.ts';
import type { StateOf } from './apply-state.ts';
import { endOutcome, joined, linkSeen, newTest, stillRuns } from './running-test.ts';

const testing = (more: Partial<StateOf<'testing'>> = {}): StateOf<'testing'> => ({
  ...STATES.testing,
  ...more,
});
const ended = (more: Partial<StateOf<'testing'>> = {}, since = test.endsAt): StateOf<'ended'> => ({
  ...STATES.ended,
  since,
  test: { ...test, ...more },
});

describe('a test', () => {
  const from = { newAddress: 'http://192.0.2.7', newAddressTaken: true, linkBefore: true };

  it('a test begins with a device that answers here, and with nothing known of its restart', () => {
    expect(newTest(NOW, true, from)).toEqual({
      endsAt: NOW,
      startedHere: true,
      answering: true,
      answered: false,
      newAddress: 'http://192.0.2.7',
      newAddressAnswers: false,
      newAddressTaken: true,
      link: 'waiting',
      linkCameBack: false,
      request: undefined,
      requestedAt: undefined,
      failure: undefined,
    });
  });

  it('awaits no link that was not there before', () => {
    expect(newTest(NOW, true, { ...from, linkBefore: false }).link).toBe('not-before');
  });

  it('a test of another session is joined where it is, and moves this page nowhere', () => {
    expect(joined(NOW, 30)).toMatchObject({
      since: NOW,
      endsAt: NOW + 30_000,
      startedHere: false,
      newAddress: undefined,
      newAddressTaken: false,
      link: 'waiting',
    });
  });

  it('a test has its whole time left where the device does not say', () => {
    expect(joined(NOW, undefined).endsAt).toBe(NOW + 240_000);
  });
});

describe('a test that goes on', () => {
  const seen = (state: StateOf<'testing'>, secondsLeft?: number) => stillRuns(state, NOW, secondsLeft);

  it('takes the end of the device, and holds its own where that says none or rounds', () => {
    const state = testing({ endsAt: NOW + 100_000 });
    expect(seen(state, 90).endsAt).toBe(NOW + 90_000);
    expect(seen(state, 110).endsAt).toBe(NOW + 110_000);
    expect([99, 101, undefined].map(left => seen(state, left).endsAt)).toEqual([
      NOW + 100_000,
      NOW + 100_000,
      NOW + 100_000,
    ]);
    expect(seen(testing({ endsAt: NOW + 98_500 }), 100).endsAt).toBe(NOW + 98_500);
    expect(seen(testing({ endsAt: NOW + 98_499 }), 100).endsAt).toBe(NOW + 100_000);
  });

  const answered = (more: Partial<StateOf<'testing'>>) => seen(testing(more), 100).answered;

  it('a test that goes on was answered in once the device was away, or when so long has passed that it does not restart', () => {
    expect(answered({ answered: false, answering: false, since: NOW })).toBe(true);
    expect(answered({ answered: false, since: NOW - 5000 })).toBe(true);
    expect(answered({ answered: false, since: NOW - 4999 })).toBe(false);
    expect(answered({ answered: true, since: NOW })).toBe(true);
  });

  it('clears the failure of the outage, and no other', () => {
    const failure = message('No response.');
    expect(seen(testing({ failure, answering: false }), 100).failure).toBeUndefined();
    expect(seen(testing({ failure }), 100).failure).toBe(failure);
  });
});

describe('the link in a test', () => {
  const link = (seen: LinkState, more: Partial<StateOf<'testing'>> = {}) =>
    linkSeen(testing(more), seen, NOW);

  it('came back when it is formed after the restart', () => {
    expect(link(LinkState.Connected)).toMatchObject({ link: 'formed', linkCameBack: true });
    expect(link(LinkState.Connected, { since: NOW - 5000 }).link).toBe('formed');
  });

  it('says nothing right after the write, when the device may not have restarted; of a joined test it does', () => {
    expect(link(LinkState.Connected, { since: NOW - 4999 })).toMatchObject({
      link: 'waiting',
      linkCameBack: false,
    });
    expect(link(LinkState.Connected, { since: NOW, startedHere: false }).link).toBe('formed');
    expect(link(LinkState.DfsWait, { since: NOW }).link).toBe('radar-wait');
  });

  it('the link in a test is awaited again when it goes', () => {
    const back = { link: 'formed', linkCameBack: true } as const;
    expect(link(LinkState.Disconnected, back)).toMatchObject({ link: 'waiting', linkCameBack: true });
    expect(link(LinkState.DfsWait, back).link).toBe('radar-wait');
  });

  it('the link in a test is the same object while it stays, and where none is awaited', () => {
    const formed = testing({ link: 'formed' });
    expect(linkSeen(formed, LinkState.Connected, NOW)).toBe(formed);
    const none = testing({ link: 'not-before' });
    expect(linkSeen(none, LinkState.Connected, NOW)).toBe(none);
    expect(linkSeen(none, LinkState.Disconnected, NOW)).toBe(none);
  });
});

describe('the end of a test without its change', () => {
  const outcome = (state: StateOf<'ended'>) =>
    endOutcome(state, { at: NOW, changed: false, rebooted: false });

  it('the end of a test without its change is a revert of another session where it comes before its time', () => {
    expect(outcome(ended({}, test.endsAt - 1501))).toEqual({ kind: 'reverted-elsewhere' });
    expect(outcome(ended({}, test.endsAt - 1500))).toMatchObject({ kind: 'fell-back' });
  });

  it('says that the link formed where it came back, was not awaited, or was not followed from the beginning', () => {
    const formed = { kind: 'fell-back', linkFormed: true };
    expect(outcome(ended({ linkCameBack: true }))).toEqual(formed);
    expect(outcome(ended({ link: 'not-before' }))).toEqual(formed);
    expect(outcome(ended({ startedHere: false }))).toEqual(formed);
  });

  it('says that it did not, or that nobody saw it where the device never answered', () => {
    expect(outcome(ended({}))).toEqual({ kind: 'fell-back', linkFormed: false });
    expect(outcome(ended({ answered: false }))).toEqual({
      kind: 'fell-back',
      linkFormed: false,
      unseen: true,
    });
    expect(outcome(ended({ answered: false, linkCameBack: true }))).toEqual({
      kind: 'fell-back',
      linkFormed: true,
    });
  });
});
