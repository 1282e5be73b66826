import { describe, expect, it } from 'vitest';
import { cookieForPage, toDevice, toPage } from './rewrite.ts';

const device = new URL('https://192.0.2.1:8443');
const page = { origin: 'http://127.0.0.1:8080', secure: false };

describe('what the device gets to see', () => {
  it('is a request from its own page', () => {
    const sent = toDevice(
      { host: '127.0.0.1:8080', origin: page.origin, referer: `${page.origin}/deep?x=1`, cookie: 'a=b' },
      device,
    );
    expect(sent).toMatchObject({
      host: '192.0.2.1:8443',
      origin: 'https://192.0.2.1:8443',
      referer: 'https://192.0.2.1:8443/deep?x=1',
      cookie: 'a=b',
    });
  });

  it('has no Origin or Referer that the browser did not send', () => {
    expect(toDevice({ host: 'x' }, device)).toEqual({ host: '192.0.2.1:8443' });
  });

  it('names the device alone when the Referer is no address', () => {
    expect(toDevice({ referer: 'nonsense' }, device)['referer']).toBe('https://192.0.2.1:8443');
  });

  it('lacks the headers of one connection', () => {
    expect(
      toDevice({ connection: 'keep-alive', upgrade: 'websocket', 'transfer-encoding': 'chunked' }, device),
    ).toEqual({
      host: '192.0.2.1:8443',
    });
  });
});

describe('cookies of the device', () => {
  it('lose Domain, Path and, on a plain page, Secure', () => {
    expect(
      cookieForPage('AIROS_1=ab; Domain=192.0.2.1; Path=/x; Secure; HttpOnly; SameSite=Lax', false),
    ).toBe('AIROS_1=ab; Path=/; HttpOnly; SameSite=Lax');
  });

  it('keep Secure on a secure page', () => {
    expect(cookieForPage('a=b; Secure; SameSite=None', true)).toBe('a=b; Path=/; Secure; SameSite=None');
  });

  it('lose SameSite=None where Secure is gone, since a browser would refuse them', () => {
    expect(cookieForPage('a=b; Secure; SameSite=None', false)).toBe('a=b; Path=/');
  });

  it('are rewritten one by one', () => {
    expect(toPage({ 'set-cookie': ['a=1; Secure', 'b=2'] }, device, page)['set-cookie']).toEqual([
      'a=1; Path=/',
      'b=2; Path=/',
    ]);
  });
});

describe('what the page gets to see', () => {
  it('is redirected to this server when the device redirects to itself', () => {
    expect(toPage({ location: 'https://192.0.2.1/login?x=1' }, device, page)['location']).toBe(
      'http://127.0.0.1:8080/login?x=1',
    );
    expect(toPage({ location: '/login' }, device, page)['location']).toBe('http://127.0.0.1:8080/login');
  });

  it('is redirected elsewhere as the device said', () => {
    expect(toPage({ location: 'https://ui.example/sso' }, device, page)['location']).toBe(
      'https://ui.example/sso',
    );
  });

  it('has none of the policies that name the device’s own origin', () => {
    expect(
      toPage({ 'content-security-policy': 'x', 'strict-transport-security': 'y', etag: 'z' }, device, page),
    ).toEqual({
      etag: 'z',
    });
  });
});
