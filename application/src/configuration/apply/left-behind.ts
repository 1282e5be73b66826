import { ConfigText, isDraftInForce } from '@radiolink/domain/configuration';
import type { Clock } from '../../clock/clock.port.ts';
import type { ConfigurationPort } from '../configuration.port.ts';
import type { RememberedTest } from '../drafts/change-memory.port.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { EditingModel } from '../editing.model.ts';
import type { ApplyRun } from './apply-run.ts';
import { forgetAccount } from './remembered-outcome.ts';

export interface LeftBehindParts {
  readonly drafts: DraftsModel;
  readonly editing: EditingModel;
  readonly storage: Pick<ConfigurationPort, 'read'>;
  readonly run: ApplyRun;
  readonly clock: Clock;
  /** When the device started, milliseconds since the epoch; null while it has not told. */
  readonly bootedAt: () => number | null;
  /** The device has told its status, and with that what it tells of its start. */
  readonly isStatusKnown: () => boolean;
}

/** So long an account is told again after the page was loaded anew: it bears a time of day, and no date. */
const ACCOUNT_MS = 600_000;

/**
 * What an earlier page of this browser left behind, told once nothing is under way on the device: how a test ended that
 * nobody saw the end of, an account that nobody put away, and changes that are not applied.
 *
 * @returns to be called whenever nothing is under way; false until what is remembered, and what is asked of the device
 *   about it, is known
 * @throws RequestFailure when the device does not tell
 */
export async function tellOfLeftBehind(parts: LeftBehindParts): Promise<boolean> {
  const { drafts, editing, run, clock } = parts;
  const memory = drafts.$memory.getState();
  if (memory === null || editing.$state.getState() === null) return false;
  const { test, account } = memory;
  if (test !== undefined) return tellOfTest(parts, test);
  if (account !== undefined && clock.now() - account.at < ACCOUNT_MS) {
    run.tell({ kind: 'found-told', toldAt: account.at, outcome: account.outcome });
  } else if (account !== undefined) forgetAccount(drafts);
  drafts.asked({ sent: undefined, isInForce: false });
  return true;
}

/** What the page read at its start may be of before the end of the test: it is asked for again. */
async function tellOfTest(parts: LeftBehindParts, test: RememberedTest): Promise<boolean> {
  const { editing, storage, run } = parts;
  if (!parts.isStatusKnown()) return false;
  const read = await storage.read();
  if (run.state.kind !== 'idle') return false;
  editing.configurationRead(read);
  // A waiting backup says nothing of what runs.
  const changed =
    read.modified || test.tested === undefined
      ? undefined
      : isDraftInForce(test.tested, ConfigText.parse(read.text).entries());
  const bootedAt = parts.bootedAt();
  return run.tell({ kind: 'found-over', changed, rebooted: bootedAt !== null && bootedAt > test.since });
}

/** Tells that what the device ran unsaved was forgotten by a restart since. */
export function tellOfForgotten({
  drafts,
  run,
  bootedAt,
}: Pick<LeftBehindParts, 'drafts' | 'run' | 'bootedAt'>): void {
  const unsavedSince = drafts.$memory.getState()?.unsavedSince;
  const startedAt = bootedAt();
  if (unsavedSince === undefined || startedAt === null || startedAt <= unsavedSince) return;
  run.tell({ kind: 'found-forgotten' });
}
