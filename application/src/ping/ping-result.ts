import {
  addToTimeline,
  EMPTY_PING_TALLY,
  EMPTY_PING_TIMELINE,
  type PingResult,
  PING_STRETCHES,
  type PingStretch,
  type PingTally,
  type PingTimeline,
  tallyPing,
} from '@radiolink/domain/tools';
import { hasNumbers, isListOf, isRecord, mayHaveNumbers } from '../tool-runs/json-shape.ts';

/** What came of a ping: its sums and its course, of one size however long it runs. */
export interface PingRunResult {
  readonly tally: PingTally;
  readonly timeline: PingTimeline;
  /** The newest echo; null before the first. */
  readonly last: PingResult | null;
}

/** Before the first echo. */
export const NO_ECHOES: PingRunResult = {
  tally: EMPTY_PING_TALLY,
  timeline: EMPTY_PING_TIMELINE,
  last: null,
};

/** The result with one more echo, which came at `at`, ms since the epoch. */
export function withEcho({ tally, timeline }: PingRunResult, echo: PingResult, at: number): PingRunResult {
  return { tally: tallyPing(tally, echo), timeline: addToTimeline(timeline, echo, at), last: echo };
}

/** A result as the session storage returns it; undefined when it is none. */
export function pingResultOf(json: unknown): PingRunResult | undefined {
  if (!isRecord(json) || !isRecord(json['timeline'])) return undefined;
  const { tally, timeline } = json;
  const { echoesEach, stretches } = timeline;
  const isWhole =
    isTally(tally) &&
    typeof echoesEach === 'number' &&
    isListOf(stretches, isStretch) &&
    stretches.length <= PING_STRETCHES;
  return isWhole ? { tally, timeline: { echoesEach, stretches }, last: null } : undefined;
}

const isTimes = (json: unknown): boolean =>
  hasNumbers(json, ['count', 'sumMs']) && mayHaveNumbers(json, ['minMs', 'maxMs']);

const isTally = (json: unknown): json is PingTally =>
  isRecord(json) &&
  hasNumbers(json, ['sent', 'received']) &&
  mayHaveNumbers(json, ['lastMs']) &&
  isTimes(json['times']) &&
  isTimes(json['steps']);

const isStretch = (json: unknown): json is PingStretch =>
  isRecord(json) && hasNumbers(json, ['at', 'sent', 'lost']) && isTimes(json['times']);
