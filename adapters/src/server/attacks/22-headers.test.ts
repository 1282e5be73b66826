import { describe, expect, it } from 'vitest';
import { attackBench, okTo } from './bench.mother.ts';
import { rawRequest, sendRaw } from './raw-connection.mother.ts';

const bench = attackBench();

/** Which headers of the whole set are missing or say something else. */
function missing(headers: Headers, { framed = false } = {}): string[] {
  const wanted: Readonly<Record<string, RegExp>> = {
    'x-content-type-options': /^nosniff$/,
    'x-frame-options': framed ? /^SAMEORIGIN$/ : /^DENY$/,
    'content-security-policy': framed ? /frame-ancestors 'self'/ : /frame-ancestors 'none'/,
    'referrer-policy': /^same-origin$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
    'permissions-policy': /camera=\(\)/,
  };
  return Object.entries(wanted).flatMap(([name, value]) =>
    value.test(headers.get(name) ?? '') ? [] : [name],
  );
}

/** The head of an answer that was read as bytes. */
function headOf(text: string): Headers {
  const [, ...lines] = (text.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  return new Headers(
    lines.map((line): [string, string] => [
      line.split(': ', 1)[0] ?? '',
      line.split(': ').slice(1).join(': '),
    ]),
  );
}

describe('the whole set of headers', () => {
  it.each([
    '',
    'index.html',
    'index.en_US.html',
    'static/main.0a1b2c.js',
    'api/info/public',
    'status.cgi',
    'no-such',
    '%00',
  ])('stands on /%s', async path => {
    for (const { url } of await bench.everyServer()) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await fetch(`${url}${path}`, { method });
        expect(missing(answer.headers)).toEqual([]);
      }
    }
  });

  it('stands on the help, which the page alone may frame', async () => {
    const device = await bench.bareDevice(okTo);
    for (const { url } of [await bench.embedded(), await bench.relayTo(device.url)])
      expect(missing((await fetch(`${url}help/terms.html`)).headers, { framed: true })).toEqual([]);
  });

  it('stands on the page about a device that does not answer', async () => {
    const { url } = await bench.relayTo('http://127.0.0.1:9');
    const answer = await fetch(url);
    expect(answer.status).toBe(502);
    expect(missing(answer.headers)).toEqual([]);
  });

  it('stands on the page of the origin guard', async () => {
    const { url } = await bench.embedded({}, { guardOrigin: true });
    const answer = await fetch(`${url}api/auth`, { method: 'POST' });
    expect(answer.status).toBe(403);
    expect(missing(answer.headers)).toEqual([]);
  });

  it.each([
    ['413', (port: number) => rawRequest(port, 'POST /api/auth HTTP/1.1', ['Content-Length: 9999999'])],
    ['400', (port: number) => rawRequest(port, 'GET //x HTTP/1.1')],
    ['400', (port: number) => rawRequest(port, 'GET /a HTTP/1.1', ['Content-Length: 1'], 'x')],
    ['400', () => 'nonsense\r\n\r\n'],
    ['421', () => 'GET / HTTP/1.1\r\nHost: attacker.example\r\n\r\n'],
    ['403', (port: number) => rawRequest(port, 'GET / HTTP/1.1', ['Origin: http://attacker.example'])],
    ['405', (port: number) => rawRequest(port, 'TRACE / HTTP/1.1')],
    ['431', (port: number) => rawRequest(port, 'GET / HTTP/1.1', [`X: ${'a'.repeat(20_000)}`])],
    [
      '400',
      (port: number) => rawRequest(port, 'GET /ws/airview HTTP/1.1', ['Connection: upgrade', 'Upgrade: x']),
    ],
  ])('stands on a refusal: %s', async (status, text) => {
    for (const { port } of await bench.everyServer()) {
      const answer = await sendRaw(port, text(port));
      expect(answer.text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(missing(headOf(answer.text))).toEqual([]);
    }
  });
});
