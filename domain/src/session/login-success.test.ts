import { describe, expect, it } from 'vitest';
import { LOGIN_SHORTFALL_MESSAGES } from '../errors/catalogue.ts';
import { CSRF_HEADER, hasCookieIndicator, loginShortfall } from './login-success.ts';

const COMPLETE = { cookies: 'ok=1', csrfId: 'c5a1', hasBody: true };

describe('Login success, §5', () => {
  it('Login success is one with cookie indicator, CSRF id header and body', () => {
    expect(loginShortfall(COMPLETE)).toBeUndefined();
    expect(CSRF_HEADER).toBe('X-CSRF-ID');
  });

  it("needs the cookie indicator: 'Please make sure cookies are enabled in your web browser.'", () => {
    expect(loginShortfall({ ...COMPLETE, cookies: '' })).toBe('cookies-disabled');
    expect(LOGIN_SHORTFALL_MESSAGES['cookies-disabled']).toEqual({
      key: 'Please make sure cookies are enabled in your web browser.',
    });
  });

  it("needs a body: 'Received incomplete response.'", () => {
    expect(loginShortfall({ ...COMPLETE, hasBody: false })).toBe('incomplete-response');
    expect(LOGIN_SHORTFALL_MESSAGES['incomplete-response']).toEqual({
      key: 'Received incomplete response.',
    });
  });

  it.each([undefined, null, ''])('needs the CSRF id header, which is not %j', csrfId => {
    expect(loginShortfall({ ...COMPLETE, csrfId })).toBe('incomplete-response');
  });

  it('names the cookies first', () => {
    expect(loginShortfall({ cookies: '', csrfId: null, hasBody: false })).toBe('cookies-disabled');
  });

  it.each(['ok=1', 'a=b; ok=1', 'ok=1; a=b', 'a=b;ok=1;c=d'])('finds the indicator in %j', cookies => {
    expect(hasCookieIndicator(cookies)).toBe(true);
  });

  it.each(['', 'ok=0', 'ok=10', 'ok', 'nok=1', 'x=ok=1', 'OK=1'])(
    'Login success does not find it in %j',
    cookies => {
      expect(hasCookieIndicator(cookies)).toBe(false);
    },
  );
});
