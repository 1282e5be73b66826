import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { LOGGED_IN, RADIO, testClient } from '../../client/client.mother.ts';
import { failsAsEveryCall, failureOf } from '../../client/failing.mother.ts';
import { ClassicStations } from './station.adapter.ts';

const STATION = { interfaceName: 'ath0', mac: '00:11:22:33:44:66' };
const stakick = (body?: nock.RequestBodyMatcher) => nock(RADIO).post('/stakick.cgi', body);
const kick = () => new ClassicStations(testClient({ values: LOGGED_IN }).client).kick(STATION);

describe('kicking a station', () => {
  afterEach(() => nock.cleanAll());

  failsAsEveryCall({
    method: 'POST',
    path: '/stakick.cgi',
    run: (client, options) => new ClassicStations(client).kick(STATION, options),
  });

  it('posts interface and MAC with the CSRF id', async () => {
    stakick('staif=ath0&staid=00%3A11%3A22%3A33%3A44%3A66')
      .matchHeader('X-CSRF-ID', 'c0ffee')
      .reply(200, { ok: true, code: 0 });
    await expect(kick()).resolves.toBeUndefined();
  });

  it('accepts the text that some firmware sends for a yes', async () => {
    stakick().reply(200, { ok: 'true' });
    await expect(kick()).resolves.toBeUndefined();
  });

  it('tells the code and the words of a refusal', async () => {
    stakick().reply(200, { ok: false, code: 5, message: 'No such station' });
    expect(await failureOf(kick())).toMatchObject({
      kind: 'device-api',
      message: 'No such station',
      code: 5,
    });
  });

  it('takes an answer that says neither for a refusal', async () => {
    stakick().reply(200, {});
    expect(await failureOf(kick())).toMatchObject({ kind: 'device-api' });
  });
});
