import { bySignal, entryAgeSeconds, surveyChannel, vendorMode } from '@radiolink/domain/tools';
import type { ReportColumn, ToolReport } from '../tool-runs/tool-report.ts';
import { entriesInRun, type SurveyRun } from './survey-run.ts';

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
