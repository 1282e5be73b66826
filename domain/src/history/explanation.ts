import { type Message, message } from '../errors/message.ts';
import { type BeforeAfter, beforeAfter, type HistoryChange } from './compare-windows.ts';
import { likelyCauses } from './causes/likely-causes.ts';
import type { Evidence, LikelyCause } from './causes/cause.ts';
import { changeMoment } from './change-point.ts';
import type { HistoryEvent, HistoryEventKind } from './history-event.ts';
import type { HistoryGap, DeviceHistory } from './device-history.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** What changed around a time, and why, as far as the record tells. */
export interface Explanation {
  /** The time that the readings changed at, close to the picked one, ms since the epoch. */
  readonly at: number;
  readonly around: BeforeAfter;
  /** The first sentence: names the likely cause, or claims none. */
  readonly headline: Message;
  /** The likeliest first. */
  readonly causes: readonly LikelyCause[];
  /** Gaps of the record within the hour. */
  readonly gaps: readonly HistoryGap[];
  readonly events: readonly HistoryEvent[];
}

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
/** An event is the cause of what follows it within this time; the page may have noticed it late. */
const CAUSE_MS = { before: 12 * MINUTE_MS, after: 6 * MINUTE_MS } as const;
const HOUR_MS = 60 * MINUTE_MS;

/** Explains the hour around a picked time. Never claims a cause without evidence in the record. */
export function explain(history: DeviceHistory, picked: number): Explanation {
  const { samples, events, gaps } = history;
  const at = changeMoment(samples, picked);
  const around = beforeAfter(samples, at);
  const isNear = ({ at: when }: HistoryEvent): boolean =>
    when >= at - CAUSE_MS.before && when <= at + CAUSE_MS.after;
  const evidence: Evidence = {
    around,
    change: quantity => around.changes.find(change => change.quantity === quantity),
    event: (...kinds: readonly HistoryEventKind[]) =>
      events.find(event => kinds.includes(event.kind) && event.isRemote !== true && isNear(event)),
    remoteEvent: (...kinds: readonly HistoryEventKind[]) =>
      events.find(event => kinds.includes(event.kind) && event.isRemote === true && isNear(event)),
    ...rainAround(events, at),
    samples,
  };
  const causes = likelyCauses(evidence);
  return {
    at,
    around,
    headline: causes[0]?.message ?? withoutCause(around),
    causes,
    gaps: gaps.filter(({ from, to }) => to > at - HALF_HOUR_MS && from < at + HALF_HOUR_MS),
    events: events.filter(event => Math.abs(event.at - at) <= HALF_HOUR_MS),
  };
}

/** Rain is reported by the hour in which it falls. */
function rainAround(
  events: readonly HistoryEvent[],
  at: number,
): Pick<Evidence, 'rained' | 'rainMillimetres'> {
  const rains = events.filter(
    event => event.kind === 'rain' && event.at <= at + HALF_HOUR_MS && event.at > at - 2 * HOUR_MS,
  );
  const measured = rains.flatMap(event => {
    const millimetres = event.message.values?.['millimetres'];
    return typeof millimetres === 'number' && isWithin(millimetres, PHYSICAL.rainMmPerHour)
      ? [millimetres]
      : [];
  });
  return {
    rained: rains.length > 0,
    rainMillimetres: measured.length === 0 ? undefined : Math.max(...measured),
  };
}

function withoutCause({ before, after, changes, stations }: BeforeAfter): Message {
  if (after.length === 0) return message('There are no samples after this time.');
  if (before.length === 0) return message('There are no samples before this time.');
  const isWorse = changes.some(({ verdict }: HistoryChange) => verdict === 'worse') || stations.length > 0;
  if (isWorse) return message('Performance degraded. No cause found in the recorded data.');
  const isJudged = changes.some(({ verdict }) => verdict !== undefined);
  return isJudged
    ? message('No significant degradation: all readings are within their normal range.')
    : message('Not enough data before this time to compare.');
}
