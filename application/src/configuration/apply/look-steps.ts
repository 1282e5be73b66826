import type { ApplyMachine, Step, KnownAtRest } from './apply-machine.ts';
import { hasSlept, isFollowed, isTimeToLook, nextSecondAtRest } from './device-watch.ts';
import { moved, rested, stay, followedBy } from './step.ts';
import { addressToProbe, isTimeToAskConfiguration } from './waiting.ts';

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
 * For this duration an outcome is shown again after a reload: it has a time of day, and no date.
 * Milliseconds.
 */
const OUTCOME_MS = 600_000;

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
