import { type ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import type { Problem } from '@radiolink/domain/errors';
import { isConnected } from '@radiolink/domain/link';
import type { ApplyState } from '../configuration/apply/apply-state.ts';
import { type ApplyResult, isKept } from './apply-result.ts';
import type { DeviceLine } from './device-line.ts';
import type { FollowedChange } from './followed-change.ts';

/** How far one end of a link has come in a change of both. */
export type LinkEnd =
  /** Nothing was sent to it. */
  | { readonly kind: 'waiting' }
  /** It had the wanted values already: nothing is to be sent. */
  | { readonly kind: 'same' }
  | { readonly kind: 'sent'; readonly change: FollowedChange };

/** What an end runs for good. An end that had the wanted values already runs both the new and the old ones. */
export type LinkValuesRun = 'new' | 'old' | 'both' | 'unknown';

/** What became of both ends. */
export interface LinkChangeResult {
  /** Both ends run the change, for good. */
  readonly isChanged: boolean;
  /** Both ends run what they ran before. Neither: an end is unknown, and the same call finds out. */
  readonly isAsBefore: boolean;
  /** Undefined for an end that was not touched. */
  readonly local: ApplyResult['outcome'] | undefined;
  readonly remote: ApplyResult['outcome'] | undefined;
  /** How often the local end was tested within a quarter of an hour, by earlier calls too: at most twice. */
  readonly localTests: number;
  /** From when on a call may test the local end again, ms since the epoch; undefined where it may at once. */
  readonly nextLocalTestAt: number | undefined;
}

/** Where both ends stand; undefined for one that is not begun. */
export interface LinkChangeProgress {
  readonly local: ApplyState | undefined;
  readonly remote: ApplyState | undefined;
  readonly isLinked: boolean;
  /** Tests of the local end within a quarter of an hour, those of earlier calls too; the second one is the last. */
  readonly localTests: number;
}

/** The result where nothing was sent to either end. */
export const notSent = (problem: Problem): LinkChangeResult => ({
  isChanged: false,
  isAsBefore: true,
  local: { kind: 'not-sent', words: problem },
  remote: undefined,
  localTests: 0,
  nextLocalTestAt: undefined,
});

/** True until nothing more is to be found out of an end that was sent its change. */
export function isUnderWay(end: LinkEnd): end is Extract<LinkEnd, { kind: 'sent' }> {
  return end.kind === 'sent' && end.change.isUnderWay;
}

/** Undefined for an end that is not begun. */
export function stateOf(end: LinkEnd): ApplyState | undefined {
  return end.kind === 'sent' ? end.change.state : undefined;
}

/** Undefined for an end that was not touched. */
export function outcomeOf(end: LinkEnd): ApplyResult['outcome'] | undefined {
  if (end.kind !== 'sent') return undefined;
  const { state } = end.change;
  return state.kind === 'done' ? state.outcome : { kind: 'unknown' };
}

/** What an end runs, as far as its change tells. */
export function valuesRunBy(end: LinkEnd): LinkValuesRun {
  if (end.kind === 'same') return 'both';
  const outcome = outcomeOf(end);
  if (outcome === undefined) return 'old';
  if (isKept(outcome)) return 'new';
  return outcome.kind === 'unknown' || outcome.kind === 'silent' ? 'unknown' : 'old';
}

/** What an end says that it runs; unknown while it does not answer, or tests. */
export async function readValuesRun(line: DeviceLine, changes: ConfigChanges): Promise<LinkValuesRun> {
  try {
    return await line.use(async ({ configuration, configurationTest }) => {
      if ((await configurationTest.read()).active) return 'unknown';
      const runs = ConfigText.parse((await configuration.read()).text);
      return [...changes].every(([key, value]) => runs.get(key) === value) ? 'new' : 'old';
    });
  } catch {
    return 'unknown';
  }
}

/** Whether both ends have the change, or neither; neither is true where an end is unknown or they differ. */
export function agreementOf(
  local: LinkValuesRun,
  remote: LinkValuesRun,
): Pick<LinkChangeResult, 'isChanged' | 'isAsBefore'> {
  const bothRun = (values: LinkValuesRun) =>
    [local, remote].every(running => running === values || running === 'both');
  const isChanged = bothRun('new');
  return { isChanged, isAsBefore: !isChanged && bothRun('old') };
}

/** Whether an end whose change is tested says that it is linked. */
export function isLinkedInTest(end: LinkEnd): boolean {
  const tested = end.kind === 'sent' ? end.change.tested : undefined;
  return tested !== undefined && isConnected(tested.status);
}
