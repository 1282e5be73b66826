import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { attackBench } from './bench.mother.ts';
import { rawRequest, sendRaw, statusesOf } from './raw-connection.mother.ts';

const bench = attackBench();
const KIB = 1024;
const MIB = 1024 * KIB;

/** Sends chunks without end until the server ends the connection or `most` bytes went out. Gives what came back. */
function flood(port: number, head: string, most: number): Promise<{ text: string; sent: number }> {
  return new Promise(resolve => {
    const chunk = Buffer.concat([Buffer.from('10000\r\n'), Buffer.alloc(64 * KIB, 'a'), Buffer.from('\r\n')]);
    let text = '';
    let sent = 0;
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      pump();
    });
    const pump = () => {
      while (sent < most && !socket.destroyed) {
        sent += chunk.length;
        if (!socket.write(chunk)) return void socket.once('drain', pump);
      }
      socket.end('0\r\n\r\n');
    };
    socket.on('data', data => {
      text += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve({ text, sent }));
  });
}

describe('a body without end', () => {
  it.each([
    ['/api/auth', 'application/json'],
    ['/api/auth', 'multipart/form-data; boundary=x'],
    ['/api/v1.0/user/login', 'application/json'],
    ['/api/v1.0/system', 'application/json'],
  ])('a body without end of 200 MB in chunks to %s as %s is answered 413 and ends', async (path, type) => {
    for (const { port, url } of await bench.everyServer()) {
      const before = process.memoryUsage().rss;
      const head = rawRequest(port, `POST ${path} HTTP/1.1`, [
        'Transfer-Encoding: chunked',
        `Content-Type: ${type}`,
      ]);
      const { text } = await flood(port, head, 200 * MIB);
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * MIB);
      expect((await fetch(`${url}api/info/public`)).status).toBe(200);
    }
  });

  it('ends at the configured size of a file, and never reaches the device as a whole', async () => {
    const device = await bench.bareDevice(() => undefined);
    const { port } = await bench.relayTo(device.url, { uploadBytes: 256 * KIB });
    const head = rawRequest(port, 'POST /fwupload.cgi HTTP/1.1', [
      'Transfer-Encoding: chunked',
      'Content-Type: multipart/form-data; boundary=x',
    ]);
    const { text } = await flood(port, head, 20 * MIB);
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(device.received.join('').length).toBeLessThan(400 * KIB);
    expect(device.received.join('')).not.toMatch(/\r\n0\r\n\r\n$/);
  });

  it('a body without end of a file ends at the configured size in front of the virtual radio too', async () => {
    for (const { port } of await bench.withRadio({}, { uploadBytes: 256 * KIB })) {
      const head = rawRequest(port, 'POST /fwupload.cgi HTTP/1.1', [
        'Transfer-Encoding: chunked',
        'Content-Type: application/octet-stream',
      ]);
      expect((await flood(port, head, 20 * MIB)).text).toMatch(/^HTTP\/1\.1 413 /);
    }
  });
});

describe('the size of a body', () => {
  const post = (url: string, path: string, body: string, type = 'application/json') =>
    fetch(`${url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });

  it('the size of a body is 64 KiB for a login and 1 MiB for other data, to the byte', async () => {
    for (const { url } of await bench.everyServer()) {
      expect((await post(url, 'api/auth', '1'.repeat(64 * KIB))).status).not.toBe(413);
      expect((await post(url, 'api/auth', '1'.repeat(64 * KIB + 1))).status).toBe(413);
      expect((await post(url, 'api/v1.0/x', '1'.repeat(MIB))).status).not.toBe(413);
      expect((await post(url, 'api/v1.0/x', '1'.repeat(MIB + 1))).status).toBe(413);
    }
  });

  it('the size of a body is refused by its announcement, before a byte of it came', async () => {
    for (const { port } of await bench.everyServer()) {
      const head = rawRequest(port, 'POST /api/auth HTTP/1.1', ['Content-Length: 99999999']);
      const answer = await sendRaw(port, head, { quietMs: 2000 });
      expect(statusesOf(answer)).toEqual([413]);
      expect(answer.text.toLowerCase()).toContain('connection: close');
      expect(answer.ended).toBe(true);
    }
  });
});

describe('a body that keeps a parser busy', () => {
  const send = async (url: string, body: string, type: string) => {
    const start = performance.now();
    const { status } = await fetch(`${url}api/v1.0/x`, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
    });
    return { status, seconds: (performance.now() - start) / 1000 };
  };
  const parts = (count: number) =>
    `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(count)}--x--`;

  it.each([
    [
      'JSON of 100,000 members',
      `{${Array.from({ length: 100_000 }, (_, at) => `"${at}":1`).join()}}`,
      'application/json',
    ],
    ['JSON of 500,000 elements', `[${'1,'.repeat(499_999)}1]`, 'application/json'],
    ['JSON 500,000 levels deep', '['.repeat(500_000), 'application/json'],
    ['JSON that says it is text', '['.repeat(500_000), 'text/plain'],
    ['a form of 500,000 fields', 'a&'.repeat(500_000), 'application/x-www-form-urlencoded'],
  ])('a body that keeps a parser busy is refused: %s', async (_, body, type) => {
    for (const { url } of await bench.everyServer()) {
      const { status, seconds } = await send(url, body, type);
      expect(status).toBe(413);
      expect(seconds).toBeLessThan(2);
    }
  });

  it('a body that keeps a parser busy is refused: a form of 10,000 parts', async () => {
    for (const { url } of await bench.withRadio())
      expect((await send(url, parts(10_000), 'multipart/form-data; boundary=x')).status).toBe(413);
  });

  it('a body that keeps a parser busy of 1.6 million keys is cut by its size before it is parsed', async () => {
    const body = `{${Array.from({ length: 1_600_000 }, (_, at) => `"${at}":1`).join()}}`;
    for (const { url } of await bench.everyServer()) {
      const { status, seconds } = await send(url, body, 'application/json');
      expect(status).toBe(413);
      expect(seconds).toBeLessThan(2);
    }
  });

  it('a body that keeps a parser busy is not seen in marks within texts', async () => {
    const { url } = await bench.embedded();
    const { status } = await send(url, JSON.stringify({ a: '[{,:"\\'.repeat(50_000) }), 'application/json');
    expect(status).not.toBe(413);
  });
});

describe('a sender that takes its time', () => {
  it('a sender that takes its time is no reason to keep others waiting', async () => {
    const { port, url } = await bench.embedded();
    const slow = Array.from({ length: 50 }, () => connect(port, '127.0.0.1'));
    for (const socket of slow) {
      socket.on('error', () => undefined);
      socket.write('POST /api/auth HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{');
    }
    expect((await fetch(`${url}api/info/public`)).status).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('a sender that takes its time has a head of 16 KiB at most', async () => {
    for (const { port } of await bench.everyServer()) {
      const answer = await sendRaw(port, rawRequest(port, 'GET / HTTP/1.1', [`X: ${'a'.repeat(20_000)}`]));
      expect(statusesOf(answer)).toEqual([431]);
      expect(answer.ended).toBe(true);
    }
  });
});
