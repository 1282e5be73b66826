import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import {
  endsWithTheV1Session,
  failsAsEveryV1Call,
  testV1Client,
  V1_RADIO,
} from '../client/v1-client.mother.ts';
import { V1Countries } from './countries.adapter.ts';

const US = { code: 840, alpha2: 'US', name: 'United States', licensed: false };

afterEach(() => nock.cleanAll());

describe('the countries of the versioned API', () => {
  it('the countries of the versioned API are listed by name and code', async () => {
    nock(V1_RADIO)
      .get('/system/airos/countries')
      .reply(200, [US, { code: '276', name: 'Germany' }]);
    expect(await new V1Countries(testV1Client().client).list()).toEqual([
      { code: 840, name: 'United States' },
      { code: 276, name: 'Germany' },
    ]);
  });

  it('the countries of the versioned API are looked for at the other place where a product has none', async () => {
    nock(V1_RADIO).get('/system/airos/countries').reply(404, { error: 1, message: 'Not found' });
    nock(V1_RADIO).get('/system/airmax/countries').reply(200, [US]);
    expect(await new V1Countries(testV1Client().client).list()).toHaveLength(1);
  });

  const call = { method: 'GET', path: '/api/v1.0/system/airos/countries' } as const;
  failsAsEveryV1Call({ ...call, run: (client, options) => new V1Countries(client).list(options) });
  endsWithTheV1Session({ ...call, run: client => new V1Countries(client).list() });
});
