/**
 * One worker process: `REDIS_URL`, `RADIOLINK_USER`, `RADIOLINK_PASSWORD` and `RADIOLINK_STORE` (a folder) name its world,
 * `RADIOLINK_TLS` (pin, unless given) how certificates are judged; those of `pin` are remembered in the folder,
 * `RADIOLINK_QUEUES` the queues: `audit`, `links`, `sectors`, or `audit:name` for one of another name.
 */
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ApplyClock, connect } from '@radiolink/client/node';
import type { Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { auditWorker, linkWorker, sectorWorker, type WorkerWorld } from './workers.ts';

const { env } = process;
const number = (name: string, usual: number) => Number(env[name] ?? usual);
const store = env['RADIOLINK_STORE'] ?? 'configurations';
mkdirSync(store, { recursive: true, mode: 0o700 });

/** Faster for virtual radios, whose clocks run as fast. */
function clockOf(speed: number): ApplyClock {
  const begun = Date.now();
  return {
    now: () => begun + (Date.now() - begun) * speed,
    wait: ms => new Promise(resolve => void setTimeout(resolve, ms / speed)),
  };
}

/** Most radios sign their own certificate. */
function tlsOf(text: string): 'verify' | 'pin' | 'insecure' {
  if (text === 'verify' || text === 'pin' || text === 'insecure') return text;
  throw new RangeError('RADIOLINK_TLS: it is verify, pin or insecure.');
}

// Commands wait for a Redis that restarts; until it is back, each try to connect is an error.
const redis = new Redis(env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', { maxRetriesPerRequest: null });
redis.on('error', () => undefined);
const world: WorkerWorld = {
  redis,
  connect: url =>
    connect({
      url,
      username: env['RADIOLINK_USER'] ?? 'ubnt',
      password: env['RADIOLINK_PASSWORD'] ?? '',
      tls: tlsOf(env['RADIOLINK_TLS'] ?? 'pin'),
      pins: join(store, 'certificates.json'),
    }),
  limits: {
    perSiteAndSecond: number('RADIOLINK_PER_SITE', 2),
    failures: number('RADIOLINK_MOST_FAILURES', 5),
    lockMs: number('RADIOLINK_LOCK_MS', 30_000),
  },
  clock: clockOf(number('RADIOLINK_SPEED', 1)),
  store: (url, text) => writeFile(join(store, encodeURIComponent(url)), text, { mode: 0o600 }),
};

const MAKERS: Readonly<Record<string, (queue: string, world: WorkerWorld) => Worker>> = {
  audit: auditWorker,
  links: linkWorker,
  sectors: sectorWorker,
};
const workers = (env['RADIOLINK_QUEUES'] ?? 'audit,links,sectors').split(',').map(queue => {
  const [kind = '', name = kind] = queue.split(':');
  const made = MAKERS[kind]?.(name, world);
  if (made === undefined) throw new RangeError(`RADIOLINK_QUEUES: there is no queue ${kind}.`);
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
