import type { SurveyCell } from './site-survey.ts';

/** A network of a survey, and when it was last received. */
export interface SurveyEntry {
  readonly cell: SurveyCell;
  /** Ms since the epoch. */
  readonly receivedAt: number;
}

/** The longest time that an entry can be kept, s. */
export const LONGEST_AGE_SECONDS = 3600;
/** The most entries that are kept, the newest. */
export const MOST_SURVEY_ENTRIES = 2048;

const MS_PER_SECOND = 1000;

/** What a scan reported, and when. */
export interface SurveyReport {
  readonly cells: readonly SurveyCell[];
  /** The scan is over: until then, a device may still report the cells of the scan before. */
  readonly isOver: boolean;
  /** Ms since the epoch. */
  readonly at: number;
}

/**
 * The entries with those of a report, by MAC. A cell without a MAC is left out, and so is one without an age while the
 * scan runs, because it may be of an earlier scan. Unchanged by a report whose time is not finite.
 */
export function withReceived(
  entries: readonly SurveyEntry[],
  { cells, isOver, at }: SurveyReport,
): readonly SurveyEntry[] {
  if (!Number.isFinite(at)) return entries;
  const known = new Map(entries.map(entry => [entry.cell.mac, entry]));
  for (const cell of cells) {
    if (cell.mac === '' || (cell.ageSeconds === undefined && !isOver)) continue;
    const receivedAt = at - Math.max(0, cell.ageSeconds ?? 0) * MS_PER_SECOND;
    if (receivedAt >= (known.get(cell.mac)?.receivedAt ?? Number.NEGATIVE_INFINITY)) {
      known.set(cell.mac, { cell, receivedAt });
    }
  }
  const recent = recentEntries([...known.values()], LONGEST_AGE_SECONDS, at);
  if (recent.length <= MOST_SURVEY_ENTRIES) return recent;
  return recent.toSorted((a, b) => b.receivedAt - a.receivedAt).slice(0, MOST_SURVEY_ENTRIES);
}

/** The entries that were received within the keeping time before `now`, ms since the epoch. None for times that are not finite. */
export function recentEntries(
  entries: readonly SurveyEntry[],
  maxAgeSeconds: number,
  now: number,
): readonly SurveyEntry[] {
  return entries.filter(
    entry => Number.isFinite(maxAgeSeconds) && entryAgeSeconds(entry, now) <= maxAgeSeconds,
  );
}

/** Seconds since an entry was last received; never negative. NaN for times that are not finite. */
export function entryAgeSeconds({ receivedAt }: SurveyEntry, now: number): number {
  const seconds = Math.round((now - receivedAt) / MS_PER_SECOND);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : Number.NaN;
}
