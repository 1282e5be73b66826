import type { Received } from '@radiolink/openapi/received';
import {
  type HistorySeries,
  type HistorySpan,
  type LinkHistory,
  LinkHistoryPort,
} from '@radiolink/application/history/link-history.port';
import { readAnswer } from '../../wire/read-answer.ts';
import { unlessMissing } from '../../client/missing.ts';
import { ANY, COUNT } from '../../wire/ranges.ts';
import type { CallOptions } from '../../client/answer.ts';
import type { V1Client } from '../client/v1-client.ts';
import { v1Port } from '../v1-ports.ts';

const MOST_METRICS = 64;
const MS_PER_SECOND = 1000;
const BPS_PER_KBPS = 1000;

interface Metric {
  readonly id: string;
  readonly unit: string | undefined;
  readonly intervalSeconds: number;
  readonly startMs: number;
  readonly samples: HistorySeries;
}

/**
 * History of the link recorded by the device, by `/statistics/historical`: 60 seconds, 60 minutes, or 96
 * quarters of an hour.
 */
export class V1LinkHistory implements LinkHistoryPort {
  readonly spans: readonly HistorySpan[] = ['minute', 'hour', 'day'];

  constructor(private readonly client: V1Client) {}

  /** The last minute has a second name; some devices support only that. */
  async read(span: HistorySpan, options?: CallOptions): Promise<LinkHistory> {
    const answer = this.#readNamed(span, options);
    if (span !== 'minute') return await answer;
    return (await unlessMissing(answer)) ?? (await this.readNewest(options));
  }

  /** The last minute by the name without a span. */
  async readNewest(options?: CallOptions): Promise<LinkHistory> {
    return mapHistory(await this.client.list('/api/v1.0/statistics/historical', options));
  }

  async #readNamed(span: HistorySpan, options?: CallOptions): Promise<LinkHistory> {
    const path = `/api/v1.0/statistics/historical/${span}` as const;
    return mapHistory(await this.client.list(path, options));
  }
}

type HistoryAnswer = Received<
  '/api/v1.0/statistics/historical' | `/api/v1.0/statistics/historical/${HistorySpan}`
>;

/** Metrics that are missing are gaps all along; those of another grid than the first are left out. */
export function mapHistory(json: readonly HistoryAnswer[]): LinkHistory {
  const metrics = json.slice(0, MOST_METRICS).flatMap(mapMetric);
  const [grid] = metrics;
  const times =
    grid?.samples.map((_, place) => grid.startMs / MS_PER_SECOND + place * grid.intervalSeconds) ?? [];
  const gaps = times.map(() => undefined);
  const series = (id: string): HistorySeries => {
    const metric = metrics.find(one => one.id === id);
    const fits =
      metric?.intervalSeconds === grid?.intervalSeconds && metric?.samples.length === grid?.samples.length;
    if (metric === undefined || !fits) return gaps;
    if (metric.unit !== 'bps') return metric.samples;
    return metric.samples.map(value => (value === undefined ? undefined : value / BPS_PER_KBPS));
  };
  return {
    intervalSeconds: grid?.intervalSeconds,
    times,
    downlinkScore: series('linkScore.dl'),
    uplinkScore: series('linkScore.ul'),
    signalDbm: series('signal.local'),
    remoteSignalDbm: series('signal.remote'),
    downlinkCapacityKbps: series('capacity.dl'),
    uplinkCapacityKbps: series('capacity.ul'),
    txKbps: series('throughput.tx'),
    rxKbps: series('throughput.rx'),
  };
}

function mapMetric(json: HistoryAnswer): readonly Metric[] {
  return readAnswer(json, metric => {
    const id = metric.text('id');
    const intervalSeconds = metric.number('interval', COUNT);
    const startMs = metric.number('start', COUNT);
    if (id === undefined || intervalSeconds === undefined || startMs === undefined) return [];
    const samples = metric.samples('samples', ANY);
    return [{ id, unit: metric.text('unit'), intervalSeconds, startMs, samples }];
  });
}

/** Ports of the link history, by the versioned API. */
export const PORTS = [v1Port(LinkHistoryPort, ({ client }) => new V1LinkHistory(client))];
