import { describe, expect, it } from 'vitest';
import { nextState } from './apply-transitions.ts';
import { type StateEvent, type ApplyState, IDLE } from './apply-state.ts';
import { EVENTS, NOW, STATES, test, words } from './apply-state.mother.ts';

type StateKind = keyof typeof STATES;
type EventKind = keyof typeof EVENTS;
type Expected = Readonly<Record<string, unknown>>;

const doneAs = (outcome: Expected): Expected => ({ kind: 'done', at: NOW, outcome });
const writing: Expected = { kind: 'writing', mode: 'test', since: NOW };

/** Next state for each state and event; an unlisted pair keeps the state. */
const BECOMES: Readonly<Record<StateKind, Readonly<Partial<Record<EventKind, Expected>>>>> = {
  idle: {
    'apply-requested': writing,
    'test-ruled-out': doneAs({ kind: 'not-testable', words }),
    'held-back': doneAs({ kind: 'not-sent', words }),
    'found-forgotten': doneAs({ kind: 'forgotten' }),
    'outcome-found': doneAs({ kind: 'saved' }),
    'test-seen': { kind: 'testing', startedHere: false, endsAt: NOW + 120_000, link: 'waiting' },
    'found-over': doneAs({ kind: 'fell-back', linkFormed: true }),
  },
  writing: {
    'new-address-taken': { kind: 'writing', newAddressTaken: true },
    written: { kind: 'testing', startedHere: true, endsAt: NOW + 240_000, link: 'waiting' },
    refused: doneAs({ kind: 'refused', words }),
    'test-ruled-out': doneAs({ kind: 'not-testable', words }),
    'held-back': doneAs({ kind: 'not-sent', words }),
    conflicts: doneAs({ kind: 'conflicts', count: 2 }),
    unclear: { kind: 'checking', mode: 'test', words },
  },
  checking: {
    silent: { kind: 'checking', wasSilent: true },
    woke: { kind: 'checking', givenUpAt: NOW + 630_000 },
    written: { kind: 'restarting', mode: 'save', until: NOW + 100_000 },
    refused: doneAs({ kind: 'refused', words }),
    'held-back': doneAs({ kind: 'not-sent', words }),
    'test-ruled-out': doneAs({ kind: 'not-testable', words }),
    conflicts: doneAs({ kind: 'conflicts', count: 2 }),
    'test-seen': { kind: 'testing', startedHere: true, endsAt: NOW + 120_000 },
    'configuration-known': doneAs({ kind: 'saved' }),
  },
  restarting: {
    woke: { kind: 'restarting', givenUpAt: NOW + 630_000 },
    'new-address-answered': { kind: 'restarting', newAddressAnswers: true },
    'configuration-known': doneAs({ kind: 'saved' }),
  },
  testing: {
    'test-seen': { kind: 'testing', endsAt: NOW + 120_000, answering: true },
    'other-test-seen': { kind: 'testing', startedHere: false, endsAt: NOW + 230_000 },
    'no-test-seen': {
      kind: 'ended',
      since: NOW,
      wanted: undefined,
      wasSilent: false,
      settlesAt: NOW + 15_000,
      givenUpAt: NOW + 320_000,
    },
    silent: { kind: 'testing', answering: false },
    'link-seen': { kind: 'testing', link: 'formed', linkCameBack: true },
    'keep-requested': { kind: 'testing', request: 'keep', requestedAt: NOW },
    'revert-requested': { kind: 'testing', request: 'revert', requestedAt: NOW },
    'request-failed': { kind: 'testing', request: undefined, failure: words },
  },
  ended: {
    silent: { kind: 'ended', wasSilent: true },
    woke: { kind: 'ended', givenUpAt: NOW + 630_000 },
    'test-seen': { kind: 'testing', since: NOW, endsAt: NOW + 120_000, request: undefined },
    'configuration-known': doneAs({ kind: 'kept-elsewhere' }),
  },
  done: {
    'apply-requested': writing,
    'test-ruled-out': doneAs({ kind: 'not-testable', words }),
    'held-back': doneAs({ kind: 'not-sent', words }),
    'found-forgotten': doneAs({ kind: 'forgotten' }),
    'test-seen': { kind: 'testing', startedHere: false },
    dismissed: { kind: 'idle' },
  },
};

const pairs = Object.keys(STATES).flatMap(state =>
  Object.keys(EVENTS).map(event => [state as StateKind, event as EventKind] as const),
);

describe('applying', () => {
  it.each(pairs)('while %s, at %s', (stateKind, eventKind) => {
    const state: ApplyState = STATES[stateKind];
    const next = nextState(state, EVENTS[eventKind]);
    const expected = BECOMES[stateKind][eventKind];
    expect(next === state).toBe(expected === undefined);
    expect(next).toMatchObject(expected ?? state);
  });
});

describe('what depends on more than the state', () => {
  const after = (state: ApplyState, ...events: readonly StateEvent[]): ApplyState =>
    events.reduce(nextState, state);

  it.each([
    ['save', 'saved'],
    ['no-save', 'running-unsaved'],
  ] as const)('a write in the mode %s that is found in force is %s', (mode, kind) => {
    const restarting = after({ ...STATES.writing, mode }, EVENTS.written);
    expect(restarting).toMatchObject({ kind: 'restarting', mode, wasSilent: false, until: NOW + 100_000 });
    const back = { ...EVENTS['configuration-known'], at: NOW + 20_000 };
    expect(after(restarting, back)).toMatchObject({ outcome: { kind } });
  });

  it.each([
    ['checking', { kind: 'not-written', words }],
    ['restarting', { kind: 'rebooted', changed: false }],
  ] as const)('a change that is found not to be in force while %s', (kind, outcome) => {
    const reported = { ...EVENTS['configuration-known'], changed: false };
    expect(after(STATES[kind], reported)).toMatchObject({ outcome });
  });

  it.each(['checking', 'restarting', 'ended'] as const)('a restart meanwhile is told after %s', kind => {
    const reported = { ...EVENTS['configuration-known'], rebooted: true };
    expect(after(STATES[kind], reported)).toMatchObject({ outcome: { kind: 'rebooted', changed: true } });
  });

  it.each([
    ['keep', true, NOW, { kind: 'kept' }],
    [undefined, true, NOW, { kind: 'kept-elsewhere' }],
    ['revert', false, NOW, { kind: 'reverted' }],
    [undefined, false, NOW, { kind: 'reverted-elsewhere' }],
    [undefined, false, test.endsAt, { kind: 'fell-back', linkFormed: false }],
    ['keep', false, test.endsAt, { kind: 'fell-back', linkFormed: false }],
  ] as const)('the end of a test: wanted %s, in force %s, at %i', (wanted, changed, since, outcome) => {
    const reported = { ...EVENTS['configuration-known'], at: since + 20_000, changed };
    const ended: ApplyState = { ...STATES.ended, since, settlesAt: since + 15_000, wanted };
    expect(after(ended, reported)).toMatchObject({ outcome });
  });

  it.each(['keep', 'revert', undefined] as const)(
    'the end of a test of which nothing is known claims nothing: wanted %s',
    wanted => {
      const reported = { ...EVENTS['configuration-known'], changed: undefined };
      expect(after({ ...STATES.ended, wanted }, reported)).toMatchObject({ outcome: { kind: 'unknown' } });
    },
  );

  it('a test ends by the clock when nobody is heard', () => {
    expect(after(STATES.testing, { ...EVENTS['second-passed'], at: test.endsAt })).toMatchObject({
      kind: 'ended',
    });
  });

  it.each(['checking', 'restarting', 'ended'] as const)(
    'a device that stays silent is given up while %s',
    kind => {
      const state: ApplyState = STATES[kind];
      expect(after(state, { ...EVENTS['second-passed'], at: NOW + 400_000 })).toMatchObject({
        outcome: { kind: 'silent' },
      });
    },
  );

  it('a test whose write was not answered, and that nobody saw, fell back when its time has passed', () => {
    const checking: ApplyState = { ...STATES.checking, mode: 'test', since: NOW - 240_000 };
    const reported = { ...EVENTS['configuration-known'], changed: false };
    expect(after(checking, reported)).toMatchObject({ outcome: { kind: 'fell-back' } });
  });

  it('the new address is looked for while what was written is found out', () => {
    expect(after(STATES.checking, EVENTS.silent, EVENTS['new-address-answered'])).toMatchObject({
      kind: 'checking',
      newAddressAnswers: true,
    });
  });

  it('a second request waits for the first', () => {
    const requested = after(STATES.testing, EVENTS['keep-requested']);
    expect(after(requested, EVENTS['revert-requested'])).toBe(requested);
    expect(after(requested, EVENTS['request-done'])).toMatchObject({ kind: 'ended', wanted: 'keep' });
  });

  it('what failed while the device was away is not said of it any more once it is back', () => {
    const failed: ApplyState = { ...STATES.testing, failure: words };
    const seen: StateEvent = { kind: 'test-seen', at: NOW, secondsLeft: 100 };
    expect(nextState(failed, seen)).toMatchObject({ failure: words });
    const back = nextState(nextState(failed, { kind: 'silent', at: NOW }), seen);
    expect(back).toMatchObject({ kind: 'testing', answering: true, failure: undefined });
  });

  it('the new address counts only while the old one is silent', () => {
    expect(after(STATES.testing, EVENTS.silent, EVENTS['new-address-answered'])).toMatchObject({
      newAddressAnswers: true,
    });
  });

  it.each([
    ['down', 'waiting'],
    ['radar-wait', 'radar-wait'],
  ] as const)('a link that came back and is then %s is told as %s', (link, becomes) => {
    const formed = after(STATES.testing, EVENTS['link-seen']);
    expect(after(formed, { ...EVENTS['link-seen'], link })).toMatchObject({ link: becomes });
  });

  it('what a device says of its link in the moment before it goes down is not believed', () => {
    const justBegun: ApplyState = { ...STATES.testing, since: NOW - 1000 };
    expect(after(justBegun, EVENTS['link-seen'])).toBe(justBegun);
  });

  it('a link that was there before the silence is waited for again', () => {
    expect(after(STATES.testing, EVENTS['link-seen'], EVENTS.silent)).toMatchObject({ link: 'waiting' });
  });

  it('a test that is still told right after its end is of before it', () => {
    const justEnded: ApplyState = { ...STATES.ended, since: NOW - 1000, wanted: 'revert' };
    expect(after(justEnded, EVENTS['test-seen'])).toBe(justEnded);
  });

  it.each([
    [{ changed: true, rebooted: false }, { kind: 'kept-elsewhere' }],
    [{ changed: undefined, rebooted: true }, { kind: 'unknown' }],
    [
      { changed: false, rebooted: true },
      { kind: 'rebooted', changed: false },
    ],
    [
      { changed: true, rebooted: true },
      { kind: 'rebooted', changed: true },
    ],
  ] as const)('a test that was over before the page came: %j', (found, outcome) => {
    expect(after(IDLE, { ...EVENTS['found-over'], ...found })).toMatchObject({ outcome });
  });
});
