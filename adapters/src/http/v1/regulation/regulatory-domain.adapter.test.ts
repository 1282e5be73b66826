import { assert, jsonValue, property } from 'fast-check';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { wavePage } from '../wave-page.mother.ts';
import { V1RegulatoryDomain, mapV1Regulation } from './regulatory-domain.adapter.ts';

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
  ])(
    'what a country lets an LTU device do is looked for where LTU devices have it, for %s',
    async (_which, country, part) => {
      nock(V1_RADIO).get(`/system/airmax/regdomain${part}`).reply(404, MISSING);
      nock(V1_RADIO).get(`/system/ltu/regdomain${part}`).reply(200, DOMAIN);
      const { domain } = await new V1RegulatoryDomain(testV1Client().client).read(country);
      expect(domain?.countryCode).toBe(276);
    },
  );
});

describe('what a country lets a 60 GHz device do', () => {
  it('what a country lets a 60 GHz device do is parted by band, whatever the order of its radios', async () => {
    const { domain, domain60 } = await new V1RegulatoryDomain((await wavePage()).client).read(276);
    expect(domain).toMatchObject({ countryName: 'Germany', interfaces: [{ id: 'backup' }] });
    expect(domain?.interfaces[0]?.channels.length).toBeGreaterThan(100);
    expect(domain60).toMatchObject({ countryCode: 276, maxEirp: 40, freqStart: 57_240, freqEnd: 65_880 });
    expect(domain60?.channels.every(({ center }) => center > 57_000)).toBe(true);
  });

  it('what a country lets a 60 GHz device do is read from any answer', () => {
    assert(
      property(jsonValue(), body => {
        const { domain, domain60 } = mapV1Regulation(body as never);
        expect(domain?.countryCode ?? domain60?.countryCode ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the channels in use', () => {
  it('the channels in use are those of both radios', async () => {
    const { client } = await wavePage();
    const [main = 0, backup = 0] = await new V1RegulatoryDomain(client).activeChannels();
    expect([main > 57_000, backup > 5000 && backup < 6000]).toEqual([true, true]);
  });
});
