import { describe, expect, it } from 'vitest';
import { attackBench, OK } from './bench.mother.ts';
import { rawRequest, sendRaw, statusesOf } from './raw-connection.mother.ts';

const bench = attackBench();
const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;

async function relay() {
  const device = await bench.bareDevice(() => OK);
  const server = await bench.relayTo(device.url);
  return { device, port: server.port, server };
}

describe('a request within a request', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])(
    'a request within a request is refused on %s, and never reaches the device',
    async method => {
      for (const { port, received } of await bench.everyServer()) {
        for (let round = 0; round < 5; round += 1) {
          const head = rawRequest(port, `${method} /status.cgi HTTP/1.1`, ['Transfer-Encoding: chunked']);
          const answer = await sendRaw(port, head + chunked(SMUGGLED));
          expect(statusesOf(answer)).toEqual([400]);
          expect(answer.ended).toBe(true);
        }
        expect(received()).toBe('');
      }
    },
  );

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])(
    'a request within a request is refused with a length on %s too',
    async method => {
      for (const { port, received } of await bench.everyServer()) {
        const headers = [`Content-Length: ${SMUGGLED.length}`];
        const answer = await sendRaw(port, rawRequest(port, `${method} /a HTTP/1.1`, headers, SMUGGLED));
        expect(statusesOf(answer)).toEqual([400]);
        expect(received()).toBe('');
      }
    },
  );

  it.each([
    ['CL.TE', ['Content-Length: 6', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`],
    ['TE.CL', ['Transfer-Encoding: chunked', 'Content-Length: 4'], chunked(SMUGGLED)],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${SMUGGLED.length}`], SMUGGLED],
    ['two equal lengths', ['Content-Length: 0', 'Content-Length: 0'], SMUGGLED],
    ['a list of lengths', [`Content-Length: 0, ${SMUGGLED.length}`], SMUGGLED],
    ['a signed length', ['Content-Length: +0'], SMUGGLED],
    ['two codings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], chunked(SMUGGLED)],
    ['a list of codings', ['Transfer-Encoding: gzip, chunked'], chunked(SMUGGLED)],
    ['an unknown coding', ['Transfer-Encoding: xchunked'], chunked(SMUGGLED)],
    ['a coding behind a vertical tab', ['Transfer-Encoding: \x0bchunked'], chunked(SMUGGLED)],
    ['a space before the colon', ['Transfer-Encoding : chunked'], chunked(SMUGGLED)],
    ['a folded line', ['X: y', ' Transfer-Encoding: chunked'], chunked(SMUGGLED)],
    ['a coding in a bare line feed', ['X: y\nTransfer-Encoding: chunked'], chunked(SMUGGLED)],
    ['a length named as of the connection', ['Connection: content-length', 'Content-Length: 0'], SMUGGLED],
    [
      'a cookie named as of the connection',
      ['Connection: keep-alive, cookie', 'Content-Length: 0'],
      SMUGGLED,
    ],
    ['a compressed body', ['Content-Encoding: gzip', 'Content-Length: 0'], SMUGGLED],
    ['a malformed chunk', ['Transfer-Encoding: chunked'], `zz\r\n${SMUGGLED}`],
    ['a chunk size beyond all bounds', ['Transfer-Encoding: chunked'], `fffffffffffffffff\r\n${SMUGGLED}`],
  ])('a request within a request is refused by %s, and the connection ends', async (_, headers, body) => {
    for (const { port, received } of await bench.everyServer()) {
      const answer = await sendRaw(port, rawRequest(port, 'POST /api/x HTTP/1.1', headers, body));
      expect(answer.ended).toBe(true);
      expect(statusesOf(answer).every(status => status >= 400)).toBe(true);
      expect(received()).not.toContain('/smuggled');
    }
  });

  it('a request within a request is refused by a coding in HTTP/1.0', async () => {
    for (const { port, received } of await bench.everyServer()) {
      const head = rawRequest(port, 'POST /a HTTP/1.0', ['Transfer-Encoding: chunked']);
      expect(statusesOf(await sendRaw(port, head + chunked(SMUGGLED)))).toEqual([400]);
      expect(received()).toBe('');
    }
  });

  it('a request within a request is refused for methods that no device has', async () => {
    for (const { port } of await bench.everyServer()) {
      for (const method of ['TRACE', 'PROPFIND', 'LOCK'])
        expect(statusesOf(await sendRaw(port, rawRequest(port, `${method} /a HTTP/1.1`)))).toEqual([405]);
    }
  });

  it('reads nothing behind a refused one', async () => {
    for (const { port, received } of await bench.everyServer()) {
      const bad = rawRequest(port, 'GET /a HTTP/1.1', ['Content-Length: 1'], 'x');
      const answer = await sendRaw(port, bad + rawRequest(port, 'GET /behind HTTP/1.1'));
      expect(statusesOf(answer)).toEqual([400]);
      expect(received()).toBe('');
    }
  });

  it('leaves a chunked body of a lawful request whole, with a length of its own, on a connection of its own', async () => {
    const { device, port, server } = await relay();
    const head = rawRequest(port, 'POST /api/x HTTP/1.1', [
      'Transfer-Encoding: chunked',
      'Connection: close',
    ]);
    expect(statusesOf(await sendRaw(port, head + chunked(SMUGGLED)))).toEqual([200]);
    expect((await fetch(`${server.url}status.cgi`)).status).toBe(200);
    const [first = '', second = ''] = device.received;
    expect(first).toContain(`content-length: ${SMUGGLED.length}\r\n`);
    expect(first.toLowerCase()).not.toContain('transfer-encoding');
    expect(first.toLowerCase()).toContain('connection: close');
    expect(second).toMatch(/^GET \/status\.cgi /);
  });

  it('passes a file of unknown length in chunks on a connection of its own', async () => {
    const { device, port } = await relay();
    const headers = [
      'Transfer-Encoding: chunked',
      'Content-Type: application/octet-stream',
      'Connection: close',
    ];
    await sendRaw(port, rawRequest(port, 'POST /upload HTTP/1.1', headers) + chunked(SMUGGLED));
    expect(device.received[0]).toMatch(/connection: close/i);
    expect(device.received[0]).toContain(chunked(SMUGGLED));
  });
});

describe('an upgrade that is none', () => {
  const handshake = [
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];

  it.each([
    [
      'to another protocol',
      ['Connection: Upgrade', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'],
    ],
    ['of an unknown version', handshake.map(line => line.replace('13', '777'))],
    ['without a key', handshake.filter(line => !line.includes('Key'))],
    ['with a body', [...handshake, `Content-Length: ${SMUGGLED.length}`]],
    ['with a chunked body', [...handshake, 'Transfer-Encoding: chunked']],
  ])('an upgrade that is none is refused %s', async (_, headers) => {
    for (const { port, received } of await bench.everyServer()) {
      const answer = await sendRaw(port, rawRequest(port, 'GET /ws/airview HTTP/1.1', headers, SMUGGLED));
      expect(statusesOf(answer)).toEqual([400]);
      expect(answer.ended).toBe(true);
      expect(received()).toBe('');
    }
  });

  it('opens no tunnel when the device does not agree', async () => {
    const { device, port } = await relay();
    const answer = await sendRaw(port, [rawRequest(port, 'GET /ws/airview HTTP/1.1', handshake), SMUGGLED]);
    expect(statusesOf(answer)).toEqual([200]);
    expect(answer.ended).toBe(true);
    expect(device.received.join()).not.toContain('/smuggled');
  });
});

describe('a device that answers oddly', () => {
  it.each([
    ['two answers to one question', `${OK}${OK}`],
    ['a status that is none', 'HTTP/1.1 099 x\r\ncontent-length: 0\r\n\r\n'],
    ['a status of four digits', 'HTTP/1.1 2000 x\r\ncontent-length: 0\r\n\r\n'],
    ['a control character in its words', 'HTTP/1.1 200 a\x01b\r\ncontent-length: 0\r\n\r\n'],
    [
      'a control character in a header',
      'HTTP/1.1 200 OK\r\ncontent-type: a\x01b\r\ncontent-length: 0\r\n\r\n',
    ],
    [
      'a switch of protocols unasked',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
    ],
    ['headers without end', `HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(100_000)}\r\n\r\n`],
    ['headers without number', `HTTP/1.1 200 OK\r\n${'set-cookie: a=b\r\n'.repeat(3000)}\r\n`],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab'],
    ['a redirect to nowhere', 'HTTP/1.1 302 Found\r\nlocation: http://[\r\ncontent-length: 0\r\n\r\n'],
    ['no HTTP', 'SSH-2.0-dropbear\r\n'],
  ])('ends no more than that request: %s', async (_, text) => {
    let odd = true;
    const device = await bench.bareDevice(() => (odd ? text : OK));
    const server = await bench.relayTo(device.url);
    await sendRaw(server.port, rawRequest(server.port, 'GET /status.cgi HTTP/1.1'));
    await fetch(server.url, { signal: AbortSignal.timeout(500) }).catch(() => undefined);
    odd = false;
    const after = await fetch(`${server.url}status.cgi`);
    expect([after.status, await after.text()]).toEqual([200, '{}']);
  });

  it('a device that answers oddly is not asked about itself beyond a few bytes: a landing page without end', async () => {
    const device = await bench.bareDevice(() => `HTTP/1.1 200 OK\r\n\r\n${'x'.repeat(1_000_000)}`);
    const server = await bench.relayTo(device.url);
    const answer = await fetch(server.url);
    expect(answer.status).toBe(200);
  });
});
