import { pingStatisticsOf } from '@radiolink/domain/tools';
import type { ReportColumn, ToolReport } from '../tool-runs/tool-report.ts';
import type { ToolRun } from '../tool-runs/tool-run.ts';
import type { PingRequest } from './ping.port.ts';
import type { PingRunResult } from './ping-result.ts';

const COLUMNS: readonly ReportColumn[] = [
  { id: 'time', label: 'Time', unit: '' },
  { id: 'sent', label: 'Sent', unit: '' },
  { id: 'lost', label: 'Lost', unit: '' },
  { id: 'min', label: 'Minimum', unit: 'ms' },
  { id: 'average', label: 'Average', unit: 'ms' },
  { id: 'max', label: 'Maximum', unit: 'ms' },
];

const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Math.round(value * 1000) / 1000;

/** A ping as data: its figures, then a row for each echo, or for each stretch of a long run. Times by UTC. */
export function pingReport({
  request,
  startedAt,
  result: { tally, timeline },
}: ToolRun<PingRequest, PingRunResult>): ToolReport {
  const figures = pingStatisticsOf(tally);
  return {
    name: 'ping',
    facts: [
      { id: 'host', label: 'Host', unit: '', value: request.host },
      { id: 'started', label: 'Started', unit: '', value: new Date(startedAt).toISOString() },
      { id: 'size', label: 'Packet size', unit: 'B', value: request.sizeBytes },
      { id: 'sent', label: 'Sent', unit: '', value: figures.sent },
      { id: 'received', label: 'Received', unit: '', value: figures.received },
      { id: 'loss', label: 'Loss', unit: '%', value: rounded(figures.lossPercent) },
      { id: 'min', label: 'Minimum', unit: 'ms', value: rounded(figures.minMs) },
      { id: 'average', label: 'Average', unit: 'ms', value: rounded(figures.averageMs) },
      { id: 'max', label: 'Maximum', unit: 'ms', value: rounded(figures.maxMs) },
      { id: 'jitter', label: 'Jitter', unit: 'ms', value: rounded(figures.jitterMs) },
    ],
    columns: COLUMNS,
    rows: timeline.stretches.map(({ at, sent, lost, times }) => [
      new Date(at).toISOString(),
      sent,
      lost,
      rounded(times.minMs),
      rounded(times.count === 0 ? undefined : times.sumMs / times.count),
      rounded(times.maxMs),
    ]),
  };
}
