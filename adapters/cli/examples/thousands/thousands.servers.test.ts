import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countOf } from '../../../../.config/drawn-sample.ts';
import { showBoard } from './board.ts';
import { Fleet, type FleetLink, fleetLinks, LOGIN } from './fleet.mother.ts';
import type { AuditJob, ChannelJob, SectorJob } from './fleet.ts';
import { hasRedis, startRedis } from './redis-server.mother.ts';
import { startAudit, startChannelRun, startSector } from './start-run.ts';
import { buildWorker, runToEnd, startWorker } from './worker-process.mother.ts';

/** Twice as many radios in this process, a fault of each kind among them; `RADIOLINK_LINKS=200` tries 400. */
const LINKS = Number(process.env['RADIOLINK_LINKS'] ?? countOf(16, 20));
const SITES = 10;
/** 240 s of a test pass in 20 s, so that a slow machine does not lose one. */
const SPEED = 12;
const WANTED = 5745;
const MINUTES = 60_000;

describe.skipIf(!hasRedis)('a queue of jobs', () => {
  const fleet = new Fleet(SPEED);
  const store = mkdtempSync(join(tmpdir(), 'radiolink-store-'));
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let links: readonly FleetLink[] = [];
  const queues: Queue[] = [];
  const workers: Awaited<ReturnType<typeof startWorker>>[] = [];
  const begin = async (names: string, env: Readonly<Record<string, string>> = {}) => {
    const worker = await startWorker(redis.url, names, store, SPEED, env);
    workers.push(worker);
    return worker;
  };
  const queue = <Data>(name: string) => {
    const made = new Queue<Data>(name, { connection: { host: '127.0.0.1', port: redis.port } });
    made.on('error', () => undefined);
    queues.push(made);
    return made;
  };
  const ended = async (counted: Queue<never>) => {
    const { completed = 0, failed = 0 } = await counted.getJobCounts('completed', 'failed');
    return { completed, failed };
  };

  beforeAll(async () => {
    [redis, , links] = await Promise.all([startRedis(), buildWorker(), fleetLinks(fleet, LINKS, SITES)]);
  }, 2 * MINUTES);

  afterAll(async () => {
    await Promise.all(workers.map(worker => worker.kill()));
    await Promise.all(queues.map(one => one.close()));
    await redis?.close();
    await fleet.close();
    rmSync(store, { recursive: true, force: true });
  });

  it(
    'changes links, one worker and Redis killed in the middle: none lost, none twice, what fails is as before',
    async () => {
      const frequencies = () =>
        Promise.all(
          links.map(async ({ local, remote }) => [await local.frequency(), await remote.frequency()]),
        );
      const before = await frequencies();
      expect(before.flat()).not.toContain(WANTED);
      // A tenth of the devices: half do not answer at all, the others refuse to test, or to keep, what they were sent.
      const faulty = links.filter((_, place) => place % 5 === 0);
      for (const [place, { local, remote }] of faulty.entries()) {
        const end = place % 4 < 2 ? local : remote;
        if (place % 2 === 0) end.radio.faults.set({ unreachable: true });
        else end.radio.faults.set({ status: 500, path: place % 4 === 1 ? '/writecfg.cgi' : '/apply.cgi' });
      }
      const jobs = queue<ChannelJob>('links');
      const [victim] = await Promise.all([begin('links'), begin('links')]);
      await startChannelRun(
        jobs,
        'autumn',
        WANTED,
        links.map(({ link }) => link),
      );
      const done = async () => (await ended(jobs as never)).completed;
      await expect.poll(done, { timeout: 2 * MINUTES }).toBeGreaterThan(LINKS / 10);
      await victim?.kill();
      await begin('links');
      await expect.poll(done, { timeout: 2 * MINUTES }).toBeGreaterThan(LINKS / 3);
      await redis.dieAndReturn();
      await expect
        .poll(() => ended(jobs as never), { timeout: 3 * MINUTES })
        .toEqual({ completed: LINKS - faulty.length, failed: faulty.length });

      // What a device still tests has run out by then.
      await new Promise(resolve => setTimeout(resolve, (250 * 1000) / SPEED));
      const isFaulty = (place: number) => place % 5 === 0;
      const expected = links.map((_, place) => (isFaulty(place) ? before[place] : [WANTED, WANTED]));
      expect(await frequencies()).toEqual(expected);
      const good = links.filter((_, place) => !isFaulty(place));
      expect(good.flatMap(({ local, remote }) => [local.kept, remote.kept])).toEqual(
        good.flatMap(() => [1, 1]),
      );
    },
    8 * MINUTES,
  );

  it('stops a run of which too many links failed', async () => {
    const jobs = queue<ChannelJob>('links');
    const client = new Redis(redis.port, '127.0.0.1');
    for (let failed = 0; failed < 60; failed += 1)
      await client.sadd('radiolink:failed:stopped', String(failed));
    client.disconnect();
    const [first] = links;
    await startChannelRun(jobs, 'stopped', 5620, first ? [first.link] : []);
    await expect
      .poll(async () => (await jobs.getJob('link-0@stopped'))?.failedReason)
      .toContain('was stopped');
    expect(await first?.remote.frequency()).not.toBe(5620);
  });

  it('moves the stations of a sector before their access point', async () => {
    const stations = [await fleet.radio('sta-ptmp'), await fleet.radio('sta-ptmp')];
    const accessPoint = await fleet.radio('ap-ptmp');
    const jobs = queue<SectorJob>('sectors');
    await begin('sectors');
    const sector = { site: 'site-1', accessPoint: accessPoint.url, stations: stations.map(({ url }) => url) };
    await startSector({ host: '127.0.0.1', port: redis.port }, 'sectors', 'sector', WANTED, sector);
    await expect
      .poll(async () => ended(jobs as never), { timeout: MINUTES })
      .toEqual({ completed: 3, failed: 0 });
    const order = (await jobs.getCompleted()).toSorted((a, b) => (a.finishedOn ?? 0) - (b.finishedOn ?? 0));
    expect(order.map(({ name }) => name)).toEqual(['station', 'station', 'access point']);
    expect(await accessPoint.frequency()).toBe(WANTED);
  });

  it(
    'audits radios: reads, checks, stores',
    async () => {
      const counts = process.env['RADIOLINK_MEASURE'] === undefined ? [1] : [1, 2, 4];
      for (const count of counts) {
        const name = `audit-${count}`;
        const jobs = queue<AuditJob>(name);
        const radios = links.flatMap(({ link }) => [
          { url: link.local, site: link.local },
          { url: link.remote, site: link.remote },
        ]);
        await Promise.all(Array.from({ length: count }, () => begin(`audit:${name}`)));
        const started = performance.now();
        await startAudit(jobs, radios);
        await expect
          .poll(() => ended(jobs as never), { timeout: 3 * MINUTES })
          .toEqual({ completed: radios.length, failed: 0 });
        const perSecond = (1000 * radios.length) / (performance.now() - started);
        process.stdout.write(`audit by ${count} workers: ${perSecond.toFixed(0)} radios a second\n`);
      }
      expect(readdirSync(store)).toHaveLength(2 * LINKS);
    },
    8 * MINUTES,
  );

  it('audits radios again once their audit ended, and says how many were added', async () => {
    const radio = await fleet.radio('ap-ptp');
    const jobs = queue<AuditJob>('audit');
    const audit = () => runToEnd('audit', ['ridge', radio.url, `${radio.url}/`], { REDIS_URL: redis.url });
    expect(await audit()).toEqual({ code: 0, text: 'Added 1 of 1 radios to the queue.\n' });
    expect((await audit()).text).toContain('Added 0 of 1 radios to the queue. The audit of 1 has not ended');
    await begin('audit');
    await expect.poll(() => ended(jobs as never)).toEqual({ completed: 1, failed: 0 });
    expect((await audit()).text).toContain('Added 1 of 1');
    await expect.poll(() => ended(jobs as never)).toEqual({ completed: 2, failed: 0 });
  });

  it.each(['audit', 'links'] as const)(
    'tries a refused login once, not until it blocks the address: %s',
    async kind => {
      const [local, remote] = [await fleet.radio('ap-ptp'), await fleet.radio('sta-ptp')];
      const name = `refused-${kind}`;
      const jobs = queue<AuditJob | ChannelJob>(name);
      await begin(`${kind}:${name}`, { RADIOLINK_PASSWORD: 'not-of-the-tower' });
      if (kind === 'audit') await startAudit(jobs as Queue<AuditJob>, [{ url: local.url, site: 'ridge' }]);
      else
        await startChannelRun(jobs as Queue<ChannelJob>, 'refused', WANTED, [
          { id: 'refused', site: 'ridge', local: local.url, remote: remote.url },
        ]);
      await expect.poll(() => ended(jobs as never)).toEqual({ completed: 0, failed: 1 });
      const [failed] = await jobs.getFailed();
      expect(failed?.attemptsMade).toBe(1);
      expect(failed?.failedReason).not.toBe('');
    },
  );

  it('ends with one line where its settings or arguments are wrong', async () => {
    const env = { REDIS_URL: redis.url, RADIOLINK_STORE: store, RADIOLINK_PASSWORD: LOGIN.password };
    const wrong = await Promise.all([
      runToEnd('worker', [], { ...env, RADIOLINK_PASSWORD: '' }),
      runToEnd('worker', [], { ...env, RADIOLINK_MOST_FAILURES: 'many' }),
      runToEnd('audit', [], env),
      runToEnd('audit', ['ridge', 'not an address'], env),
    ]);
    expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2, 2]);
    expect(wrong.map(({ text }) => text)).toEqual([
      'No password: set RADIOLINK_PASSWORD to the password of the radios.\n',
      'RADIOLINK_MOST_FAILURES is "many": it must be a whole number from 1, such as 5.\n',
      expect.stringMatching(/^Usage: .*\n$/),
      expect.stringMatching(/^not an address is no address of a radio\.\nUsage: .*\n$/),
    ]);
    const lost = await runToEnd('audit', ['ridge', 'https://192.0.2.1'], {
      REDIS_URL: 'redis://127.0.0.1:9',
    });
    expect(lost).toEqual({ code: 1, text: expect.stringContaining('Check REDIS_URL') });
  });

  it('shows the queues on a board', async () => {
    const board = await showBoard([queue('links')], 0);
    expect(board.url).toMatch(/^http:/);
    expect(await (await fetch(`${board.url}/api/queues`)).text()).toContain('"links"');
    board.close();
  });
});
