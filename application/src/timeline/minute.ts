import {
  meanPast,
  type PastEvent,
  pastEvents,
  type PastFacts,
  pastFacts,
  type PastSample,
  pastSample,
} from '@radiolink/domain/history';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { Connection } from '../status/connection.ts';
import type { PastMemory } from './past-store.port.ts';

/** What was seen since the last whole minute. */
export interface Minute {
  readonly looks: readonly PastSample[];
  readonly answers: number;
  readonly failures: number;
  readonly events: readonly PastEvent[];
  readonly facts: PastFacts | undefined;
  /** Ends a minute: what is to be stored of it. */
  readonly whole: PastMemory | undefined;
}

export const NO_MINUTE: Minute = {
  looks: [],
  answers: 0,
  failures: 0,
  events: [],
  facts: undefined,
  whole: undefined,
};

const MINUTE_MS = 60_000;
/** A look costs a little, and readings waver over seconds: so many a minute make a mean. */
const LOOK_MS = 10_000;
const PERCENT = 100;

const minuteOf = (at: number): number => Math.floor(at / MINUTE_MS);

/** After one more answer of the device. Its facts are compared with each look, its readings join the mean of the minute. */
export function withAnswer(minute: Minute, status: DeviceStatus, at: number): Minute {
  const last = minute.looks.at(-1)?.at;
  if (last !== undefined && at < last + LOOK_MS)
    return { ...minute, answers: minute.answers + 1, whole: undefined };
  const facts = pastFacts(status, at);
  const events = minute.facts === undefined ? [] : pastEvents(minute.facts, facts);
  const look = pastSample(status, at);
  if (last === undefined || minuteOf(last) === minuteOf(at)) {
    return {
      looks: [...minute.looks, look],
      answers: minute.answers + 1,
      failures: minute.failures,
      events: [...minute.events, ...events],
      facts,
      whole: undefined,
    };
  }
  const whole = { samples: [meanOf(minute)], events: [...minute.events, ...events], facts };
  return { looks: [look], answers: 1, failures: 0, events: [], facts, whole };
}

/** After a missed answer; one that was counted is not counted twice. */
export function withFailure(minute: Minute, { kind }: Connection): Minute {
  return kind === 'ageing' || kind === 'reconnecting'
    ? { ...minute, failures: minute.failures + 1, whole: undefined }
    : minute;
}

function meanOf({ looks, answers, failures }: Minute): PastSample {
  const mean = meanPast(looks) ?? { at: 0, values: {} };
  const errors = (PERCENT * failures) / Math.max(1, answers + failures);
  return { ...mean, values: { ...mean.values, errors } };
}
