import { randomUUID } from 'node:crypto';
import { FlowProducer, type JobsOptions, type Queue, type RedisOptions } from 'bullmq';
import type { AuditJob, ChannelJob, Link, SectorJob } from './fleet.ts';

const OPTIONS: JobsOptions = { attempts: 3, backoff: { type: 'exponential', delay: 2000, jitter: 0.5 } };

const DAY_SECONDS = 86_400;
/** Jobs that are over are on the board for this time; Redis keeps them no longer. */
const KEPT: JobsOptions = {
  removeOnComplete: { age: 7 * DAY_SECONDS },
  removeOnFail: { age: 30 * DAY_SECONDS },
};

/**
 * Audits radios, and resolves with how many were put into the queue. A radio whose audit has not ended is not put there twice;
 * one whose audit ended is audited again.
 */
export async function startAudit(queue: Queue<AuditJob>, radios: readonly AuditJob[]): Promise<number> {
  const wanted = radios.map(data => ({
    name: 'audit',
    data,
    opts: { ...OPTIONS, ...KEPT, jobId: randomUUID(), deduplication: { id: data.url } },
  }));
  const jobs = await queue.addBulk(wanted);
  // A job that was not added has the id of the one that is there already.
  return jobs.filter(({ id }, index) => id === wanted[index]?.opts.jobId).length;
}

/** The job of a link in a run. `@` is in neither part once it is encoded. */
export const channelJobId = (run: string, link: string): string =>
  `${encodeURIComponent(link)}@${encodeURIComponent(run)}`;

/**
 * Moves links to a frequency, as one run, which stops as a whole when too many fail. Each link is moved once in a run: name a
 * new run to try it again.
 */
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
      opts: { ...OPTIONS, jobId: channelJobId(run, link.id) },
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
