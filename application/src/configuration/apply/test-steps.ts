import { ConfigText } from '@radiolink/domain/configuration';
import { isInForce, type Intended } from './apply-job.ts';
import type { ApplyMachine, EventOf, Step } from './apply-machine.ts';
import { type ApplyState, TEST_MS } from './apply-state.ts';
import { awake, sameTest } from './look-steps.ts';
import { moved, rested, followedBy } from './step.ts';
import { isBelieved } from './waiting.ts';

export const sameAs = (text: string): Intended => ({ kind: 'same', config: ConfigText.parse(text) });

/** True if the test found after a sleep is the followed one; any other is followed from now on. */
export function identified(machine: ApplyMachine, event: EventOf<'test-identified'>): Step {
  const { at, request, intended, secondsLeft, read } = event;
  const goesOn = (next: ApplyMachine): Step =>
    request === undefined
      ? sameTest(next, at, secondsLeft)
      : { machine: next, commands: [{ kind: request }] };
  const isOver = (next: ApplyMachine): Step =>
    request === undefined ? rested(next) : moved(next, { kind: 'request-done', at });
  // A failed read is repeated at the next check, and before anything is kept.
  if (read === undefined) return goesOn(machine);
  const isFoundOut = intended !== undefined && machine.intended !== intended;
  if (machine.state.kind !== 'testing' || isFoundOut) return isOver(machine);
  const next = { ...machine, watch: { ...machine.watch, slept: false } };
  if (isInForce(machine.intended, ConfigText.parse(read.text), read.modified) !== false) return goesOn(next);
  const other: Step = { machine: next, commands: [{ kind: 'test-fell-back' }] };
  return followedBy(
    followedBy(other, known => moved(known, { kind: 'other-test-seen', at, secondsLeft })),
    known => isOver({ ...known, intended: sameAs(read.text) }),
  );
}

export function configurationRead(machine: ApplyMachine, event: EventOf<'configuration-read'>): Step {
  const { at, asking, read, uptimeSeconds } = event;
  if (machine.state !== asking) return rested(machine);
  const config = ConfigText.parse(read.text);
  const changed = isInForce(machine.intended, config, read.modified);
  if (!isBelieved(asking, at, changed)) return rested(machine);
  const bootedAt = uptimeSeconds === undefined ? Number.NEGATIVE_INFINITY : at - uptimeSeconds * 1000;
  const taken: Step = {
    machine,
    commands: [
      // A backup that is not applied says nothing about the running configuration.
      read.modified ? { kind: 'test-fell-back' } : { kind: 'test-over', config },
      { kind: 'take-configuration', read },
    ],
  };
  const rebooted = bootedAt > beganAt(asking);
  return followedBy(followedBy(taken, rested), next =>
    moved(next, { kind: 'configuration-known', at, changed, rebooted }),
  );
}

/** Keeps or reverts once it is sure that this means the test which is followed. */
export function requested(
  machine: ApplyMachine,
  event: EventOf<'keep-requested' | 'revert-requested'>,
): Step {
  const request = event.kind === 'keep-requested' ? 'keep' : 'revert';
  return followedBy(awake(machine, event.at), awakened => {
    const step = moved(awakened, event);
    const isBegun = step.machine.state !== awakened.state && step.machine.state.kind === 'testing';
    return isBegun ? { ...step, commands: [...step.commands, { kind: 'check-test', request }] } : step;
  });
}

/** True if a request is still valid: it may have been made just before the end of the test. */
export function isWanted(state: ApplyState, request: 'keep' | 'revert'): boolean {
  if (state.kind === 'ended') return state.wanted === request;
  return state.kind === 'testing' && state.request === request;
}

/** When what the machine follows began, milliseconds since the epoch. */
function beganAt(state: ApplyState): number {
  if (state.kind === 'ended') return state.test.endsAt - TEST_MS;
  return 'since' in state ? state.since : Number.POSITIVE_INFINITY;
}
