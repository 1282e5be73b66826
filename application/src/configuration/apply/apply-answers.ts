import { ConfigText } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import { type Intended, isInForce } from './apply-job.ts';
import {
  type Answer,
  type AnswerOn,
  type ApplyMachine,
  done,
  emit,
  type EventOf,
  questionsOver,
  type TestRequest,
  transition,
} from './apply-machine.ts';
import {
  type ApplyMode,
  type ApplyOutcome,
  type ApplyState,
  type Awaited,
  isAwaited,
  type StateOf,
  TEST_MS,
  isAtRest,
} from './apply-state.ts';
import { AWAKE_MS, isFresh, isTimeToAskConfiguration, STILL_UP_MS } from './device-watch.ts';
import { leftBehindRead } from './resume-after-reload.ts';
import {
  ended,
  endOf,
  endOutcome,
  type Found,
  joined,
  newTest,
  requestFailed,
  resumed,
  stillRuns,
} from './running-test.ts';

const OTHER_TEST = message(
  'Your test has ended and the device is now testing another change. Check the settings before you keep it.',
);

/** The device has answered a question. */
export function answered(machine: ApplyMachine, answer: Answer, at: number): ApplyMachine {
  switch (answer.about) {
    case 'test':
      return testRead(machine, answer, at);
    case 'request':
      return testChecked(machine, answer, at);
    case 'identity':
      return identified(machine, answer, at);
    case 'joined-test': {
      const next = questionsOver(machine);
      // A test that ended while the answer was on its way may have been taken back already.
      return next.state.kind === 'testing' ? { ...next, intended: sameAs(answer.read.text) } : next;
    }
    case 'outcome':
      return outcomeRead(machine, answer, at);
    case 'left-behind':
      return leftBehindRead(machine, answer, at);
  }
}

/** The device has not answered a question, or with a failure. */
export function unanswered(machine: ApplyMachine, event: EventOf<'unanswered'>, at: number): ApplyMachine {
  const { state } = machine;
  if ('request' in event && event.request !== undefined)
    return state.kind === 'testing' ? transition(machine, requestFailed(state, event.words)) : machine;
  // A failed read is repeated at the next look.
  if (event.about === 'identity') return sameTest(machine, at, event.secondsLeft);
  const next = questionsOver(machine);
  return event.about === 'joined-test' ? next : transition(next, silent(state));
}

function silent(state: ApplyState): ApplyState {
  if (isAwaited(state)) return state.wasSilent ? state : { ...state, wasSilent: true };
  // A link measured before the outage says nothing about the link after it.
  if (state.kind === 'testing')
    return { ...state, answering: false, link: state.link === 'formed' ? 'waiting' : state.link };
  return state;
}

function testRead(machine: ApplyMachine, { asking, read, test }: AnswerOn<'test'>, at: number): ApplyMachine {
  // An answer to an earlier question says nothing of what was begun since.
  if (machine.state.kind !== asking) return questionsOver(machine);
  if (test.active) return testSeen(machine, at, test.secondsLeft);
  const taken = read === undefined ? machine : emit(machine, { kind: 'take-configuration', read });
  return afterNoTest(transition(taken, noTest(taken.state, at)), at);
}

function testSeen(machine: ApplyMachine, at: number, secondsLeft: number | undefined): ApplyMachine {
  const { state, watch, intended } = machine;
  if (state.kind === 'testing' && watch.slept)
    return emit(machine, { kind: 'ask', about: 'identity', request: undefined, intended, secondsLeft });
  const noted = state.kind === 'checking' ? emit(machine, { kind: 'note-test', found: 'running' }) : machine;
  return sameTest(noted, at, secondsLeft);
}

/** A test runs, and it is the followed one if there is one. */
function sameTest(machine: ApplyMachine, at: number, secondsLeft: number | undefined): ApplyMachine {
  const next = transition(machine, testGoesOn(machine.state, at, secondsLeft));
  const { state, intended } = next;
  const isUnknown = state.kind === 'testing' && !state.startedHere && intended === undefined;
  return isUnknown ? emit(next, { kind: 'ask', about: 'joined-test' }) : questionsOver(next);
}

function testGoesOn(state: ApplyState, at: number, secondsLeft: number | undefined): ApplyState {
  switch (state.kind) {
    case 'idle':
      return joined(at, secondsLeft);
    case 'checking':
      return { kind: 'testing', since: at, ...newTest(endOf(at, secondsLeft), true, state) };
    case 'testing':
      return stillRuns(state, at, secondsLeft);
    case 'ended':
      return resumed(state, at, secondsLeft);
    case 'done':
      // The last answer of a test that is over may still be on its way.
      return at - state.at < STILL_UP_MS ? state : joined(at, secondsLeft);
    default:
      return state;
  }
}

function noTest(state: ApplyState, at: number): ApplyState {
  switch (state.kind) {
    case 'testing':
      // A test just written may not have started yet.
      return state.startedHere && at - state.since < STILL_UP_MS ? state : ended(state, at);
    case 'done':
      // The unreachable device responds again: the outcome can be determined after all.
      return state.outcome.kind === 'silent'
        ? { ...state.outcome.awaited, wasSilent: true, givenUpAt: at + AWAKE_MS }
        : state;
    default:
      return state;
  }
}

function afterNoTest(machine: ApplyMachine, at: number): ApplyMachine {
  const { state } = machine;
  if (isTimeToAskConfiguration(state, at))
    return emit(machine, { kind: 'ask', about: 'outcome', asking: state });
  return isAtRest(state) ? emit(machine, { kind: 'load-idle-context' }) : questionsOver(machine);
}

/** Keeps or reverts the test if it still runs. */
function testChecked(
  machine: ApplyMachine,
  { request, test }: AnswerOn<'request'>,
  at: number,
): ApplyMachine {
  const { state, watch, intended } = machine;
  if (!isWanted(state, request)) return machine;
  if (!test.active) return requestOver(machine, at);
  if (!watch.slept) return emit(machine, { kind: request });
  const { secondsLeft } = test;
  return emit(machine, { kind: 'ask', about: 'identity', request, intended, secondsLeft });
}

/** True if a request is still valid: it may have been made just before the end of the test. */
function isWanted(state: ApplyState, request: TestRequest): boolean {
  if (state.kind === 'ended') return state.wanted === request;
  return state.kind === 'testing' && state.request === request;
}

/** There is no test left to keep or to revert. */
function requestOver(machine: ApplyMachine, at: number): ApplyMachine {
  const { state } = machine;
  const isAsked = state.kind === 'testing' && state.request !== undefined;
  return isAsked ? transition(machine, ended(state, at)) : machine;
}

const sameAs = (text: string): Intended => ({ kind: 'same', config: ConfigText.parse(text) });

/** True if the test found after a sleep is the followed one; any other is followed from now on. */
function identified(machine: ApplyMachine, answer: AnswerOn<'identity'>, at: number): ApplyMachine {
  const { request, intended, secondsLeft, read } = answer;
  const over = (next: ApplyMachine) => (request === undefined ? questionsOver(next) : requestOver(next, at));
  const isFoundOut = intended !== undefined && machine.intended !== intended;
  if (machine.state.kind !== 'testing' || isFoundOut) return over(machine);
  const next = { ...machine, watch: { ...machine.watch, slept: false } };
  if (isInForce(machine.intended, ConfigText.parse(read.text), read.modified) !== false)
    return request === undefined ? sameTest(next, at, secondsLeft) : emit(next, { kind: request });
  const noted = emit(next, { kind: 'note-test', found: 'reverted' });
  const other = transition(noted, { ...joined(at, secondsLeft), failure: OTHER_TEST });
  return over({ ...other, intended: sameAs(read.text) });
}

/** What became of a change, by the configuration that the awaited device then runs, once that is final. */
function outcomeRead(machine: ApplyMachine, answer: AnswerOn<'outcome'>, at: number): ApplyMachine {
  const { asking, read, uptimeSeconds } = answer;
  const next = questionsOver(machine);
  if (machine.state !== asking || !isAwaited(asking)) return next;
  const config = ConfigText.parse(read.text);
  const changed = isInForce(machine.intended, config, read.modified);
  if (!isFresh(asking, at, changed)) return next;
  const bootedAt = uptimeSeconds === undefined ? Number.NEGATIVE_INFINITY : at - uptimeSeconds * 1000;
  const rebooted = bootedAt > beganAt(asking);
  const outcome = changed === undefined ? UNKNOWN : outcomeOf(asking, { at, changed, rebooted });
  const taken = emit(
    next,
    // A backup that is not applied says nothing about the running configuration.
    { kind: 'note-test', found: read.modified ? 'reverted' : config },
    { kind: 'take-configuration', read },
  );
  return transition(taken, done(at, outcome));
}

const UNKNOWN: ApplyOutcome = { kind: 'unknown' };

/** When what the machine follows began, milliseconds since the epoch. */
function beganAt(state: Awaited): number {
  return state.kind === 'ended' ? state.test.endsAt - TEST_MS : state.since;
}

function outcomeOf(state: Awaited, found: Found): ApplyOutcome {
  switch (state.kind) {
    case 'checking':
      return writeOutcome(state, found);
    case 'restarting':
      return restartOutcome(state, found);
    case 'ended':
      return endOutcome(state, found);
  }
}

const appliedBy = (mode: ApplyMode): ApplyOutcome => ({
  kind: mode === 'no-save' ? 'running-unsaved' : 'saved',
});

function writeOutcome(state: StateOf<'checking'>, { at, changed, rebooted }: Found): ApplyOutcome {
  // A page that slept for the length of a test may have missed one that was reverted.
  if (!changed && state.mode === 'test' && at - state.since >= TEST_MS)
    return { kind: 'fell-back', linkFormed: true };
  if (!changed) return { kind: 'not-written', words: state.words };
  return rebooted ? { kind: 'rebooted', changed } : appliedBy(state.mode);
}

function restartOutcome({ mode }: StateOf<'restarting'>, { changed, rebooted }: Found): ApplyOutcome {
  return rebooted || !changed ? { kind: 'rebooted', changed } : appliedBy(mode);
}
