/**
 * One worker process: `REDIS_URL`, `RADIOLINK_USER`, `RADIOLINK_PASSWORD` and `RADIOLINK_STORE` (a folder) name its world,
 * `RADIOLINK_TLS` (pin, unless given) how certificates are judged; those of `pin` are remembered in the folder,
 * `RADIOLINK_QUEUES` the queues: `audit`, `links`, `sectors`, or `audit:name` for one of another name.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApplyClock, connect } from '@radiolink/client/node';
import { Redis } from 'ioredis';
import { makeStore, orUsageLine, workerSettings } from './settings.ts';
import { auditWorker, linkWorker, sectorWorker, type WorkerWorld } from './workers.ts';

const { redisUrl, login, limits, store, speed, queues } = orUsageLine(() => {
  const settings = workerSettings(process.env);
  makeStore(settings.store);
  return settings;
});

/** Faster for virtual radios, whose clocks run as fast. */
function clockOf(factor: number): ApplyClock {
  const begun = Date.now();
  return {
    now: () => begun + (Date.now() - begun) * factor,
    wait: ms => new Promise(resolve => void setTimeout(resolve, ms / factor)),
  };
}

// Commands wait for a Redis that restarts; until it is back, each try to connect is an error.
const redis = new Redis(redisUrl, { maxRetriesPerRequest: null });
redis.on('error', () => undefined);
redis.once('error', ({ message }) =>
  process.stderr.write(`Redis does not respond: ${message}. The worker waits for it; check REDIS_URL.\n`),
);
const world: WorkerWorld = {
  redis,
  connect: url => connect({ url, ...login }),
  limits,
  clock: clockOf(speed),
  store: (url, text) => writeFile(join(store, encodeURIComponent(url)), text, { mode: 0o600 }),
};

const MAKERS = { audit: auditWorker, links: linkWorker, sectors: sectorWorker };
const workers = queues.map(({ kind, name }) => {
  const made = MAKERS[kind](name, world);
  // While Redis is away; the connection comes back by itself.
  made.on('error', () => undefined);
  return made;
});
await Promise.all(workers.map(worker => worker.waitUntilReady()));
process.stdout.write('ready\n');
// Jobs under way are finished.
process.once('SIGTERM', () => {
  void Promise.all(workers.map(worker => worker.close())).then(() => process.exit(0));
});
