import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../client/client.mother.ts';
import { failureOf } from '../client/failing.mother.ts';
import { ClassicAlignment } from './alignment/alignment.adapter.ts';
import { ClassicHardware } from './hardware/hardware.adapter.ts';
import { ClassicHelp } from './help/help.adapter.ts';
import { ClassicLinkHistory } from './history/link-history.adapter.ts';
import { ClassicWeather } from './weather/weather.adapter.ts';

const { client } = testClient();

describe('the hardware', () => {
  afterEach(() => nock.cleanAll());

  it('tells its Bluetooth', async () => {
    const state = { mode: 'on', name: 'Mast', discoverable: true, connection_state: 'idle' };
    nock(RADIO).get('/btstatus.cgi').reply(200, state);
    expect(await new ClassicHardware(client).bluetooth()).toEqual({
      mode: 'on',
      name: 'Mast',
      discoverable: true,
      connection: 'idle',
    });
  });

  it('tells its antennas, but none that cannot be chosen', async () => {
    const antennas = [{ id: 1, name: 'Dish', gain: 23 }, { name: 'No id' }];
    nock(RADIO)
      .get('/antlist.cgi')
      .reply(200, { boards: [{ model: 'LBE', antennas }] });
    expect(await new ClassicHardware(client).antennas()).toEqual([
      { model: 'LBE', antennas: [{ id: 1, name: 'Dish', gainDbi: 23 }] },
    ]);
  });

  it('the hardware has neither on products that do not know the call', async () => {
    nock(RADIO).get('/btstatus.cgi').reply(404, '').get('/antlist.cgi').reply(404, { error: 'Not found' });
    expect(await new ClassicHardware(client).bluetooth()).toBeUndefined();
    expect(await new ClassicHardware(client).antennas()).toBeUndefined();
  });
});

describe('the history of the link', () => {
  afterEach(() => nock.cleanAll());

  it('the history of the link has a sample or a gap for each time', async () => {
    nock(RADIO)
      .get('/hist-stats.cgi')
      .reply(200, { interval: 300, time: [1, 2, 3], signal: [-51, null, -52], dl_linkscore: [98] });
    const history = await new ClassicLinkHistory(client).read('day');
    expect(history).toMatchObject({ intervalSeconds: 300, times: [1, 2, 3] });
    expect(history.signalDbm).toEqual([-51, undefined, -52]);
    expect(history.downlinkScore).toEqual([98, undefined, undefined]);
    expect(history.txKbps).toEqual([undefined, undefined, undefined]);
  });

  it('the history of the link is none without times', async () => {
    nock(RADIO).get('/hist-stats.cgi').reply(200, { interval: 300 });
    expect(await failureOf(new ClassicLinkHistory(client).read('day'))).toMatchObject({
      reason: 'malformed',
    });
  });
});

describe('the weather', () => {
  afterEach(() => nock.cleanAll());
  const rain = (data: unknown) => {
    nock(RADIO).post('/api/weather-request', { lat: '47.4', lon: '8.5' }).reply(200, { ok: true, data });
    return new ClassicWeather(client).precipitation({ latitude: 47.4, longitude: 8.5 });
  };

  it('the weather is rain by the hour', async () => {
    const precipitation = [
      { time: 1_700_000_000, mm: 0.4 },
      { time: 'soon', mm: 1 },
    ];
    expect(await rain({ precipitation })).toEqual([{ time: 1_700_000_000, millimetres: 0.4 }]);
  });

  it('the weather is not known when the device cannot reach the service', async () => {
    expect(await rain(null)).toBeUndefined();
  });
});

describe('a help page', () => {
  afterEach(() => nock.cleanAll());
  const find = (answer: object, status = 200) => {
    nock(RADIO).get('/api/info/help').query({ page: 'eula', lang: 'de_DE' }).reply(status, answer);
    return new ClassicHelp(client).find('eula', 'de_DE');
  };

  it('stands on the device, in the language that there is', async () => {
    const answer = { page: 'eula', lang: 'en_US', title: 'EULA', url: '/help/en_US/eula.html' };
    expect(await find(answer)).toEqual({ title: 'EULA', language: 'en_US', path: '/help/en_US/eula.html' });
  });

  it.each(['//other.example/x', 'https://other.example/', '/\\other.example', 'javascript:alert(1)'])(
    'a help page is not taken from %s',
    async url => {
      expect(await find({ title: 'EULA', url })).toBeUndefined();
    },
  );

  it('a help page may be missing', async () => {
    expect(await find({ error: 'Not found' }, 404)).toBeUndefined();
  });
});

describe('the alignment', () => {
  afterEach(() => nock.cleanAll());

  it.each([
    [300, 'duration=300'],
    [undefined, ''],
  ])('runs for %s seconds', async (seconds, body) => {
    nock(RADIO).post('/api/alignment/start', body).reply(200, { ok: true, code: 0 });
    await expect(new ClassicAlignment(client).start(seconds)).resolves.toBeUndefined();
  });
});
