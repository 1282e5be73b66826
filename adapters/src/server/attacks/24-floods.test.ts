import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { attackBench, okTo } from './bench.mother.ts';
import { rawRequest, sendRaw, statusesOf } from './raw-connection.mother.ts';

const bench = attackBench();
const MIB = 1024 * 1024;
const CONNECTIONS = 512;
const SENDERS = 16;

const sockets: Socket[] = [];
const dropAll = () => {
  for (const socket of sockets.splice(0)) socket.destroy();
};
afterEach(() => {
  vi.useRealTimers();
  dropAll();
});

/** A connection that writes, and reads nothing before somebody listens. */
function sender(port: number, text: string): Promise<Socket> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(text);
      resolve(socket);
    });
    socket.pause();
    socket.on('error', () => resolve(socket));
    sockets.push(socket);
  });
}

const senders = (count: number, port: number, text: string) =>
  Promise.all(Array.from({ length: count }, () => sender(port, text)));

/** What came on a connection until it ended. */
function allOf(socket: Socket): Promise<string> {
  return new Promise(resolve => {
    let text = '';
    socket.on('data', data => {
      text += data.toString('latin1');
    });
    socket.on('close', () => resolve(text));
    socket.resume();
  });
}

/** A new browser: how it is answered, and after how many seconds. */
async function newBrowser(url: string): Promise<{ status: number; seconds: number }> {
  const start = performance.now();
  const answer = await fetch(`${url}api/info/public`, { signal: AbortSignal.timeout(20_000) });
  await answer.arrayBuffer();
  return { status: answer.status, seconds: (performance.now() - start) / 1000 };
}

describe('requests in a row without waiting for an answer', () => {
  it.each(sampleOf(['/status.cgi', '/api/info/public', '/static/main.0a1b2c.js'], 1))(
    'requests in a row without waiting for an answer of 200 senders who read nothing leave the memory and others alone: %s',
    async path => {
      for (const { port, url } of await bench.everyServer()) {
        const before = process.memoryUsage().rss;
        await senders(200, port, rawRequest(port, `GET ${path} HTTP/1.1`).repeat(2000));
        const first = await newBrowser(url);
        const second = await newBrowser(url);
        expect([first.status, second.status]).toEqual([200, 200]);
        expect(first.seconds + second.seconds).toBeLessThan(15);
        expect(process.memoryUsage().rss - before).toBeLessThan(300 * MIB);
        dropAll();
      }
    },
    90_000,
  );

  it('requests in a row without waiting for an answer of 50 senders who read everything leave others their turn', async () => {
    for (const { port, url } of await bench.everyServer()) {
      const flooding = await senders(50, port, rawRequest(port, 'GET /status.cgi HTTP/1.1').repeat(2000));
      for (const socket of flooding) socket.resume();
      const { status, seconds } = await newBrowser(url);
      expect(status).toBe(200);
      expect(seconds).toBeLessThan(10);
      dropAll();
    }
  }, 60_000);

  it('reach the device no more than 8 at a time', async () => {
    const device = await bench.bareDevice(() => undefined);
    const { port } = await bench.relayTo(device.url);
    await sender(port, rawRequest(port, 'GET /status.cgi HTTP/1.1').repeat(500));
    await expect.poll(() => device.received.length, { timeout: 5000 }).toBe(8);
    await sendRaw(port, rawRequest(port, 'TRACE / HTTP/1.1'));
    expect(device.received).toHaveLength(8);
  });

  it.each([1_000_000, 1000, 7])(
    'requests in a row without waiting for an answer are all answered, in their order, in packets of %i bytes',
    async size => {
      for (const { port } of await bench.everyServer()) {
        const head = (line: string, ...more: string[]) => rawRequest(port, line, more);
        const round =
          head('GET /status.cgi HTTP/1.1') +
          head('POST /api/auth HTTP/1.1', 'Content-Length: 20') +
          '\n'.repeat(20) +
          head('HEAD /api/info/public HTTP/1.1') +
          head('POST /api/auth HTTP/1.1', 'Transfer-Encoding: chunked') +
          '5\r\n\r\n\r\n1\r\n0\r\n\r\n';
        const text = round.repeat(10);
        const socket = await sender(port, text.slice(0, size));
        let answered = '';
        socket.on('data', data => {
          answered += data.toString('latin1');
        });
        socket.resume();
        for (let at = size; at < text.length; at += size) socket.write(text.slice(at, at + size));
        await expect
          .poll(() => statusesOf({ text: answered, ended: false }).length, { timeout: 10_000 })
          .toBe(40);
        const statuses = statusesOf({ text: answered, ended: false });
        expect(statuses.filter((_, at) => at % 4 === 2)).toEqual(Array.from({ length: 10 }, () => 200));
      }
    },
  );

  it('requests in a row without waiting for an answer may open a live socket, and what follows its handshake is for that', async () => {
    for (const { port } of await bench.withRadio({ profile: 'wave' })) {
      const handshake = rawRequest(port, 'GET /api/v1.0/ws HTTP/1.1', [
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ]);
      // A masked text frame of two blank lines: no login.
      const frame = Buffer.from([0x81, 0x84, 0, 0, 0, 0, 0x0a, 0x0a, 0x0a, 0x0a]);
      const before = rawRequest(port, 'GET /api/v1.0/public/device HTTP/1.1');
      const answer = await sendRaw(port, [Buffer.concat([Buffer.from(before + handshake), frame])]);
      expect(statusesOf(answer)).toEqual([200, 101]);
      expect(answer.ended || answer.text.includes('\x88')).toBe(true);
    }
  });
});

describe('bodies that come slowly', () => {
  const POST = (port: number, path = '/api/auth') =>
    rawRequest(port, `POST ${path} HTTP/1.1`, ['Content-Length: 50000']);
  const UPLOAD = (port: number) =>
    rawRequest(port, 'POST /fwupload.cgi HTTP/1.1', [
      'Content-Length: 50000',
      'Content-Type: application/octet-stream',
    ]);

  /** A device that reads a file to its end before it answers. */
  const whenWhole = (text: string) => (/^POST \/fw|^[{a]+$/.test(text) ? undefined : okTo(text));

  it.each(
    sampleOf(
      [
        ['data', POST],
        ['files', UPLOAD],
      ] as const,
      1,
      'bodies',
    ),
  )(
    'bodies that come slowly from all connections of an address keep no new browser out: %s',
    async (_, request) => {
      for (const { port, url } of await bench.everyServer({}, whenWhole)) {
        const slow = await senders(CONNECTIONS, port, `${request(port)}{`);
        const answers = slow.map(allOf);
        await expect.poll(() => slow.filter(one => !one.destroyed).length, { timeout: 15_000 }).toBe(SENDERS);
        expect((await newBrowser(url)).status).toBe(200);
        dropAll();
        const refused = (await Promise.all(answers)).filter(text => text.startsWith('HTTP/1.1 429 '));
        expect(refused.length).toBeGreaterThan(SENDERS);
      }
    },
    60_000,
  );

  it.each(
    sampleOf(
      [
        ['never come', POST, '', 10],
        ['stop behind their first byte', POST, '{', 31],
        ['of a file never come', UPLOAD, '', 10],
        ['of a file stop behind their first byte', UPLOAD, 'a', 31],
      ] as const,
      2,
      'ends',
    ),
  )(
    'end, and leave their places, when they %s',
    async (_, request, body, seconds) => {
      for (const { port } of await bench.everyServer({}, whenWhole)) {
        vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
        const slow = await senders(SENDERS, port, request(port) + body);
        const answers = slow.map(allOf);
        const overfull = await sendRaw(port, `${request(port)}{`);
        expect(statusesOf(overfull)).toEqual([429]);
        vi.advanceTimersByTime((seconds - 1) * 1000);
        expect(slow.filter(one => one.destroyed)).toHaveLength(0);
        vi.advanceTimersByTime(1000);
        vi.useRealTimers();
        expect((await Promise.all(answers)).filter(text => text.startsWith('HTTP/1.1 408 '))).toHaveLength(
          SENDERS,
        );
        const later = await sendRaw(
          port,
          rawRequest(port, 'POST /api/auth HTTP/1.1', ['Content-Length: 2'], '{}'),
        );
        expect(statusesOf(later)).not.toContain(429);
      }
    },
    30_000,
  );

  it('bodies that come slowly may take their time at 1 kB/s', async () => {
    for (const { port } of await bench.everyServer({}, whenWhole)) {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const slow = await sender(port, UPLOAD(port));
      for (let second = 0; second < 49; second += 1) {
        await new Promise(resolve => slow.write('a'.repeat(1000), resolve));
        await new Promise(resolve => setTimeout(resolve, 2));
        vi.advanceTimersByTime(1000);
      }
      vi.useRealTimers();
      expect(slow.destroyed).toBe(false);
      dropAll();
    }
  });
});
