import type { Problem } from '@radiolink/domain/errors';
import { isConnected } from '@radiolink/domain/link';
import { type ApplyResult, isKept } from './apply-result.ts';
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

/** The result where nothing was sent to either end. */
export const notSent = (problem: Problem): LinkChangeResult => ({
  isChanged: false,
  isAsBefore: true,
  local: { kind: 'not-sent', words: problem },
  remote: undefined,
  localTests: 0,
  nextLocalTestAt: undefined,
});

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

/**
 * A local end that missed the moment is tested once more where the remote end may have the change for good. Each test costs four
 * minutes, and a remote end that is dead answers none: so many within this time, over all calls of one memory.
 */
const MOST_LOCAL_TESTS = 2;
const LOCAL_TESTS_WITHIN_MS = 900_000;

/** Of the times at which the local end's tests began, ms since the epoch, those that still count. */
export function countedTests(testedAt: readonly number[], now: number): readonly number[] {
  return testedAt.filter(at => at <= now && now - at < LOCAL_TESTS_WITHIN_MS);
}

/** When the local end may be tested again, ms since the epoch; undefined where it may at once. */
export function nextTestAt(testedAt: readonly number[], now: number): number | undefined {
  const oldest = countedTests(testedAt, now).at(-MOST_LOCAL_TESTS);
  return oldest === undefined ? undefined : oldest + LOCAL_TESTS_WITHIN_MS;
}
