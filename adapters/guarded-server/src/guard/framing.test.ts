import type { IncomingMessage } from 'node:http';
import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { irregularity } from './framing.ts';
import { upgradeIrregularity } from '../guarded-server.ts';

type Headers = readonly (readonly [string, string])[];

/** A request as the parser hands it on: its headers as they came, and as one value each. */
function aRequest(method: string, headers: Headers = [], httpVersion = '1.1'): IncomingMessage {
  return {
    method,
    httpVersion,
    rawHeaders: headers.flat(),
    headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
  } as unknown as IncomingMessage;
}

const statusOf = (...args: Parameters<typeof aRequest>) => irregularity(aRequest(...args))?.status;

describe('the framing of a request', () => {
  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST', 'PUT', 'PATCH'])(
    'the framing of a request is regular: %s',
    method => {
      expect(irregularity(aRequest(method, [['Host', 'radio.example']]))).toBeUndefined();
    },
  );

  it.each(['TRACE', 'CONNECT', 'PROPFIND', 'get', ''])(
    'the framing of a request is refused with 405: %j',
    method => {
      expect(statusOf(method)).toBe(405);
    },
  );

  it.each(['Host', 'Content-Length', 'Transfer-Encoding', 'Content-Type', 'Origin', 'Referer', 'Upgrade'])(
    'the framing of a request is refused where %s is there twice, in any letters',
    name => {
      expect(
        irregularity(
          aRequest('POST', [
            [name, '1'],
            [name.toUpperCase(), '1'],
          ]),
        ),
      ).toEqual({ status: 400, reason: `The header ${name.toLowerCase()} is there twice.` });
    },
  );

  it('the framing of a request may repeat a header of which several mean nothing else', () => {
    expect(
      statusOf('GET', [
        ['Accept', 'a/b'],
        ['Accept', 'c/d'],
      ]),
    ).toBeUndefined();
  });

  it.each<[string, Headers, string]>([
    [
      'two lengths of a different kind',
      [
        ['Content-Length', '3'],
        ['Transfer-Encoding', 'chunked'],
      ],
      '1.1',
    ],
    ['chunks in HTTP/1.0', [['Transfer-Encoding', 'chunked']], '1.0'],
    ['a coding before the chunks', [['Transfer-Encoding', 'gzip, chunked']], '1.1'],
    ['a coding that only looks like chunks', [['Transfer-Encoding', 'xchunked']], '1.1'],
    ['a negative length', [['Content-Length', '-1']], '1.1'],
    ['a length with a sign', [['Content-Length', '+3']], '1.1'],
    ['a hexadecimal length', [['Content-Length', '0x10']], '1.1'],
    ['two lengths in one', [['Content-Length', '3, 3']], '1.1'],
    ['an endless length', [['Content-Length', '9'.repeat(16)]], '1.1'],
    ['an empty length', [['Content-Length', '']], '1.1'],
    ['a connection option that hides a header', [['Connection', 'keep-alive, content-length']], '1.1'],
  ])('the framing of a request is refused with 400 for %s', (_, headers, version) => {
    expect(statusOf('POST', headers, version)).toBe(400);
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS'])('the framing of a request of %s has no body', method => {
    expect(statusOf(method, [['Content-Length', '1']])).toBe(400);
    expect(statusOf(method, [['Transfer-Encoding', 'chunked']])).toBe(400);
    expect(statusOf(method, [['Content-Length', '0']])).toBeUndefined();
  });

  it('takes no compressed body', () => {
    expect(statusOf('POST', [['Content-Encoding', 'gzip']])).toBe(415);
    expect(statusOf('POST', [['Content-Encoding', 'Identity']])).toBeUndefined();
  });

  it.each(['close', 'Keep-Alive', 'Upgrade', 'keep-alive, TE', ' close '])(
    'the framing of a request may ask for "%s"',
    option => {
      expect(statusOf('GET', [['Connection', option]])).toBeUndefined();
    },
  );

  it('takes a length of digits only', () => {
    assert(
      property(string({ minLength: 1 }), length => {
        const isDigits = /^[0-9]{1,15}$/.test(length);
        expect(statusOf('POST', [['Content-Length', length]])).toBe(isDigits ? undefined : 400);
      }),
    );
  });
});

describe('a handshake of a WebSocket', () => {
  const HANDSHAKE: Headers = [
    ['Host', 'radio.example'],
    ['Connection', 'Upgrade'],
    ['Upgrade', 'websocket'],
    ['Sec-WebSocket-Version', '13'],
    ['Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ=='],
  ];
  const changed = (name: string, value: string): Headers =>
    HANDSHAKE.map(header => (header[0] === name ? [name, value] : header));

  it('opens, with the key of RFC 6455', () => {
    expect(upgradeIrregularity(aRequest('GET', HANDSHAKE))).toBeUndefined();
  });

  it.each<[string, Headers]>([
    ['another protocol', changed('Upgrade', 'h2c')],
    ['another version', changed('Sec-WebSocket-Version', '8')],
    ['a short key', changed('Sec-WebSocket-Key', 'dGhlIHNhbXBsZQ==')],
    ['a key that is no Base64', changed('Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZ!==')],
    ['no key', HANDSHAKE.filter(([name]) => name !== 'Sec-WebSocket-Key')],
    ['a body', [...HANDSHAKE, ['Content-Length', '5']]],
    ['two hosts', [...HANDSHAKE, ['host', 'other.example']]],
  ])('a handshake of a WebSocket is refused with %s', (_, headers) => {
    expect(upgradeIrregularity(aRequest('GET', headers))?.status).toBe(400);
  });

  it('a handshake of a WebSocket is a GET of HTTP/1.1', () => {
    assert(
      property(constantFrom('POST', 'PUT', 'HEAD', 'OPTIONS'), method => {
        expect(upgradeIrregularity(aRequest(method, HANDSHAKE))?.status).toBe(400);
      }),
    );
    expect(upgradeIrregularity(aRequest('GET', HANDSHAKE, '1.0'))?.status).toBe(400);
  });
});
