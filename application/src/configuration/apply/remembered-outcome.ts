import { type ConfigDraft, type ConfigStore, draftOf, EDITOR_STAMP } from '@radiolink/domain/configuration';
import type { RememberedTest } from '../drafts/change-memory.port.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ApplyOutcome, ApplyState, LastingOutcome, RunningTest } from './apply-state.ts';
import { isRemembered } from './remembered-test.ts';

/** Outcomes that say that the change was found in force, its secrets with it. */
const IN_FORCE: ReadonlySet<ApplyOutcome['kind']> = new Set([
  'saved',
  'running-unsaved',
  'kept',
  'kept-elsewhere',
]);

/** Outcomes after which the device runs what it has saved. */
const SAVED: ReadonlySet<ApplyOutcome['kind']> = new Set([
  'saved',
  'kept',
  'kept-elsewhere',
  'rebooted',
  'forgotten',
]);

/** Outcomes of what was not sent, and that of a device whose end nobody has heard yet: what is remembered stays. */
const NOTHING_LEFT: ReadonlySet<ApplyOutcome['kind']> = new Set([
  'conflicts',
  'refused',
  'not-sent',
  'not-testable',
  'silent',
]);

export interface OutcomeParts {
  readonly drafts: DraftsModel;
  readonly editing: EditingModel;
  /** What was followed until it was told. */
  readonly from: ApplyState;
  readonly state: Extract<ApplyState, { kind: 'told' }>;
  /** What this page sent last. */
  readonly sent: ConfigStore | undefined;
}

/**
 * Remembers what an outcome leaves behind on the device, and takes up what was sent from here and is not in force.
 *
 * @returns false while the end of a test that was begun here is still to be told: this one was of another test
 */
export function rememberOutcome({ drafts, editing, from, state, sent }: OutcomeParts): boolean {
  const { outcome, at } = state;
  const { kind } = outcome;
  const remembered = drafts.$memory.getState();
  // Told before the page was loaded: it was remembered then.
  if (remembered?.account !== undefined && remembered.account.outcome === outcome) return true;
  if (NOTHING_LEFT.has(kind)) {
    forgetAccount(drafts);
    return true;
  }
  const isOthers = isOfAnother(remembered?.test, from);
  const stamp = editing.$saved.getState().get(EDITOR_STAMP);
  drafts.noted(({ test, unsavedSince, unsavedStamp, account: _account, ...memory }) => ({
    ...memory,
    ...(isOthers && test !== undefined && { test }),
    ...(kind === 'running-unsaved'
      ? { unsavedSince: at, ...(stamp !== undefined && { unsavedStamp: stamp }) }
      : !SAVED.has(kind) && {
          ...(unsavedSince !== undefined && { unsavedSince }),
          ...(unsavedStamp !== undefined && { unsavedStamp }),
        }),
    ...(isLasting(outcome) && { account: { outcome, at } }),
  }));
  drafts.written();
  const isInForce = IN_FORCE.has(kind) || (kind === 'rebooted' && outcome.changed);
  drafts.asked({ sent: sentFromHere(remembered?.test, from, kind, sent), isInForce });
  return !isOthers;
}

/** The account was put away, or something new began. */
export function forgetAccount(drafts: DraftsModel): void {
  drafts.noted(({ account: _account, ...memory }) => memory);
}

/** What an outcome is about, where that was sent from this browser. */
function sentFromHere(
  remembered: RememberedTest | undefined,
  from: ApplyState,
  kind: ApplyOutcome['kind'],
  sent: ConfigStore | undefined,
): ConfigDraft | undefined {
  if (kind === 'forgotten') return undefined;
  if (from.kind === 'idle') return remembered?.tested;
  const test = testOf(from);
  if (test === undefined || test.startedHere) return sent && draftOf(sent);
  return isOfAnother(remembered, from) ? undefined : remembered?.tested;
}

/** A test was followed that somebody began while this browser still remembers one of its own. */
function isOfAnother(remembered: RememberedTest | undefined, from: ApplyState): boolean {
  const test = testOf(from);
  if (remembered === undefined || test === undefined || test.startedHere) return false;
  return !isRemembered(remembered, test);
}

function testOf(state: ApplyState): RunningTest | undefined {
  if (state.kind === 'ended') return state.test;
  return state.kind === 'testing' ? state : undefined;
}

/** Whether an outcome is told again after a reload. That nothing is saved is said for as long as it is true anyway. */
function isLasting(outcome: ApplyOutcome): outcome is LastingOutcome {
  const { kind } = outcome;
  return !('words' in outcome) && kind !== 'conflicts' && kind !== 'silent' && kind !== 'running-unsaved';
}
