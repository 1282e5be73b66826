import { isWithin, PHYSICAL } from '../units/physical-range.ts';

/** A network found by a site survey. */
export interface SurveyCell {
  readonly mac: string;
  readonly ssid?: string | undefined;
  readonly frequencyMhz?: number | undefined;
  readonly channelWidthMhz?: number | undefined;
  readonly channel?: number | undefined;
  readonly signalDbm?: number | undefined;
  readonly noiseDbm?: number | undefined;
  readonly security?: string | undefined;
  readonly mode?: string | undefined;
  readonly ieeeMode?: string | undefined;
  readonly airmax?: boolean | undefined;
  /** Seconds since it was last received. */
  readonly ageSeconds?: number | undefined;
}

const MHZ_PER_GHZ = 1000;
/** No radio works below this many MHz: a smaller number is GHz. */
const GHZ_BELOW = 100;

/**
 * A frequency of a survey in whole MHz: the classic API gives GHz (`5.785`), the versioned one MHz, either as a
 * number or a text. Undefined for an invalid frequency.
 */
export function surveyFrequencyMhz(value: number | string | undefined): number | undefined {
  const number = numberOf(value);
  if (number === undefined || number <= 0) return undefined;
  const mhz = Math.round(number < GHZ_BELOW ? number * MHZ_PER_GHZ : number);
  return isWithin(mhz, PHYSICAL.frequencyMhz) ? mhz : undefined;
}

/** A level of a survey, dBm, sent as a number or a text such as `-42 dBm`. Undefined for an invalid level. */
export function surveyLevelDbm(value: number | string | undefined): number | undefined {
  const number = numberOf(value);
  return isWithin(number, PHYSICAL.dbm) && number < 0 ? number : undefined;
}

/** Signal over noise of a cell, dB. */
export function surveySnrDb({ signalDbm, noiseDbm }: SurveyCell): number | undefined {
  if (!isWithin(signalDbm, PHYSICAL.dbm) || !isWithin(noiseDbm, PHYSICAL.dbm)) return undefined;
  return signalDbm - noiseDbm;
}

/** Strongest first; cells without a signal last, then by MAC. */
export function bySignal(a: SurveyCell, b: SurveyCell): number {
  const [signalA, signalB] = [
    a.signalDbm ?? Number.NEGATIVE_INFINITY,
    b.signalDbm ?? Number.NEGATIVE_INFINITY,
  ];
  if (signalA !== signalB) return signalB - signalA;
  return Number(a.mac > b.mac) - Number(a.mac < b.mac);
}

function numberOf(value: number | string | undefined): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}

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
