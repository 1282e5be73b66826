import { message, type Message } from '@radiolink/domain/errors';
import {
  type StateEvent,
  type ApplyOutcome,
  type ApplyState,
  type Awaited,
  IDLE,
  type RunningTest,
  TEST_MS,
} from './apply-state.ts';
import { FAST_RESTART_MS, isBelieved, NEVER_SILENT_MS, SETTLING_MS, STILL_UP_MS } from './waiting.ts';

type Kind = ApplyState['kind'];
type StateOf<K extends Kind> = Extract<ApplyState, { kind: K }>;
type EventOf<K extends StateEvent['kind']> = Extract<StateEvent, { kind: K }>;
type Steps<S extends Kind> = {
  readonly [E in StateEvent['kind']]?: (state: StateOf<S>, event: EventOf<E>) => ApplyState;
};
type Table = { readonly [S in Kind]: Steps<S> };

/** For this duration after its latest time a device is awaited. */
const PATIENCE_MS = 120_000;
/** For this duration a response is awaited after a sleep. */
const AWAKE_MS = 30_000;
/**
 * Longer than all requests of a write may take together: after this time without a response the request is
 * repeated.
 */
const WRITING_MS = 120_000;
const UNANSWERED = message('No response to the change.');
/** A device that still tests this long after a request did not receive it. */
const UNHEARD_MS = 10_000;
const UNHEARD = message('The device did not receive the request. Try again.');
const OTHER_TEST = message(
  'Your test has ended and the device is now testing another change. Check the settings before you keep it.',
);

const UNKNOWN: ApplyOutcome = { kind: 'unknown' };

const done = (at: number, outcome: ApplyOutcome): ApplyState => ({ kind: 'done', at, outcome });

const newTest = (
  endsAt: number,
  startedHere: boolean,
  {
    newAddress,
    newAddressTaken,
    linkBefore,
  }: { newAddress: string | undefined; newAddressTaken: boolean; linkBefore: boolean },
): RunningTest => ({
  endsAt,
  startedHere,
  answering: true,
  newAddress,
  newAddressAnswers: false,
  newAddressTaken,
  link: linkBefore ? 'waiting' : 'not-before',
  linkCameBack: false,
  request: undefined,
  requestedAt: undefined,
  failure: undefined,
});

const joined = (at: number, secondsLeft: number | undefined): StateOf<'testing'> => ({
  kind: 'testing',
  since: at,
  ...newTest(endOf(at, secondsLeft), false, {
    newAddress: undefined,
    newAddressTaken: false,
    linkBefore: true,
  }),
});

const endOf = (at: number, secondsLeft: number | undefined): number =>
  secondsLeft === undefined ? at + TEST_MS : at + secondsLeft * 1000;

/**
 * The device counts the revert time in whole seconds and reports it rounded: the earlier of two ends holds
 * except for a second.
 */
const resynchronised = (known: number, reported: number): number =>
  Math.abs(known - reported) <= 1500 ? known : reported;

const ended = (state: StateOf<'testing'>, at: number, restartMs = Number.POSITIVE_INFINITY): ApplyState => {
  const { kind: _kind, since: _since, ...test } = state;
  return {
    kind: 'ended',
    since: at,
    test,
    wanted: state.request,
    wasSilent: !state.answering,
    settlesAt: Math.min(at, state.endsAt) + (restartMs <= FAST_RESTART_MS ? SETTLING_MS : NEVER_SILENT_MS),
    givenUpAt: Math.max(at, state.endsAt) + PATIENCE_MS,
  };
};

const begin = (
  _state: ApplyState,
  { mode, newAddress, linkBefore, at }: EventOf<'apply-requested'>,
): ApplyState => ({
  kind: 'writing',
  mode,
  since: at,
  newAddress,
  newAddressTaken: false,
  linkBefore,
});

const ruledOut = (_state: ApplyState, { at, words }: EventOf<'test-ruled-out'>): ApplyState =>
  done(at, { kind: 'not-testable', words });

const heldBack = (_state: ApplyState, { at, words }: EventOf<'held-back'>): ApplyState =>
  done(at, { kind: 'not-sent', words });

/**
 * The state shown for any awaited device that does not respond; a page that slept first waits for a response.
 */
const AWAITING = {
  woke: <S extends Awaited>(state: S, { at }: EventOf<'woke'>): S => ({
    ...state,
    givenUpAt: Math.max(state.givenUpAt, at + AWAKE_MS),
  }),
  'second-passed': (state: Awaited, { at }: EventOf<'second-passed'>): ApplyState =>
    at > state.givenUpAt ? done(at, { kind: 'silent', awaited: state }) : state,
};

const fellSilent = <S extends Awaited>(state: S): S =>
  state.wasSilent ? state : { ...state, wasSilent: true };

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
  written: (
    state: StateOf<'writing' | 'checking'>,
    { at, restartMs, testMs }: EventOf<'written'>,
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
  refused: (_: ApplyState, { at, words }: EventOf<'refused'>): ApplyState =>
    done(at, { kind: 'refused', words }),
  'held-back': heldBack,
  'test-ruled-out': ruledOut,
  conflicts: (_: ApplyState, { at, count }: EventOf<'conflicts'>): ApplyState =>
    done(at, { kind: 'conflicts', count }),
};

/** The transition of each state for each event. An event without a row changes nothing. */
const TABLE: Table = {
  idle: {
    'apply-requested': begin,
    'test-ruled-out': ruledOut,
    'held-back': heldBack,
    'test-seen': (_, { at, secondsLeft }) => joined(at, secondsLeft),
    'found-over': (_, { at, changed, rebooted }) => {
      if (changed === undefined) return done(at, UNKNOWN);
      if (rebooted) return done(at, { kind: 'rebooted', changed });
      return done(at, changed ? { kind: 'kept-elsewhere' } : { kind: 'fell-back', linkFormed: true });
    },
    'found-forgotten': (_, { at }) => done(at, { kind: 'forgotten' }),
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
    ...AWAITING,
    ...ANSWERED,
    silent: fellSilent,
    'new-address-answered': state => (state.wasSilent ? { ...state, newAddressAnswers: true } : state),
    'test-seen': (state, { at, secondsLeft }) => ({
      kind: 'testing',
      since: at,
      ...newTest(endOf(at, secondsLeft), true, state),
    }),
    'configuration-known': (state, { at, changed, rebooted }) => {
      if (!isBelieved(state, at, changed)) return state;
      if (changed === undefined) return done(at, UNKNOWN);
      // A page that slept for the length of a test may have missed one that was reverted.
      if (!changed && state.mode === 'test' && at - state.since >= TEST_MS)
        return done(at, { kind: 'fell-back', linkFormed: true });
      if (!changed) return done(at, { kind: 'not-written', words: state.words });
      if (rebooted) return done(at, { kind: 'rebooted', changed });
      return done(at, { kind: state.mode === 'no-save' ? 'running-unsaved' : 'saved' });
    },
  },
  restarting: {
    ...AWAITING,
    silent: fellSilent,
    'new-address-answered': state => (state.wasSilent ? { ...state, newAddressAnswers: true } : state),
    'configuration-known': (state, { at, changed, rebooted }) => {
      if (!isBelieved(state, at, changed)) return state;
      if (changed === undefined) return done(at, UNKNOWN);
      if (rebooted || !changed) return done(at, { kind: 'rebooted', changed });
      return done(at, { kind: state.mode === 'no-save' ? 'running-unsaved' : 'saved' });
    },
  },
  testing: {
    'test-seen': (state, { at, secondsLeft }) => ({
      // A failure caused by the outage is cleared once the device responds.
      ...unlessUnheard(state.answering ? state : { ...state, failure: undefined }, at),
      answering: true,
      endsAt: secondsLeft === undefined ? state.endsAt : resynchronised(state.endsAt, endOf(at, secondsLeft)),
    }),
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
    'link-seen': (state, { at, link }) => {
      if (state.link === 'not-before' || state.link === link) return state;
      if (link === 'formed' && state.startedHere && at - state.since < STILL_UP_MS) return state;
      if (link === 'formed') return { ...state, link, linkCameBack: true };
      return { ...state, link: link === 'down' ? 'waiting' : link };
    },
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
    silent: fellSilent,
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
        request: undefined,
        requestedAt: undefined,
      };
    },
    'configuration-known': (state, { at, changed, rebooted }) =>
      isBelieved(state, at, changed) ? done(at, endOutcome(state, changed, rebooted)) : state,
  },
  done: {
    'apply-requested': begin,
    'test-ruled-out': ruledOut,
    'held-back': heldBack,
    'test-seen': (state, { at, secondsLeft }) =>
      // The last answer of a test that is over may still be on its way.
      at - state.at < STILL_UP_MS ? state : joined(at, secondsLeft),
    // The unreachable device responds again: the outcome can be determined after all.
    'no-test-seen': (state, { at }) =>
      state.outcome.kind === 'silent'
        ? { ...state.outcome.awaited, wasSilent: true, givenUpAt: at + AWAKE_MS }
        : state,
    'found-forgotten': (_, { at }) => done(at, { kind: 'forgotten' }),
    dismissed: () => IDLE,
  },
};

function requested(state: StateOf<'testing'>, request: 'keep' | 'revert', at: number): ApplyState {
  if (state.request !== undefined) return state;
  const asking = { ...state, request, requestedAt: at, failure: undefined };
  // Its time is over, which a page that slept has missed: there is nothing left to keep or to revert.
  return at >= state.endsAt ? ended(asking, at) : asking;
}

function unlessUnheard(state: StateOf<'testing'>, at: number): StateOf<'testing'> {
  if (state.requestedAt === undefined || at - state.requestedAt < UNHEARD_MS) return state;
  return { ...state, request: undefined, requestedAt: undefined, failure: UNHEARD };
}

function endOutcome(
  { since, test, wanted }: StateOf<'ended'>,
  changed: boolean | undefined,
  rebooted: boolean,
): ApplyOutcome {
  if (changed === undefined) return UNKNOWN;
  if (rebooted) return { kind: 'rebooted', changed };
  if (changed) return { kind: wanted === 'keep' ? 'kept' : 'kept-elsewhere' };
  if (wanted === 'revert') return { kind: 'reverted' };
  if (since + 1500 < test.endsAt) return { kind: 'reverted-elsewhere' };
  const linkFormed = !test.startedHere || test.linkCameBack || test.link === 'not-before';
  return { kind: 'fell-back', linkFormed };
}

/** The next state of applying. The same object when the event changes nothing. */
export function nextState(state: ApplyState, event: StateEvent): ApplyState {
  const steps: Readonly<Record<string, ((state: never, event: never) => ApplyState) | undefined>> =
    TABLE[state.kind];
  const step = steps[event.kind];
  return step === undefined ? state : step(state as never, event as never);
}
