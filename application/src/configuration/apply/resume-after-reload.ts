import { ConfigText, isDraftInForce } from '@radiolink/domain/configuration';
import type { AnswerOn, ApplyMachine, IdleContext, Step } from './apply-machine.ts';
import type { ApplyOutcome } from './apply-state.ts';
import { commanding, done, followedBy, moved, rested, stay } from './apply-step.ts';

/** For this duration an outcome is shown again after a reload: it has a time of day, and no date. Milliseconds. */
const OUTCOME_MS = 600_000;

/** A test that was started before the page was loaded is found to be over. */
export function leftBehindRead(machine: ApplyMachine, answer: AnswerOn<'left-behind'>, at: number): Step {
  const { test, bootedAt, read } = answer;
  if (machine.state.kind !== 'idle') return rested(machine);
  const isRebooted = bootedAt !== null && bootedAt > test.since;
  // A backup that is not applied says nothing about the running configuration.
  const changed =
    read.modified || test.tested === undefined
      ? undefined
      : isDraftInForce(test.tested, ConfigText.parse(read.text).entries());
  const outcome = (): ApplyOutcome => {
    if (changed === undefined) return { kind: 'unknown' };
    if (isRebooted) return { kind: 'rebooted', changed };
    return changed ? { kind: 'kept-elsewhere' } : { kind: 'fell-back', linkFormed: true };
  };
  const taken = commanding({ ...machine, isPastSettled: true }, { kind: 'take-configuration', read });
  return followedBy(followedBy(taken, rested), next => moved(next, { idle: () => done(at, outcome()) }));
}

/** What is known besides while nothing is under way. */
export function idleContextLoaded(machine: ApplyMachine, known: IdleContext, at: number): Step {
  return followedBy(resumePrevious(machine, known, at), next =>
    next.watch.isLooking ? stay(next) : lostUnsaved(next, known, at),
  );
}

/**
 * Reports leftovers of an earlier page load once the device is idle: the end of an unattended test, an undismissed
 * outcome, and pending changes.
 */
function resumePrevious(machine: ApplyMachine, known: IdleContext, at: number): Step {
  const { memory } = known;
  const isDue = machine.state.kind === 'idle' && !machine.isPastSettled;
  if (!isDue || memory === null || !known.isConfigurationKnown) return rested(machine);
  const { test, outcome } = memory;
  if (test !== undefined) {
    if (!known.isStatusKnown) return rested(machine);
    // The first reading of the page may predate the end of the test, so it is repeated.
    return commanding(machine, { kind: 'ask', about: 'left-behind', test, bootedAt: known.bootedAt });
  }
  const settled = rested({ ...machine, isPastSettled: true });
  const shown = followedBy(settled, next => {
    if (outcome === undefined) return stay(next);
    if (at - outcome.at >= OUTCOME_MS) return commanding(next, { kind: 'forget-outcome' });
    return moved(next, { idle: () => done(outcome.at, outcome.outcome) });
  });
  return { ...shown, commands: [...shown.commands, { kind: 'offer-draft' }] };
}

/** The device has since lost its unsaved configuration at a reboot. One outcome at a time. */
function lostUnsaved(machine: ApplyMachine, { memory, bootedAt }: IdleContext, at: number): Step {
  const since = memory?.unsavedSince;
  const isLost = since !== undefined && bootedAt !== null && bootedAt > since;
  return isLost ? moved(machine, { idle: () => done(at, { kind: 'forgotten' }) }) : stay(machine);
}
