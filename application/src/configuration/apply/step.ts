import { sentBy } from './apply-job.ts';
import type { ApplyCommand } from './apply-command.ts';
import type { ApplyMachine, Step } from './apply-machine.ts';
import { type ApplyState, type StateEvent, TEST_MS } from './apply-state.ts';
import { nextState } from './apply-transitions.ts';
import type { DeviceWatch } from './device-watch.ts';
import { addressToLeaveFor } from './waiting.ts';

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
