import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { V1RegulatoryDomain } from './index.ts';

const DOMAIN = {
  countryCode: 276,
  countryName: 'Germany',
  alpha2: 'DE',
  interfaces: [
    {
      id: 'main',
      band: 5000,
      channels: [{ ch: 100, control: 5500, center: 5500, bw: 20, dfs: true, maxEirp: 30 }],
    },
  ],
};
const MISSING = { error: 1, message: 'Not found', statusCode: 404 };

afterEach(() => nock.cleanAll());

describe('what a country lets an LTU device do', () => {
  it.each([
    ['its own country', undefined, ''],
    ['another country', 276, '/DE'],
  ])('is looked for where LTU devices have it, for %s', async (_which, country, part) => {
    nock(V1_RADIO).get(`/system/airmax/regdomain${part}`).reply(404, MISSING);
    nock(V1_RADIO).get(`/system/ltu/regdomain${part}`).reply(200, DOMAIN);
    const { domain } = await new V1RegulatoryDomain(testV1Client().client).read(country);
    expect(domain?.countryCode).toBe(276);
  });
});
