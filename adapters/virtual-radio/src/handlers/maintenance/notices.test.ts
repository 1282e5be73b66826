import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';

// §classic.warnings: captured.
const CAPTURED_WARNINGS = {
  isDefaultPasswd: false,
  customScripts: false,
  isWatchdogReset: 0,
  label: 0,
  chAvailable: false,
  emergReasonCode: -1,
  firmware: { requirePasswd: false, isThirdParty: false, version: '', uploaded: false },
};
const IMAGE = 'UBNTWA.ar934x.v8.7.20.48300.260101.0900 third-party';

describe('the warnings', () => {
  it('the warnings of a radio without any are the captured ones', async () => {
    const { client } = await aSession();
    expect(await client.json('/api/warnings')).toEqual(CAPTURED_WARNINGS);
  });

  it('name firmware that waits, until it is dismissed', async () => {
    const { client } = await aSession();
    const body = new FormData();
    body.append('fwfile', new File([IMAGE], 'image.bin'));
    await client.request('/fwupl.cgi', { method: 'POST', body });
    expect(await client.json('/api/warnings')).toMatchObject({
      firmware: { isThirdParty: true, version: 'WA.ar934x.v8.7.20.48300.260101.0900', uploaded: true },
    });
    await client.post('/api/warnings/dismiss', { name: 'firmware' });
    expect(await client.json('/api/warnings')).toEqual(CAPTURED_WARNINGS);
  });

  it.each(['', 'unknown', '__proto__', 'constructor', 'isdefaultpasswd'])(
    'the warnings do not know one called %j',
    async name => {
      const { client } = await aSession();
      expect(await client.posted('/api/warnings/dismiss', { name })).toMatchObject({ ok: false, code: 5 });
    },
  );

  it('the warnings are dismissed one by one', async () => {
    const { client } = await aSession({ profile: 'router' });
    await client.post('/api/warnings/dismiss', { name: 'isWatchdogReset' });
    expect(await client.json('/api/warnings')).toMatchObject({ isWatchdogReset: 0, chAvailable: true });
  });
});

describe('the crashes', () => {
  type Crashes = { readonly crashes: readonly { readonly id: string }[] };

  it('the crashes are deleted one by one, and all without a name', async () => {
    const { client } = await aSession({ profile: 'router' });
    const { crashes } = await client.json<Crashes>('/api/crashes');
    const [first, ...others] = crashes;
    expect(await client.posted('/api/crashes/dismiss', { id: first!.id })).toEqual({ ok: true, code: 0 });
    expect((await client.json<Crashes>('/api/crashes')).crashes).toEqual(others);
    await client.post('/api/crashes/dismiss');
    expect(await client.json('/api/crashes')).toEqual({ crashes: [] });
  });

  it.each(['', '999', '__proto__'])('the crashes have none of the name %j', async id => {
    const { client } = await aSession({ profile: 'router' });
    expect(await client.posted('/api/crashes/dismiss', { id })).toMatchObject({ ok: false, code: 5 });
    expect((await client.get(`/api/crashes/${id || '0x1'}`)).status).toBe(404);
  });
});

describe('the licence', () => {
  it.each(['ABCD-1234-efgh-5678', 'ABCD1234EFGH5678', ' ABCD-1234-EFGH-5678 '])(
    'the licence is activated by a key of four groups: %j',
    async key => {
      const { client } = await aSession();
      expect(await client.json('/api/lc')).toEqual({ licensed: false, activated: false, expires: 0 });
      expect(await client.posted('/api/lc', { key })).toEqual({ ok: true, code: 0 });
      expect(await client.json('/api/lc')).toEqual({ licensed: true, activated: true, expires: 0 });
    },
  );

  it.each(['', 'ABCD-1234-EFGH', 'ABCD-1234-EFGH-56789', 'ABCD_1234_EFGH_5678'])(
    'the licence is not activated by %j',
    async key => {
      const { client } = await aSession();
      expect(await client.posted('/api/lc', { key })).toMatchObject({ ok: false, code: 1 });
      expect(await client.json('/api/lc')).toMatchObject({ licensed: false });
    },
  );
});

describe('the log', () => {
  it('the log is off with the service', async () => {
    const { client } = await aSession();
    await client.post('/api/cfg', { cfgData: 'syslog.status=disabled\n' });
    expect(await client.json('/api/logs')).toEqual({ enabled: false, lines: [] });
  });

  it('names who logged in and who failed, and never what was typed', async () => {
    const { client } = await aSession();
    await client.login({ username: 'admin', password: 'Wrong-Secret-1' });
    await client.login();
    const { lines } = await client.json<{ lines: string[] }>('/api/logs');
    const text = lines.join('\n');
    expect(text).toContain('httpd: failed login from 192.0.2.200');
    expect(text).toContain('httpd: login of admin from 192.0.2.200');
    expect(text).not.toMatch(/Wrong-Secret-1|Tower-Link-2026/);
  });
});

describe('the weather', () => {
  type Weather = { readonly data: { readonly precipitation: readonly { time: number; mm: number }[] } };
  const place = { lat: '-33.9', lon: '151.2' };

  it('the weather has a row for each hour of the next day, from this hour on', async () => {
    const { client, clock } = await aSession();
    clock.advance(800);
    const { data } = await client.posted<Weather>('/api/weather-request', place);
    const noon = Date.UTC(2026, 5, 1, 12) / 1000;
    expect(data.precipitation.map(({ time }) => time)).toEqual(
      Array.from({ length: 24 }, (_, hour) => noon + 3600 * hour),
    );
  });

  it('the weather does not change its mind about an hour', async () => {
    const { client, clock } = await aSession();
    const before = await client.posted<Weather>('/api/weather-request', place);
    clock.advance(3600);
    await client.login();
    const after = await client.posted<Weather>('/api/weather-request', place);
    expect(after.data.precipitation.slice(0, 23)).toEqual(before.data.precipitation.slice(1));
  });

  it('rains now where the plan of faults lets it rain', async () => {
    const { client, radio } = await aSession({ profile: 'sixty' });
    radio.faults.set({ rainMmPerHour: 42 });
    const { data } = await client.posted<Weather>('/api/weather-request', place);
    expect(data.precipitation[0]!.mm).toBe(42);
  });

  it.each([
    [{ lat: '90.1', lon: '0' }],
    [{ lat: '0', lon: '-180.1' }],
    [{ lat: 'north', lon: '0' }],
    [{ lat: '1' }],
    [{}],
  ])('the weather is refused for %j, which is no place on earth', async form => {
    const { client } = await aSession();
    expect(await client.posted('/api/weather-request', form as Record<string, string>)).toMatchObject({
      ok: false,
      code: 1,
    });
  });
});
