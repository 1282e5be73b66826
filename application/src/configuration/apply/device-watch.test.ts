import { describe, expect, it } from 'vitest';
import { NOW, STATES } from './apply-state.mother.ts';
import type { ApplyState, StateOf } from './apply-state.ts';
import {
  addressToLeaveFor,
  addressToProbe,
  isFresh,
  isFollowed,
  isTimeToAskConfiguration,
  isTimeToLook,
  nextSecondAtRest,
  watchFrom,
} from './device-watch.ts';

const NEW = 'http://192.0.2.7';

describe('a watch', () => {
  it('a watch begins closed, with nothing in flight, nothing missed and nothing in doubt', () => {
    expect(watchFrom(NOW)).toEqual({
      isOpen: false,
      isLooking: false,
      slept: false,
      isStale: false,
      lookedAt: NOW,
      awakeAt: NOW,
      doubtedAt: NOW,
      wasWatched: true,
    });
  });

  it.each(Object.entries(STATES))(
    'follows a device that is %s once a second where it is awaited',
    (kind, state) => {
      expect(isFollowed(state)).toBe(['checking', 'restarting', 'testing', 'ended'].includes(kind));
    },
  );

  const rest = (age: number, isWatched = true, wasWatched = true) =>
    nextSecondAtRest({ ...watchFrom(NOW), wasWatched }, NOW + age, isWatched);

  it('a watch at rest doubts the configuration once a minute', () => {
    expect(rest(59_999)).toMatchObject({ isStale: false, doubtedAt: NOW });
    expect(rest(60_000)).toMatchObject({ isStale: true, doubtedAt: NOW + 60_000 });
    expect(rest(60_000, false)).toMatchObject({ isStale: true, wasWatched: false });
  });

  it('a watch at rest doubts it when the page is back, not more often than it is looked at', () => {
    expect(rest(15_000, true, false)).toMatchObject({ isStale: true, wasWatched: true });
    expect(rest(14_999, true, false).isStale).toBe(false);
    expect(rest(15_000, false, false).isStale).toBe(false);
    expect(rest(15_000, true, true).isStale).toBe(false);
  });

  it('a watch at rest looks every quarter of a minute, at once in doubt, and never while nobody watches', () => {
    const look = (age: number, isWatched: boolean, isStale = false) =>
      isTimeToLook({ ...watchFrom(NOW), isStale }, NOW + age, isWatched);
    expect([look(14_999, true), look(15_000, true)]).toEqual([false, true]);
    expect([look(0, true, true), look(15_000, false), look(0, false, true)]).toEqual([true, false, false]);
  });
});

describe('what is found on a device', () => {
  const checking = (since: number, wasSilent = false): ApplyState => ({
    ...STATES.checking,
    since,
    wasSilent,
  });
  const restarting = (ago: number, takesMs: number, wasSilent = false): ApplyState => ({
    ...STATES.restarting,
    since: NOW - ago,
    until: NOW - ago + takesMs,
    wasSilent,
  });

  it('what is found on a device after a lost answer is believed when it was silent, or has not fallen silent in its time', () => {
    expect(isFresh(checking(NOW, true), NOW, false)).toBe(true);
    expect([4999, 5000].map(age => isFresh(checking(NOW - age), NOW, false))).toEqual([false, true]);
    expect([4999, 5000].map(age => isFresh(checking(NOW - age), NOW, undefined))).toEqual([false, true]);
    expect([5000, 14_999, 15_000].map(age => isFresh(checking(NOW - age), NOW, true))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('what is found on a device after a write is believed when it was silent, and without that sooner where services alone restart', () => {
    expect(isFresh(restarting(0, 100_000, true), NOW, true)).toBe(true);
    expect([14_999, 15_000].map(ago => isFresh(restarting(ago, 100_000), NOW, true))).toEqual([false, true]);
    expect([999, 1000].map(ago => isFresh(restarting(ago, 10_000), NOW, true))).toEqual([false, true]);
    expect(isFresh(restarting(1000, 10_001), NOW, true)).toBe(false);
  });

  const over = (more: Partial<StateOf<'ended'>>): ApplyState => ({
    ...STATES.ended,
    settlesAt: NOW + 5000,
    ...more,
  });

  it('what is found on a device after a test is believed at once where it was kept: that restarts nothing', () => {
    expect(isFresh(over({}), NOW, true)).toBe(true);
    expect(isFresh(over({ wanted: 'keep' }), NOW, true)).toBe(true);
    expect(isFresh(over({}), NOW, false)).toBe(false);
    expect(isFresh(over({ wanted: 'revert' }), NOW, true)).toBe(false);
    expect(isFresh(over({ since: STATES.ended.test.endsAt }), NOW, true)).toBe(false);
  });

  it('what is found on a device after a test is believed when it was silent, or is settled', () => {
    expect(isFresh(over({ wasSilent: true }), NOW, false)).toBe(true);
    expect([NOW + 1, NOW].map(settlesAt => isFresh(over({ settlesAt }), NOW, false))).toEqual([false, true]);
  });

  it.each(['idle', 'writing', 'testing', 'done'] as const)(
    'what is found on a device is not final while %s',
    kind => {
      expect(isFresh(STATES[kind], NOW + 1e6, true)).toBe(false);
      expect(isTimeToAskConfiguration(STATES[kind], NOW + 1e6)).toBe(false);
    },
  );

  it('what is found on a device is asked for at once after a lost answer and a test, and in a restart when it can be final', () => {
    expect([STATES.checking, STATES.ended].map(state => isTimeToAskConfiguration(state, 0))).toEqual([
      true,
      true,
    ]);
    expect(isTimeToAskConfiguration(restarting(14_999, 100_000), NOW)).toBe(false);
    expect(isTimeToAskConfiguration(restarting(15_000, 100_000), NOW)).toBe(true);
  });
});

describe('the new address of a page', () => {
  const away = { newAddress: NEW, newAddressAnswers: true, newAddressTaken: false };
  const testing: ApplyState = { ...STATES.testing, ...away, answering: false };
  const restarting: ApplyState = { ...STATES.restarting, ...away, wasSilent: true };
  const checking: ApplyState = { ...STATES.checking, ...away, wasSilent: true };

  it.each([
    ['a test', testing],
    ['a restart', restarting],
    ['a lost answer', checking],
  ])(
    'the new address of a page is probed in %s while the device does not answer here, and left for when it answers there',
    (_, state) => {
      expect([addressToProbe(state), addressToLeaveFor(state)]).toEqual([NEW, NEW]);
      const quiet = { ...state, newAddressAnswers: false } as ApplyState;
      expect([addressToProbe(quiet), addressToLeaveFor(quiet)]).toEqual([NEW, undefined]);
      const taken = { ...state, newAddressTaken: true } as ApplyState;
      expect([addressToProbe(taken), addressToLeaveFor(taken)]).toEqual([undefined, undefined]);
      const here = { ...state, answering: true, wasSilent: false } as object as ApplyState;
      expect([addressToProbe(here), addressToLeaveFor(here)]).toEqual([undefined, undefined]);
    },
  );

  it.each(['idle', 'writing', 'ended', 'done'] as const)(
    'the new address of a page is not probed while %s',
    kind => {
      const state = { ...STATES[kind], ...away, wasSilent: true } as ApplyState;
      expect([addressToProbe(state), addressToLeaveFor(state)]).toEqual([undefined, undefined]);
    },
  );
});
