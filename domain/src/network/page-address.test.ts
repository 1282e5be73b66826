import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/index.ts';
import { isSamePage, pageAddressOf, pageUrl } from './page-address.ts';

const HOST = '192.0.2.20';
const text = (lines: Readonly<Record<string, string>>): ConfigText =>
  ConfigText.parse(
    Object.entries({
      netmode: 'bridge',
      'netconf.1.devname': 'br0',
      'netconf.1.ip': HOST,
      'netconf.1.role': 'mlan',
      ...lines,
    })
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );

describe('where a configuration puts the page', () => {
  it.each([
    [{}, 'http', 80],
    [{ 'httpd.port': '8080' }, 'http', 8080],
    [{ 'httpd.port': '0' }, 'http', 80],
    [{ 'httpd.https.port': '8443' }, 'http', 80],
    [{ 'httpd.https.status': 'disabled', 'httpd.port': '81' }, 'http', 81],
    [{ 'httpd.https.status': 'enabled', 'httpd.port': '81' }, 'https', 443],
    [{ 'httpd.https.status': 'enabled', 'httpd.https.port': '8443' }, 'https', 8443],
    [{ 'httpd.https.status': 'enabled', 'httpd.https.port': 'none' }, 'https', 443],
  ] as const)('%j', (lines, scheme, port) => {
    expect(pageAddressOf(text(lines))).toEqual({ scheme, host: HOST, port });
  });

  it('is unknown where no address is set, or a client asks for one', () => {
    expect(pageAddressOf(text({ 'netconf.1.ip': '0.0.0.0' }))).toBeUndefined();
    expect(
      pageAddressOf(
        text({ 'dhcpc.status': 'enabled', 'dhcpc.1.devname': 'br0', 'dhcpc.1.status': 'enabled' }),
      ),
    ).toBeUndefined();
  });

  it('is known where a client asks for the address of another interface', () => {
    const other = { 'dhcpc.status': 'enabled', 'dhcpc.1.devname': 'ath0', 'dhcpc.1.status': 'enabled' };
    expect(pageAddressOf(text(other))?.host).toBe(HOST);
  });
});

describe('the address as a browser takes it', () => {
  it.each([
    ['http', 80, `http://${HOST}`],
    ['https', 443, `https://${HOST}`],
    ['http', 443, `http://${HOST}:443`],
    ['https', 8443, `https://${HOST}:8443`],
    ['http', 65_535, `http://${HOST}:65535`],
    ['http', 65_536, `http://${HOST}`],
    ['http', 80.5, `http://${HOST}`],
    ['http', Number.NaN, `http://${HOST}`],
  ] as const)('%s at %d', (scheme, port, url) => {
    expect(pageUrl({ scheme, host: HOST, port })).toBe(url);
  });

  it('says whether two are the same page', () => {
    const one = { scheme: 'http', host: HOST, port: 80 } as const;
    expect(isSamePage(one, { ...one })).toBe(true);
    expect(isSamePage(one, { ...one, port: 81 })).toBe(false);
    expect(isSamePage(one, { ...one, scheme: 'https' })).toBe(false);
    expect(isSamePage(one, undefined)).toBe(false);
    expect(isSamePage(undefined, one)).toBe(false);
    expect(isSamePage(undefined, undefined)).toBe(true);
  });
});
