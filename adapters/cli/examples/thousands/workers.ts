import {
  type ApplyClock,
  answersOverTcp,
  applyTo,
  type ApplyWay,
  CertificateChanged,
  changeLink,
  type LinkChangeResult,
  LoginFailure,
  type Radio,
} from '@radiolink/client/node';
import { ConfigText } from '@radiolink/domain/configuration';
import { inEnglish } from '@radiolink/domain/settings';
import { DelayedError, type Job, UnrecoverableError, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { AuditJob, ChannelJob, Limits, SectorJob } from './fleet.ts';
import { errorsOf, onFrequency, PlanRefused } from './frequency.ts';
import { failures, linkMemory, mayBegin, noteFailure, withLock } from './redis-state.ts';

/** What a worker needs of the world. */
export interface WorkerWorld {
  readonly redis: Redis;
  readonly connect: (url: string) => Promise<Radio>;
  readonly limits: Limits;
  /** The time by which a change is followed. */
  readonly clock: ApplyClock;
  /** Keeps a configuration that was read. It holds secrets. */
  readonly store: (url: string, text: string) => Promise<void>;
}

/** Jobs of one worker at the same time: most of each is waiting for a radio. */
const CONCURRENCY = 10;

/** Reads, checks and stores the configurations of radios. */
export function auditWorker(queue: string, world: WorkerWorld): Worker<AuditJob, readonly string[]> {
  return worker(queue, world, async ({ url }) => {
    const radio = await world.connect(url);
    try {
      const { text } = await radio.configuration.read();
      await world.store(url, text);
      return errorsOf(ConfigText.parse(text));
    } finally {
      await radio.close().catch(() => undefined);
    }
  });
}

/** Moves links to other channels: both ends as one change, which another worker goes on with. */
export function linkWorker(queue: string, world: WorkerWorld): Worker<ChannelJob, string> {
  return worker(queue, world, async ({ link, run, frequencyMhz }, job) =>
    inRun(run, link.id, job, world, async () => {
      const ends = { local: wayTo(link.local, world), remote: wayTo(link.remote, world) };
      const memory = await linkMemory(world.redis, link.id);
      const result = await changeLink(ends, { frequencyMhz }, { memory, clock: world.clock });
      if (result.isChanged) return 'changed';
      throw failureOf(result);
    }),
  );
}

/** Moves the radios of a sector, one job each: the stations are the children of the access point's job, and are done before it. */
export function sectorWorker(queue: string, world: WorkerWorld): Worker<SectorJob, string> {
  return worker(queue, world, async ({ run, url, frequencyMhz }, job) =>
    inRun(run, url, job, world, async () => {
      const way = wayTo(url, world);
      const radio = await way.open(url);
      const { text } = await radio.configuration.read();
      await radio.close();
      // The link forms again once the access point has moved too: that the radio answers is enough.
      const options = { keepIf: [], clock: world.clock };
      const { isKept, outcome } = await applyTo(
        way,
        { configuration: onFrequency(text, frequencyMhz) },
        options,
      );
      if (isKept || outcome.kind === 'unchanged') return outcome.kind;
      // What the judgement of all writes forbids on this radio is not tried again.
      if (outcome.kind === 'not-sent' || outcome.kind === 'not-testable')
        throw new PlanRefused(inEnglish(outcome.words));
      throw new Error(`${url}: ${outcome.kind}`);
    }),
  );
}

const wayTo = (url: string, { connect }: WorkerWorld): ApplyWay => ({
  url,
  open: connect,
  answers: answersOverTcp,
});

/** Why a link was not changed. What breaks a rule is not tried again. */
function failureOf({ isAsBefore, local, remote }: LinkChangeResult): Error {
  const kinds = `local end ${local?.kind ?? 'untouched'}, remote end ${remote?.kind ?? 'untouched'}`;
  for (const end of [local, remote])
    if (end?.kind === 'not-sent') return new PlanRefused(inEnglish(end.words));
  return new Error(isAsBefore ? `As before: ${kinds}` : `An end is unknown: ${kinds}`);
}

/** A change within a run: none once too many failed, and one at a time for each link. */
async function inRun(
  run: string,
  link: string,
  job: Job,
  { redis, limits }: WorkerWorld,
  change: () => Promise<string>,
): Promise<string> {
  if ((await failures(redis, run)) >= limits.failures)
    throw new UnrecoverableError(`Run ${run} was stopped: ${limits.failures} links failed.`);
  try {
    const outcome = await withLock(redis, link, limits.lockMs, change);
    return outcome ?? (await later(job, limits.lockMs));
  } catch (reason) {
    if (reason instanceof DelayedError) throw reason;
    const isLast = isFinal(reason) || job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
    if (isLast) await noteFailure(redis, run, link);
    throw reason;
  }
}

/**
 * Whether another try ends the same way: a plan that breaks a rule, another certificate, and a refused login, of which three
 * block this address at the radio.
 */
const isFinal = (reason: unknown): reason is Error =>
  reason instanceof PlanRefused ||
  reason instanceof CertificateChanged ||
  (reason instanceof LoginFailure && reason.problem.kind === 'refused');

function worker<Data extends object, Result>(
  queue: string,
  { redis, limits }: WorkerWorld,
  process: (data: Data, job: Job<Data, Result>) => Promise<Result>,
): Worker<Data, Result> {
  return new Worker<Data, Result>(
    queue,
    async job => {
      const site = siteOf(job.data);
      if (!(await mayBegin(redis, site, limits.perSiteAndSecond))) return later(job, 1000);
      try {
        return await process(job.data, job);
      } catch (reason) {
        throw isFinal(reason) ? new UnrecoverableError(reason.message) : reason;
      }
    },
    {
      connection: redis.duplicate(),
      concurrency: CONCURRENCY,
      // A worker that died is noticed after this time, and another one goes on with its jobs, more than once if need be.
      lockDuration: limits.lockMs,
      stalledInterval: limits.lockMs / 2,
      maxStalledCount: 5,
    },
  );
}

const siteOf = (data: object): string => {
  const { site, link } = data as { readonly site?: string; readonly link?: { readonly site: string } };
  return site ?? link?.site ?? '';
};

/** Puts a job back without counting it as a try. */
async function later(job: Job, ms: number): Promise<never> {
  await job.moveToDelayed(Date.now() + ms * (1 + Math.random()), job.token);
  throw new DelayedError();
}
