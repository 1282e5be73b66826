import { describe, expect, it } from 'vitest';
import { PrefetchedRequests } from './browser-fetch.ts';

const status = () => new Request('http://radio.example/status.cgi');

function aWorld() {
  const requested: string[] = [];
  const world = { now: 0, requested };
  const ahead = new PrefetchedRequests(
    async ({ url }) => {
      requested.push(url);
      return new Response(`answer ${requested.length}`);
    },
    () => world.now,
  );
  return { world, ahead };
}

describe('a request sent ahead', () => {
  it('answers the first that is the same, and only that', async () => {
    const { world, ahead } = aWorld();
    ahead.send(status());
    expect(await (await ahead.take(status()))?.text()).toBe('answer 1');
    expect(ahead.take(status())).toBeUndefined();
    expect(world.requested).toHaveLength(1);
  });

  it('answers no other address and no other method', () => {
    const { ahead } = aWorld();
    ahead.send(status());
    expect(ahead.take(new Request('http://radio.example/getcfg.cgi'))).toBeUndefined();
    expect(ahead.take(new Request('http://radio.example/status.cgi', { method: 'POST' }))).toBeUndefined();
  });

  it('a request sent ahead is forgotten when it is more than 2 s old', () => {
    const { world, ahead } = aWorld();
    ahead.send(status());
    world.now = 2001;
    expect(ahead.take(status())).toBeUndefined();
  });

  it('a request sent ahead is cancelled by who takes it', async () => {
    const signals: AbortSignal[] = [];
    const ahead = new PrefetchedRequests(
      async ({ signal }) => {
        signals.push(signal);
        return new Response();
      },
      () => 0,
    );
    ahead.send(status());
    const cut = new AbortController();
    await ahead.take(new Request(status(), { signal: cut.signal }));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    cut.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('fails for who takes it', async () => {
    const ahead = new PrefetchedRequests(
      () => Promise.reject(new TypeError('no network')),
      () => 0,
    );
    ahead.send(status());
    await expect(ahead.take(status())).rejects.toThrow('no network');
  });
});
