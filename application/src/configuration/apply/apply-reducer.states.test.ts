import { LinkState } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { NOW, STATES, test, words } from './apply-state.mother.ts';
import type { ApplyState } from './apply-state.ts';
import {
  AFTER,
  after as step,
  at,
  BEFORE,
  draft,
  intended,
  looked,
  OTHER,
  outcomeRead,
  read,
  requested,
  idleContextLoaded,
  stateAfter as after,
  testing,
  type Timed,
  unanswered,
} from './apply-reducer.mother.ts';

/** Each event in its variants, as it comes in a state; at `NOW` where nothing else is said. */
const EVENTS = {
  'apply-requested': () => requested(),
  'not-testable': () => ({ kind: 'not-sent', outcome: { kind: 'not-testable', words } }),
  'not-sent': () => ({ kind: 'not-sent', outcome: { kind: 'not-sent', words } }),
  conflicts: () => ({ kind: 'not-sent', attempt: 1, outcome: { kind: 'conflicts', count: 2 } }),
  written: () => ({ kind: 'written', attempt: 1, restartMs: 100_000, testMs: 240_000 }),
  refused: () => ({ kind: 'refused', attempt: 1, words }),
  unclear: () => ({ kind: 'unclear', attempt: 1, words }),
  'a test is read': ({ kind }) => looked({ asking: kind, test: testing(120) }),
  'no test is read': ({ kind }) => looked({ asking: kind }),
  'another test is read': () => ({
    kind: 'answered',
    about: 'identity',
    request: undefined,
    intended,
    secondsLeft: 230,
    read: read(OTHER),
  }),
  'no answer': () => unanswered,
  'the change is read': state => outcomeRead(state),
  'an earlier test is read': () => ({
    kind: 'answered',
    about: 'left-behind',
    bootedAt: null,
    read: read(BEFORE),
    test: { since: NOW - 300_000, endsAt: NOW - 60_000, tested: draft },
  }),
  'link-seen': () => ({ kind: 'link-seen', link: LinkState.Connected }),
  'a taken address': () => ({ kind: 'address-checked', attempt: 1, isTaken: true }),
  'new-address-answered': () => ({ kind: 'new-address-answered' }),
  'keep-requested': () => ({ kind: 'keep-requested' }),
  'revert-requested': () => ({ kind: 'revert-requested' }),
  'request-done': () => ({ kind: 'request-done' }),
  'request-failed': () => ({ kind: 'request-failed', words }),
  'a lost configuration': () =>
    idleContextLoaded({ memory: { unsavedSince: NOW - 5000 }, bootedAt: NOW - 1000 }),
  'a remembered outcome': () =>
    idleContextLoaded({ memory: { outcome: { outcome: { kind: 'saved' }, at: NOW } } }),
  ticked: () => ({ kind: 'ticked', isWatched: true }),
  'ticked after a sleep': () => ({ kind: 'ticked', isWatched: true, at: NOW + 600_000 }),
  dismissed: () => ({ kind: 'dismissed' }),
} as const satisfies Readonly<Record<string, (state: ApplyState) => Timed>>;

type StateKind = keyof typeof STATES;
type EventKind = keyof typeof EVENTS;
type Expected = Readonly<Record<string, unknown>>;

const doneAs = (outcome: Expected): Expected => ({ kind: 'done', at: NOW, outcome });
const writing: Expected = { kind: 'writing', mode: 'test', since: NOW };

/** Next state for each state and event; an unlisted pair keeps the state. */
const BECOMES: Readonly<Record<StateKind, Readonly<Partial<Record<EventKind, Expected>>>>> = {
  idle: {
    'apply-requested': writing,
    'not-testable': doneAs({ kind: 'not-testable', words }),
    'not-sent': doneAs({ kind: 'not-sent', words }),
    conflicts: doneAs({ kind: 'conflicts', count: 2 }),
    'a lost configuration': doneAs({ kind: 'forgotten' }),
    'a remembered outcome': doneAs({ kind: 'saved' }),
    'a test is read': { kind: 'testing', startedHere: false, endsAt: NOW + 120_000, link: 'waiting' },
    'an earlier test is read': doneAs({ kind: 'fell-back', linkFormed: true }),
  },
  writing: {
    'a taken address': { kind: 'writing', newAddressTaken: true },
    written: { kind: 'testing', startedHere: true, endsAt: NOW + 240_000, link: 'waiting' },
    refused: doneAs({ kind: 'refused', words }),
    'not-testable': doneAs({ kind: 'not-testable', words }),
    'not-sent': doneAs({ kind: 'not-sent', words }),
    conflicts: doneAs({ kind: 'conflicts', count: 2 }),
    unclear: { kind: 'checking', mode: 'test', words },
    'ticked after a sleep': { kind: 'checking', mode: 'test', words: { key: 'No response to the change.' } },
  },
  checking: {
    'no answer': { kind: 'checking', wasSilent: true },
    'ticked after a sleep': { kind: 'checking', givenUpAt: NOW + 630_000 },
    written: { kind: 'restarting', mode: 'save', until: NOW + 100_000 },
    refused: doneAs({ kind: 'refused', words }),
    'not-sent': doneAs({ kind: 'not-sent', words }),
    'not-testable': doneAs({ kind: 'not-testable', words }),
    conflicts: doneAs({ kind: 'conflicts', count: 2 }),
    'a test is read': { kind: 'testing', startedHere: true, endsAt: NOW + 120_000 },
    'the change is read': doneAs({ kind: 'saved' }),
  },
  restarting: {
    'ticked after a sleep': { kind: 'restarting', givenUpAt: NOW + 630_000 },
    'new-address-answered': { kind: 'restarting', newAddressAnswers: true },
    'the change is read': doneAs({ kind: 'saved' }),
  },
  testing: {
    'a test is read': { kind: 'testing', endsAt: NOW + 120_000, answering: true },
    'another test is read': { kind: 'testing', startedHere: false, endsAt: NOW + 230_000 },
    'no test is read': {
      kind: 'ended',
      since: NOW,
      wanted: undefined,
      wasSilent: false,
      settlesAt: NOW + 15_000,
      givenUpAt: NOW + 320_000,
    },
    'no answer': { kind: 'testing', answering: false },
    'ticked after a sleep': { kind: 'ended', since: NOW + 600_000 },
    'link-seen': { kind: 'testing', link: 'formed', linkCameBack: true },
    'keep-requested': { kind: 'testing', request: 'keep', requestedAt: NOW },
    'revert-requested': { kind: 'testing', request: 'revert', requestedAt: NOW },
    'request-failed': { kind: 'testing', request: undefined, failure: words },
  },
  ended: {
    'no answer': { kind: 'ended', wasSilent: true },
    'ticked after a sleep': { kind: 'ended', givenUpAt: NOW + 630_000 },
    'a test is read': { kind: 'testing', since: NOW, endsAt: NOW + 120_000, request: undefined },
    'the change is read': doneAs({ kind: 'kept-elsewhere' }),
  },
  done: {
    'apply-requested': writing,
    'not-testable': doneAs({ kind: 'not-testable', words }),
    'not-sent': doneAs({ kind: 'not-sent', words }),
    conflicts: doneAs({ kind: 'conflicts', count: 2 }),
    'a test is read': { kind: 'testing', startedHere: false },
    dismissed: { kind: 'idle' },
  },
};

const pairs = Object.keys(STATES).flatMap(state =>
  Object.keys(EVENTS).map(event => [state as StateKind, event as EventKind] as const),
);

describe('applying', () => {
  it.each(pairs)('applying while %s, at %s', (stateKind, eventKind) => {
    const state: ApplyState = STATES[stateKind];
    const { state: next } = step(at(state), EVENTS[eventKind](state)).machine;
    const expected = BECOMES[stateKind][eventKind];
    expect(next === state).toBe(expected === undefined);
    expect(next).toMatchObject(expected ?? state);
  });
});

describe('what depends on more than the state', () => {
  const seen: Timed = looked({ asking: 'testing', test: testing(100) });
  const { written } = EVENTS;
  const linkSeen: Timed = EVENTS['link-seen']();
  const elsewhere: Timed = EVENTS['new-address-answered']();
  const reverted = (state: ApplyState): Timed => outcomeRead(state, { read: read(BEFORE) });

  it.each([
    ['save', 'saved'],
    ['no-save', 'running-unsaved'],
  ] as const)('a write in the mode %s that is found in force is %s', (mode, kind) => {
    const restarting = after({ ...STATES.writing, mode }, written());
    expect(restarting).toMatchObject({ kind: 'restarting', mode, wasSilent: false, until: NOW + 100_000 });
    const back: Timed = { ...outcomeRead(restarting), at: NOW + 20_000 };
    expect(after(restarting, back)).toMatchObject({ outcome: { kind } });
  });

  it.each([
    ['checking', { kind: 'not-written', words }],
    ['restarting', { kind: 'rebooted', changed: false }],
  ] as const)('a change that is found not to be in force while %s', (kind, outcome) => {
    expect(after(STATES[kind], reverted(STATES[kind]))).toMatchObject({ outcome });
  });

  it.each(['checking', 'restarting', 'ended'] as const)('a restart meanwhile is told after %s', kind => {
    const reported = outcomeRead(STATES[kind], { uptimeSeconds: 5 });
    expect(after(STATES[kind], reported)).toMatchObject({ outcome: { kind: 'rebooted', changed: true } });
  });

  it.each([
    ['keep', AFTER, NOW, { kind: 'kept' }],
    [undefined, AFTER, NOW, { kind: 'kept-elsewhere' }],
    ['revert', BEFORE, NOW, { kind: 'reverted' }],
    [undefined, BEFORE, NOW, { kind: 'reverted-elsewhere' }],
    [undefined, BEFORE, test.endsAt, { kind: 'fell-back', linkFormed: false }],
    ['keep', BEFORE, test.endsAt, { kind: 'fell-back', linkFormed: false }],
  ] as const)('the end of a test: wanted %s, runs %j, at %i', (wanted, text, since, outcome) => {
    const ended: ApplyState = { ...STATES.ended, since, settlesAt: since + 15_000, wanted };
    const reported: Timed = { ...outcomeRead(ended, { read: read(text) }), at: since + 20_000 };
    expect(after(ended, reported)).toMatchObject({ outcome });
  });

  it.each(['keep', 'revert', undefined] as const)(
    'the end of a test of which nothing is known claims nothing: wanted %s',
    wanted => {
      const ended: ApplyState = { ...STATES.ended, wanted };
      const { machine } = step(at(ended, { intended: undefined }), outcomeRead(ended));
      expect(machine.state).toMatchObject({ outcome: { kind: 'unknown' } });
    },
  );

  it('a test ends by the clock when nobody is heard', () => {
    expect(after(STATES.testing, { kind: 'ticked', isWatched: true, at: test.endsAt })).toMatchObject({
      kind: 'ended',
    });
  });

  it.each(['checking', 'restarting', 'ended'] as const)(
    'a device that stays silent is given up while %s',
    kind => {
      const seconds = Array.from({ length: 400 }, (_, second): Timed => {
        return { kind: 'ticked', isWatched: true, at: NOW + second * 1000 };
      });
      expect(after(STATES[kind], ...seconds)).toMatchObject({ outcome: { kind: 'silent' } });
    },
  );

  it('a test whose write was not answered, and that nobody saw, fell back when its time has passed', () => {
    const checking: ApplyState = { ...STATES.checking, mode: 'test', since: NOW - 240_000 };
    expect(after(checking, reverted(checking))).toMatchObject({ outcome: { kind: 'fell-back' } });
  });

  it('the new address is looked for while what was written is found out', () => {
    expect(after(STATES.checking, unanswered, elsewhere)).toMatchObject({
      kind: 'checking',
      newAddressAnswers: true,
    });
  });

  it('a second request waits for the first', () => {
    const keeping = after(STATES.testing, { kind: 'keep-requested' });
    expect(after(keeping, { kind: 'revert-requested' })).toBe(keeping);
    expect(after(keeping, { kind: 'request-done' })).toMatchObject({ kind: 'ended', wanted: 'keep' });
  });

  it('what failed while the device was away is not said of it any more once it is back', () => {
    const failed: ApplyState = { ...STATES.testing, failure: words };
    expect(after(failed, seen)).toMatchObject({ failure: words });
    const back = after(failed, unanswered, seen);
    expect(back).toMatchObject({ kind: 'testing', answering: true, failure: undefined });
  });

  it('the new address counts only while the old one is silent', () => {
    expect(after(STATES.testing, unanswered, elsewhere)).toMatchObject({ newAddressAnswers: true });
  });

  it.each([
    [LinkState.Disconnected, 'waiting'],
    [LinkState.Scanning, 'waiting'],
    [LinkState.DfsWait, 'radar-wait'],
  ] as const)('a link that came back and is then in state %i is told as %s', (link, becomes) => {
    expect(after(STATES.testing, linkSeen, { kind: 'link-seen', link })).toMatchObject({ link: becomes });
  });

  it('what a device says of its link in the moment before it goes down is not believed', () => {
    const justBegun: ApplyState = { ...STATES.testing, since: NOW - 1000 };
    expect(after(justBegun, linkSeen)).toBe(justBegun);
  });

  it('a link that was there before the silence is waited for again', () => {
    expect(after(STATES.testing, linkSeen, unanswered)).toMatchObject({ link: 'waiting' });
  });

  it('a test that is still told right after its end is of before it', () => {
    const justEnded: ApplyState = { ...STATES.ended, since: NOW - 1000, wanted: 'revert' };
    expect(after(justEnded, looked({ asking: 'ended', test: testing(120) }))).toBe(justEnded);
  });
});
