import { describe, expect, it } from 'vitest';
import { attackBench } from './bench.mother.ts';
import { rawRequest, sendRaw } from './raw-connection.mother.ts';

const bench = attackBench();
const SETTING = [
  'HTTP/1.1 200 OK',
  'content-type: text/html',
  'set-cookie: AIROS_1=ab; Domain=example; Path=/x; HttpOnly',
  'set-cookie: ok=1; Path=/',
  'content-security-policy: default-src *',
  'access-control-allow-origin: *',
  'x-frame-options: ALLOWALL',
  'content-length: 25',
  '',
  '<script>alert(1)</script>',
].join('\r\n');

async function relay() {
  const device = await bench.bareDevice(() => SETTING);
  const server = await bench.relayTo(device.url);
  return { device, ...server };
}
const pairs = (answer: Response) =>
  answer.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0] ?? '');

describe('cookies', () => {
  it('cookies of the device have names of the relay’s port and its path', async () => {
    const { port, url } = await relay();
    const cookies = (await fetch(`${url}index.cgi`)).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(new RegExp(`^radiolink-${port}-`));
      expect(cookie).toContain('; Path=/;');
      expect(cookie).not.toMatch(/domain/i);
    }
  });

  it('cookies of the device come back to it, and those of other servers on this host do not', async () => {
    const { device, url } = await relay();
    const own = pairs(await fetch(url));
    const tossed = own.map(pair => pair.replace('=', '=x'));
    const cookie = ['session=other-server', 'AIROS_1=tossed', 'ok=1', ...tossed, ...own].join('; ');
    await fetch(`${url}status.cgi`, { headers: { cookie } });
    expect(device.received.at(-1)).toMatch(/^cookie: AIROS_1=ab; ok=1\r$/im);
    await fetch(url, { headers: { cookie } });
    const landing = device.received.find(text => text.startsWith('GET / ') && /^cookie/im.test(text));
    expect(landing).toMatch(/^cookie: AIROS_1=ab; ok=1\r$/im);
  });

  it('cookies of one relay are nothing to another', async () => {
    const first = await relay();
    const second = await relay();
    const cookie = pairs(await fetch(first.url)).join('; ');
    await fetch(`${second.url}status.cgi`, { headers: { cookie } });
    expect(second.device.received.join()).not.toMatch(/^cookie/im);
  });
});

describe('headers between page and device', () => {
  it('claim nothing about who asks', async () => {
    const { device, port } = await relay();
    const claims = [
      'X-Forwarded-For: 192.0.2.1',
      'X-Forwarded-Host: attacker.example',
      'Forwarded: for=x',
      'X-Real-IP: x',
    ];
    await sendRaw(
      port,
      rawRequest(port, 'GET /a HTTP/1.1', [...claims, 'TE: trailers', 'Keep-Alive: 9', 'Via: x']),
    );
    expect(device.received.join()).toMatch(/^GET \/a HTTP/);
    expect(device.received.join()).not.toMatch(/forwarded|x-real-ip|^te:|^keep-alive:|^via:/im);
  });

  it('hold a strict policy on a page of the device', async () => {
    const { url } = await relay();
    const { headers } = await fetch(`${url}index.cgi`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('sandbox');
    expect(policy).not.toMatch(/script-src|default-src \*/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('headers between page and device cannot be injected by the address or a header', async () => {
    const { device, port } = await relay();
    await sendRaw(
      port,
      rawRequest(port, 'GET /a%0d%0aX-Injected:%201 HTTP/1.1', ['X-A: b%0d%0aX-Injected: 1']),
    );
    expect(device.received.join()).toContain('GET /a%0d%0aX-Injected:%201 HTTP/1.1\r\n');
    expect(device.received.join()).not.toMatch(/^x-injected/im);
  });
});
