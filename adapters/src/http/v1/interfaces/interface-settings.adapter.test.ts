import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { failureOf } from '../../client/failing.mother.ts';
import {
  endsWithTheV1Session,
  failsAsEveryV1Call,
  testV1Client,
  V1_RADIO,
} from '../client/v1-client.mother.ts';
import { V1InterfaceSettings } from './index.ts';

const ETH0 = {
  identification: { id: 'eth0', name: 'Data' },
  status: { enabled: true, speed: 'auto', mtu: 1500, comment: 'up' },
  extra: { other: [1] },
};
const listed = (rows: unknown[] = [null, 7, { identification: 'x' }, ETH0]) =>
  nock(V1_RADIO).get('/interfaces').reply(200, rows);
const settings = () => new V1InterfaceSettings(testV1Client().client);

afterEach(() => nock.cleanAll());

describe('the settings of an interface', () => {
  it('go back whole with what changes, what nobody knows included', async () => {
    listed();
    const written = nock(V1_RADIO)
      .put('/interfaces', [{ ...ETH0, status: { ...ETH0.status, speed: '100-full', enabled: false } }])
      .reply(200, []);
    await settings().change('eth0', { speed: '100-full', enabled: false });
    expect(written.isDone()).toBe(true);
  });

  it('may be tried for a while', async () => {
    listed();
    const written = nock(V1_RADIO, { reqheaders: { 'x-test-mode': '1' } })
      .put('/interfaces')
      .reply(200, []);
    await settings().change('eth0', { mtu: 1400 }, { testMode: true });
    expect(written.isDone()).toBe(true);
  });

  it('that is not there are refused here', async () => {
    listed();
    expect(await failureOf(settings().change('eth7', { mtu: 1400 }))).toMatchObject({
      statusCode: 404,
      detail: 'eth7',
    });
  });

  it('are refused in the words of the device', async () => {
    listed();
    nock(V1_RADIO)
      .put('/interfaces')
      .reply(400, { error: 1, message: 'Invalid value', detail: { mtu: ['x'] } });
    expect(await failureOf(settings().change('eth0', { mtu: 1 }))).toMatchObject({
      message: 'Invalid value',
      detail: 'mtu: x',
    });
  });

  const call = { method: 'GET', path: '/api/v1.0/interfaces' } as const;
  failsAsEveryV1Call({
    ...call,
    run: (client, options) => new V1InterfaceSettings(client).change('eth0', {}, { ...options }),
  });
  endsWithTheV1Session({ ...call, run: client => new V1InterfaceSettings(client).change('eth0', {}) });
});
