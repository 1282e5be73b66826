import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR, aSession, type RadioClient, type TestClock } from '../testing/radio-client.mother.ts';
import type { WireStatus } from '../testing/status-shape.mother.ts';
import { Unreachable } from '../faults/inject-fault.ts';

async function configurationOf(client: RadioClient): Promise<ConfigText> {
  return ConfigText.parse(await (await client.get('/getcfg.cgi')).text());
}

/** The running configuration with one value changed, as the page would send it. */
async function edited(client: RadioClient, key: string, value: string): Promise<string> {
  const edit = (await configurationOf(client)).set(key, value);
  if (!edit.ok) throw new Error(key);
  return edit.config.toString();
}

async function upload(client: RadioClient, text: string): Promise<Response> {
  const body = new FormData();
  body.append('cfgfile', new File([text], 'backup.cfg'));
  return client.request('/api/cfg', { method: 'POST', body });
}

/** After a soft restart the device is unreachable for some seconds. */
function settle(clock: TestClock): void {
  clock.advance(4);
}

describe('a plain write', () => {
  it('applies and stores; changed services reload without a restart', async () => {
    const { client } = await aSession();
    const answer = await client.post('/writecfg.cgi', {
      cfgData: await edited(client, 'snmp.contact', 'mast@example.net'),
    });
    expect(await answer.json()).toEqual({ ok: true, fast_restart: true, code: 0 });
    expect((await configurationOf(client)).get('snmp.contact')).toBe('mast@example.net');
  });

  it.each(['radio.1.txpower', 'wireless.1.ssid', 'netconf.3.ip', 'netmode', 'aaa.1.wpa.psk'])(
    'a plain write of %s restarts softly: silent for a moment, then back',
    async key => {
      const { client, clock } = await aSession();
      const answer = await client.post('/writecfg.cgi', { cfgData: await edited(client, key, '7') });
      expect(await answer.json()).toMatchObject({ fast_restart: false });
      await expect(client.get('/poll.cgi')).rejects.toBeInstanceOf(Unreachable);
      settle(clock);
      expect((await client.get('/poll.cgi')).status).toBe(200);
    },
  );

  it('keeps the passwords that the page strips', async () => {
    const { client } = await aSession();
    const text = (await (await client.get('/getcfg.cgi')).text()).replace(/^users\.\d\.password=.*\n/gm, '');
    await client.post('/writecfg.cgi', { cfgData: text });
    expect((await client.login()).status).toBe(200);
  });

  it('takes carriage returns and comments', async () => {
    const { client } = await aSession();
    const text = (await edited(client, 'snmp.contact', 'crlf')).replaceAll('\n', '\r\n');
    await client.post('/writecfg.cgi', { cfgData: `# by hand\r\n\r\n${text}` });
    const config = await configurationOf(client);
    expect([config.get('snmp.contact'), config.toString().includes('#')]).toEqual(['crlf', false]);
  });

  it.each([
    [{}, 1],
    [{ cfgData: 'no equals sign' }, 3],
    [{ cfgData: `a=${'x'.repeat(1024 * 1024)}` }, 3],
    [{ cfgData: `a=${'ü'.repeat(512 * 1024)}` }, 3],
  ])('refuses what is no configuration', async (form, code) => {
    const { client } = await aSession();
    const answer = await client.post('/writecfg.cgi', form as Record<string, string>);
    expect(await answer.json()).toMatchObject({ ok: false, code });
  });

  it('ends the state of the first setup', async () => {
    const { client } = await aSession({ profile: 'factory' });
    await client.login({ username: 'ubnt', password: 'ubnt', device_setup: 'first', new_ccode: '276' });
    const before = await client.get('/getcfg.cgi');
    await client.post('/writecfg.cgi', { cfgData: await before.clone().text() });
    const after = await client.get('/getcfg.cgi');
    expect([before, after].map(answer => answer.headers.get('x-cfg-first-setup'))).toEqual(['1', null]);
  });
});

describe('a write in test mode', () => {
  async function testing() {
    const world = await aSession();
    const cfgData = await edited(world.client, 'snmp.contact', 'tested');
    await world.client.post('/writecfg.cgi', { cfgData, testmode: 'yes' });
    return { ...world, cfgData };
  }

  it('counts down from 240 seconds', async () => {
    const { client, clock } = await testing();
    clock.advance(40);
    expect(await client.json('/test_mode.cgi')).toEqual({ countdown_started: 1, time_left: 200, active: 1 });
  });

  it('falls back by itself when the time is over', async () => {
    const { client, clock } = await testing();
    clock.advance(239);
    const before = (await configurationOf(client)).get('snmp.contact');
    clock.advance(1);
    const after = (await configurationOf(client)).get('snmp.contact');
    expect([before, after]).toEqual(['tested', 'noc@example.net']);
    expect(await client.json('/test_mode.cgi')).toEqual({ countdown_started: 0, time_left: 0, active: 0 });
  });

  it('lasts 240 s for those who watch, however fast the radio lives', async () => {
    let watched = Date.UTC(2026, 5, 1, 12);
    const { client, clock } = await aSession({ watchClock: { now: () => watched } });
    const cfgData = await edited(client, 'snmp.contact', 'tested');
    await client.post('/writecfg.cgi', { cfgData, testmode: 'yes' });
    const pass = (seconds: number): void => {
      watched += seconds * 1000;
      clock.advance(seconds * 3);
    };
    pass(100);
    expect(await client.json('/test_mode.cgi')).toMatchObject({ time_left: 140, active: 1 });
    pass(139);
    expect((await configurationOf(client)).get('snmp.contact')).toBe('tested');
    pass(1);
    expect(await client.json('/test_mode.cgi')).toMatchObject({ active: 0 });
    expect((await configurationOf(client)).get('snmp.contact')).toBe('noc@example.net');
  });

  it('a write in test mode stays when it is kept', async () => {
    const { client, clock } = await testing();
    await client.post('/apply.cgi', { apply: 'yes' });
    clock.advance(300);
    expect((await configurationOf(client)).get('snmp.contact')).toBe('tested');
  });

  it('a write in test mode goes back at once when it is ended', async () => {
    const { client } = await testing();
    await client.post('/discard.cgi', { d: '0', testmode: 'yes' });
    expect((await configurationOf(client)).get('snmp.contact')).toBe('noc@example.net');
  });

  it('refuses a second write', async () => {
    const { client, cfgData } = await testing();
    expect(await (await client.post('/writecfg.cgi', { cfgData })).json()).toMatchObject({
      ok: false,
      code: 2,
    });
  });

  it('refuses a backup to stage, so that keeping the test keeps what was tested', async () => {
    const { client } = await testing();
    const answer = await upload(client, 'a.b=c\n');
    await client.post('/apply.cgi', { apply: 'yes' });
    const kept = await configurationOf(client);
    expect(await answer.json()).toMatchObject({ ok: false, code: 2 });
    expect([kept.get('snmp.contact'), kept.has('a.b')]).toEqual(['tested', false]);
  });

  it('refuses a backup that comes with a login', async () => {
    const { client } = await testing();
    const setup = { ...ADMINISTRATOR, device_setup: 'cfg', new_config: 'a.b=c\n' };
    const answer = await client.post('/api/auth', setup);
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'A configuration test is running' }]);
    expect((await configurationOf(client)).has('a.b')).toBe(false);
  });

  it('a write in test mode is lost at a restart', async () => {
    const { client, clock } = await testing();
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(21);
    await client.login();
    expect((await configurationOf(client)).get('snmp.contact')).toBe('noc@example.net');
  });

  it('a write in test mode does not take back a password that was changed meanwhile', async () => {
    const { client, clock } = await testing();
    const change = { change: 'yes', ro: '0', oldPwd: 'Tower-Link-2026', pwd: 'Another-Mast-9' };
    expect(await (await client.post('/pwd.cgi', change)).json()).toEqual({ success: true });
    clock.advance(241);
    expect((await client.login({ username: 'admin', password: 'Another-Mast-9' })).status).toBe(200);
  });
});

describe('a write that is not saved', () => {
  it('a write that is not saved is lost at a restart', async () => {
    const { client, clock } = await aSession();
    await client.post('/writecfg.cgi', {
      cfgData: await edited(client, 'snmp.contact', 'passing'),
      nosave: 'yes',
    });
    const before = (await configurationOf(client)).get('snmp.contact');
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(21);
    await client.login();
    expect([before, (await configurationOf(client)).get('snmp.contact')]).toEqual([
      'passing',
      'noc@example.net',
    ]);
  });
});

describe('a backup', () => {
  it('a backup comes as a file named after the device', async () => {
    const { client } = await aSession();
    const answer = await client.get('/cfg.cgi?timestamp=1');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="LiteAP-GPS-061B9C204D01-20260601.cfg"',
    );
  });

  it('shows as modified until it is applied, and is then the configuration', async () => {
    const { client } = await aSession();
    const saved = await (await client.get('/cfg.cgi')).text();
    const changed = saved.replace('snmp.contact=noc@example.net', 'snmp.contact=backup');
    expect(await (await upload(client, changed)).json()).toEqual({ ok: true, code: 0, modified: true });
    const staged = await client.get('/getcfg.cgi');
    await client.post('/apply.cgi', { apply: 'yes' });
    const applied = await client.get('/getcfg.cgi');
    expect([staged.headers.get('x-cfg-modified'), await staged.text()]).toEqual(['1', changed]);
    expect([applied.headers.get('x-cfg-modified'), await applied.text()]).toEqual([null, changed]);
  });

  it('a backup is dropped by discard', async () => {
    const { client } = await aSession();
    await upload(client, 'a.b=c\n');
    await client.post('/discard.cgi', { d: '0' });
    const answer = await client.get('/getcfg.cgi');
    expect([answer.headers.get('x-cfg-modified'), (await answer.text()).includes('a.b=c')]).toEqual([
      null,
      false,
    ]);
  });

  it('a backup is refused beyond 1 MiB of UTF-8, with a login as alone', async () => {
    const { client } = await aSession();
    const tooLarge = `a=${'ü'.repeat(512 * 1024)}`;
    const uploaded = await upload(client, tooLarge);
    const setup = { ...ADMINISTRATOR, device_setup: 'cfg', new_config: tooLarge };
    const brought = await client.post('/api/auth', setup);
    expect(await uploaded.json()).toMatchObject({ ok: false, code: 3 });
    expect([brought.status, await brought.json()]).toEqual([403, { error: 'Invalid configuration file.' }]);
  });

  it('a backup is refused when it is none', async () => {
    const { client } = await aSession();
    expect(await (await upload(client, 'PK\u0003\u0004')).json()).toMatchObject({ ok: false, code: 3 });
  });
});

describe('partial configuration', () => {
  it('gives one section', async () => {
    const { client } = await aSession();
    const answer = await client.json<{ cfg: string }>('/api/cfg?section=httpd');
    expect(
      answer.cfg
        .split('\n')
        .filter(Boolean)
        .every(line => line.startsWith('httpd.')),
    ).toBe(true);
  });

  it('changes only the lines that it is given, and deletes those without a value', async () => {
    const { client } = await aSession();
    await client.post('/api/cfg', { cfgData: 'snmp.contact=part\nntpclient.1.server=\n' });
    const config = await configurationOf(client);
    expect([
      config.get('snmp.contact'),
      config.has('ntpclient.1.server'),
      config.has('radio.1.freq'),
    ]).toEqual(['part', false, true]);
  });
});

describe('what a configuration does to the radio', () => {
  it('moves the page with the management address, and back when a test ends', async () => {
    const { client, clock, radio } = await aSession();
    await client.post('/api/cfg', { cfgData: 'netconf.3.ip=127.0.0.9\n', testmode: 'yes' });
    const during = radio.address;
    clock.advance(240);
    expect([during, radio.address]).toEqual(['127.0.0.9', '198.51.100.2']);
  });

  it('loses every peer with another network name, and gets them back with the old one', async () => {
    const { client, clock } = await aSession();
    await client.post('/api/cfg', { cfgData: 'wireless.1.ssid=elsewhere\n', testmode: 'yes' });
    clock.advance(120);
    const without = await client.json<WireStatus>('/status.cgi');
    clock.advance(240);
    const again = await client.json<WireStatus>('/status.cgi');
    expect([without.wireless.count, again.wireless.count]).toEqual([0, 3]);
  });

  it('listens for radar on a new channel before anybody may come back', async () => {
    const { client, clock } = await aSession();
    await client.post('/api/cfg', { cfgData: 'radio.1.freq=5500\nradio.1.center.1.freq=5510\n' });
    clock.advance(10);
    const listening = await client.json<WireStatus>('/status.cgi');
    clock.advance(90);
    const running = await client.json<WireStatus>('/status.cgi');
    expect([listening.wireless.cac_state, listening.wireless.count]).toEqual([1, 0]);
    expect(listening.wireless.cac_timeout).toBeGreaterThan(45);
    expect([running.wireless.cac_state, running.wireless.count, running.wireless.frequency]).toEqual([
      0, 3, 5500,
    ]);
  });

  it('listens for ten minutes where weather radar is protected', async () => {
    const { client, clock } = await aSession();
    await client.post('/api/cfg', {
      cfgData: 'radio.countrycode=276\nradio.1.freq=5600\nradio.1.center.1.freq=5610\n',
    });
    clock.advance(10);
    const { wireless } = await client.json<WireStatus>('/status.cgi');
    expect(wireless.cac_timeout).toBeGreaterThan(580);
  });

  it('makes signals follow the transmit power', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptp' });
    const before = await client.json<WireStatus>('/status.cgi');
    await client.post('/api/cfg', { cfgData: 'radio.1.txpower=4\n' });
    clock.advance(30);
    const after = await client.json<WireStatus>('/status.cgi');
    const change = after.wireless.sta[0]!.remote.signal - before.wireless.sta[0]!.remote.signal;
    expect([after.wireless.txpower, Math.abs(change + 10) <= 5]).toEqual([4, true]);
  });
});
