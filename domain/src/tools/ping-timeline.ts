import type { PingResult } from './ping.ts';
import { NO_TIMES, tallyTime, type TimesTally } from './times-tally.ts';

/** Consecutive echoes, added up. Times in milliseconds. */
export interface PingStretch {
  /** When the first of them was answered or given up, ms since the epoch. */
  readonly at: number;
  readonly sent: number;
  readonly lost: number;
  readonly times: TimesTally;
}

/** The course of a ping in at most `PING_STRETCHES` stretches, however long it runs. */
export interface PingTimeline {
  /** Echoes in a full stretch; doubles whenever the stretches run out. */
  readonly echoesEach: number;
  /** The oldest first; only the last one may have room left. */
  readonly stretches: readonly PingStretch[];
}

/** Most stretches of a timeline: one for each two pixels of a wide chart. */
export const PING_STRETCHES = 600;

/** Before the first echo. */
export const EMPTY_PING_TIMELINE: PingTimeline = { echoesEach: 1, stretches: [] };

/** Adds the next echo. A full timeline joins its stretches two by two, so that a day takes the room of ten minutes. */
export function addToTimeline(timeline: PingTimeline, echo: PingResult, at: number): PingTimeline {
  const { echoesEach, stretches } = timeline;
  const one = stretchOf(echo, at);
  const last = stretches.at(-1);
  if (last !== undefined && last.sent < echoesEach) {
    return { echoesEach, stretches: [...stretches.slice(0, -1), joined(last, one)] };
  }
  const grown = [...stretches, one];
  return grown.length <= PING_STRETCHES
    ? { echoesEach, stretches: grown }
    : { echoesEach: 2 * echoesEach, stretches: joinedInPairs(grown) };
}

function stretchOf({ outcome, timeMs }: PingResult, at: number): PingStretch {
  const answered = outcome === 'ok';
  const timed = answered && timeMs !== undefined && Number.isFinite(timeMs);
  return { at, sent: 1, lost: answered ? 0 : 1, times: timed ? tallyTime(NO_TIMES, timeMs) : NO_TIMES };
}

function joinedInPairs(stretches: readonly PingStretch[]): readonly PingStretch[] {
  return stretches.flatMap((stretch, place) => {
    if (place % 2 === 1) return [];
    const next = stretches[place + 1];
    return [next === undefined ? stretch : joined(stretch, next)];
  });
}

function joined(a: PingStretch, b: PingStretch): PingStretch {
  return {
    at: a.at,
    sent: a.sent + b.sent,
    lost: a.lost + b.lost,
    times: {
      count: a.times.count + b.times.count,
      sumMs: a.times.sumMs + b.times.sumMs,
      minMs: least(a.times.minMs, b.times.minMs),
      maxMs: greatest(a.times.maxMs, b.times.maxMs),
    },
  };
}

const least = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
const greatest = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
