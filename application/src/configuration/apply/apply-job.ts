import {
  type BackupReview,
  type ConfigChanges,
  type ConfigRepository,
  type ConfigStore,
  type ConfigText,
  type ConfigurationOutcome,
  isSameConfiguration,
  type WriteResult,
} from '@radiolink/domain/configuration';
import { asFetchError, failureText, message, type Message, type Problem } from '@radiolink/domain/errors';
import { costsMore, FAST_RESTART_SECONDS, LONGEST_RESTART_SECONDS } from '@radiolink/domain/impact';
import { type Finding, pendingFaults } from '@radiolink/domain/settings';
import type { Clock } from '../../clock/clock.port.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import { type ApplyMode, type ApplyOutcome, TEST_MS } from './apply-state.ts';
import { type CostFacts, impactOf } from './pending-cost.ts';

/** Content of a write: the pending changes, the unsaved running configuration, or the uploaded backup. */
export type ApplyJob =
  | { readonly kind: 'changes'; readonly mode: ApplyMode; readonly store: ConfigStore }
  | { readonly kind: 'running'; readonly store: ConfigStore }
  | {
      readonly kind: 'backup';
      readonly text: ConfigText;
      /** The backup as changes to what runs now; undefined where that is unknown. */
      readonly replacing: ConfigStore | undefined;
      /** It was uploaded and waits; else it is what a first setup left. */
      readonly isUploaded: boolean;
    };

/** Identifies the intended configuration on a device. Values stay in memory: they may be secrets. */
export type Intended =
  | { readonly kind: 'changes'; readonly changes: ConfigChanges }
  | { readonly kind: 'same' | 'backup'; readonly config: ConfigText }
  | { readonly kind: 'running' };

/** What came of a write. */
export type WriteAnswer =
  | { readonly kind: 'written'; readonly restartMs: number; readonly testMs: number }
  | { readonly kind: 'refused'; readonly words: Message }
  /** 500, cut off, or never answered. */
  | { readonly kind: 'unclear'; readonly words: Message }
  /** Nothing was sent. */
  | {
      readonly kind: 'not-sent';
      readonly outcome: Extract<ApplyOutcome, { kind: 'not-sent' | 'not-testable' | 'conflicts' }>;
    };

export function modeOf(job: ApplyJob): ApplyMode {
  return job.kind === 'changes' ? job.mode : 'save';
}

/** The changes that a job sends; undefined where it sends none of this page. */
export function sentBy(job: ApplyJob | undefined): ConfigStore | undefined {
  return job?.kind === 'changes' ? job.store : undefined;
}

/** Configuration that a job replaces, saved in the browser first; undefined if none or unknown. */
export function replacedBy(job: ApplyJob): ConfigStore | undefined {
  switch (job.kind) {
    case 'changes':
      return job.store;
    case 'running':
      return undefined;
    case 'backup':
      return job.replacing;
  }
}

export function intendedBy(job: ApplyJob): Intended {
  switch (job.kind) {
    case 'changes':
      return { kind: 'changes', changes: job.store.changes };
    case 'running':
      return { kind: 'running' };
    case 'backup':
      return { kind: 'backup', config: job.text };
  }
}

/**
 * True if the intended configuration is running; undefined if unknown.
 * @param intended undefined while unknown, as after joining a test
 * @param config the configuration that was read
 * @param isStaged true if the text read is an uploaded backup instead of the running configuration
 */
export function isInForce(
  intended: Intended | undefined,
  config: ConfigText,
  isStaged: boolean,
): boolean | undefined {
  if (intended === undefined) return undefined;
  // A backup that is not applied yet is not in effect; it says nothing about other changes.
  if (isStaged) return intended.kind === 'backup' ? false : undefined;
  switch (intended.kind) {
    case 'changes':
      return [...intended.changes].every(([key, value]) => config.get(key) === value);
    case 'same':
    case 'backup':
      return isSameConfiguration(intended.config, config);
    case 'running':
      return true;
  }
}

const TEST_RUNS = message('The device is testing another change. Wait until that test ends, then apply.');
const COSTS_MORE = message(
  'The device was changed in another session. Applying now interrupts more than shown. Review the changes again.',
);

/**
 * Carries out a job on the device and returns the response. A failure before anything was sent leaves nothing
 * to determine: a test that the device then reports was not started here. Rejects only for programming errors.
 */
export async function writeJob(
  { test, clock }: { readonly test: Pick<ConfigurationTestPort, 'read'>; readonly clock: Clock },
  repository: ConfigRepository,
  job: ApplyJob,
  facts: CostFacts,
): Promise<WriteAnswer> {
  /**
   * A test of another session: a device need not reject a write during it, and the page may not have seen it
   * yet.
   */
  const heldBy = async (): Promise<Message | undefined> =>
    (await test.read()).active ? TEST_RUNS : undefined;
  if (job.kind === 'backup') {
    return answered(async () => {
      // Applying keeps a running test: it would be kept unseen, and the backup would not be applied.
      const words =
        (await heldBy()) ?? (job.isUploaded ? waitingProblem(await repository.waitingBackup()) : undefined);
      if (words !== undefined) return notSent(words);
      return { kind: 'written', restartMs: restartMs(await repository.apply()), testMs: 0 };
    });
  }
  const mode = modeOf(job);
  let isJudged = false;
  let objection: Objection | undefined;
  const check = (store: ConfigStore) => {
    isJudged = true;
    objection = objectionTo(mode, store, job.store, facts);
    return objection?.outcome.words;
  };
  const options = {
    time: new Date(clock.now()).toISOString(),
    reviewed: job.store.changes,
    heldBy,
    check,
    testMode: mode === 'test',
    noSave: mode === 'no-save',
  };
  const answer = await answered(async () => answerOfWrite(await repository.write(options)));
  if (objection !== undefined) return objection;
  const isUnsent = !isJudged && (answer.kind === 'refused' || answer.kind === 'unclear');
  return isUnsent ? notSent(answer.words) : answer;
}

/** The reason why changes must not be sent as they are. */
interface Objection {
  readonly kind: 'not-sent';
  readonly outcome: { readonly kind: 'not-sent' | 'not-testable'; readonly words: Message };
}

/** The page detected that something must not be sent to the device as it is. */
export function notSent(words: Message): Objection {
  return { kind: 'not-sent', outcome: { kind: 'not-sent', words } };
}

/**
 * Why changes must not be sent. decided.md row 7.
 *
 * @param shown what the reader saw when applying was requested
 */
export function objectionTo(
  mode: ApplyMode,
  store: ConfigStore,
  shown: ConfigStore,
  facts: CostFacts,
): Objection | undefined {
  const [fault] = pendingFaults(store, facts);
  if (fault !== undefined) return notSent(faultWords(fault));
  const [before, now] = [impactOf(shown, facts), impactOf(store, facts)];
  const words = mode === 'test' ? now?.testProblem : undefined;
  if (words !== undefined) return { kind: 'not-sent', outcome: { kind: 'not-testable', words } };
  if (before && now && costsMore(before, now)) return notSent(COSTS_MORE);
  return undefined;
}

/** Most that passes until a device that took a configuration answers again, milliseconds. */
export function restartMs({ fastRestart }: ConfigurationOutcome): number {
  return (fastRestart === true ? FAST_RESTART_SECONDS : LONGEST_RESTART_SECONDS) * 1000;
}

/** Runs an action on the device that restarts it. */
async function answered(action: () => Promise<WriteAnswer>): Promise<WriteAnswer> {
  try {
    return await action();
  } catch (reason) {
    const failure = asFetchError(reason);
    if (failure === undefined) throw reason;
    const words = wordsOf(reason);
    // The device's own words mean that it understood and said no; anything else leaves open what it did.
    if (failure.kind !== 'device-api') return { kind: 'unclear', words };
    return failure.unasked === true ? notSent(words) : { kind: 'refused', words };
  }
}

function answerOfWrite(result: WriteResult): WriteAnswer {
  switch (result.kind) {
    case 'written':
      return { kind: 'written', restartMs: restartMs(result), testMs: TEST_MS };
    case 'conflicts':
      return { kind: 'not-sent', outcome: { kind: 'conflicts', count: result.conflicts.length } };
    case 'refused':
      // The repository's own message: nothing was sent.
      return notSent(result.problem);
  }
}

/** Message for a failed request: that of the device, or of the network. */
export function wordsOf(reason: unknown): Message {
  const failure = asFetchError(reason);
  return message(failure === undefined ? 'Something went wrong.' : failureText(failure));
}

/** Message for an invalid change: the setting's name, and the problem. */
function faultWords({ name, problem }: Finding): Message {
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
