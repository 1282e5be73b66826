import { assert, property, string, webUrl } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONTROLLER_DOMAINS, controllerLink } from './controller-link.ts';
import { runs } from '../configuration/property-runs.mother.ts';

describe('single sign-on link: only on the two allowed controller domains, §5', () => {
  it('they are ui.com and ubnt.com, reading 6', () => {
    expect(CONTROLLER_DOMAINS).toEqual(['ui.com', 'ubnt.com']);
  });

  it.each([
    'https://ui.com/',
    'https://account.ui.com/login?next=%2Fa&b=c#d',
    'https://a.b-c.ubnt.com/path/@user',
    'https://sso.ui.com/?a=b',
    'https://sso.ui.com/#ticket',
  ])('allows %s', address => {
    expect(controllerLink(address)).toBe(address);
  });

  it('writes the host in lower case and leaves the path as it is', () => {
    expect(controllerLink('HTTPS://Account.UI.com/Path?Q')).toBe('https://account.ui.com/Path?Q');
  });

  it.each([
    ['https://ui.com:443', 'https://ui.com/'],
    ['https://sso.ui.com:443/login?next=/', 'https://sso.ui.com/login?next=/'],
  ])('takes the port of its own scheme, and leaves it out: %s', (address, link) => {
    expect(controllerLink(address)).toBe(link);
  });

  it('ends a bare host with a slash', () => {
    expect(controllerLink('https://ui.com')).toBe('https://ui.com/');
  });

  it.each([
    ['another domain', 'https://example.com/'],
    ['a domain that only ends alike', 'https://evilui.com/'],
    ['a domain that only begins alike', 'https://ui.com.example/'],
    ['a domain with a hyphen for the dot', 'https://account-ui.com/'],
    ['an allowed domain as path', 'https://example.com/ui.com'],
    ['an allowed domain as query', 'https://example.com?.ui.com'],
    ['an allowed domain as fragment', 'https://example.com#.ui.com'],
    ['an allowed domain as user', 'https://ui.com@example.com/'],
    ['an allowed domain as user and password', 'https://ui.com:443@example.com/'],
    ['a user on an allowed domain', 'https://user@ui.com/'],
    ['a backslash before the host', 'https:\\\\ui.com/'],
    ['a backslash after the host', 'https://example.com\\.ui.com/'],
    ['a backslash and a user', 'https://example.com\\@ui.com/'],
    ['plain http', 'http://ui.com/'],
    ['a script', 'javascript://ui.com/%0aalert(1)'],
    ['data', 'data:text/html,ui.com'],
    ['no scheme', '//ui.com/'],
    ['a relative address', '/ui.com'],
    ['one slash', 'https:/ui.com/'],
    ['no slash', 'https:ui.com/'],
    ['three slashes', 'https:///ui.com/'],
    ['the port of http', 'https://ui.com:80/'],
    ['the port of https twice', 'https://ui.com:443:443/'],
    ['the port of https with a digit more', 'https://ui.com:4433/'],
    ['another port', 'https://ui.com:8443/'],
    ['an empty port', 'https://ui.com:/'],
    ['a trailing dot', 'https://ui.com./'],
    ['an empty label', 'https://a..ui.com/'],
    ['a leading dot', 'https://.ui.com/'],
    ['a label with an underscore', 'https://a_b.ui.com/'],
    ['a label that ends with a hyphen', 'https://a-.ui.com/'],
    ['a look-alike letter', 'https://uі.com/'],
    ['full-width letters', 'https://ｕｉ.com/'],
    ['an ideographic full stop', 'https://ui。com/'],
    ['the punycode of a look-alike', 'https://xn--u-8sb.com/'],
    ['an escaped dot', 'https://example%2eui.com/'],
    ['an escaped slash', 'https://example.com%2f.ui.com/'],
    ['a leading space', ' https://ui.com/'],
    ['a trailing space', 'https://ui.com/ '],
    ['a trailing line break', 'https://ui.com/\n'],
    ['a tab inside', 'https://u\ti.com/'],
    ['a quote in the path', 'https://ui.com/"onload='],
    ['a bracket in the path', 'https://ui.com/<b>'],
    ['an address of numbers', 'https://127.0.0.1/'],
    ['an IPv6 address', 'https://[::1]/'],
    ['a name of one label', 'https://ui/'],
    ['nothing', ''],
  ])('refuses %s: %j', (_, address) => {
    expect(controllerLink(address)).toBeUndefined();
  });

  it('refuses a missing address', () => {
    expect(controllerLink(undefined)).toBeUndefined();
  });

  it('refuses an address of more than 2048 characters', () => {
    const longest = `https://ui.com/${'a'.repeat(2033)}`;
    expect(longest).toHaveLength(2048);
    expect(controllerLink(longest)).toBe(longest);
    expect(controllerLink(`${longest}a`)).toBeUndefined();
  });

  it('follows the domains of the build', () => {
    expect(controllerLink('https://sso.acme.example/', ['ACME.example'])).toBe('https://sso.acme.example/');
    expect(controllerLink('https://ui.com/', ['acme.example'])).toBeUndefined();
    expect(controllerLink('https://ui.com/', [])).toBeUndefined();
  });

  it('allows of any text only what a browser reads as https on an allowed host', () => {
    assert(
      property(string(), string(), (before, after) => {
        const link = controllerLink(`https://${before}ui.com${after}`);
        const url = new URL(link ?? 'https://ui.com/');
        expect(url.protocol).toBe('https:');
        expect(url.hostname).toMatch(/^(.+\.)?ui\.com$/);
        expect(`${url.username}${url.password}${url.port}`).toBe('');
      }),
      runs(2000),
    );
  });

  it('never allows a foreign web address', () => {
    assert(
      property(webUrl({ withFragments: true, withQueryParameters: true }), address => {
        expect(controllerLink(address, ['ui.example'])).toBeUndefined();
      }),
    );
  });
});
