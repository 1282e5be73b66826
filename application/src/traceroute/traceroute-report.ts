import { hopTimes, type TraceHop } from '@radiolink/domain/tools';
import type { ReportColumn, ToolReport } from '../tool-runs/tool-report.ts';
import type { ToolRun } from '../tool-runs/tool-run.ts';
import type { TraceRequest } from './traceroute.port.ts';

/** Each hop is probed so often. */
export const PROBES_EACH = 3;

const COLUMNS: readonly ReportColumn[] = [
  { id: 'hop', label: 'Hop', unit: '' },
  { id: 'address', label: 'IP address', unit: '' },
  { id: 'hostname', label: 'Hostname', unit: '' },
  { id: 'probe1', label: 'Probe 1', unit: 'ms' },
  { id: 'probe2', label: 'Probe 2', unit: 'ms' },
  { id: 'probe3', label: 'Probe 3', unit: 'ms' },
  { id: 'average', label: 'Average', unit: 'ms' },
  { id: 'lost', label: 'Lost', unit: '' },
];

/** A trace as data: a row for each hop, a lost probe left empty. */
export function traceReport({
  request,
  startedAt,
  result,
}: ToolRun<TraceRequest, readonly TraceHop[]>): ToolReport {
  return {
    name: 'traceroute',
    facts: [
      { id: 'host', label: 'Host', unit: '', value: request.host },
      { id: 'started', label: 'Started', unit: '', value: new Date(startedAt).toISOString() },
      { id: 'hops', label: 'Hops', unit: '', value: result.length },
    ],
    columns: COLUMNS,
    rows: result.map(hop => {
      const { averageMs, lost } = hopTimes(hop);
      const probes = Array.from({ length: PROBES_EACH }, (_, probe) => hop.timesMs[probe]);
      const average = averageMs === undefined ? undefined : Math.round(averageMs * 100) / 100;
      return [hop.hop, hop.address, hop.hostname, ...probes, average, lost];
    }),
  };
}
