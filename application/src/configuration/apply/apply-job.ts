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
import {
  type ApplyBlocker,
  applyBlocker,
  configurationBlocker,
  FAST_RESTART_SECONDS,
  type ImpactContext,
  LONGEST_RESTART_SECONDS,
} from '@radiolink/domain/impact';
import type { Clock } from '../../clock/clock.port.ts';
import type { ConfigurationTestPort } from '../configuration-test.port.ts';
import { type ApplyMode, type ApplyOutcome, TEST_MS } from './apply-state.ts';

/** Content of a write: the pending changes, the unsaved running configuration, or the uploaded backup. */
export type ApplyJob =
  | { readonly kind: 'changes'; readonly mode: ApplyMode; readonly store: ConfigStore }
  | {
      readonly kind: 'running';
      readonly store: ConfigStore;
      /** What runs as changes to what was saved before; undefined where that is unknown. */
      readonly replacing: ConfigStore | undefined;
    }
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
  | NotSent;

/** Nothing was sent. */
export interface NotSent {
  readonly kind: 'not-sent';
  readonly outcome: Extract<ApplyOutcome, { kind: 'not-sent' | 'not-testable' | 'conflicts' }>;
}

/** What a job means to the page that follows it. */
export interface WritePlan {
  readonly mode: ApplyMode;
  readonly intended: Intended;
  /** The changes that it sends; undefined where it sends none of this page. */
  readonly sent: ConfigStore | undefined;
  /** The configuration that it replaces, saved in the browser first; undefined if none or unknown. */
  readonly replaced: ConfigStore | undefined;
}

export function describeWrite(job: ApplyJob): WritePlan {
  switch (job.kind) {
    case 'changes': {
      const { mode, store } = job;
      return { mode, intended: { kind: 'changes', changes: store.changes }, sent: store, replaced: store };
    }
    case 'running':
      return { mode: 'save', intended: { kind: 'running' }, sent: undefined, replaced: undefined };
    case 'backup': {
      const { text, replacing } = job;
      return {
        mode: 'save',
        intended: { kind: 'backup', config: text },
        sent: undefined,
        replaced: replacing,
      };
    }
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
/**
 * Carries out a job on the device and returns the response. A failure before anything was sent leaves nothing
 * to determine: a test that the device then reports was not started here. Rejects only for programming errors.
 */
export async function writeJob(
  { test, clock }: { readonly test: Pick<ConfigurationTestPort, 'read'>; readonly clock: Clock },
  repository: ConfigRepository,
  job: ApplyJob,
  facts: ImpactContext,
): Promise<WriteAnswer> {
  /**
   * A test of another session: a device need not reject a write during it, and the page may not have seen it
   * yet.
   */
  const lockedBy = async (): Promise<Message | undefined> =>
    (await test.read()).active ? TEST_RUNS : undefined;
  if (job.kind === 'backup') {
    return answered(async () => {
      // Applying keeps a running test: it would be kept unseen, and the backup would not be applied.
      const words =
        (await lockedBy()) ??
        (job.isUploaded ? waitingProblem(await repository.waitingBackup()) : undefined) ??
        configurationBlocker(job, facts)?.words;
      if (words !== undefined) return notSent(words);
      return { kind: 'written', restartMs: restartMs(await repository.apply()), testMs: 0 };
    });
  }
  const { mode } = describeWrite(job);
  let isJudged = false;
  let outcome: ApplyBlocker | undefined;
  const check = (store: ConfigStore) => {
    isJudged = true;
    outcome =
      job.kind === 'running'
        ? configurationBlocker({ text: store.running, replacing: job.replacing }, facts)
        : applyBlocker(store, { isTest: mode === 'test', shown: job.store, facts });
    return outcome?.words;
  };
  const options = {
    time: new Date(clock.now()).toISOString(),
    reviewed: job.store.changes,
    lockedBy,
    check,
    testMode: mode === 'test',
    noSave: mode === 'no-save',
  };
  const answer = await answered(async () => answerOfWrite(await repository.write(options)));
  if (outcome !== undefined) return { kind: 'not-sent', outcome };
  const isUnsent = !isJudged && (answer.kind === 'refused' || answer.kind === 'unclear');
  return isUnsent ? notSent(answer.words) : answer;
}

/** The page detected that something must not be sent to the device as it is. */
export function notSent(words: Message): NotSent {
  return { kind: 'not-sent', outcome: { kind: 'not-sent', words } };
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
