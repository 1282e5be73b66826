import { isDraftInForce } from '@radiolink/domain/configuration';
import { TEST_SECONDS } from '@radiolink/domain/impact';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ApplyRun } from './apply-run.ts';
import type { ApplyOutcome } from './apply-state.ts';

export interface LeftBehindParts {
  readonly drafts: DraftsModel;
  readonly editing: EditingModel;
  readonly run: ApplyRun;
  /** When the device started, milliseconds since the epoch; null while it has not told. */
  readonly bootedAt: number | null;
  /** The device has told its status, and with that what it tells of its start. */
  readonly isStatusKnown: boolean;
}

/**
 * What an earlier page of this browser left behind, told once nothing is under way on the device: how a test ended that
 * nobody saw the end of, and changes that are not applied.
 *
 * @returns to be called whenever nothing is under way; false until what is remembered, and what is asked of the device
 *   about it, is known
 */
export function tellOfLeftBehind({
  drafts,
  editing,
  run,
  bootedAt,
  isStatusKnown,
}: LeftBehindParts): boolean {
  const memory = drafts.$memory.getState();
  if (memory === null || editing.$state.getState() === null) return false;
  const { test, draft } = memory;
  if (test !== undefined && !isStatusKnown) return false;
  let changed: boolean | undefined;
  if (test !== undefined) {
    changed = draft && isDraftInForce(draft, editing.$saved.getState());
    run.tell({ kind: 'found-over', changed, rebooted: bootedAt !== null && bootedAt > test.since });
    forgetTest(drafts);
  }
  drafts.asked({ resume: test !== undefined, isInForce: changed === true });
  return true;
}

/** Tells that what the device ran unsaved was forgotten by a restart since. */
export function tellOfForgotten({
  drafts,
  run,
  bootedAt,
}: Pick<LeftBehindParts, 'drafts' | 'run' | 'bootedAt'>): void {
  const unsavedSince = drafts.$memory.getState()?.unsavedSince;
  if (unsavedSince === undefined || bootedAt === null || bootedAt <= unsavedSince) return;
  run.tell({ kind: 'found-forgotten' });
}

/** A test of the draft runs; `since` is milliseconds since the epoch. */
export function noteTest(drafts: DraftsModel, since: number): void {
  drafts.noted(memory => ({ ...memory, test: { since, endsAt: since + TEST_SECONDS * 1000 } }));
}

/** The end of a test was told. */
export function forgetTest(drafts: DraftsModel): void {
  drafts.noted(({ test: _test, ...memory }) => memory);
}

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

/** Remembers what an outcome leaves behind on the device, and takes up the changes that are not in force. */
export function rememberOutcome(drafts: DraftsModel, outcome: ApplyOutcome, at: number): void {
  const { kind } = outcome;
  if (NOTHING_LEFT.has(kind)) return;
  drafts.noted(({ test: _test, unsavedSince, ...memory }) => {
    if (kind === 'running-unsaved') return { ...memory, unsavedSince: at };
    if (SAVED.has(kind)) return memory;
    return unsavedSince === undefined ? memory : { ...memory, unsavedSince };
  });
  drafts.written();
  const isInForce = IN_FORCE.has(kind) || (kind === 'rebooted' && outcome.changed);
  drafts.asked({ resume: true, isInForce });
}
