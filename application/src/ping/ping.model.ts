import { message, RequestFailure } from '@radiolink/domain/errors';
import { checkProbeHost } from '@radiolink/domain/network';
import {
  addToTimeline,
  EMPTY_PING_TALLY,
  EMPTY_PING_TIMELINE,
  PING_SIZE_BYTES,
  PING_STRETCHES,
  type PingResult,
  type PingSizeLimits,
  type PingStretch,
  type PingTally,
  type PingTimeline,
  pingOutcomeMessage,
  pingStatisticsOf,
  tallyPing,
} from '@radiolink/domain/tools';
import { map } from 'rxjs';
import { hasNumbers, isListOf, isRecord, mayHaveNumbers } from '../tool-runs/json-shape.ts';
import { createTool, type Tool } from '../tool-runs/tool.ts';
import { type ToolPorts, TOOL_PORTS } from '../tool-runs/running-tools.model.ts';
import type { ReportColumn, ToolReport, ToolRun } from '../tool-runs/tool-report.ts';
import { type Token, token } from '../wiring/token.ts';
import { pingFeature } from './ping.feature.ts';
import { PingPort, type PingRequest } from './ping.port.ts';
import { PROBE_HOSTS } from '../probe-hosts/probe-hosts.ts';
import { bindModel } from '../wiring/model-binding.ts';

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
function pingReport({
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

/** One ping. */
export type PingRun = ToolRun<PingRequest, PingRunResult>;

/** Ping, from its start to its figures. */
export interface PingModel extends Tool<PingRequest, PingRunResult> {
  /** Packet sizes that this device takes, bytes. */
  readonly sizeLimits: PingSizeLimits;
}

export const PingModel: Token<PingModel> = token<PingModel>('PingModel');

/** Makes the model. */
export function createPingModel({ ping, ...ports }: ToolPorts & { readonly ping: PingPort }): PingModel {
  const tool = createTool<PingRequest, PingResult, PingRunResult>(
    {
      id: pingFeature.id,
      watch: request => ping.ping(request).pipe(map(orRefused)),
      nothing: NO_ECHOES,
      add: withEcho,
      summary: ({ request: { host }, result: { tally } }) => {
        const { sent, lossPercent = 0 } = pingStatisticsOf(tally);
        return message('{host}: {sent} sent, {loss} % lost', { host, sent, loss: lossPercent });
      },
      report: pingReport,
      shape: { request: pingRequestOf, result: pingResultOf },
    },
    ports,
  );
  const versioned = ports.sessionStore.get('versioned_only') === true;
  return { ...tool, sizeLimits: PING_SIZE_BYTES[versioned ? 'versioned' : 'classic'] };
}

/** Outcomes that no further echo changes: the run is over, as it is on devices that refuse it at its start. */
function orRefused(echo: PingResult): PingResult {
  if (echo.outcome !== 'unknown-host' && echo.outcome !== 'bad-parameter') return echo;
  const { key } = pingOutcomeMessage(echo.outcome);
  throw new RequestFailure({ kind: 'device-api', error: key, message: key, detail: '', statusCode: 200 });
}

function pingRequestOf(json: unknown): PingRequest | undefined {
  if (!isRecord(json) || !mayHaveNumbers(json, ['sizeBytes', 'count'])) return undefined;
  const { host } = json;
  if (typeof host !== 'string' || checkProbeHost(host) !== undefined) return undefined;
  return { host, sizeBytes: numberOf(json['sizeBytes']), count: numberOf(json['count']) };
}

const numberOf = (json: unknown): number | undefined => (typeof json === 'number' ? json : undefined);

/** What came of a ping: its sums and its course, of one size however long it runs. */
interface PingRunResult {
  readonly tally: PingTally;
  readonly timeline: PingTimeline;
  /** The newest echo; null before the first. */
  readonly last: PingResult | null;
}

/** Before the first echo. */
const NO_ECHOES: PingRunResult = {
  tally: EMPTY_PING_TALLY,
  timeline: EMPTY_PING_TIMELINE,
  last: null,
};

/** The result with one more echo, which came at `at`, ms since the epoch. */
function withEcho({ tally, timeline }: PingRunResult, echo: PingResult, at: number): PingRunResult {
  return { tally: tallyPing(tally, echo), timeline: addToTimeline(timeline, echo, at), last: echo };
}

/** A result as the session storage returns it; undefined when it is none. */
function pingResultOf(json: unknown): PingRunResult | undefined {
  if (!isRecord(json) || !isRecord(json['timeline'])) return undefined;
  const { tally, timeline } = json;
  const { echoesEach, stretches } = timeline;
  const isWhole =
    isTally(tally) &&
    typeof echoesEach === 'number' &&
    isListOf(stretches, isStretch) &&
    stretches.length <= PING_STRETCHES;
  return isWhole ? { tally, timeline: { echoesEach, stretches }, last: null } : undefined;
}

const isTimes = (json: unknown): boolean =>
  hasNumbers(json, ['count', 'sumMs']) && mayHaveNumbers(json, ['minMs', 'maxMs']);

const isTally = (json: unknown): json is PingTally =>
  isRecord(json) &&
  hasNumbers(json, ['sent', 'received']) &&
  mayHaveNumbers(json, ['lastMs']) &&
  isTimes(json['times']) &&
  isTimes(json['steps']);

const isStretch = (json: unknown): json is PingStretch =>
  isRecord(json) && hasNumbers(json, ['at', 'sent', 'lost']) && isTimes(json['times']);

/** The parts of the page. */
export const PING_MODELS = [
  PROBE_HOSTS,
  bindModel(PingModel, createPingModel, { ...TOOL_PORTS, ping: PingPort }),
];
