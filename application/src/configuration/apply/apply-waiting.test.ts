import { LinkState } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { NOW, STATES, test } from './apply-state.mother.ts';
import { type ApplyState, IDLE } from './apply-state.ts';
import {
  AFTER,
  BEFORE,
  looked,
  outcomeRead,
  read,
  requested as applyRequested,
  stateAfter as after,
  testing,
  type Timed,
  unanswered,
} from './apply-reducer.mother.ts';

/** The device says what it runs, whatever state asked it: the change or not. */
const reported =
  (at: number, changed: boolean) =>
  (state: ApplyState): Timed => ({
    ...outcomeRead(state, { read: read(changed ? AFTER : BEFORE) }),
    at,
  });
const silentAt = (at: number): Timed => ({ ...unanswered, at });
const tickedAt = (at: number): Timed => ({ kind: 'ticked', isWatched: true, at });
const seenAt =
  (at: number, secondsLeft?: number) =>
  (state: ApplyState): Timed => ({
    ...looked({ asking: state.kind, test: testing(secondsLeft) }),
    at,
  });
const revert: Timed = { kind: 'revert-requested' };
const keep: Timed = { kind: 'keep-requested' };

describe('a device that is about to restart', () => {
  const reverting = after(STATES.testing, revert, { kind: 'request-done', restartMs: 100_000 });

  it.each([true, false])(
    'a device that is about to restart is not believed right after revert: in force %s',
    changed => {
      expect(after(reverting, reported(NOW + 1000, changed))).toMatchObject({
        kind: 'ended',
        wanted: 'revert',
      });
    },
  );

  it('a device that is about to restart is believed once it was silent and is back', () => {
    expect(after(reverting, silentAt(NOW + 3000), reported(NOW + 40_000, false))).toMatchObject({
      outcome: { kind: 'reverted' },
    });
  });

  it('a device that is about to restart is believed when it never fell silent for so long that it does not restart', () => {
    expect(after(reverting, reported(NOW + 15_000, false))).toMatchObject({ outcome: { kind: 'reverted' } });
  });

  it('a device that is about to restart is believed soon when it said that services alone reload', () => {
    const fast = after(STATES.testing, revert, { kind: 'request-done', restartMs: 10_000 });
    expect(after(fast, reported(NOW + 1000, false))).toMatchObject({ outcome: { kind: 'reverted' } });
  });

  it('a device that is about to restart is not believed to have gone back when the time of a test has just run out', () => {
    const ended = after(STATES.testing, tickedAt(test.endsAt));
    expect(after(ended, reported(test.endsAt + 1000, true))).toMatchObject({ kind: 'ended' });
    expect(after(ended, reported(test.endsAt + 1000, false))).toMatchObject({ kind: 'ended' });
  });

  it('a device that is about to restart is asked for nothing new', () => {
    expect(after(reverting, applyRequested())).toBe(reverting);
  });

  it('a device that is about to restart is believed at once to have kept a test: that restarts nothing', () => {
    const kept = after(STATES.testing, keep, { kind: 'request-done' });
    expect(after(kept, reported(NOW, true))).toMatchObject({ outcome: { kind: 'kept' } });
  });

  it('a device that is about to restart that was written to, its answer lost, is not told as saved while it may still go down', () => {
    const checking: ApplyState = { ...STATES.checking, since: NOW };
    expect(after(checking, reported(NOW + 10_000, true))).toBe(checking);
    expect(after(checking, reported(NOW + 15_000, true))).toMatchObject({ outcome: { kind: 'saved' } });
  });

  it('a device that is about to restart has not ended a test that has not begun yet', () => {
    const written: ApplyState = { ...STATES.testing, since: NOW - 1000 };
    expect(after(written, seenAt(NOW))).toBe(written);
  });
});

describe('a page that slept', () => {
  it.each(['checking', 'restarting', 'ended'] as const)(
    'listens for a while before it tells the device as silent while %s',
    kind => {
      const late = NOW + 3_600_000;
      const awake = after(STATES[kind], tickedAt(late));
      expect(awake).toMatchObject({ kind });
      const seconds = Array.from({ length: 32 }, (_, second) => tickedAt(late + second * 1000));
      expect(after(STATES[kind], ...seconds)).toMatchObject({
        outcome: { kind: 'silent', awaited: { kind } },
      });
    },
  );

  it('tells what became of a test at its first answer when that has long been over', () => {
    const late = test.endsAt + 60_000;
    expect(after(STATES.testing, tickedAt(late), reported(late, false))).toMatchObject({
      outcome: { kind: 'fell-back' },
    });
  });

  it.each(['keep-requested', 'revert-requested'] as const)(
    'finds nothing to do for %s after the time',
    kind => {
      expect(after(STATES.testing, { kind, at: test.endsAt + 60_000 })).toMatchObject({ kind: 'ended' });
    },
  );
});

describe('a device that was given up', () => {
  const silent: ApplyState = {
    kind: 'done',
    at: NOW,
    outcome: { kind: 'silent', awaited: STATES.ended },
  };

  it('a device that was given up and is heard again is asked what it runs after all', () => {
    const received = after(silent, seenAt(NOW + 60_000));
    expect(received).toMatchObject({ kind: 'ended', wasSilent: true, givenUpAt: NOW + 90_000 });
    expect(after(received, reported(NOW + 61_000, false))).toMatchObject({
      outcome: { kind: 'reverted-elsewhere' },
    });
  });

  it('a device that was given up is not awaited any more once that was dismissed', () => {
    expect(after(silent, { kind: 'dismissed' })).toBe(IDLE);
  });
});

describe('a request that nobody heard', () => {
  const requested = after(STATES.testing, keep);

  it('a request that nobody heard is still waited for at first', () => {
    expect(after(requested, seenAt(NOW + 5000, 120))).toMatchObject({ request: 'keep' });
  });

  it('a request that nobody heard can be made again while the device goes on testing', () => {
    const unheard = after(requested, seenAt(NOW + 10_000, 120));
    expect(unheard).toMatchObject({
      request: undefined,
      failure: { key: expect.stringMatching(/Try again/) },
    });
    expect(after(unheard, { ...keep, at: NOW + 11_000 })).toMatchObject({
      request: 'keep',
    });
  });
});

it('a link that came back is told as such, although the device was silent before it went back', () => {
  const ended = after(
    STATES.testing,
    { kind: 'link-seen', link: LinkState.Connected },
    unanswered,
    tickedAt(test.endsAt),
  );
  expect(after(ended, reported(test.endsAt + 20_000, false))).toMatchObject({
    outcome: { kind: 'fell-back', linkFormed: true },
  });
});

describe('a write of which nothing is heard', () => {
  const writing: ApplyState = { ...STATES.writing, mode: 'test', since: NOW };
  const written: Timed = { kind: 'written', restartMs: 100_000, testMs: 240_000 };
  const passed = (seconds: number): Timed => tickedAt(NOW + seconds * 1000);

  it('a write of which nothing is heard is waited for as long as its requests may take', () => {
    expect(after(writing, passed(110))).toBe(writing);
  });

  it('ends with asking the device what it runs', () => {
    expect(after(writing, passed(121))).toMatchObject({ kind: 'checking', mode: 'test' });
    expect(
      after(writing, passed(121), silentAt(NOW + 122_000), reported(NOW + 123_000, false)),
    ).toMatchObject({
      outcome: { kind: 'not-written' },
    });
  });

  it('a write of which nothing is heard is a test all the same when its answer comes late', () => {
    expect(after(writing, passed(121), { ...written, at: NOW + 125_000 })).toMatchObject({
      kind: 'testing',
      startedHere: true,
    });
  });
});
