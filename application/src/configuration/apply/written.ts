import type {
  ConfigRepository,
  ConfigStore,
  ConfigurationOutcome,
  WriteOptions,
  WriteResult,
  BackupReview,
} from '@radiolink/domain/configuration';
import { asFetchError, failureText, message, type Message, type Problem } from '@radiolink/domain/errors';
import { FAST_RESTART_SECONDS, LONGEST_RESTART_SECONDS } from '@radiolink/domain/impact';
import type { Finding } from '@radiolink/domain/settings';
import { type ApplyMode, TEST_MS, type Timeless } from './apply-state.ts';

/** Most that passes until a device that took a configuration answers again, milliseconds. */
export function restartMs({ fastRestart }: ConfigurationOutcome): number {
  return (fastRestart === true ? FAST_RESTART_SECONDS : LONGEST_RESTART_SECONDS) * 1000;
}

/** The reason why changes must not be sent as they are. */
export type Objection = Timeless & { readonly kind: 'held-back' | 'test-ruled-out' };

export interface Writing extends Pick<WriteOptions, 'time' | 'reviewed' | 'heldBy'> {
  readonly mode: ApplyMode;
  /** Judges what is really about to be sent. */
  readonly objection: (store: ConfigStore) => Objection | undefined;
}

/**
 * Writes the pending changes and returns the outcome. A failure before anything was sent leaves nothing to
 * determine: a test that the device then reports was not started here. Never rejects except for programming
 * errors.
 */
export async function written(
  repository: ConfigRepository,
  { mode, objection, ...review }: Writing,
): Promise<Timeless> {
  let isJudged = false;
  let objected: Objection | undefined;
  const check = (store: ConfigStore) => {
    isJudged = true;
    objected = objection(store);
    return objected?.words;
  };
  const options = { ...review, check, testMode: mode === 'test', noSave: mode === 'no-save' };
  const event = await answered(async () => eventOfWrite(await repository.write(options)));
  if (objected !== undefined) return objected;
  const isUnsent = !isJudged && (event.kind === 'refused' || event.kind === 'unclear');
  return isUnsent ? { kind: 'held-back', words: event.words } : event;
}

/** Runs an action on the device that restarts it. */
export async function answered(action: () => Promise<Timeless>): Promise<Timeless> {
  try {
    return await action();
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure === undefined) throw reason;
    const words = wordsOf(reason);
    // The device's own words mean that it understood and said no; anything else leaves open what it did.
    if (failure.kind !== 'device-api') return { kind: 'unclear', words };
    return { kind: failure.unasked === true ? 'held-back' : 'refused', words };
  }
}

function eventOfWrite(result: WriteResult): Timeless {
  switch (result.kind) {
    case 'written':
      return { kind: 'written', restartMs: restartMs(result), testMs: TEST_MS };
    case 'conflicts':
      return { kind: 'conflicts', count: result.conflicts.length };
    case 'refused':
      // The repository's own message: nothing was sent.
      return { kind: 'held-back', words: result.problem };
  }
}

/** Message for a failed request: that of the device, or of the network. */
export function wordsOf(reason: unknown): Message {
  const failure = asFetchError(reason);
  return message(failure === undefined ? 'Something went wrong.' : failureText(failure));
}

/** Message for an invalid change: the setting's name, and the problem. */
export function faultWords({ name, problem }: Finding): Message {
  return message('{setting}: {problem}', { setting: name, problem });
}

/** Reason why the known backup cannot be used; undefined if it is present, or already pending changes. */
export function waitingProblem(waiting: BackupReview): Problem | undefined {
  switch (waiting) {
    case 'gone':
      return message('The backup is no longer on the device. Upload it again.');
    case 'replaced':
      return message('Another backup is on the device now. Its settings are shown.');
    default:
      return undefined;
  }
}
