import { describeWrite } from './apply-job.ts';
import type { ApplyCommand, ApplyMachine, Step } from './apply-machine.ts';
import { type ApplyOutcome, type ApplyState, type StateOf, TEST_MS } from './apply-state.ts';
import { addressToLeaveFor } from './device-watch.ts';

/** The next state from each state that an event concerns; the same object where nothing changes. */
export type Ways = { readonly [K in ApplyState['kind']]?: (state: StateOf<K>) => ApplyState };

export const done = (at: number, outcome: ApplyOutcome): ApplyState => ({ kind: 'done', at, outcome });

export function stay(machine: ApplyMachine): Step {
  return { machine, commands: [] };
}

/** The sequence of questions is over: the next one may be asked. */
export function rested(machine: ApplyMachine): Step {
  return stay({ ...machine, watch: { ...machine.watch, isLooking: false } });
}

export function commanding(machine: ApplyMachine, ...commands: readonly ApplyCommand[]): Step {
  return { machine, commands };
}

export function followedBy(step: Step, next: (machine: ApplyMachine) => Step): Step {
  const { machine, commands } = next(step.machine);
  return { machine, commands: [...step.commands, ...commands] };
}

/** The way of the machine's state, with the commands of the new state; nothing where it has none. */
export function moved(machine: ApplyMachine, ways: Ways): Step {
  const { state: from } = machine;
  const way = ways[from.kind] as ((state: ApplyState) => ApplyState) | undefined;
  const state = way?.(from) ?? from;
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
  const sent = job && describeWrite(job).sent;
  if (to.kind === 'testing' && to.startedHere) {
    const { endsAt } = to;
    if (from.kind === 'writing' || from.kind === 'checking')
      commands.push({ kind: 'remember-test', since: endsAt - TEST_MS, endsAt, sent });
    else if (from.kind !== 'testing' || from.endsAt !== endsAt)
      commands.push({ kind: 'remember-test-end', endsAt });
  }
  if (from.kind === 'done' && to.kind !== 'done') commands.push({ kind: 'forget-outcome' });
  const url = addressToLeaveFor(to);
  if (url !== undefined && addressToLeaveFor(from) === undefined) commands.push({ kind: 'leave', url });
  if (to.kind === 'done') {
    // Whatever became of the test: the next write looks first what the device has.
    if (to.outcome.kind === 'silent') commands.push({ kind: 'note-test', found: 'reverted' });
    if (from.kind === 'restarting' && sent !== undefined)
      commands.push({ kind: 'restore-lost', outcome: to.outcome, sent });
    commands.push({ kind: 'remember-outcome', from, done: to, sent });
  }
  return commands;
}
