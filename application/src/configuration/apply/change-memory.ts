import {
  type ConfigChanges,
  type ConfigDraft,
  type ConfigStore,
  type ConfigText,
  draftOf,
  EDITOR_STAMP,
  type RepositoryState,
} from '@radiolink/domain/configuration';
import type { LinkSample } from '@radiolink/domain/link';
import { combine, createStore, type Event, sample, type Store } from 'effector';
import type { ChangeMemory, RememberedTest, TestedPrediction } from '../drafts/change-memory.port.ts';
import type { DraftRequest } from '../drafts/draft-offer.ts';
import type { MemoryNote, OutcomeNote } from '../drafts/memory-note.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ApplyOutcome, ApplyState, LastingOutcome, RunningTest } from './apply-state.ts';

/** Answers take their time and seconds are whole: so far apart the same end may be reported. */
const SAME_END_MS = 5000;

/** True if a running test is the remembered one. Only one runs at a time, so its end identifies it. */
export function isRemembered(remembered: RememberedTest, { endsAt }: Pick<RunningTest, 'endsAt'>): boolean {
  return Math.abs(remembered.endsAt - endsAt) <= SAME_END_MS;
}

/** What this browser remembers of a running test; of another test it says nothing. */
export function rememberedTest(
  memory: ChangeMemory | null,
  running: Pick<RunningTest, 'endsAt'>,
): RememberedTest | undefined {
  const test = memory?.test;
  return test !== undefined && isRemembered(test, running) ? test : undefined;
}

export interface BegunTest {
  readonly since: number;
  readonly endsAt: number;
  /** The tested changes, without secret values. */
  readonly sent: ConfigStore | undefined;
  /** The link before it; null if it was not measured. */
  readonly before: LinkSample | null;
  /** What the changes were expected to do to it; null if nothing, or unknown. */
  readonly expected?: TestedPrediction | null;
}

/** Remembers a test that was begun here, until its end is known. */
export function testNote({ since, endsAt, sent, before, expected }: BegunTest): MemoryNote {
  const test: RememberedTest = {
    since,
    endsAt,
    ...(sent && { tested: draftOf(sent) }),
    ...(before && { before }),
    ...(expected && { expected }),
  };
  return { kind: 'test', test };
}

/** True if the device reports another end of the test than the remembered one. */
export function isOtherEnd(memory: ChangeMemory | null, endsAt: number): boolean {
  const test = memory?.test;
  return test !== undefined && Math.abs(test.endsAt - endsAt) >= 1000;
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
  readonly note?: MemoryNote;
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
  if (NOTHING_LEFT.has(kind)) return { note: { kind: 'outcome-closed' }, isOwn: true };
  const isOthers = isOfAnother(remembered?.test, from);
  const stamp = saved.get(EDITOR_STAMP);
  const isInForce = IN_FORCE.has(kind) || (kind === 'rebooted' && outcome.changed);
  return {
    note: {
      kind: 'outcome',
      keepsTest: isOthers,
      unsaved: unsavedAfter(done, stamp),
      ...(isLasting(outcome) && { outcome: { outcome, at } }),
    },
    draftRequest: { sent: sentFromHere(remembered?.test, from, kind, sent), isInForce },
    isOwn: !isOthers,
  };
}

/** What an outcome says of a configuration that is lost at the next reboot. */
function unsavedAfter(
  { outcome: { kind }, at }: OutcomeParts['done'],
  stamp: string | undefined,
): OutcomeNote['unsaved'] {
  if (kind === 'running-unsaved')
    return { unsavedSince: at, ...(stamp !== undefined && { unsavedStamp: stamp }) };
  return SAVED.has(kind) ? {} : 'as-before';
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

/**
 * Start of the unsaved configuration that this browser applied, ms since the epoch; null without one, or
 * after a reboot of the device. Unsaved changes of other sessions are unknown.
 * @param $bootedAt start of the device, ms since the epoch; null if not reported
 */
export function createUnsavedSince(
  $memory: Store<ChangeMemory | null>,
  $bootedAt: Store<number | null>,
): Store<number | null> {
  return combine(
    $memory.map(memory => memory?.unsavedSince ?? null),
    $bootedAt,
    (since, bootedAt) => (since !== null && (bootedAt === null || bootedAt < since) ? since : null),
  );
}

/**
 * What to remember while no test runs, if the editor stamp of the latest configuration shows a write of
 * another session. The unsaved changes are then unknown here. Undefined if there was no such write.
 */
export function externalChange(
  remembered: ChangeMemory | null,
  read: RepositoryState | null,
): MemoryNote | undefined {
  const mine = remembered?.unsavedStamp;
  const stamp = read === null ? undefined : stampOf(read);
  if (mine === undefined || stamp === undefined || stamp === mine) return undefined;
  return { kind: 'overwritten', stamp: mine };
}

/** The stamp of the device's configuration at the latest read; undefined if that is not the running one. */
function stampOf({ store, disputed, modified, underTest }: RepositoryState): string | undefined {
  if (modified || underTest !== undefined) return undefined;
  return (disputed?.theirs ?? store.original).get(EDITOR_STAMP);
}

/**
 * The saved configuration when changes were last sent from here. During a test, and after applying without
 * saving, the device itself returns only the running one. Kept from the beginning, as it cannot be requested
 * later; null as long as it is unknown.
 */
export function createSavedBefore(
  applyRequested: Event<unknown>,
  editing: Pick<EditingModel, '$state'>,
  $unsaved: Store<boolean>,
): Store<ConfigText | null> {
  const $savedBefore = createStore<ConfigText | null>(null);
  sample({
    clock: applyRequested,
    source: [editing.$state, $unsaved] as const,
    filter: ([state, unsaved]) => state !== null && !state.modified && !unsaved,
    fn: ([state]) => state?.store.original ?? null,
    target: $savedBefore,
  });
  return $savedBefore;
}
