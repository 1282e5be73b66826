import {
  type ApplyEvent,
  type ApplyOutcome,
  type ApplyState,
  IDLE,
  type RunningTest,
  TEST_MS,
} from './apply-state.ts';

type Kind = ApplyState['kind'];
type StateOf<K extends Kind> = Extract<ApplyState, { kind: K }>;
type EventOf<K extends ApplyEvent['kind']> = Extract<ApplyEvent, { kind: K }>;
type Steps<S extends Kind> = {
  readonly [E in ApplyEvent['kind']]?: (state: StateOf<S>, event: EventOf<E>) => ApplyState;
};
type Table = { readonly [S in Kind]: Steps<S> };

/** A device may answer for a moment before it goes down; what it says then is of before the restart. */
const STILL_UP_MS = 5000;
/** After the end of a test the device restarts once more before it answers. */
const SILENT_AFTER_END_MS = 120_000;

const UNKNOWN: ApplyOutcome = { kind: 'unknown' };

const told = (at: number, outcome: ApplyOutcome): ApplyState => ({ kind: 'told', at, outcome });

const newTest = (
  endsAt: number,
  startedHere: boolean,
  { newAddress, linkBefore }: { newAddress: string | undefined; linkBefore: boolean },
): RunningTest => ({
  endsAt,
  startedHere,
  answering: true,
  newAddress,
  newAddressAnswers: false,
  link: linkBefore ? 'waiting' : 'not-before',
  request: undefined,
  failure: undefined,
});

const joined = (at: number, secondsLeft: number | undefined): ApplyState => ({
  kind: 'testing',
  since: at,
  ...newTest(endOf(at, secondsLeft), false, { newAddress: undefined, linkBefore: true }),
});

const endOf = (at: number, secondsLeft: number | undefined): number =>
  secondsLeft === undefined ? at + TEST_MS : at + secondsLeft * 1000;

/** The device goes back by whole seconds and tells them rounded: the earlier of two ends holds but for a second. */
const resynchronised = (known: number, heard: number): number =>
  Math.abs(known - heard) <= 1500 ? known : heard;

const ended = (state: StateOf<'testing'>, at: number): ApplyState => {
  const { kind: _kind, since: _since, ...test } = state;
  return { kind: 'ended', since: at, test, wanted: state.request };
};

const begin = (_state: ApplyState, { mode, newAddress, linkBefore, at }: EventOf<'asked'>): ApplyState => ({
  kind: 'writing',
  mode,
  since: at,
  newAddress,
  linkBefore,
});

const ruledOut = (_state: ApplyState, { at, words }: EventOf<'test-ruled-out'>): ApplyState =>
  told(at, { kind: 'not-testable', words });

const restarting = (
  { mode, newAddress }: StateOf<'writing'> | StateOf<'checking'>,
  at: number,
  restartMs: number,
): ApplyState => ({
  kind: 'restarting',
  mode,
  since: at,
  until: at + restartMs,
  wasSilent: false,
  newAddress,
  newAddressAnswers: false,
});

/** What each state makes of each event. What stands in no row changes nothing. */
const TABLE: Table = {
  idle: {
    asked: begin,
    'test-ruled-out': ruledOut,
    'test-seen': (_, { at, secondsLeft }) => joined(at, secondsLeft),
    'found-over': (_, { at, changed, rebooted }) => {
      if (changed === undefined) return told(at, UNKNOWN);
      if (rebooted) return told(at, { kind: 'rebooted', changed });
      return told(at, changed ? { kind: 'kept-elsewhere' } : { kind: 'fell-back', linkFormed: true });
    },
  },
  writing: {
    written: (state, { at, restartMs, testMs }) =>
      state.mode === 'test'
        ? { kind: 'testing', since: at, ...newTest(at + testMs, true, state) }
        : restarting(state, at, restartMs),
    refused: (_, { at, words }) => told(at, { kind: 'refused', words }),
    conflicts: (_, { at, count }) => told(at, { kind: 'conflicts', count }),
    unclear: (state, { words }) => ({
      ...state,
      kind: 'checking',
      words,
      wasSilent: false,
      newAddressAnswers: false,
    }),
  },
  checking: {
    silent: state => (state.wasSilent ? state : { ...state, wasSilent: true }),
    'new-address-answered': state => (state.wasSilent ? { ...state, newAddressAnswers: true } : state),
    'second-passed': (state, { at }) =>
      at > state.since + TEST_MS + SILENT_AFTER_END_MS ? told(at, { kind: 'silent' }) : state,
    'test-seen': (state, { at, secondsLeft }) => ({
      kind: 'testing',
      since: at,
      ...newTest(endOf(at, secondsLeft), true, state),
    }),
    'configuration-told': (state, { at, changed, rebooted }) => {
      if (changed === undefined) return told(at, UNKNOWN);
      // Whoever was away for as long as a test lasts may have missed one that fell back.
      if (!changed && state.mode === 'test' && at - state.since >= TEST_MS)
        return told(at, { kind: 'fell-back', linkFormed: true });
      if (!changed) return told(at, { kind: 'not-written', words: state.words });
      if (rebooted) return told(at, { kind: 'rebooted', changed });
      return told(at, { kind: state.mode === 'no-save' ? 'running-unsaved' : 'saved' });
    },
  },
  restarting: {
    silent: state => ({ ...state, wasSilent: true }),
    'new-address-answered': state => (state.wasSilent ? { ...state, newAddressAnswers: true } : state),
    'configuration-told': (state, { at, changed, rebooted }) => {
      if (changed === undefined) return told(at, UNKNOWN);
      if (rebooted || !changed) return told(at, { kind: 'rebooted', changed });
      return told(at, { kind: state.mode === 'no-save' ? 'running-unsaved' : 'saved' });
    },
    'second-passed': (state, { at }) =>
      at > state.until + SILENT_AFTER_END_MS ? told(at, { kind: 'silent' }) : state,
  },
  testing: {
    'test-seen': (state, { at, secondsLeft }) => ({
      ...state,
      answering: true,
      // What failed because the device was away says nothing once it is back.
      failure: state.answering ? state.failure : undefined,
      endsAt: secondsLeft === undefined ? state.endsAt : resynchronised(state.endsAt, endOf(at, secondsLeft)),
    }),
    'no-test-seen': (state, { at }) => ended(state, at),
    // A link that was seen before the silence says nothing of the one after it.
    silent: state => ({
      ...state,
      answering: false,
      link: state.link === 'formed' ? 'waiting' : state.link,
    }),
    // While the device answers here, whoever answers there is somebody else.
    'new-address-answered': state => (state.answering ? state : { ...state, newAddressAnswers: true }),
    'link-seen': (state, { at, link }) => {
      if (state.link === 'not-before' || state.link === link) return state;
      if (link === 'formed' && state.startedHere && at - state.since < STILL_UP_MS) return state;
      return { ...state, link: link === 'down' ? 'waiting' : link };
    },
    'keep-asked': state => asked(state, 'keep'),
    'revert-asked': state => asked(state, 'revert'),
    // What the device then runs is asked, so that what is told is true.
    'request-done': (state, { at }) => (state.request === undefined ? state : ended(state, at)),
    'request-failed': (state, { words }) => ({ ...state, request: undefined, failure: words }),
    'second-passed': (state, { at }) => (at >= state.endsAt ? ended(state, at) : state),
  },
  ended: {
    'test-seen': (state, { at, secondsLeft }) => {
      const isOld = state.wanted !== undefined && at - state.since < STILL_UP_MS;
      // The last seconds of the device's clock may lie behind the page's.
      if (isOld || (secondsLeft ?? 0) <= 2) return state;
      const endsAt = endOf(at, secondsLeft);
      return { kind: 'testing', since: at, ...state.test, endsAt, request: undefined };
    },
    'configuration-told': ({ test, wanted }, { at, changed, rebooted }) =>
      told(at, endOutcome(test, wanted, { at, changed, rebooted })),
    'second-passed': (state, { at }) =>
      at > state.test.endsAt + SILENT_AFTER_END_MS ? told(at, { kind: 'silent' }) : state,
  },
  told: {
    asked: begin,
    'test-ruled-out': ruledOut,
    'test-seen': (state, { at, secondsLeft }) =>
      // The last answer of a test that is over may still be on its way.
      at - state.at < STILL_UP_MS ? state : joined(at, secondsLeft),
    dismissed: () => IDLE,
  },
};

function asked(state: StateOf<'testing'>, request: 'keep' | 'revert'): ApplyState {
  return state.request === undefined ? { ...state, request, failure: undefined } : state;
}

function endOutcome(
  { endsAt, link, startedHere }: RunningTest,
  wanted: 'keep' | 'revert' | undefined,
  { at, changed, rebooted }: Pick<EventOf<'configuration-told'>, 'at' | 'changed' | 'rebooted'>,
): ApplyOutcome {
  if (changed === undefined) return UNKNOWN;
  if (rebooted) return { kind: 'rebooted', changed };
  if (changed) return { kind: wanted === 'keep' ? 'kept' : 'kept-elsewhere' };
  if (wanted === 'revert') return { kind: 'reverted' };
  if (at + 1500 < endsAt) return { kind: 'reverted-elsewhere' };
  return { kind: 'fell-back', linkFormed: startedHere ? link === 'formed' || link === 'not-before' : true };
}

/** The next state of applying. The same object when the event changes nothing. */
export function nextApplyState(state: ApplyState, event: ApplyEvent): ApplyState {
  const steps: Readonly<Record<string, ((state: never, event: never) => ApplyState) | undefined>> =
    TABLE[state.kind];
  const step = steps[event.kind];
  return step === undefined ? state : step(state as never, event as never);
}
