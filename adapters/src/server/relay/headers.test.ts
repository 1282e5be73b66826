import { describe, expect, it } from 'vitest';
import { headersForDevice, headersForPage, RelayCookies } from './headers.ts';

const device = new URL('https://192.0.2.1:8443');
const page = { origin: 'http://127.0.0.1:8080', secure: false, port: '8080' };
const cookies = new RelayCookies();
const toDevice = (headers: Parameters<typeof headersForDevice>[0]) =>
  headersForDevice(headers, { device, page, cookies });
const toPage = (headers: Parameters<typeof headersForPage>[0]) =>
  headersForPage(headers, { device, page, cookies, path: '/' });

describe('what the device gets to see', () => {
  it('what the device gets to see is a request from its own page', () => {
    expect(
      toDevice({ host: '127.0.0.1:8080', origin: page.origin, referer: `${page.origin}/deep?x=1` }),
    ).toEqual({
      host: '192.0.2.1:8443',
      origin: 'https://192.0.2.1:8443',
      referer: 'https://192.0.2.1:8443/deep?x=1',
    });
  });

  it('what the device gets to see has no Origin or Referer that the browser did not send', () => {
    expect(toDevice({ host: 'x' })).toEqual({ host: '192.0.2.1:8443' });
  });

  it.each([
    { origin: 'http://attacker.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:8081' },
    { referer: 'http://127.0.0.1:8080.attacker.example/' },
    { referer: 'nonsense' },
  ])('makes nothing of its own out of %j', headers => {
    expect(toDevice(headers)).toEqual({ host: '192.0.2.1:8443' });
  });
});

describe('headers on the way to the device', () => {
  it.each([
    'connection',
    'keep-alive',
    'upgrade',
    'te',
    'trailer',
    'transfer-encoding',
    'content-length',
    'proxy-authorization',
    'proxy-connection',
    'expect',
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-anything',
    'x-real-ip',
    'true-client-ip',
    'x-original-url',
    'x-rewrite-url',
    'x-http-method-override',
    'content_length',
    'x_forwarded_for',
  ])('lack %s', name => {
    expect(toDevice({ [name]: 'x' })).toEqual({ host: '192.0.2.1:8443' });
  });

  it('keep those of the interface', () => {
    const own = { 'x-csrf-id': 'a', 'x-auth-token': 'b', 'content-type': 'application/json' };
    expect(toDevice(own)).toEqual({ ...own, host: '192.0.2.1:8443' });
  });
});

describe('headers on the way to the page', () => {
  it.each([
    'access-control-allow-origin',
    'alt-svc',
    'clear-site-data',
    'connection',
    'content-security-policy-report-only',
    'link',
    'nel',
    'refresh',
    'report-to',
    'service-worker-allowed',
    'set-cookie2',
    'sourcemap',
    'speculation-rules',
    'strict-transport-security',
    'transfer-encoding',
    'www-authenticate',
    'x-accel-redirect',
    'x-forwarded-for',
  ])('lack %s', name => {
    expect(toPage({ [name]: 'x' })).toEqual(toPage({}));
  });

  it('headers on the way to the page have a strict policy of this server in place of the device’s', () => {
    const answered = toPage({
      'content-security-policy': "default-src *; script-src 'unsafe-inline'",
      'x-frame-options': 'ALLOWALL',
      etag: 'z',
    });
    expect(answered.etag).toBe('z');
    expect(answered['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
    expect(answered['content-security-policy']).not.toContain('script-src');
    expect(answered['x-frame-options']).toBe('DENY');
  });

  it('redirect to this server when the device redirects to itself', () => {
    expect(toPage({ location: 'https://192.0.2.1/login?x=1' }).location).toBe(
      'http://127.0.0.1:8080/login?x=1',
    );
    expect(toPage({ location: '/login' }).location).toBe('http://127.0.0.1:8080/login');
  });

  it('redirect to no other host and to no script: the page would be led away', () => {
    expect(toPage({ location: 'https://ui.example/sso' }).location).toBeUndefined();
    expect(toPage({ location: 'javascript:alert(1)' }).location).toBeUndefined();
  });
});

describe('cookies of the device', () => {
  const set = (cookie: string, secure = false) =>
    cookies.toPage(cookie, { ...page, secure })?.replace(/~[\w-]{22}/, '');
  const sent = (cookie: string) => (cookies.toPage(cookie, page) ?? '').split(';', 1)[0] ?? '';

  it('get a name of the port and lose Domain, Path and, on a plain page, Secure', () => {
    expect(set('AIROS_1=ab; Domain=192.0.2.1; Path=/x; Secure; HttpOnly; SameSite=None')).toBe(
      'radiolink-8080-AIROS_1=ab; Path=/; HttpOnly; SameSite=Lax',
    );
  });

  it('cookies of the device are Secure on a secure page, and stay Strict', () => {
    expect(set('a=b; SameSite=Strict; Max-Age=5', true)).toBe(
      'radiolink-8080-a=b; Path=/; Max-Age=5; SameSite=Strict; Secure',
    );
  });

  it.each(['', '=x', 'a b=c', 'a=b\r\nx: y', 'a=b c', 'novalue'])(
    'cookies of the device are dropped when malformed: %j',
    cookie => {
      expect(cookies.toPage(cookie, page)).toBeUndefined();
    },
  );

  it('come back to it under its own names', () => {
    const cookie = [sent('AIROS_1=ab'), sent('ok=1')].join('; ');
    expect(toDevice({ cookie }).cookie).toBe('AIROS_1=ab; ok=1');
  });

  it('cookies of the device are the only ones that reach it', () => {
    const marked = `radiolink-8080-AIROS_1=evil~${'a'.repeat(22)}`;
    const otherPort = sent('AIROS_1=ab').replace('8080', '8081');
    const otherValue = sent('AIROS_1=ab').replace('=ab', '=cd');
    const otherRelay = (new RelayCookies().toPage('AIROS_1=ab', page) ?? '').split(';', 1)[0];
    const foreign = ['AIROS_1=ab', 'theme=dark', marked, otherPort, otherValue, otherRelay].join('; ');
    expect(toDevice({ cookie: foreign }).cookie).toBeUndefined();
    expect(toDevice({ cookie: `${foreign}; ${sent('ok=1')}` }).cookie).toBe('ok=1');
  });

  it('cookies of the device are twenty at most', () => {
    const many = Array.from({ length: 50 }, (_, index) => `c${index}=1`);
    expect(toPage({ 'set-cookie': many })['set-cookie']).toHaveLength(20);
  });
});
