import {
  recentEntries,
  type SurveyCell,
  type SurveyEntry,
  bySignal,
  entryAgeSeconds,
  surveyChannel,
  vendorMode,
} from '@radiolink/domain/tools';
import { isListOf, isRecord, mayHaveNumbers, mayHaveTexts } from '../tool-runs/json-shape.ts';
import type { ToolRun, ReportColumn, ToolReport } from '../tool-runs/tool-report.ts';

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

const COLUMNS: readonly ReportColumn[] = [
  { id: 'ssid', label: 'SSID', unit: '' },
  { id: 'mac', label: 'MAC', unit: '' },
  { id: 'signal', label: 'Signal', unit: 'dBm' },
  { id: 'noise', label: 'Noise floor', unit: 'dBm' },
  { id: 'channel', label: 'Channel', unit: '' },
  { id: 'frequency', label: 'Frequency', unit: 'MHz' },
  { id: 'width', label: 'Channel width', unit: 'MHz' },
  { id: 'security', label: 'Security', unit: '' },
  { id: 'mode', label: 'Vendor mode', unit: '' },
  { id: 'age', label: 'Age', unit: 's' },
];

/** The networks as data: a row for each, the strongest first, aged at `now`, ms since the epoch. */
export function surveyReport(run: SurveyRun, now: number): ToolReport {
  const entries = entriesInRun(run, now).toSorted((a, b) => bySignal(a.cell, b.cell));
  return {
    name: 'site-survey',
    facts: [
      { id: 'started', label: 'Started', unit: '', value: new Date(run.startedAt).toISOString() },
      { id: 'interface', label: 'Interface', unit: '', value: run.request.interfaceName },
      { id: 'networks', label: 'Networks', unit: '', value: entries.length },
    ],
    columns: COLUMNS,
    rows: entries.map(entry => [
      entry.cell.ssid,
      entry.cell.mac,
      entry.cell.signalDbm,
      entry.cell.noiseDbm,
      surveyChannel(entry.cell),
      entry.cell.frequencyMhz,
      entry.cell.channelWidthMhz,
      entry.cell.security,
      vendorMode(entry.cell),
      entryAgeSeconds(entry, now),
    ]),
  };
}
