import { ConfigText, isDraftInForce } from '@radiolink/domain/configuration';
import {
  type AnswerOn,
  type ApplyMachine,
  done,
  emit,
  type IdleContext,
  questionsOver,
  transition,
} from './apply-machine.ts';
import type { ApplyOutcome } from './apply-state.ts';

/** For this duration an outcome is shown again after a reload: it has a time of day, and no date. Milliseconds. */
const OUTCOME_MS = 600_000;

/** A test that was started before the page was loaded is found to be over. */
export function leftBehindRead(
  machine: ApplyMachine,
  answer: AnswerOn<'left-behind'>,
  at: number,
): ApplyMachine {
  const { read } = answer;
  const next = questionsOver(machine);
  if (machine.state.kind !== 'idle') return next;
  const taken = emit({ ...next, isPreviousSettled: true }, { kind: 'take-configuration', read });
  return transition(taken, done(at, leftBehindOutcome(answer)));
}

function leftBehindOutcome({ test, bootedAt, read }: AnswerOn<'left-behind'>): ApplyOutcome {
  // A backup that is not applied says nothing about the running configuration.
  if (read.modified || test.tested === undefined) return { kind: 'unknown' };
  const changed = isDraftInForce(test.tested, ConfigText.parse(read.text).entries());
  if (changed === undefined) return { kind: 'unknown' };
  if (bootedAt !== null && bootedAt > test.since) return { kind: 'rebooted', changed };
  return changed ? { kind: 'kept-elsewhere' } : { kind: 'fell-back', linkFormed: true };
}

/** What is known besides while nothing is under way. */
export function idleContextLoaded(machine: ApplyMachine, known: IdleContext, at: number): ApplyMachine {
  const next = resumePrevious(machine, known, at);
  const { memory, bootedAt } = known;
  const since = memory?.unsavedSince;
  // The device has since lost its unsaved configuration at a reboot. One outcome at a time.
  const isLost = since !== undefined && bootedAt !== null && bootedAt > since;
  const isIdle = next.state.kind === 'idle' && !next.watch.isLooking;
  return isLost && isIdle ? transition(next, done(at, { kind: 'forgotten' })) : next;
}

/**
 * Reports leftovers of an earlier page load once the device is idle: the end of an unattended test, an undismissed
 * outcome, and pending changes.
 */
function resumePrevious(machine: ApplyMachine, known: IdleContext, at: number): ApplyMachine {
  const next = questionsOver(machine);
  const { memory } = known;
  if (next.state.kind !== 'idle' || next.isPreviousSettled) return next;
  if (memory === null || !known.isConfigurationKnown) return next;
  const { test, outcome } = memory;
  if (test !== undefined) {
    if (!known.isStatusKnown) return next;
    // The first reading of the page may predate the end of the test, so it is repeated.
    return emit(machine, { kind: 'ask', about: 'left-behind', test, bootedAt: known.bootedAt });
  }
  return emit(shownAgain({ ...next, isPreviousSettled: true }, outcome, at), { kind: 'offer-draft' });
}

/** An outcome that nobody dismissed. */
function shownAgain(
  machine: ApplyMachine,
  remembered: NonNullable<IdleContext['memory']>['outcome'],
  at: number,
): ApplyMachine {
  if (remembered === undefined) return machine;
  if (at - remembered.at >= OUTCOME_MS) return emit(machine, { kind: 'forget-outcome' });
  return transition(machine, done(remembered.at, remembered.outcome));
}
