import { message, RequestFailure } from '@radiolink/domain/errors';
import { checkProbeHost } from '@radiolink/domain/network';
import { jobFailureMessage, orderedHops, type TraceHop } from '@radiolink/domain/tools';
import { map } from 'rxjs';
import { isListOf, isRecord, mayHaveNumbers, mayHaveTexts } from '../tool-runs/json-shape.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';
import type { ToolRun } from '../tool-runs/tool-run.ts';
import { createTool, type Tool } from '../tool-runs/tool.ts';
import type { TraceProgress, TraceRequest, TraceroutePort } from './traceroute.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { traceReport } from './traceroute-report.ts';
import { tracerouteFeature } from './traceroute.feature.ts';

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
