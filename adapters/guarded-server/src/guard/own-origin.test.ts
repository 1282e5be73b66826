import type { IncomingMessage } from 'node:http';
import { assert, property, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comesFromPage, hasOwnOrigin, pageOf } from './own-origin.ts';

const PAGE = { origin: 'http://radio.example:8080', secure: false, port: '8080' };

/** The page of a request for a host, plain or encrypted. */
const pageFor = (host: string | undefined, encrypted = false) =>
  pageOf({ headers: { host }, socket: encrypted ? { encrypted } : {} } as unknown as IncomingMessage);

describe('the page that a request belongs to', () => {
  it.each([
    ['radio.example', false, 'http://radio.example', '80'],
    ['radio.example', true, 'https://radio.example', '443'],
    ['Radio.Example:8080', false, 'http://radio.example:8080', '8080'],
    ['[2001:db8::9]:8443', true, 'https://[2001:db8::9]:8443', '8443'],
    ['[2001:db8::9]', true, 'https://[2001:db8::9]', '443'],
  ])('the page that a request belongs to at %s, encrypted %s, is %s', (host, encrypted, origin, port) => {
    expect(pageFor(host, encrypted)).toEqual({ origin, secure: encrypted, port });
  });
});

describe('an origin', () => {
  it('an origin is the page, in any letters, or absent', () => {
    expect(hasOwnOrigin({ origin: 'HTTP://Radio.example:8080' }, PAGE)).toBe(true);
    expect(hasOwnOrigin({}, PAGE)).toBe(true);
  });

  it.each([
    'null',
    '',
    'http://radio.example',
    'https://radio.example:8080',
    'http://radio.example:80801',
    'http://radio.example:8080.attacker.example',
    'http://radio.example:8080/',
    'http://attacker.example',
    'file://',
  ])('an origin is foreign: %j', origin => {
    expect(hasOwnOrigin({ origin }, PAGE)).toBe(false);
  });

  it('an origin of any other site is foreign', () => {
    assert(property(webUrl(), url => !hasOwnOrigin({ origin: new URL(url).origin }, PAGE)));
  });
});

describe('a request to the device', () => {
  it('a request to the device of a program without any of a browser’s marks passes', () => {
    expect(comesFromPage({}, PAGE)).toBe(true);
  });

  it.each([
    ['same-origin', true],
    ['none', true],
    ['same-site', false],
    ['cross-site', false],
    ['', false],
    ['SAME-ORIGIN', false],
  ])('a request to the device of a browser that calls it %j passes: %s', (site, passes) => {
    expect(comesFromPage({ 'sec-fetch-site': site }, PAGE)).toBe(passes);
  });

  it.each([
    ['http://radio.example:8080/en/status?x=1', true],
    ['http://radio.example:8080', true],
    ['http://radio.example/', false],
    ['http://radio.example:8080@attacker.example/', false],
    ['//radio.example:8080/', false],
    ['about:blank', false],
    ['', false],
  ])('a request to the device that refers to %j passes: %s', (referer, passes) => {
    expect(comesFromPage({ referer }, PAGE)).toBe(passes);
  });

  it('needs every mark that it has to be right', () => {
    const right = {
      origin: PAGE.origin,
      referer: `${PAGE.origin}/`,
      'sec-fetch-site': 'same-origin',
    };
    expect(comesFromPage(right, PAGE)).toBe(true);
    for (const wrong of [
      { origin: 'http://attacker.example' },
      { referer: 'http://attacker.example/' },
      { 'sec-fetch-site': 'cross-site' },
    ])
      expect(comesFromPage({ ...right, ...wrong }, PAGE)).toBe(false);
  });

  it('a request to the device on the usual port refers to it with or without the port', () => {
    const page = pageFor('radio.example:80');
    expect(comesFromPage({ referer: 'http://radio.example/' }, page)).toBe(true);
  });
});
