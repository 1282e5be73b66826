import { message, type Message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { meanMs, NO_TIMES, tallyTime, type TimesTally } from './times-tally.ts';

/** One echo. Times in milliseconds; a lost one has none. */
export interface PingResult {
  readonly sequence: number;
  readonly outcome: PingOutcome;
  readonly timeMs?: number | undefined;
  readonly ttl?: number | undefined;
  readonly sizeBytes?: number | undefined;
}

export type PingOutcome = 'ok' | 'timeout' | 'unreachable' | 'unknown-host' | 'bad-parameter';

/** Summary of a series of echoes. Times in milliseconds, undefined if no reply was received. */
export interface PingStatistics {
  readonly sent: number;
  readonly received: number;
  /** 0 to 100; undefined before the first echo. */
  readonly lossPercent: number | undefined;
  readonly minMs: number | undefined;
  readonly averageMs: number | undefined;
  readonly maxMs: number | undefined;
  /** Mean difference between one time and the next. */
  readonly jitterMs: number | undefined;
}

/** Packet sizes that the two interfaces take, bytes. */
export const PING_SIZE_BYTES = {
  classic: { min: 1, max: 32768 },
  versioned: { min: 8, max: 65507 },
} as const;
export type PingSizeLimits = (typeof PING_SIZE_BYTES)[keyof typeof PING_SIZE_BYTES];
/** Number of echoes; 0 runs until stopped. */
export const PING_COUNT = { min: 0, max: 100 } as const;

const OUTCOME_OF_CODE: Readonly<Record<number, PingOutcome>> = {
  0: 'ok',
  [-1]: 'bad-parameter',
  [-2]: 'unknown-host',
  [-4]: 'timeout',
};

const OUTCOME_WORDS: Readonly<Record<PingOutcome, string>> = {
  ok: 'Reply',
  timeout: 'Timeout',
  unreachable: 'Not reachable',
  'unknown-host': 'Unknown host',
  'bad-parameter': 'Not a valid request',
};

/** Meaning of a code of the classic ping; any other negative code is an unreachable host. */
export function classicPingOutcome(code: number): PingOutcome {
  return OUTCOME_OF_CODE[code] ?? 'unreachable';
}

/** The words for an outcome. */
export function pingOutcomeMessage(outcome: PingOutcome): Message {
  return message(OUTCOME_WORDS[outcome]);
}

/** Totals of a series: constant size however long the series grows. */
export interface PingTally {
  readonly sent: number;
  readonly received: number;
  readonly times: TimesTally;
  readonly lastMs: number | undefined;
  /** Differences between one time and the next. */
  readonly steps: TimesTally;
}

/** Before the first echo. */
export const EMPTY_PING_TALLY: PingTally = {
  sent: 0,
  received: 0,
  times: NO_TIMES,
  lastMs: undefined,
  steps: NO_TIMES,
};

/** Adds the next echo, in the order they were sent: an endless ping keeps the tally and the last results only. */
export function tallyPing(tally: PingTally, { outcome, timeMs }: PingResult): PingTally {
  const sent = tally.sent + 1;
  if (outcome !== 'ok') return { ...tally, sent };
  const received = tally.received + 1;
  if (!isWithin(timeMs, PHYSICAL.amount)) return { ...tally, sent, received };
  return {
    sent,
    received,
    times: tallyTime(tally.times, timeMs),
    lastMs: timeMs,
    steps: tally.lastMs === undefined ? tally.steps : tallyTime(tally.steps, Math.abs(timeMs - tally.lastMs)),
  };
}

/** Summary of a tally. */
export function pingStatisticsOf({ sent, received, times, steps }: PingTally): PingStatistics {
  return {
    sent,
    received,
    lossPercent: sent === 0 ? undefined : (100 * (sent - received)) / sent,
    minMs: times.minMs,
    averageMs: meanMs(times),
    maxMs: times.maxMs,
    jitterMs: meanMs(steps),
  };
}
