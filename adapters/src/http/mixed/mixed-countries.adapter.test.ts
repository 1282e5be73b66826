import { describe, expect, it } from 'vitest';
import { failureOf } from '../client/failing.mother.ts';
import { memorySession, RADIO } from '../client/client.mother.ts';
import type { FetchRequest } from '../client/fetch-request.ts';
import { MixedCountries } from './mixed-countries.adapter.ts';

const LOGGED_IN = { logged_in: true, utoken: 'token' } as const;
const countriesOf = (fetch: FetchRequest, session = memorySession(LOGGED_IN)) =>
  new MixedCountries({ baseUrl: RADIO, fetch, session });

describe('the countries of a device with a classic login', () => {
  it('the countries of a device with a classic login are told by its versioned API, with the token of that login', async () => {
    const tokens: (string | null)[] = [];
    const countries = countriesOf(async request => {
      tokens.push(request.headers.get('x-auth-token'));
      return Response.json([{ code: 841, name: 'United States (Licensed)', licensed: true }]);
    });
    expect(await countries.list()).toEqual([{ code: 841, name: 'United States (Licensed)' }]);
    expect(tokens).toEqual(['token']);
  });

  it.each([401, 404, 500])(
    'the countries of a device with a classic login are none where it answers %d, and the session goes on',
    async status => {
      const session = memorySession(LOGGED_IN);
      const refusing = async () => Response.json({ error: 'Not authorized' }, { status });
      expect(await countriesOf(refusing, session).list()).toEqual([]);
      expect(session.get('logged_in')).toBe(true);
    },
  );

  it('the countries of a device with a classic login are none without a token, and nobody is asked', async () => {
    let requested = 0;
    const fetch = async () => {
      requested += 1;
      return new Response();
    };
    expect(await countriesOf(fetch, memorySession()).list()).toEqual([]);
    expect(requested).toBe(0);
  });

  it('the countries of a device with a classic login are not known of a device that is silent', async () => {
    const silent = () => Promise.reject(new TypeError('failed'));
    expect(await failureOf(countriesOf(silent).list())).toMatchObject({ kind: 'network' });
  });
});
