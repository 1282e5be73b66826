import { message, type Message } from '@radiolink/domain/errors';
import {
  type ApplyMode,
  type ApplyOutcome,
  type ApplyState,
  type Awaited,
  IDLE,
  type StateEvent,
  type StateEventOf,
  type StateOf,
  TEST_MS,
} from './apply-state.ts';
import { isBelieved, PATIENCE_MS, STILL_UP_MS } from './device-watch.ts';
import {
  ended,
  endOf,
  endOutcome,
  type Found,
  joined,
  linkSeen,
  newTest,
  requested,
  stillRuns,
} from './running-test.ts';

type Kind = ApplyState['kind'];
type Steps<S extends Kind> = {
  readonly [E in StateEvent['kind']]?: (state: StateOf<S>, event: StateEventOf<E>) => ApplyState;
};
type Table = { readonly [S in Kind]: Steps<S> };

/** For this duration a response is awaited after a sleep. */
const AWAKE_MS = 30_000;
/** Longer than all requests of a write together: after it the page finds out what the device has. */
const WRITING_MS = 120_000;
const UNANSWERED = message('No response to the change.');
const OTHER_TEST = message(
  'Your test has ended and the device is now testing another change. Check the settings before you keep it.',
);

const done = (at: number, outcome: ApplyOutcome): ApplyState => ({ kind: 'done', at, outcome });

/** Transitions on a decision of this page that nothing is sent. */
const UNSENT = {
  'test-ruled-out': (_: ApplyState, { at, words }: StateEventOf<'test-ruled-out'>): ApplyState =>
    done(at, { kind: 'not-testable', words }),
  'held-back': (_: ApplyState, { at, words }: StateEventOf<'held-back'>): ApplyState =>
    done(at, { kind: 'not-sent', words }),
};

/** Transitions while nothing is under way. */
const READY = {
  ...UNSENT,
  'apply-requested': (
    _: ApplyState,
    { mode, newAddress, linkBefore, at }: StateEventOf<'apply-requested'>,
  ): ApplyState => ({ kind: 'writing', mode, since: at, newAddress, newAddressTaken: false, linkBefore }),
  'found-forgotten': (_: ApplyState, { at }: StateEventOf<'found-forgotten'>): ApplyState =>
    done(at, { kind: 'forgotten' }),
};

/**
 * The state shown for any awaited device that does not respond; a page that slept first waits for a response.
 */
const AWAITING = {
  woke: <S extends Awaited>(state: S, { at }: StateEventOf<'woke'>): S => ({
    ...state,
    givenUpAt: Math.max(state.givenUpAt, at + AWAKE_MS),
  }),
  'second-passed': (state: Awaited, { at }: StateEventOf<'second-passed'>): ApplyState =>
    at > state.givenUpAt ? done(at, { kind: 'silent', awaited: state }) : state,
  silent: <S extends Awaited>(state: S): S => (state.wasSilent ? state : { ...state, wasSilent: true }),
};

/** The same for a device that may come back at another address. */
const AWAITING_ANYWHERE = {
  ...AWAITING,
  'new-address-answered': <S extends StateOf<'checking' | 'restarting'>>(state: S): S =>
    state.wasSilent ? { ...state, newAddressAnswers: true } : state,
};

/** The transition on the configuration that an awaited device runs, once that is final. */
const known =
  <S extends Awaited>(outcomeOf: (state: S, found: Found) => ApplyOutcome) =>
  (state: S, { at, changed, rebooted }: StateEventOf<'configuration-known'>): ApplyState => {
    if (!isBelieved(state, at, changed)) return state;
    return done(
      at,
      changed === undefined ? { kind: 'unknown' } : outcomeOf(state, { at, changed, rebooted }),
    );
  };

const appliedBy = (mode: ApplyMode): ApplyOutcome => ({
  kind: mode === 'no-save' ? 'running-unsaved' : 'saved',
});

const checked = (
  { mode, since, newAddress, newAddressTaken, linkBefore }: StateOf<'writing'>,
  at: number,
  words: Message,
): ApplyState => ({
  kind: 'checking',
  mode,
  since,
  newAddress,
  linkBefore,
  words,
  wasSilent: false,
  givenUpAt: at + TEST_MS + PATIENCE_MS,
  newAddressAnswers: false,
  newAddressTaken,
});

/** Transitions on a response to the write, in time or late. */
const ANSWERED = {
  ...UNSENT,
  written: (
    state: StateOf<'writing' | 'checking'>,
    { at, restartMs, testMs }: StateEventOf<'written'>,
  ): ApplyState =>
    state.mode === 'test'
      ? { kind: 'testing', since: at, ...newTest(at + testMs, true, state) }
      : {
          kind: 'restarting',
          mode: state.mode,
          since: at,
          until: at + restartMs,
          wasSilent: false,
          givenUpAt: at + restartMs + PATIENCE_MS,
          newAddress: state.newAddress,
          newAddressAnswers: false,
          newAddressTaken: state.newAddressTaken,
        },
  refused: (_: ApplyState, { at, words }: StateEventOf<'refused'>): ApplyState =>
    done(at, { kind: 'refused', words }),
  conflicts: (_: ApplyState, { at, count }: StateEventOf<'conflicts'>): ApplyState =>
    done(at, { kind: 'conflicts', count }),
};

/** The transition of each state for each event. An event without a row changes nothing. */
const TABLE: Table = {
  idle: {
    ...READY,
    'test-seen': (_, { at, secondsLeft }) => joined(at, secondsLeft),
    'found-over': (_, { at, changed, rebooted }) => {
      if (changed === undefined) return done(at, { kind: 'unknown' });
      if (rebooted) return done(at, { kind: 'rebooted', changed });
      return done(at, changed ? { kind: 'kept-elsewhere' } : { kind: 'fell-back', linkFormed: true });
    },
    'outcome-found': (_, { doneAt, outcome }) => done(doneAt, outcome),
  },
  writing: {
    'new-address-taken': state => ({ ...state, newAddressTaken: true }),
    ...ANSWERED,
    unclear: (state, { at, words }) => checked(state, at, words),
    'second-passed': (state, { at }) =>
      at - state.since > WRITING_MS ? checked(state, at, UNANSWERED) : state,
  },
  checking: {
    ...AWAITING_ANYWHERE,
    ...ANSWERED,
    'test-seen': (state, { at, secondsLeft }) => ({
      kind: 'testing',
      since: at,
      ...newTest(endOf(at, secondsLeft), true, state),
    }),
    'configuration-known': known((state, { at, changed, rebooted }) => {
      // A page that slept for the length of a test may have missed one that was reverted.
      if (!changed && state.mode === 'test' && at - state.since >= TEST_MS)
        return { kind: 'fell-back', linkFormed: true };
      if (!changed) return { kind: 'not-written', words: state.words };
      return rebooted ? { kind: 'rebooted', changed } : appliedBy(state.mode);
    }),
  },
  restarting: {
    ...AWAITING_ANYWHERE,
    'configuration-known': known((state, { changed, rebooted }) =>
      rebooted || !changed ? { kind: 'rebooted', changed } : appliedBy(state.mode),
    ),
  },
  testing: {
    'test-seen': stillRuns,
    'other-test-seen': (_, { at, secondsLeft }) => ({ ...joined(at, secondsLeft), failure: OTHER_TEST }),
    // A test just written may not have started yet.
    'no-test-seen': (state, { at }) =>
      state.startedHere && at - state.since < STILL_UP_MS ? state : ended(state, at),
    // A link measured before the outage says nothing about the link after it.
    silent: state => ({
      ...state,
      answering: false,
      link: state.link === 'formed' ? 'waiting' : state.link,
    }),
    // While the device responds here, a response from there comes from another device.
    'new-address-answered': state => (state.answering ? state : { ...state, newAddressAnswers: true }),
    'link-seen': linkSeen,
    'keep-requested': (state, { at }) => requested(state, 'keep', at),
    'revert-requested': (state, { at }) => requested(state, 'revert', at),
    // The device's configuration is then read, so that the shown outcome is true.
    'request-done': (state, { at, restartMs }) =>
      state.request === undefined ? state : ended(state, at, restartMs),
    'request-failed': (state, { words }) => ({
      ...state,
      request: undefined,
      requestedAt: undefined,
      failure: words,
    }),
    'second-passed': (state, { at }) => (at >= state.endsAt ? ended(state, at) : state),
  },
  ended: {
    ...AWAITING,
    'test-seen': (state, { at, secondsLeft }) => {
      const isOld = state.wanted !== undefined && at - state.since < STILL_UP_MS;
      // The last seconds of the device's clock may lie behind the page's.
      if (isOld || (secondsLeft ?? 0) <= 2) return state;
      const endsAt = endOf(at, secondsLeft);
      return {
        kind: 'testing',
        since: at,
        ...state.test,
        endsAt,
        answering: true,
        answered: true,
        request: undefined,
        requestedAt: undefined,
      };
    },
    'configuration-known': known(endOutcome),
  },
  done: {
    ...READY,
    'test-seen': (state, { at, secondsLeft }) =>
      // The last answer of a test that is over may still be on its way.
      at - state.at < STILL_UP_MS ? state : joined(at, secondsLeft),
    // The unreachable device responds again: the outcome can be determined after all.
    'no-test-seen': (state, { at }) =>
      state.outcome.kind === 'silent'
        ? { ...state.outcome.awaited, wasSilent: true, givenUpAt: at + AWAKE_MS }
        : state,
    dismissed: () => IDLE,
  },
};

/** The next state of applying. The same object when the event changes nothing. */
export function nextState(state: ApplyState, event: StateEvent): ApplyState {
  const steps: Readonly<Record<string, ((state: never, event: never) => ApplyState) | undefined>> =
    TABLE[state.kind];
  const step = steps[event.kind];
  return step === undefined ? state : step(state as never, event as never);
}
