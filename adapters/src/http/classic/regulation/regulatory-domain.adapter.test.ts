import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { ClassicRegulatoryDomain } from './regulatory-domain.adapter.ts';

const domain = () => new ClassicRegulatoryDomain(testClient().client);
const channel = { control: 5180, center: 5190, bw: 40, ch: 36, dfs: false, maxEirp: 36 };
const data = {
  countryCode: 840,
  countryName: 'United States',
  interfaces: [
    { id: 'main', channels: [channel, { control: 5200 }, null] },
    { id: 'other', channels: [] },
  ],
};
const data60 = {
  countryCode: 840,
  countryName: 'United States',
  channels: [{ control: 58_320, center: 58_320, bw: 2160, ch: 1, dfs: false, maxEirp: 40 }],
  maxCondPower: 10,
  maxEirp: 40,
  maxAntGain: 38,
  minAntGain: 30,
  freqStart: 57_240,
  freqEnd: 70_200,
};

describe('the regulatory domain', () => {
  afterEach(() => nock.cleanAll());

  it('lists what can be used and leaves out what cannot be understood', async () => {
    nock(RADIO).get('/api/regdomain').reply(200, { data, data60: null });
    expect(await domain().read()).toEqual({
      domain: {
        countryCode: 840,
        countryName: 'United States',
        interfaces: [{ id: 'main', channels: [channel] }],
      },
      domain60: undefined,
    });
  });

  it('the regulatory domain of another country is asked for by its code', async () => {
    nock(RADIO)
      .get('/api/regdomain/276')
      .reply(200, { data: { ...data, countryCode: 276 } });
    expect((await domain().read(276)).domain?.countryCode).toBe(276);
  });

  it('the regulatory domain has the limits of the 60 GHz radio', async () => {
    nock(RADIO).get('/api/regdomain').reply(200, { data, data60 });
    expect((await domain().read()).domain60).toEqual(data60);
  });

  it('takes the range from the channels when the device tells none', async () => {
    const { freqStart: _start, freqEnd: _end, ...rest } = data60;
    nock(RADIO).get('/api/regdomain').reply(200, { data60: rest });
    expect((await domain().read()).domain60).toMatchObject({ freqStart: 57_240, freqEnd: 59_400 });
  });

  it('holds the longest list that a device has', async () => {
    const channels = Array.from({ length: 567 }, (_, at) => ({ ...channel, center: 5000 + at }));
    const long = { ...data, interfaces: [{ id: 'main', channels }] };
    nock(RADIO).get('/api/regdomain').reply(200, { data: long });
    expect((await domain().read()).domain?.interfaces[0]?.channels).toHaveLength(567);
  });

  it('changes with the country', async () => {
    nock(RADIO)
      .post('/api/regdomain/country', { country: '276' })
      .reply(200, { ok: true, code: 0, data: { ...data, countryCode: 276 } });
    expect((await domain().setCountry(276)).domain?.countryCode).toBe(276);
  });

  it('the regulatory domain does not change on a locked radio', async () => {
    const locked = { ok: false, code: 4, message: 'Country is locked' };
    nock(RADIO).post('/api/regdomain/country').reply(200, locked);
    expect(await failureOf(domain().setCountry(276))).toMatchObject({ code: 4 });
  });

  it('the regulatory domain is widened by a key without its dashes', async () => {
    nock(RADIO)
      .post('/api/regdomain/activate-unii', { name: 'admin', key: '12345678' })
      .reply(200, { ok: true, code: 0 });
    await expect(domain().activateUnii({ name: 'admin', key: ' 1234-5678 ' })).resolves.toBeUndefined();
  });

  it('the regulatory domain has the frequencies in use as numbers', async () => {
    nock(RADIO).get('/chanlist_active.cgi').reply(200, '5180 5185  x 5190\n');
    expect(await domain().activeChannels()).toEqual([5180, 5185, 5190]);
  });
});
