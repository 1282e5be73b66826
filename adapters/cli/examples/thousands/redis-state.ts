import { randomUUID } from 'node:crypto';
import type { ApplyMemory, RememberedLink } from '@radiolink/client/node';
import type { Redis } from 'ioredis';

const KEY = 'radiolink';

/** Where the change of a link stands, over the end of its worker. It holds no value of a setting. */
export async function linkMemory(redis: Redis, link: string): Promise<ApplyMemory<RememberedLink>> {
  const hash = `${KEY}:changes`;
  const text = await redis.hget(hash, link);
  return {
    load: () => (text === null ? undefined : (JSON.parse(text) as RememberedLink)),
    // One connection carries them in their order, also once Redis is back.
    save: remembered => void redis.hset(hash, link, JSON.stringify(remembered)).catch(() => undefined),
    clear: () => void redis.hdel(hash, link).catch(() => undefined),
  };
}

/** Deletes or renews a lock only if it is still ours. */
const OWN = "if redis.call('get', KEYS[1]) == ARGV[1] then";
const RELEASE = `${OWN} return redis.call('del', KEYS[1]) end return 0`;
const RENEW = `${OWN} return redis.call('pexpire', KEYS[1], ARGV[2]) end return 0`;

/** Does something while nobody else does anything with the same link; undefined if another one holds it. */
export async function withLock<Result>(
  redis: Redis,
  link: string,
  ms: number,
  action: () => Promise<Result>,
): Promise<Result | undefined> {
  const lock = `${KEY}:lock:${link}`;
  const token = randomUUID();
  if ((await redis.set(lock, token, 'PX', ms, 'NX')) === null) return undefined;
  const renewal = setInterval(() => {
    redis.eval(RENEW, 1, lock, token, String(ms)).catch(() => undefined);
  }, ms / 3);
  try {
    return await action();
  } finally {
    clearInterval(renewal);
    await redis.eval(RELEASE, 1, lock, token);
  }
}

/** Whether a site may begin another job within this second. */
export async function mayBegin(redis: Redis, site: string, perSecond: number): Promise<boolean> {
  const second = `${KEY}:site:${site}:${Math.floor(Date.now() / 1000)}`;
  const begun = await redis.incr(second);
  if (begun === 1) await redis.expire(second, 5);
  return begun <= perSecond;
}

/** Counts a failed link of a run: a link once, however often it failed. */
export async function noteFailure(redis: Redis, run: string, link: string): Promise<void> {
  await redis.sadd(`${KEY}:failed:${run}`, link);
}

export const failures = (redis: Redis, run: string): Promise<number> => redis.scard(`${KEY}:failed:${run}`);
