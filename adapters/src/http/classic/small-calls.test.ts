import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../client/client.mother.ts';
import { failureOf } from '../client/failing.mother.ts';
import { ClassicPresence } from './presence/presence.adapter.ts';
import { ClassicProvisioning } from './services/provisioning.adapter.ts';
import { ClassicRestart } from './system/restart.adapter.ts';
import { ClassicTemperature } from './hardware/hardware.adapter.ts';

const { client } = testClient();
const reboot = () => nock(RADIO).post('/reboot.cgi', { reboot: 'yes' });

describe('a restart', () => {
  afterEach(() => nock.cleanAll());

  it.each([
    [200, '{"ok":true,"code":0}'],
    [200, '{"ok":"true"}'],
    [200, ''],
    [200, '{"ok":tr'],
    [202, ''],
    [204, ''],
  ])('a restart is accepted by %d %j', async (status, body) => {
    reboot().reply(status, body);
    expect(await new ClassicRestart(client).reboot()).toEqual({ confirmed: true });
  });

  it('a restart is not confirmed by a device that was gone before it answered', async () => {
    reboot().replyWithError('socket hang up');
    expect(await new ClassicRestart(client).reboot()).toEqual({ confirmed: false });
  });

  it('a restart is refused by a code', async () => {
    nock(RADIO).post('/reset.cgi', { reset: 'yes' }).reply(200, { ok: false, code: 2, message: 'Busy' });
    expect(await failureOf(new ClassicRestart(client).reset())).toMatchObject({ code: 2, message: 'Busy' });
  });
});

describe('small calls of maintenance', () => {
  afterEach(() => nock.cleanAll());

  it('tell that the device is back, and with which configuration', async () => {
    nock(RADIO).get('/poll.cgi').reply(200, { ok: true, code: 0, uptime: 12, cfg_stamp: 'abc' });
    expect(await new ClassicPresence(client).ask()).toEqual({ uptimeSeconds: 12, configurationStamp: 'abc' });
  });

  it.each([
    ['{"ok":true,"code":0,"status":1}', 1],
    ['', undefined],
  ])('start the provisioning mode, answered by %j', async (body, status) => {
    nock(RADIO).post('/api/provmode', { action: 'start' }).reply(200, body);
    expect(await new ClassicProvisioning(client).start()).toBe(status);
  });

  it('stop it', async () => {
    nock(RADIO).post('/api/provmode', { action: 'stop' }).reply(200, { ok: true, status: 4 });
    expect(await new ClassicProvisioning(client).stop()).toBe(4);
  });

  it('read temperatures, and none from a sensor that says nothing', async () => {
    const sensors = [{ name: 'cpu', value: 47 }, { name: 'radio', value: null }, 'odd'];
    nock(RADIO).get('/temperature.cgi').reply(200, { temperature: 47, sensors });
    expect(await new ClassicTemperature(client).read()).toEqual({
      celsius: 47,
      sensors: [
        { name: 'cpu', celsius: 47 },
        { name: 'radio', celsius: undefined },
      ],
    });
  });
});
