import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type AnswerKind, refuseSocket, securityHeaders, unreadable } from './refuse.ts';

/** A connection, and what was written to it. */
function aSocket() {
  let written = '';
  const socket = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _, done) {
      written += chunk.toString();
      done();
    },
  });
  return { socket, text: () => written };
}

/** Head and body of the answer to a parser's error. */
function answerTo(code: string | undefined) {
  const { socket, text } = aSocket();
  unreadable(Object.assign(new Error('parser'), { code }) as NodeJS.ErrnoException, socket);
  const [head = '', body = ''] = text().split('\r\n\r\n');
  return { socket, body, lines: head.split('\r\n') };
}

describe('what is not HTTP', () => {
  it.each([
    ['HPE_HEADER_OVERFLOW', 'HTTP/1.1 431 Request Header Fields Too Large'],
    ['ERR_HTTP_REQUEST_TIMEOUT', 'HTTP/1.1 408 Request Timeout'],
    ['HPE_INVALID_METHOD', 'HTTP/1.1 400 Bad Request'],
    [undefined, 'HTTP/1.1 400 Bad Request'],
  ])('what is not HTTP is answered by its problem: %s', (code, line) => {
    expect(answerTo(code).lines[0]).toBe(line);
  });

  it('what is not HTTP is answered whole: the length is the one of the text, and the connection ends', () => {
    const { lines, body, socket } = answerTo('HPE_INVALID_METHOD');
    expect(lines).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(lines).toContain('connection: close');
    expect(lines).toContain('cache-control: no-store');
    expect([body, socket.writableEnded]).toEqual(['The request is not HTTP.\n', true]);
  });

  it('gets no answer when the sender is gone', () => {
    const { lines, socket } = answerTo('ECONNRESET');
    expect([lines, socket.destroyed]).toEqual([[''], true]);
  });
});

describe('a refusal on a connection that ended', () => {
  it('writes nothing', () => {
    const { socket, text } = aSocket();
    socket.end();
    refuseSocket(socket, { status: 400, reason: 'No.' });
    expect([text(), socket.destroyed]).toEqual(['', true]);
  });
});

describe('the headers of an answer', () => {
  const KINDS: readonly AnswerKind[] = ['page', 'help', 'note', 'foreign'];

  it.each(KINDS)('the headers of an answer of a %s keep its type, its referrer and its frame', kind => {
    const headers = securityHeaders(kind);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['content-security-policy']).toMatch(/frame-ancestors '(none|self)'/);
  });

  it('let only the help be framed, and only by the page', () => {
    expect(KINDS.map(kind => securityHeaders(kind)['x-frame-options'])).toEqual([
      'DENY',
      'SAMEORIGIN',
      'DENY',
      'DENY',
    ]);
  });

  it.each(['help', 'note', 'foreign'] as const)('let no script run in a %s', kind => {
    const policy = securityHeaders(kind)['content-security-policy']!;
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain('script-src');
  });

  it('put what the device wrote into a sandbox', () => {
    expect(securityHeaders('foreign')['content-security-policy']).toMatch(/; sandbox$/);
  });

  it.each(['/api/info/public', '/api/info/public/', '/api/info/user', ''])(
    'open %j to other addresses only where they look for the device',
    path => {
      const isOpen = securityHeaders('foreign', path)['cross-origin-resource-policy'] === 'cross-origin';
      expect(isOpen).toBe(path === '/api/info/public');
    },
  );
});
