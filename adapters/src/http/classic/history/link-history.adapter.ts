import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import {
  type HistorySeries,
  type HistorySpan,
  type LinkHistory,
  LinkHistoryPort,
} from '@radiolink/application/history/link-history.port';
import type { CallOptions } from '../../client/answer.ts';
import type { ClassicClient } from '../../client/classic-client.ts';
import { networkFailure } from '../../client/failure.ts';
import type { ListName } from '../../wire/contract-names.ts';
import type { Range } from '../../wire/scalars.ts';
import type { Section } from '../../wire/section.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import { COUNT, DBM, KBPS, PERCENT } from '../../wire/ranges.ts';
import { classicPort } from '../classic-ports.ts';

/** The last day of the link by `GET /hist-stats.cgi`. */
export class ClassicLinkHistory implements LinkHistoryPort {
  readonly spans: readonly HistorySpan[] = ['day'];

  constructor(private readonly client: ClassicClient) {}

  async read(_span: HistorySpan, options?: CallOptions): Promise<LinkHistory> {
    return readAnswer(await this.client.get('/hist-stats.cgi', options), mapHistory);
  }
}

/** Series shorter than the times end in gaps; longer ones are cut. */
function mapHistory(root: Section<Schemas['History']>): LinkHistory {
  const times = root.numbers('time', COUNT);
  if (times === undefined) throw networkFailure('malformed');
  const series = (name: ListName<Schemas['History'], number | null>, range: Range): HistorySeries => {
    const samples = root.samples(name, range);
    return times.map((_, index) => samples[index]);
  };
  return {
    intervalSeconds: root.number('interval', COUNT),
    times,
    downlinkScore: series('dl_linkscore', PERCENT),
    uplinkScore: series('ul_linkscore', PERCENT),
    signalDbm: series('signal', DBM),
    remoteSignalDbm: series('remote_signal', DBM),
    downlinkCapacityKbps: series('dl_capacity', KBPS),
    uplinkCapacityKbps: series('ul_capacity', KBPS),
    txKbps: series('tx', KBPS),
    rxKbps: series('rx', KBPS),
  };
}

/** Ports of the link history, by the classic API. */
export const PORTS = [classicPort(LinkHistoryPort, ({ client }) => new ClassicLinkHistory(client))];
