import { FlowProducer, type JobsOptions, type Queue, type RedisOptions } from 'bullmq';
import type { AuditJob, ChannelJob, Link, SectorJob } from './fleet.ts';

const OPTIONS: JobsOptions = { attempts: 3, backoff: { type: 'exponential', delay: 2000, jitter: 0.5 } };

/** Audits radios. A radio that is in the queue already is not put there twice. */
export const startAudit = (queue: Queue<AuditJob>, radios: readonly AuditJob[]) =>
  queue.addBulk(
    radios.map(data => ({ name: 'audit', data, opts: { ...OPTIONS, jobId: encodeURIComponent(data.url) } })),
  );

/** Moves links to a frequency, as one run, which stops as a whole when too many fail. */
export const startChannelRun = (
  queue: Queue<ChannelJob>,
  run: string,
  frequencyMhz: number,
  links: readonly Link[],
) =>
  queue.addBulk(
    links.map(link => ({
      name: 'channel',
      data: { run, link, frequencyMhz },
      opts: { ...OPTIONS, jobId: `${run}-${link.id}` },
    })),
  );

export interface Sector {
  readonly site: string;
  readonly accessPoint: string;
  readonly stations: readonly string[];
}

/** Moves a sector: the stations, then the access point, unless a station failed. */
export async function startSector(
  connection: RedisOptions,
  queueName: string,
  run: string,
  frequencyMhz: number,
  { site, accessPoint, stations }: Sector,
): Promise<void> {
  const flow = new FlowProducer({ connection });
  const data = (url: string): SectorJob => ({ run, url, site, frequencyMhz });
  await flow.add({
    name: 'access point',
    queueName,
    data: data(accessPoint),
    opts: OPTIONS,
    children: stations.map(url => ({
      name: 'station',
      queueName,
      data: data(url),
      opts: { ...OPTIONS, failParentOnFailure: true },
    })),
  });
  await flow.close();
}
