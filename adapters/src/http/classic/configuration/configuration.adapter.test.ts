import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failsAsEveryCall, failureOf } from '../../client/failing.mother.ts';
import { ClassicConfiguration } from './configuration.adapter.ts';

const TEXT = 'radio.1.freq=0\nsystem.cfg.version=65547\n';
const getcfg = () => nock(RADIO).get('/getcfg.cgi');
const read = () => new ClassicConfiguration(testClient().client).read();

describe('the configuration', () => {
  afterEach(() => nock.cleanAll());

  failsAsEveryCall({
    method: 'GET',
    path: '/getcfg.cgi',
    run: (client, options) => new ClassicConfiguration(client).read(options),
    unreadable: '',
  });

  it('the configuration is text, line for line', async () => {
    getcfg().reply(200, TEXT);
    expect(await read()).toEqual({ text: TEXT, modified: false, firstSetup: false });
  });

  it.each([
    [{ 'X-Cfg-Modified': '1' }, true, false],
    [{ 'X-Cfg-First-Setup': '1' }, false, true],
    [{ 'X-Cfg-Modified': '0', 'X-Cfg-First-Setup': 'yes' }, false, false],
  ])(
    'the configuration with the headers %j is modified: %s, of the first setup: %s',
    async (headers, modified, firstSetup) => {
      getcfg().reply(200, TEXT, headers);
      expect(await read()).toEqual({ text: TEXT, modified, firstSetup });
    },
  );

  it('the configuration is not read out of a refusal', async () => {
    getcfg().reply(403, { error: 'Not authorized' });
    expect(await failureOf(read())).toMatchObject({ kind: 'device-api', statusCode: 403 });
  });
});
