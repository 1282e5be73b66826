import { message, type Message } from '@radiolink/domain/errors';
import { pageUrl } from '@radiolink/domain/impact';
import { answered, unanswered } from './apply-answers.ts';
import { describeWrite } from './apply-job.ts';
import {
  type ApplyEvent,
  type ApplyMachine,
  done,
  emit,
  type EventOf,
  type TestRequest,
  transition,
} from './apply-machine.ts';
import { type ApplyState, IDLE, isAwaited, type StateOf, TEST_MS, isAtRest } from './apply-state.ts';
import {
  addressToProbe,
  awaitedLonger,
  invalidated,
  isFollowed,
  isTimeToLook,
  nextSecondAtRest,
  PATIENCE_MS,
} from './device-watch.ts';
import { idleContextLoaded } from './resume-after-reload.ts';
import { ended, linkSeen, newTest, requested, requestFailed } from './running-test.ts';

/** A second that comes so late was slept through: a locked phone, or a closed laptop. */
const SLEPT_MS = 8000;
/** Longer than all requests of a write together: after it the page finds out what the device has. */
const WRITING_MS = 120_000;
const UNANSWERED = message('No response to the change.');

/**
 * The reducer of applying: the machine after an event, with the commands that follow from it. An event that has no place in a
 * state changes nothing. §4; readings 7, 8 and 16.
 *
 * @param at when the event happened, milliseconds since the epoch
 */
export function applyReducer(before: ApplyMachine, event: ApplyEvent, at: number): ApplyMachine {
  const machine: ApplyMachine = before.commands.length === 0 ? before : { ...before, commands: [] };
  const { state, watch } = machine;
  // An answer that comes when another write was begun says nothing of that.
  if ('attempt' in event && event.attempt !== undefined && event.attempt !== machine.attempt) return machine;
  switch (event.kind) {
    case 'opened':
      return watch.isOpen ? machine : look(turnWatch(machine, true), at);
    case 'closed':
      return watch.isOpen ? turnWatch(machine, false) : machine;
    case 'look-requested':
      return watch.isOpen ? look(machine, at) : machine;
    case 'invalidated': {
      const doubting = { ...machine, watch: invalidated(watch, at) };
      return watch.isOpen && event.isWatched ? look(doubting, at) : doubting;
    }
    case 'ticked':
      return secondPassed(machine, event, at);

    case 'apply-requested':
      return isAtRest(state) ? begin(machine, event, at) : machine;
    case 'address-checked':
      if (state.kind !== 'writing') return machine;
      return save(event.isTaken ? transition(machine, { ...state, newAddressTaken: true }) : machine);
    case 'snapshot-saved':
      return state.kind === 'writing' ? send(machine) : machine;

    case 'written':
      return isBeingSent(state) ? transition(machine, written(state, event, at)) : machine;
    case 'refused':
      return isBeingSent(state)
        ? transition(machine, done(at, { kind: 'refused', words: event.words }))
        : machine;
    case 'not-sent':
      return isBeingSent(state) || isAtRest(state) ? transition(machine, done(at, event.outcome)) : machine;
    case 'unclear':
      return state.kind === 'writing' ? transition(machine, checking(state, at, event.words)) : machine;

    case 'answered':
      return answered(machine, event, at);
    case 'unanswered':
      return unanswered(machine, event, at);

    case 'keep-requested':
      return request(machine, 'keep', at);
    case 'revert-requested':
      return request(machine, 'revert', at);
    case 'request-done':
      // The device's configuration is then read, so that the shown outcome is true.
      return state.kind === 'testing' && state.request !== undefined
        ? transition(machine, ended(state, at, event.restartMs))
        : machine;
    case 'request-failed':
      return state.kind === 'testing' ? transition(machine, requestFailed(state, event.words)) : machine;

    case 'link-seen':
      return state.kind === 'testing' ? transition(machine, linkSeen(state, event.link, at)) : machine;
    case 'new-address-answered':
      return transition(machine, newAddressAnswered(state));

    case 'idle-context-loaded':
      return idleContextLoaded(machine, event, at);
    case 'outcome-remembered':
      return { ...machine, isPreviousSettled: event.isOwn };
    case 'dismissed':
      return state.kind === 'done' ? transition(machine, IDLE) : machine;
  }
}

/** The answer to the write is awaited, or was lost and may still come. */
function isBeingSent(state: ApplyState): state is StateOf<'writing' | 'checking'> {
  return state.kind === 'writing' || state.kind === 'checking';
}

function turnWatch(machine: ApplyMachine, isOpen: boolean): ApplyMachine {
  const watch = { ...machine.watch, isOpen };
  return emit({ ...machine, watch }, { kind: isOpen ? 'start-watching' : 'stop-watching' });
}

/** Asks for the test; one question at a time. */
function look(machine: ApplyMachine, at: number): ApplyMachine {
  const watch = { ...machine.watch, lookedAt: at };
  if (watch.isLooking) return { ...machine, watch };
  const readsFirst = watch.isStale && isAtRest(machine.state);
  return emit(
    { ...machine, watch: { ...watch, isLooking: true, isStale: watch.isStale && !readsFirst } },
    { kind: 'ask', about: 'test', asking: machine.state.kind, readsFirst },
  );
}

function secondPassed(machine: ApplyMachine, { isWatched }: EventOf<'ticked'>, at: number): ApplyMachine {
  const awakened = awake(machine, at);
  const next = transition(awakened, afterSecond(awakened.state, at));
  if (isFollowed(next.state)) {
    const url = addressToProbe(next.state);
    const looking = look(next, at);
    return url === undefined ? looking : emit(looking, { kind: 'probe', url });
  }
  const watch = nextSecondAtRest(next.watch, at, isWatched);
  const resting = { ...next, watch };
  return isTimeToLook(watch, at, isWatched) ? look(resting, at) : resting;
}

/** Notices that the page slept: missing responses during that time mean nothing. */
function awake(machine: ApplyMachine, at: number): ApplyMachine {
  const { state, watch } = machine;
  const slept = at - watch.awakeAt > SLEPT_MS;
  const next = { ...machine, watch: { ...watch, awakeAt: at, slept: watch.slept || slept } };
  return slept && isAwaited(state) ? transition(next, awaitedLonger(state, at)) : next;
}

/** The limits of each state, in time. */
function afterSecond(state: ApplyState, at: number): ApplyState {
  switch (state.kind) {
    case 'writing':
      return at - state.since > WRITING_MS ? checking(state, at, UNANSWERED) : state;
    case 'checking':
    case 'restarting':
    case 'ended':
      return at > state.givenUpAt ? done(at, { kind: 'silent', awaited: state }) : state;
    case 'testing':
      return at >= state.endsAt ? ended(state, at) : state;
    default:
      return state;
  }
}

/** Begins a write: the new address is looked at first, then what is replaced is saved, then it is sent. */
function begin(machine: ApplyMachine, event: EventOf<'apply-requested'>, at: number): ApplyMachine {
  const { job, newAddress, linkBefore } = event;
  const { mode, intended } = describeWrite(job);
  const writing = transition(machine, {
    kind: 'writing',
    mode,
    since: at,
    newAddress: newAddress && pageUrl(newAddress),
    newAddressTaken: false,
    linkBefore,
  });
  const attempt = machine.attempt + 1;
  const begun = { ...writing, job, attempt, intended };
  const next = mode === 'test' ? emit(begun, { kind: 'sample-link' }) : begun;
  return newAddress === undefined
    ? save(next)
    : emit(next, { kind: 'check-address', attempt, address: newAddress });
}

/** Saves what is replaced first, where it is known. */
function save(machine: ApplyMachine): ApplyMachine {
  const { job, attempt } = machine;
  const store = job && describeWrite(job).replaced;
  return store === undefined ? send(machine) : emit(machine, { kind: 'save-snapshot', attempt, store });
}

function send(machine: ApplyMachine): ApplyMachine {
  const { job, attempt } = machine;
  return job === undefined ? machine : emit(machine, { kind: 'write', attempt, job });
}

/** The device has taken the configuration: it tests it, or restarts into it. */
function written(
  state: StateOf<'writing' | 'checking'>,
  { testMs, restartMs }: EventOf<'written'>,
  at: number,
): ApplyState {
  const { mode, newAddress, newAddressTaken } = state;
  if (mode === 'test') return { kind: 'testing', since: at, ...newTest(at + testMs, true, state) };
  const until = at + restartMs;
  return {
    kind: 'restarting',
    mode,
    since: at,
    until,
    newAddress,
    newAddressTaken,
    wasSilent: false,
    givenUpAt: until + PATIENCE_MS,
    newAddressAnswers: false,
  };
}

/** The answer to the write was lost, or none came. */
function checking(state: StateOf<'writing'>, at: number, words: Message): ApplyState {
  return {
    ...state,
    kind: 'checking',
    words,
    wasSilent: false,
    givenUpAt: at + TEST_MS + PATIENCE_MS,
    newAddressAnswers: false,
  };
}

/** Keeps or reverts once it is sure that this means the test which is followed. */
function request(machine: ApplyMachine, wanted: TestRequest, at: number): ApplyMachine {
  const awakened = awake(machine, at);
  const { state } = awakened;
  if (state.kind !== 'testing') return awakened;
  const next = transition(awakened, requested(state, wanted, at));
  const isBegun = next.state !== state && next.state.kind === 'testing';
  return isBegun ? emit(next, { kind: 'ask', about: 'request', request: wanted }) : next;
}

function newAddressAnswered(state: ApplyState): ApplyState {
  switch (state.kind) {
    case 'checking':
    case 'restarting':
      return state.wasSilent ? { ...state, newAddressAnswers: true } : state;
    case 'testing':
      // While the device responds here, a response from there comes from another device.
      return state.answering ? state : { ...state, newAddressAnswers: true };
    default:
      return state;
  }
}
