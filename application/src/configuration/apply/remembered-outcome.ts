import {
  type ConfigDraft,
  type ConfigStore,
  draftOf,
  EDITOR_STAMP,
  type ConfigChanges,
} from '@radiolink/domain/configuration';
import type { ChangeMemory, RememberedTest } from '../drafts/change-memory.port.ts';
import type { DraftRequest } from '../drafts/draft-offer.ts';
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

/**
 * Outcomes of unsent changes, and that of a device whose end is still unknown: the remembered one is kept.
 */
const NOTHING_LEFT: ReadonlySet<ApplyOutcome['kind']> = new Set([
  'conflicts',
  'refused',
  'not-sent',
  'not-testable',
  'silent',
]);

export interface OutcomeParts {
  readonly remembered: ChangeMemory | null;
  /** The configuration as the device has it. */
  readonly saved: ReadonlyMap<string, string>;
  /** The operation that was followed until its outcome was known. */
  readonly from: ApplyState;
  readonly done: Extract<ApplyState, { kind: 'done' }>;
  /** The last write of this page. */
  readonly sent: ConfigStore | undefined;
}

/** State that an outcome leaves in the browser. */
export interface OutcomeMemory {
  /** Undefined where nothing is to be changed. */
  readonly change?: (memory: ChangeMemory) => ChangeMemory;
  /** Changes sent by this page that may not be running; undefined if none were sent. */
  readonly draftRequest?: DraftRequest;
  /** False while the end of a test that was begun here is still open: this one was of another test. */
  readonly isOwn: boolean;
}

/** State to remember of an outcome, and the sent changes to restore. */
export function outcomeMemory({ remembered, saved, from, done, sent }: OutcomeParts): OutcomeMemory {
  const { outcome, at } = done;
  const { kind } = outcome;
  // Known before the page was loaded: it was remembered then.
  if (remembered?.outcome !== undefined && remembered.outcome.outcome === outcome) return { isOwn: true };
  if (NOTHING_LEFT.has(kind)) return { change: withoutOutcome, isOwn: true };
  const isOthers = isOfAnother(remembered?.test, from);
  const stamp = saved.get(EDITOR_STAMP);
  const isInForce = IN_FORCE.has(kind) || (kind === 'rebooted' && outcome.changed);
  return {
    change: ({ test, unsavedSince, unsavedStamp, outcome: _outcome, ...memory }) => ({
      ...memory,
      ...(isOthers && test !== undefined && { test }),
      ...(kind === 'running-unsaved'
        ? { unsavedSince: at, ...(stamp !== undefined && { unsavedStamp: stamp }) }
        : !SAVED.has(kind) && {
            ...(unsavedSince !== undefined && { unsavedSince }),
            ...(unsavedStamp !== undefined && { unsavedStamp }),
          }),
      ...(isLasting(outcome) && { outcome: { outcome, at } }),
    }),
    draftRequest: { sent: sentFromHere(remembered?.test, from, kind, sent), isInForce },
    isOwn: !isOthers,
  };
}

/** The outcome was dismissed, or a new operation started. */
export function withoutOutcome({ outcome: _outcome, ...memory }: ChangeMemory): ChangeMemory {
  return memory;
}

/** Subject of an outcome, if it was sent by this browser. */
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

/** A test of another session was followed while this browser still remembers its own test. */
function isOfAnother(remembered: RememberedTest | undefined, from: ApplyState): boolean {
  const test = testOf(from);
  if (remembered === undefined || test === undefined || test.startedHere) return false;
  return !isRemembered(remembered, test);
}

function testOf(state: ApplyState): RunningTest | undefined {
  if (state.kind === 'ended') return state.test;
  return state.kind === 'testing' ? state : undefined;
}

/**
 * True if an outcome is shown again after a reload. The notice of unsaved changes is shown as long as it is
 * true in any case.
 */
function isLasting(outcome: ApplyOutcome): outcome is LastingOutcome {
  const { kind } = outcome;
  return !('words' in outcome) && kind !== 'conflicts' && kind !== 'silent' && kind !== 'running-unsaved';
}

const NOTHING: ConfigChanges = new Map();

/**
 * Changes that the device had accepted and lost again by a reboot, to be pending once more. Concurrent
 * changes from elsewhere are kept.
 *
 * @param sent the applied configuration
 * @param saved the device's current configuration
 */
export function lostChanges(
  outcome: ApplyOutcome,
  { changes, original }: ConfigStore,
  saved: ReadonlyMap<string, string>,
): ConfigChanges {
  if (outcome.kind !== 'rebooted' || outcome.changed) return NOTHING;
  return new Map([...changes].filter(([key]) => saved.get(key) === original.get(key)));
}
