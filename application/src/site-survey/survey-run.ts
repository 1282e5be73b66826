import { recentEntries, type SurveyCell, type SurveyEntry } from '@radiolink/domain/tools';
import { isListOf, isRecord, mayHaveNumbers, mayHaveTexts } from '../tool-runs/json-shape.ts';
import type { ToolRun } from '../tool-runs/tool-run.ts';

/** Which radio scans, how often, and how long a network is kept. */
export interface SurveyRequest {
  /** Name of the radio's interface, such as `ath0`. */
  readonly interfaceName: string;
  /** Pause between two scans; 0 scans once. */
  readonly everySeconds: number;
  /** An entry stays for this long after it was last received. */
  readonly maxAgeSeconds: number;
}

/** One survey, of one scan or of many. */
export type SurveyRun = ToolRun<SurveyRequest, readonly SurveyEntry[]>;

/** The entries whose keeping time is not over; those of a survey that ended stay as they were at its end. */
export function entriesInRun({ request, result, endedAt }: SurveyRun, now: number): readonly SurveyEntry[] {
  return recentEntries(result, request.maxAgeSeconds, endedAt ?? now);
}

/** A request of an earlier page; undefined for anything else. */
export function surveyRequestOf(json: unknown): SurveyRequest | undefined {
  if (!isRecord(json)) return undefined;
  const { interfaceName, everySeconds, maxAgeSeconds } = json;
  if (typeof interfaceName !== 'string') return undefined;
  if (typeof everySeconds !== 'number' || !(everySeconds >= 0)) return undefined;
  if (typeof maxAgeSeconds !== 'number' || !(maxAgeSeconds > 0)) return undefined;
  return { interfaceName, everySeconds, maxAgeSeconds };
}

/** The entries of an earlier page; undefined for anything else. */
export const surveyEntriesOf = (json: unknown): readonly SurveyEntry[] | undefined =>
  isListOf(json, isEntry) ? json : undefined;

const isEntry = (json: unknown): json is SurveyEntry =>
  isRecord(json) && typeof json['receivedAt'] === 'number' && isCell(json['cell']);

const isCell = (json: unknown): json is SurveyCell =>
  isRecord(json) &&
  typeof json['mac'] === 'string' &&
  mayHaveNumbers(json, [
    'frequencyMhz',
    'channelWidthMhz',
    'channel',
    'signalDbm',
    'noiseDbm',
    'ageSeconds',
  ]) &&
  mayHaveTexts(json, ['ssid', 'security', 'mode', 'ieeeMode']) &&
  (json['airmax'] === undefined || typeof json['airmax'] === 'boolean');
