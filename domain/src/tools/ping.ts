import { message, type Message } from '../errors/message.ts';

/** One echo. Times in milliseconds; a lost one has none. */
export interface PingResult {
  readonly sequence: number;
  readonly outcome: PingOutcome;
  readonly timeMs?: number | undefined;
  readonly ttl?: number | undefined;
  readonly sizeBytes?: number | undefined;
}

export type PingOutcome = 'ok' | 'timeout' | 'unreachable' | 'unknown-host' | 'bad-parameter';

/** What a series of echoes amounts to. Times in milliseconds, undefined when none came back. */
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
/** Number of echoes; 0 runs until stopped. */
export const PING_COUNT = { min: 0, max: 100 } as const;

const OUTCOME_OF_CODE: Readonly<Record<number, PingOutcome>> = {
  0: 'ok',
  [-1]: 'bad-parameter',
  [-2]: 'unknown-host',
  [-4]: 'timeout',
};

const OUTCOME_WORDS: Readonly<Record<PingOutcome, string>> = {
  ok: 'Answered',
  timeout: 'No answer',
  unreachable: 'Not reachable',
  'unknown-host': 'Unknown host',
  'bad-parameter': 'Not a valid request',
};

/** What a code of the classic ping means; any other negative code is an unreachable host. */
export function classicPingOutcome(code: number): PingOutcome {
  return OUTCOME_OF_CODE[code] ?? 'unreachable';
}

/** The words for an outcome. */
export function pingOutcomeMessage(outcome: PingOutcome): Message {
  return message(OUTCOME_WORDS[outcome]);
}

/** Adds up a series of echoes, in the order they were sent. */
export function pingStatistics(results: readonly PingResult[]): PingStatistics {
  const times = results.flatMap(({ outcome, timeMs }) =>
    outcome === 'ok' && timeMs !== undefined ? [timeMs] : [],
  );
  const sent = results.length;
  const received = results.filter(({ outcome }) => outcome === 'ok').length;
  return {
    sent,
    received,
    lossPercent: sent === 0 ? undefined : (100 * (sent - received)) / sent,
    minMs: times.length === 0 ? undefined : Math.min(...times),
    averageMs: mean(times),
    maxMs: times.length === 0 ? undefined : Math.max(...times),
    jitterMs: mean(times.slice(1).map((time, index) => Math.abs(time - (times[index] ?? time)))),
  };
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length;
}
