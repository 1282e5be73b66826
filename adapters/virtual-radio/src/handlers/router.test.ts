import { describe, expect, it } from 'vitest';
import { aRadio, aSession, VIEWER } from '../testing/radio-client.mother.ts';

describe('a call', () => {
  it.each([
    ['GET', '/writecfg.cgi'],
    ['POST', '/status.cgi'],
    ['PUT', '/getcfg.cgi'],
    ['DELETE', '/api/cfg'],
  ])('a call with the method %s at %s is refused with 405, as the device says it', async (method, path) => {
    const { client } = await aSession();
    const answer = await client.request(path, { method });
    expect([answer.status, await answer.json()]).toEqual([405, { error: 'Method not allowed' }]);
  });

  it('a call for the head of an answer gets no body', async () => {
    const { client } = await aSession();
    const answer = await client.request('/status.cgi', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it.each(['/', '/api', '/api/info', '/cgi-bin/status', '/status.cgi.bak', '/__proto__', '/constructor'])(
    'a call to what is none leaks nothing: %s',
    async path => {
      const { client } = aRadio();
      const answer = await client.get(path);
      expect(answer.status).toBe(path === '/' ? 200 : 404);
      expect(await answer.text()).not.toMatch(/hostname|Error|at \//);
    },
  );

  it('a call without a login is told so, as JSON', async () => {
    const { client } = aRadio();
    const answer = await client.get('/status.cgi');
    expect([answer.status, answer.headers.get('content-type'), await answer.json()]).toEqual([
      403,
      'application/json; charset=utf-8',
      { error: 'Not authorized' },
    ]);
  });

  it.each(['/status.cgi', '/getcfg.cgi', '/api/info/public', '/hist-stats.cgi', '/api/warnings'])(
    'a call of %s is never kept by a cache',
    async path => {
      const { client } = await aSession();
      expect((await client.get(path)).headers.get('cache-control')).toBe('no-cache, no-store');
    },
  );

  it.each([
    ['/status.cgi', 'application/json; charset=utf-8'],
    ['/getcfg.cgi', 'text/plain; charset=utf-8'],
    ['/cfg.cgi', 'text/plain; charset=utf-8'],
    ['/chanlist_active.cgi', 'text/plain; charset=utf-8'],
    ['/ipscan.cgi', 'text/plain; charset=utf-8'],
    ['/pingtest_action.cgi?ip_addr=192.0.2.1', 'text/plain; charset=utf-8'],
  ])('a call of %s has its type: %s', async (path, type) => {
    const { client } = await aSession();
    expect((await client.get(path)).headers.get('content-type')).toBe(type);
  });

  it('a call with a token needs no cookie and no CSRF header', async () => {
    const { client } = aRadio();
    const { utoken } = (await (await client.login()).json()) as { utoken: string };
    client.cookies.store('AIROS_061B9C204D01=; Max-Age=0; Path=/');
    client.csrf = undefined;
    const answer = await client.request('/api/logs/clear', {
      method: 'POST',
      headers: { 'x-auth-token': utoken },
    });
    expect(answer.status).toBe(200);
  });

  it('a call with a token that is none is refused', async () => {
    const { client } = aRadio();
    const headers = { 'x-auth-token': '0'.repeat(32) };
    expect((await client.request('/status.cgi', { headers })).status).toBe(403);
  });
});

describe('a read-only user', () => {
  // §classic.session: what a POST may do that changes nothing.
  it.each([
    ['/discovery.cgi', { discover: 'y', duration: '500' }],
    ['/api/traceroute', { action: 'start', host: '192.0.2.1' }],
    ['/api/fw/update-check', {}],
    ['/logout.cgi', {}],
  ])('a read-only user may call %s', async (path, form) => {
    const { client } = await aSession({}, VIEWER);
    expect((await client.post(path, form as Record<string, string>)).status).toBe(200);
  });

  it.each([
    '/writecfg.cgi',
    '/reboot.cgi',
    '/stakick.cgi',
    '/api/provmode',
    '/api/crashes/dismiss',
    '/api/cfg',
  ])('a read-only user may not call %s', async path => {
    const { client } = await aSession({}, VIEWER);
    const answer = await client.post(path, { reboot: 'yes' });
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'Permission denied' }]);
  });

  it('gets the configuration with every secret empty, and every other line as it is', async () => {
    const secrets = ['aaa.1.wpa.psk', 'snmp.community', 'users.1.password', 'aaa.1.radius.auth.1.secret'];
    const { client, clock } = await aSession();
    const added = 'unms.uri=wss://host:443+key\nppp.1.password=x\naaa.1.radius.auth.1.secret=y\n';
    await client.post('/api/cfg', { cfgData: added });
    clock.advance(4);
    const whole = await linesOf(client);
    await client.login(VIEWER);
    const visible = await linesOf(client);
    for (const key of [...secrets, 'unms.uri', 'ppp.1.password']) {
      expect([key, whole.get(key) !== '', visible.get(key)]).toEqual([key, true, '']);
    }
    expect([...visible.keys()]).toEqual([...whole.keys()]);
    expect(visible.get('snmp.contact')).toBe('noc@example.net');
  });
});

/** The configuration as this client gets it, by key. */
async function linesOf(client: Awaited<ReturnType<typeof aSession>>['client']) {
  const text = await (await client.get('/getcfg.cgi')).text();
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}
