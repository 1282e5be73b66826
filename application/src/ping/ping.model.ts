import { message, RequestFailure } from '@radiolink/domain/errors';
import { checkProbeHost } from '@radiolink/domain/network';
import {
  PING_SIZE_BYTES,
  pingStatisticsOf,
  type PingResult,
  pingOutcomeMessage,
} from '@radiolink/domain/tools';
import { map } from 'rxjs';
import { isRecord, mayHaveNumbers } from '../tool-runs/json-shape.ts';
import { createTool, type Tool } from '../tool-runs/tool.ts';
import type { ToolRun } from '../tool-runs/tool-run.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';
import type { PingPort, PingRequest } from './ping.port.ts';
import { type Token, token } from '../wiring/token.ts';
import { pingFeature } from './ping.feature.ts';
import { pingReport } from './ping-report.ts';
import { NO_ECHOES, type PingRunResult, pingResultOf, withEcho } from './ping-result.ts';

/** One ping. */
export type PingRun = ToolRun<PingRequest, PingRunResult>;

/** Ping, from its start to its figures. */
export interface PingModel extends Tool<PingRequest, PingRunResult> {
  /** Packet sizes that this device takes, bytes. */
  readonly sizeLimits: { readonly min: number; readonly max: number };
}

/** Token of the model. */
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
