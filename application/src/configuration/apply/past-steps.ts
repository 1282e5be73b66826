import type { ApplyMachine, KnownAtRest, Step } from './apply-machine.ts';
import { moved, rested, stay, followedBy } from './step.ts';

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
