import nock, { type Body } from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failureOf } from '../../client/failing.mother.ts';
import { ClassicConfiguration } from './configuration.adapter.ts';

const DONE = { ok: true, fast_restart: true, code: 0 };
const configuration = () => new ClassicConfiguration(testClient().client);
const post = (path: string, body: Record<string, string>, answer: Body = DONE) =>
  nock(RADIO).post(path, body).reply(200, answer);

describe('writing the configuration', () => {
  afterEach(() => nock.cleanAll());

  it.each([
    [{ testMode: false, noSave: false }, {}],
    [{ testMode: true, noSave: false }, { testmode: 'yes' }],
    [{ testMode: false, noSave: true }, { nosave: 'yes' }],
    [
      { testMode: true, noSave: true },
      { testmode: 'yes', nosave: 'yes' },
    ],
  ])('sends the flags of %j', async (how, flags) => {
    post('/writecfg.cgi', { cfgData: 'a.b=1', ...flags });
    expect(await configuration().write({ text: 'a.b=1', ...how })).toEqual({ fastRestart: true });
  });

  it('keeps line ends, signs and letters as they are', async () => {
    const text = 'a.b=1 & 2 = 3\r\nresolv.host.1.name=Höhe %20 +\n';
    post('/writecfg.cgi', { cfgData: text });
    await expect(configuration().write({ text, testMode: false, noSave: false })).resolves.toBeDefined();
  });

  it('tells a restart that the device announces, and none that it does not', async () => {
    post('/apply.cgi', { apply: 'yes' }, { ok: 'true', fast_restart: false });
    expect(await configuration().apply()).toEqual({ fastRestart: false });
    post('/apply.cgi', { apply: 'yes' }, { ok: true, code: 0 });
    expect(await configuration().apply()).toEqual({ fastRestart: undefined });
  });

  it.each([
    [true, { d: '0', testmode: 'yes' }],
    [false, { d: '0' }],
  ])('ends a test or drops a backup: %s', async (testMode, body) => {
    post('/discard.cgi', body);
    await expect(configuration().discard({ testMode })).resolves.toBeDefined();
  });

  it('tells why the device refuses a text', async () => {
    post('/writecfg.cgi', { cfgData: 'x' }, { ok: false, code: 3, message: 'Invalid configuration' });
    expect(
      await failureOf(configuration().write({ text: 'x', testMode: false, noSave: false })),
    ).toMatchObject({ kind: 'device-api', code: 3, message: 'Invalid configuration' });
  });
});
