import type { HistoryEvent } from './history-event.ts';
import { isWithin } from '../units/physical-range.ts';
import { TIMESTAMP_RANGE, type HistorySample } from './history-sample.ts';

/** A stretch of the axis in which nothing was recorded, ms since the epoch. */
export interface HistoryGap {
  readonly from: number;
  readonly to: number;
  /** The device started anew within it. */
  readonly rebooted: boolean;
}

/** Samples and events of a device on one axis, each in the order of time. */
export interface DeviceHistory {
  readonly samples: readonly HistorySample[];
  readonly events: readonly HistoryEvent[];
  readonly gaps: readonly HistoryGap[];
}

/** Samples of one source, and the usual time between two of them, ms. */
export interface HistoryRecord {
  readonly samples: readonly HistorySample[];
  readonly intervalMs: number;
}

/** Beyond so many intervals something is missing. */
const MISSED_INTERVALS = 1.5;
const byTime = (one: { readonly at: number }, other: { readonly at: number }): number => one.at - other.at;
const isTime = ({ at }: { readonly at: number }): boolean => isWithin(at, TIMESTAMP_RANGE);

/**
 * What the page saw and what the device recorded, on one axis. Where both have a sample, that of the page counts: it has
 * more quantities. Nothing is made up between two samples: the time in which neither has one is a gap.
 */
export function joinHistory(
  seen: HistoryRecord,
  recorded: HistoryRecord,
  events: readonly HistoryEvent[],
): DeviceHistory {
  const own = seen.samples.filter(isTime).toSorted(byTime);
  const times = own.map(({ at }) => at);
  const others = recorded.samples
    .filter(isTime)
    .filter(({ at }) => !hasWithin(times, at - recorded.intervalMs / 2, at + recorded.intervalMs / 2));
  const samples = [...own, ...others].toSorted(byTime);
  const isOwn = new Set(own);
  const happened = events.filter(isTime).toSorted(byTime);
  const gaps = samples.flatMap((sample, place): readonly HistoryGap[] => {
    const before = samples[place - 1];
    if (before === undefined) return [];
    const isFine = isOwn.has(sample) && isOwn.has(before);
    const longest = (isFine ? seen : recorded).intervalMs * MISSED_INTERVALS;
    if (sample.at - before.at <= longest) return [];
    const rebooted = happened.some(
      ({ kind, at, isRemote }) =>
        kind === 'reboot' && isRemote !== true && at >= before.at && at <= sample.at,
    );
    return [{ from: before.at, to: sample.at, rebooted }];
  });
  return { samples, events: distinct(happened), gaps };
}

/** Whether a list in order has a time between two others. */
function hasWithin(times: readonly number[], from: number, to: number): boolean {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const first = times[low];
  return first !== undefined && first <= to;
}

/** The same seen by two sources, as a link that is lost in the status and in the log, is one event. */
const SAME_MS = 90_000;

function distinct(events: readonly HistoryEvent[]): readonly HistoryEvent[] {
  return events.filter(
    (event, place) =>
      !events
        .slice(Math.max(0, place - 20), place)
        .some(
          other => other.kind === event.kind && event.at - other.at < SAME_MS && tellsTheSame(event, other),
        ),
  );
}

/** One in the words of the page and one in those of the log; or both in the same words: two tabs saw it. */
function tellsTheSame(event: HistoryEvent, other: HistoryEvent): boolean {
  if (event.isRemote !== other.isRemote) return false;
  if ((event.line === undefined) !== (other.line === undefined)) return true;
  return (
    event.line === other.line &&
    event.snapshot === other.snapshot &&
    JSON.stringify(event.message) === JSON.stringify(other.message)
  );
}
