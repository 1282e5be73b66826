import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LiveClient, LiveServer, settled, until } from './live-server.mother.ts';
import type { LiveEvent } from './live-topic.ts';

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let device: LiveServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  device = await LiveServer.start();
  device.topics.offered(true);
});
afterEach(() => {
  device.stop();
  vi.useRealTimers();
});

function follow(topic: string, intervalMs?: number) {
  const events: LiveEvent[] = [];
  const polls: boolean[] = [];
  const following = device.topics.follow(topic, intervalMs).subscribe(event => events.push(event));
  following.add(device.topics.polls(topic).subscribe(state => polls.push(state)));
  return { events, polls, stop: () => following.unsubscribe() };
}

/** A page that follows the statistics by a socket that is ready. */
async function live(heartbeat?: number) {
  const followed = follow('statistics', 1000);
  const client = await connected(1, heartbeat);
  return { ...followed, client };
}

async function connected(number: number, heartbeat?: number): Promise<LiveClient> {
  const client = await device.client(number);
  client.ready(heartbeat);
  await until(() => client.types.includes('subscribe'));
  return client;
}

describe('the live socket', () => {
  it('the live socket is told the token first, then the topics', async () => {
    const { client } = await live();
    expect([client.socket.protocol, client.said]).toEqual([
      'v1.json',
      [
        { type: 'auth', token: 'c0ffee' },
        { type: 'subscribe', id: 1, topics: [{ name: 'statistics', interval: 1000 }] },
      ],
    ]);
  });

  it('the live socket is not opened to a device that does not offer it', async () => {
    device.topics.offered(false);
    const { polls } = follow('statistics');
    await settled();
    expect([device.clients, polls]).toEqual([[], [true]]);
  });

  it('replaces asking once it is ready, and brings bodies', async () => {
    const { client, events, polls } = await live();
    client.data('statistics', 1, [{ timestamp: 7 }]);
    await until(() => events.length > 0);
    expect([polls, events]).toEqual([[true, false], [{ kind: 'data', body: [{ timestamp: 7 }] }]]);
  });

  it('leaves to asking what the device does not serve', async () => {
    const { client, polls } = await live();
    client.tell({ type: 'error', id: 1, body: { error: 1, message: 'Not found', statusCode: 404 } });
    client.tell({ type: 'ack', id: 1, topics: [] });
    await until(() => polls.length > 2);
    expect(polls).toEqual([true, false, true]);
  });

  it('says of a frame that is no message nothing', async () => {
    const { client, events } = await live();
    for (const text of ['', '[', '7', 'null', '{"type":"data"}', '{"type":"news"}']) client.socket.send(text);
    client.data('statistics', 1, []);
    await until(() => events.length > 0);
    expect(events).toHaveLength(1);
  });

  it('subscribes once for all who follow, and unsubscribes a second after the last', async () => {
    const { client, stop } = await live();
    const shared = follow('tools/unms');
    const second = follow('statistics');
    await until(() => client.said.length === 3);
    stop();
    second.stop();
    await pass(900);
    await settled();
    expect(client.types).toEqual(['auth', 'subscribe', 'subscribe']);
    await pass(100);
    await until(() => client.types.includes('unsubscribe'));
    expect(client.said.at(-1)?.topics).toEqual([{ name: 'statistics' }]);
    shared.stop();
  });

  it('keeps a topic that is taken up again within the second', async () => {
    const { client, stop } = await live();
    stop();
    await pass(500);
    const again = follow('statistics');
    await pass(5000);
    await settled();
    expect([client.types, client.isClosed]).toEqual([['auth', 'subscribe'], false]);
    again.stop();
  });

  it('the live socket is closed when nobody follows anything', async () => {
    const { client, stop } = await live();
    stop();
    await pass(1000);
    await until(() => client.isClosed);
    await pass(10_000);
    await settled();
    expect(device.clients).toHaveLength(1);
  });
});

describe('the heartbeat', () => {
  it('the heartbeat is answered', async () => {
    const { client } = await live();
    client.tell({ type: 'ping', t: 42 });
    await until(() => client.types.includes('pong'));
    expect(client.said.at(-1)).toEqual({ type: 'pong', t: 42 });
  });

  it('the heartbeat that misses twice ends the line, and it is opened anew', async () => {
    const { client, events } = await live(2);
    await pass(4900);
    await settled();
    expect(client.isClosed).toBe(false);
    await pass(100);
    await until(() => client.isClosed);
    expect(events).toEqual([{ kind: 'lost', failures: 1, nextTryInMs: 3000 }]);
    await pass(3000);
    await device.client(2);
  });

  it('the heartbeat that comes keeps the line', async () => {
    const { client } = await live(2);
    for (let beat = 1; beat <= 4; beat++) {
      await pass(2000);
      client.tell({ type: 'ping', t: beat });
      await until(() => client.types.filter(type => type === 'pong').length === beat);
    }
    expect([client.isClosed, device.clients.length]).toEqual([false, 1]);
  });
});

describe('a lost line', () => {
  it('a lost line is opened anew after three seconds, with all topics', async () => {
    const { client } = await live();
    const cloud = follow('tools/unms');
    await until(() => client.said.length === 3);
    client.socket.close(1001);
    await until(() => client.isClosed);
    await settled();
    await pass(2900);
    await settled();
    expect(device.clients).toHaveLength(1);
    await pass(100);
    const second = await connected(2);
    expect(second.said[1]?.topics).toEqual([{ name: 'statistics', interval: 1000 }, { name: 'tools/unms' }]);
    cloud.stop();
  });

  it('a lost line is what a gap in the numbers is', async () => {
    const { client, events } = await live();
    client.data('statistics', 1, 'first');
    client.data('statistics', 3, 'third');
    await until(() => client.isClosed);
    expect(events).toEqual([
      { kind: 'data', body: 'first' },
      { kind: 'lost', failures: 1, nextTryInMs: 3000 },
    ]);
    await pass(3000);
    await connected(2);
  });

  it('a lost line is replaced by asking after three tries in vain, and tried on until it stands', async () => {
    const { client, polls, events } = await live();
    device.refuses = true;
    client.socket.terminate();
    await until(() => events.length === 1);
    for (let tries = 1; tries <= 3; tries++) {
      expect(polls).toEqual([true, false]);
      await pass(3000);
      await until(() => device.refused === tries && (events.length > tries || polls.length === 3));
    }
    expect(events.map(event => event.kind === 'lost' && event.failures)).toEqual([1, 2, 3]);
    expect(polls).toEqual([true, false, true]);
    await pass(3000);
    await until(() => device.refused === 4);
    await settled();
    device.refuses = false;
    await pass(3000);
    await connected(2);
    expect(polls).toEqual([true, false, true, false]);
  });

  it('a lost line that never stood is not waited for: asking goes on', async () => {
    device.refuses = true;
    const { events, polls } = follow('statistics');
    await until(() => device.refused === 1);
    await settled();
    expect([events, polls.includes(false)]).toEqual([[], false]);
  });

  it('a lost line is a device that does not say that it is ready', async () => {
    follow('statistics');
    const client = await device.client(1);
    await pass(10_000);
    await until(() => client.isClosed);
    await pass(3000);
    expect((await device.client(2)).types).toEqual(['auth']);
  });

  it.each([
    ['4401 ends the session, and nothing is opened or asked any more', 4401, 1, [true, false]],
    ['1000 is not opened anew, but asked instead', 1000, 0, [true, false, true]],
  ])('a lost line with %s', async (_behaviour, code, ends, states) => {
    const { client, polls } = await live();
    client.socket.close(code);
    await until(() => client.isClosed);
    await settled();
    await pass(30_000);
    await settled();
    expect([device.ends, polls, device.clients.length]).toEqual([ends, states, 1]);
  });
});

describe('a page that must be silent', () => {
  it('pauses the device while a heartbeat lock is held, and resumes it after', async () => {
    const { client } = await live();
    const release = device.heartbeat.hold();
    const another = device.heartbeat.hold();
    await until(() => client.types.includes('pause'));
    release();
    await settled();
    expect(client.types).not.toContain('resume');
    another();
    await until(() => client.types.includes('resume'));
    expect(client.types).toEqual(['auth', 'subscribe', 'pause', 'resume']);
  });

  it('opens nothing while a lock is held, and at once after', async () => {
    const { client, events } = await live();
    const release = device.heartbeat.hold();
    client.socket.terminate();
    await until(() => events.length === 1);
    await pass(30_000);
    await settled();
    expect(device.clients).toHaveLength(1);
    release();
    await device.client(2);
  });

  it('a page that must be silent has no socket while it is hidden, and one again when it is seen', async () => {
    const { client } = await live();
    device.visible.next(false);
    await until(() => client.isClosed);
    await pass(30_000);
    await settled();
    expect(device.clients).toHaveLength(1);
    device.visible.next(true);
    await connected(2);
  });
});
