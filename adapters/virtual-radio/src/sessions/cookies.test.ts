import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryCookieJar } from '../wire/memory-cookie-jar.ts';
import { expiredCookie, readCookies, sessionCookie, sessionCookieName } from './cookies.ts';

const TOKEN = fc.stringMatching(/^[\w-]{1,30}$/);

describe('the cookies of a request', () => {
  it.each([null, '', ';', ' ; ; ', '=', '=value', 'name'])('%j has none', header => {
    expect(readCookies(header).size).toBe(0);
  });

  it('the cookies of a request are split at the first equals sign of each', () => {
    expect(readCookies('a=b=c; d=').get('a')).toBe('b=c');
    expect(readCookies('a=b=c; d=').get('d')).toBe('');
  });

  it('the cookies of a request of one name twice count as the first', () => {
    expect(readCookies('id=right; id=planted').get('id')).toBe('right');
  });

  it('the cookies of a request may be named like anything that objects have', () => {
    expect(readCookies('a=1').get('constructor')).toBeUndefined();
    expect(readCookies('__proto__=x').get('__proto__')).toBe('x');
  });

  it('the cookies of a request are all there, whatever their order and spaces', () => {
    fc.assert(
      fc.property(fc.dictionary(TOKEN, TOKEN), fc.constantFrom('; ', ';', '  ;  '), (cookies, gap) => {
        const header = Object.entries(cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join(gap);
        expect(Object.fromEntries(readCookies(header))).toEqual({ ...cookies });
      }),
    );
  });
});

describe('the cookie of a session', () => {
  it('the cookie of a session is named after the twelve digits of the MAC, in upper case', () => {
    expect(sessionCookieName('061b9c204d01')).toBe('AIROS_061B9C204D01');
  });

  it('the cookie of a session is for the whole origin, hidden from scripts, and secure on https alone', () => {
    expect(sessionCookie('n', 'v', false)).toBe('n=v; Path=/; HttpOnly; SameSite=Lax');
    expect(sessionCookie('n', 'v', true)).toBe('n=v; Path=/; HttpOnly; SameSite=Lax; Secure');
  });
});

describe('a jar of cookies', () => {
  it('gives back what it took, and nothing of the attributes', () => {
    const jar = new MemoryCookieJar();
    jar.store(sessionCookie('AIROS_1', 'abc', true));
    jar.store('ok=1; Path=/');
    expect(jar.header()).toBe('AIROS_1=abc; ok=1');
  });

  it('keeps the newest value of a name', () => {
    const jar = new MemoryCookieJar();
    jar.store('a=1');
    jar.store('a=2');
    expect(jar.header()).toBe('a=2');
  });

  it.each([expiredCookie('a'), 'a=1; max-age=0', 'a=1; Max-Age=-1'])(
    'loses one that is expired by %j',
    cookie => {
      const jar = new MemoryCookieJar();
      jar.store('a=1');
      jar.store(cookie);
      expect(jar.header()).toBe('');
    },
  );

  it.each(['', '=value', 'no-pair', '; Path=/'])('takes nothing of %j', cookie => {
    const jar = new MemoryCookieJar();
    jar.store(cookie);
    expect(jar.header()).toBe('');
  });

  it('a jar of cookies is read back by the radio as it was set', () => {
    fc.assert(
      fc.property(fc.dictionary(TOKEN, TOKEN), cookies => {
        const jar = new MemoryCookieJar();
        for (const [name, value] of Object.entries(cookies)) jar.store(sessionCookie(name, value, false));
        expect(Object.fromEntries(readCookies(jar.header()))).toEqual({ ...cookies });
      }),
    );
  });
});
