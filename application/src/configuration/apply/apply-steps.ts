import { sentBy } from './apply-job.ts';
import type { ApplyCommand, ApplyMachine, KnownAtRest, Step } from './apply-machine.ts';
import { type ApplyState, type StateEvent, TEST_MS } from './apply-state.ts';
import { nextState } from './apply-transitions.ts';
import {
  addressToLeaveFor,
  addressToProbe,
  type DeviceWatch,
  hasSlept,
  isFollowed,
  isTimeToAskConfiguration,
  isTimeToLook,
  nextSecondAtRest,
} from './device-watch.ts';

/**
 * For this duration an outcome is shown again after a reload: it has a time of day, and no date.
 * Milliseconds.
 */
const OUTCOME_MS = 600_000;

export function stay(machine: ApplyMachine): Step {
  return { machine, commands: [] };
}

/** The sequence of questions is over: the next one may be asked. */
export function rested(machine: ApplyMachine): Step {
  return stay({ ...machine, watch: { ...machine.watch, isLooking: false } });
}

export function followedBy(step: Step, next: (machine: ApplyMachine) => Step): Step {
  const { machine, commands } = next(step.machine);
  return { machine, commands: [...step.commands, ...commands] };
}

export function watching(machine: ApplyMachine, watch: Partial<DeviceWatch>, command: ApplyCommand): Step {
  return { machine: { ...machine, watch: { ...machine.watch, ...watch } }, commands: [command] };
}

/** Passes an event to the table of states, and adds the commands of the new state. */
export function moved(machine: ApplyMachine, event: StateEvent): Step {
  const { state: from } = machine;
  const state = nextState(from, event);
  if (state === from) return stay(machine);
  const isJoined = state.kind === 'testing' && !state.startedHere;
  const isUnknown = isJoined && (from.kind === 'idle' || from.kind === 'done');
  return {
    machine: { ...machine, state, ...(isUnknown && { intended: undefined }) },
    commands: wantedBy(machine, state),
  };
}

/** Commands caused by a change of state. */
function wantedBy({ state: from, job }: ApplyMachine, to: ApplyState): readonly ApplyCommand[] {
  const commands: ApplyCommand[] = [];
  if (to.kind === 'testing' && to.startedHere) {
    const { endsAt } = to;
    if (from.kind === 'writing' || from.kind === 'checking')
      commands.push({ kind: 'remember-test', since: endsAt - TEST_MS, endsAt, sent: sentBy(job) });
    else if (from.kind !== 'testing' || from.endsAt !== endsAt)
      commands.push({ kind: 'remember-test-end', endsAt });
  }
  if (from.kind === 'done' && to.kind !== 'done') commands.push({ kind: 'forget-outcome' });
  const url = addressToLeaveFor(to);
  if (url !== undefined && addressToLeaveFor(from) === undefined) commands.push({ kind: 'leave', url });
  if (to.kind === 'done') {
    // Whatever became of the test: the next write looks first what the device has.
    if (to.outcome.kind === 'silent') commands.push({ kind: 'test-fell-back' });
    const sent = sentBy(job);
    if (from.kind === 'restarting' && sent !== undefined)
      commands.push({ kind: 'restore-lost', outcome: to.outcome, sent });
    commands.push({ kind: 'remember-outcome', from, done: to, sent });
  }
  return commands;
}

export function look(machine: ApplyMachine, at: number): Step {
  const watch = { ...machine.watch, lookedAt: at };
  if (watch.isLooking) return stay({ ...machine, watch });
  const { kind } = machine.state;
  const readsFirst = watch.isStale && (kind === 'idle' || kind === 'done');
  const isStale = watch.isStale && !readsFirst;
  return {
    machine: { ...machine, watch: { ...watch, isLooking: true, isStale } },
    commands: [{ kind: 'look', asking: kind, readsFirst }],
  };
}

export function awake(machine: ApplyMachine, at: number): Step {
  const slept = hasSlept(machine.watch, at);
  const watch = { ...machine.watch, awakeAt: at, slept: machine.watch.slept || slept };
  const next = { ...machine, watch };
  return slept ? moved(next, { kind: 'woke', at }) : stay(next);
}

export function afterSecond(machine: ApplyMachine, at: number, isWatched: boolean): Step {
  if (!isFollowed(machine.state)) {
    const watch = nextSecondAtRest(machine.watch, at, isWatched);
    const next = { ...machine, watch };
    return isTimeToLook(watch, at, isWatched) ? look(next, at) : stay(next);
  }
  const url = addressToProbe(machine.state);
  const looking = look(machine, at);
  return url === undefined
    ? looking
    : { ...looking, commands: [...looking.commands, { kind: 'probe', url }] };
}

export function testSeen(machine: ApplyMachine, at: number, secondsLeft: number | undefined): Step {
  const { kind } = machine.state;
  const found: Step = { machine, commands: kind === 'checking' ? [{ kind: 'test-found' }] : [] };
  if (!machine.watch.slept || kind !== 'testing')
    return followedBy(found, next => sameTest(next, at, secondsLeft));
  const { intended } = machine;
  return {
    ...found,
    commands: [...found.commands, { kind: 'identify-test', request: undefined, intended, secondsLeft }],
  };
}

export function sameTest(machine: ApplyMachine, at: number, secondsLeft: number | undefined): Step {
  return followedBy(moved(machine, { kind: 'test-seen', at, secondsLeft }), next => {
    const { state, intended } = next;
    const isUnknown = state.kind === 'testing' && !state.startedHere && intended === undefined;
    return isUnknown ? { machine: next, commands: [{ kind: 'read-joined-test' }] } : rested(next);
  });
}

export function noTestSeen(machine: ApplyMachine, at: number): Step {
  const { state } = machine;
  if (isTimeToAskConfiguration(state, at))
    return { machine, commands: [{ kind: 'read-configuration', asking: state }] };
  if (state.kind === 'idle' || state.kind === 'done')
    return { machine, commands: [{ kind: 'consider-rest' }] };
  return rested(machine);
}

/**
 * Reports leftovers of an earlier page load once the device is idle: the end of an unattended test, an
 * undismissed outcome, and pending changes.
 */
export function settlePast(machine: ApplyMachine, known: KnownAtRest, at: number): Step {
  const { memory } = known;
  const isDue = machine.state.kind === 'idle' && !machine.isPastSettled;
  if (!isDue || memory === null || !known.isConfigurationKnown) return rested(machine);
  const { test, outcome } = memory;
  if (test !== undefined) {
    if (!known.isStatusKnown) return rested(machine);
    // The first reading of the page may predate the end of the test, so it is repeated.
    return { machine, commands: [{ kind: 'read-left-behind', test, bootedAt: known.bootedAt }] };
  }
  const settled = rested({ ...machine, isPastSettled: true });
  const shown = followedBy(settled, next => {
    if (outcome === undefined) return stay(next);
    if (at - outcome.at >= OUTCOME_MS) return { machine: next, commands: [{ kind: 'forget-outcome' }] };
    return moved(next, { kind: 'outcome-found', at, doneAt: outcome.at, outcome: outcome.outcome });
  });
  return { ...shown, commands: [...shown.commands, { kind: 'offer-draft' }] };
}

/** The device has since lost its unsaved configuration at a reboot. One outcome at a time. */
export function lostUnsaved(machine: ApplyMachine, { memory, bootedAt }: KnownAtRest, at: number): Step {
  const since = memory?.unsavedSince;
  const isLost = since !== undefined && bootedAt !== null && bootedAt > since;
  if (!isLost || machine.state.kind !== 'idle') return stay(machine);
  return moved(machine, { kind: 'found-forgotten', at });
}
