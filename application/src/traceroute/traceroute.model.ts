import { hopTimes, type TraceHop, jobFailureMessage, orderedHops } from '@radiolink/domain/tools';
import type { ReportColumn, ToolReport, ToolRun } from '../tool-runs/tool-report.ts';
import { type TraceRequest, type TraceProgress, TraceroutePort } from './traceroute.port.ts';
import { message, RequestFailure } from '@radiolink/domain/errors';
import { checkProbeHost } from '@radiolink/domain/network';
import { map } from 'rxjs';
import { isListOf, isRecord, mayHaveNumbers, mayHaveTexts } from '../tool-runs/json-shape.ts';
import { type ToolPorts, TOOL_PORTS } from '../tool-runs/running-tools.model.ts';
import { createTool, type Tool } from '../tool-runs/tool.ts';
import { type Token, token } from '../wiring/token.ts';
import { tracerouteFeature } from './traceroute.feature.ts';
import { PROBE_HOSTS } from '../probe-hosts/probe-hosts.ts';
import { bindModel } from '../wiring/model-binding.ts';

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
function traceReport({ request, startedAt, result }: ToolRun<TraceRequest, readonly TraceHop[]>): ToolReport {
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

/** One trace. */
export type TraceRun = ToolRun<TraceRequest, readonly TraceHop[]>;

/** Traceroute, from its start to its last hop. */
export type TracerouteModel = Tool<TraceRequest, readonly TraceHop[]>;

export const TracerouteModel: Token<TracerouteModel> = token<TracerouteModel>('TracerouteModel');

/** Makes the model. */
export function createTracerouteModel({
  traceroute,
  ...ports
}: ToolPorts & { readonly traceroute: TraceroutePort }): TracerouteModel {
  return createTool<TraceRequest, TraceProgress, readonly TraceHop[]>(
    {
      id: tracerouteFeature.id,
      watch: request => traceroute.trace(request).pipe(map(orRefused)),
      nothing: [],
      add: (known, { hops }) => orderedHops([...known, ...hops]),
      summary: ({ request: { host }, result }) =>
        message('{host}: {count} hops', { host, count: result.length }),
      report: traceReport,
      shape: { request: traceRequestOf, result: hopsOf },
    },
    ports,
  );
}

/** A trace that failed on the device, or that someone else ended there, is a failure of the run. */
function orRefused(progress: TraceProgress): TraceProgress {
  const { status, failureReason = '' } = progress;
  if (status === 'in-progress' || status === 'finished') return progress;
  const words = failureWords(status === 'failed' ? failureReason : 'STOPPED');
  throw new RequestFailure({
    kind: 'device-api',
    error: words,
    message: words,
    detail: failureReason,
    statusCode: 200,
  });
}

/** The words for a reason that is known; any other is the device's own text. */
function failureWords(reason: string): string {
  const { key, values } = jobFailureMessage(reason);
  return values === undefined ? key : reason;
}

function traceRequestOf(json: unknown): TraceRequest | undefined {
  if (!isRecord(json) || !mayHaveNumbers(json, ['maxHops'])) return undefined;
  const { host, maxHops, resolveNames } = json;
  if (typeof host !== 'string' || checkProbeHost(host) !== undefined) return undefined;
  return {
    host,
    maxHops: typeof maxHops === 'number' ? maxHops : undefined,
    resolveNames: resolveNames === true,
  };
}

/** Hops as the session storage returns them: a lost probe is null there. */
function hopsOf(json: unknown): readonly TraceHop[] | undefined {
  if (!isListOf(json, isStoredHop)) return undefined;
  return orderedHops(json.map(hop => ({ ...hop, timesMs: hop.timesMs.map(time => time ?? undefined) })));
}

interface StoredHop extends Omit<TraceHop, 'timesMs'> {
  readonly timesMs: readonly (number | null)[];
}

const isStoredHop = (json: unknown): json is StoredHop =>
  isRecord(json) &&
  typeof json['hop'] === 'number' &&
  mayHaveTexts(json, ['address', 'hostname']) &&
  isListOf(json['timesMs'], time => time === null || typeof time === 'number');

/** The parts of the page. */
export const TRACEROUTE_MODELS = [
  PROBE_HOSTS,
  bindModel(TracerouteModel, createTracerouteModel, { ...TOOL_PORTS, traceroute: TraceroutePort }),
];
