import { describe, expect, it, vi } from 'vitest';
import { aRadio, aSession, ADMINISTRATOR, RadioClient, VIEWER } from '../testing/radio-client.mother.ts';

const WRONG = { username: 'admin', password: 'wrong-password' };

describe('login', () => {
  const bodies: Record<string, RequestInit> = {
    urlencoded: { body: new URLSearchParams(ADMINISTRATOR) },
    json: { body: JSON.stringify(ADMINISTRATOR), headers: { 'content-type': 'application/json' } },
    multipart: {
      body: Object.entries(ADMINISTRATOR).reduce((form, [name, value]) => {
        form.append(name, value);
        return form;
      }, new FormData()),
    },
  };

  it.each(Object.keys(bodies))('accepts a body that is %s and answers 200 without a redirect', async kind => {
    const { client } = aRadio();
    const answer = await client.request('/api/auth', { method: 'POST', ...bodies[kind] });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      utoken: expect.stringMatching(/^[0-9a-f]{32}$/),
      readOnlyUser: false,
      ccode: 840,
      fullVersion: expect.stringContaining('v8.7.18'),
      boardinfo: expect.stringContaining('board.hwaddr=061B9C204D01\n'),
    });
  });

  it('sets a script-readable indicator beside the session cookie', async () => {
    const { client } = aRadio();
    const answer = await client.login();
    expect(answer.headers.getSetCookie()).toContain('ok=1; Path=/');
  });

  it('leaves the regulatory domain out when it is to be hidden', async () => {
    const { client } = aRadio();
    expect(await (await client.login()).json()).not.toHaveProperty('rd');
  });

  it('tells a read-only user from the administrator', async () => {
    const { client } = aRadio();
    expect(await (await client.login(VIEWER)).json()).toMatchObject({ readOnlyUser: true });
  });

  it('answers a wrong password with 403 and the words of the device', async () => {
    const { client } = aRadio();
    const answer = await client.login(WRONG);
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'Invalid credentials.' }]);
  });

  it('answers an empty or malformed body like a wrong password', async () => {
    const { client } = aRadio();
    const answer = await client.request('/api/auth', {
      method: 'POST',
      body: '{"username":',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(403);
  });

  it('opens with a ticket once', async () => {
    const { client, radio } = aRadio();
    const ticketid = radio.issueTicket();
    const first = await client.post('/api/auth-ticket', { ticketid });
    const second = await client.post('/api/auth-ticket', { ticketid });
    expect([first.status, second.status, await second.json()]).toEqual([
      200,
      403,
      { error: 'Invalid ticket.' },
    ]);
  });

  it('refuses a ticket after a minute', async () => {
    const { client, clock, radio } = aRadio();
    const ticketid = radio.issueTicket();
    clock.advance(61);
    expect((await client.post('/api/auth-ticket', { ticketid })).status).toBe(403);
  });
});

describe('the block after wrong passwords', () => {
  async function blockedRadio() {
    const world = aRadio();
    for (let failure = 0; failure < 3; failure++) await world.client.login(WRONG);
    return world;
  }

  it('refuses even the right password after three failures', async () => {
    const { client } = await blockedRadio();
    const answer = await client.login(ADMINISTRATOR);
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'Too many failed login attempts.' }]);
  });

  it('ends after a minute', async () => {
    const { client, clock } = await blockedRadio();
    clock.advance(60);
    expect((await client.login(ADMINISTRATOR)).status).toBe(200);
  });

  it('holds for that address only', async () => {
    const { radio } = await blockedRadio();
    expect((await new RadioClient(radio, '192.0.2.201').login(ADMINISTRATOR)).status).toBe(200);
  });

  it('counts tickets and passwords together', async () => {
    const { client } = aRadio();
    await client.login(WRONG);
    await client.login(WRONG);
    await client.post('/api/auth-ticket', { ticketid: 'nonsense' });
    expect((await client.login(ADMINISTRATOR)).status).toBe(403);
  });

  it('the block after wrong passwords does not count failures that are more than a minute old', async () => {
    const { client, clock } = aRadio();
    await client.login(WRONG);
    await client.login(WRONG);
    clock.advance(61);
    await client.login(WRONG);
    expect((await client.login(ADMINISTRATOR)).status).toBe(200);
  });
});

describe('a session', () => {
  it('lets a GET through with the cookie alone', async () => {
    const { client } = await aSession();
    client.csrf = undefined;
    expect((await client.get('/status.cgi')).status).toBe(200);
  });

  it.each([undefined, 'f'.repeat(32)])('refuses a POST with the CSRF value %s', async csrf => {
    const { client } = await aSession();
    client.csrf = csrf;
    expect((await client.post('/stakick.cgi', { staif: 'ath0', staid: 'x' })).status).toBe(403);
  });

  it.each(['/status.cgi/', '/status.cgi//', '//status.cgi', '/STATUS.CGI', '/status.cgi/x', '/%73tatus.cgi'])(
    'a session is not bypassed by %s',
    async path => {
      const { client } = aRadio();
      const answer = await client.get(path);
      expect([403, 404]).toContain(answer.status);
      expect(await answer.text()).not.toContain('uptime');
    },
  );

  it('ends after the idle limit of the configuration and says so', async () => {
    const { client, clock } = await aSession();
    clock.advance(901);
    const answer = await client.get('/status.cgi');
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'Not authorized' }]);
  });

  it('lives on while it is used', async () => {
    const { client, clock } = await aSession();
    for (let step = 0; step < 5; step++) {
      clock.advance(800);
      await client.get('/api/info/user');
    }
    expect((await client.get('/status.cgi')).status).toBe(200);
  });

  it('ends with the logout, which expires both cookies', async () => {
    const { client } = await aSession();
    const answer = await client.post('/logout.cgi');
    expect(await answer.json()).toEqual({ ok: true, code: 0 });
    expect(client.cookies.header()).toBe('');
    expect((await client.get('/status.cgi')).status).toBe(403);
  });

  it('a session is not ended by another site', async () => {
    const { client } = await aSession();
    await client.request('/logout.cgi', { method: 'POST', headers: { 'x-csrf-id': 'guess' } });
    expect((await client.get('/status.cgi')).status).toBe(200);
  });

  it('answers a logout without a session alike', async () => {
    const { client } = aRadio();
    expect(await (await client.post('/logout.cgi')).json()).toEqual({ ok: true, code: 0 });
  });

  it('gives way when ten newer ones are in use', async () => {
    const { radio, client, clock } = await aSession();
    for (let other = 0; other < 10; other++) {
      clock.advance(1);
      await new RadioClient(radio).login();
    }
    expect((await client.get('/status.cgi')).status).toBe(403);
  });

  it('gives way to none of another user: ten read-only logins end no administrator', async () => {
    const { radio, client, clock } = await aSession();
    const viewer = new RadioClient(radio);
    await viewer.login(VIEWER);
    for (let other = 0; other < 11; other++) {
      clock.advance(1);
      await new RadioClient(radio).login(VIEWER);
    }
    expect((await client.get('/status.cgi')).status).toBe(200);
    expect((await viewer.get('/status.cgi')).status).toBe(403);
  });

  it('says who is logged in', async () => {
    const { client } = await aSession({}, VIEWER);
    expect(await client.json('/api/info/user')).toEqual({
      username: 'viewer',
      readOnly: true,
      sso: false,
      account_url: '',
      avatar: '',
    });
  });
});

describe('a read-only user', () => {
  it('a read-only user may not change the device', async () => {
    const { client } = await aSession({}, VIEWER);
    const answer = await client.post('/stakick.cgi', { staif: 'ath0', staid: 'x' });
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'Permission denied' }]);
  });

  it.each(['', '?update=', '?iface=ath0&update=last'])('gets no site survey: %j', async query => {
    const { client, radio } = await aSession({}, VIEWER);
    expect((await client.get(`/survey.json.cgi${query}`)).status).toBe(403);
    expect(radio.runningTools).toEqual([]);
  });

  it('reads the configuration without secrets', async () => {
    const { client } = await aSession({}, VIEWER);
    const text = await (await client.get('/getcfg.cgi')).text();
    expect(text).toContain('aaa.1.wpa.psk=\n');
    expect(text).not.toMatch(/ridge-demo-key|\$1\$/);
  });
});

describe('requests for nothing', () => {
  it('answers an unknown path with 404 and no text', async () => {
    const { client } = await aSession();
    const answer = await client.get('/no-such.cgi');
    expect([answer.status, await answer.text()]).toEqual([404, '']);
  });

  it('answers the wrong method with 405', async () => {
    const { client } = await aSession();
    const answer = await client.get('/api/auth');
    expect([answer.status, await answer.json()]).toEqual([405, { error: 'Method not allowed' }]);
  });
});

describe('a platform that takes Set-Cookie out of answers, as browsers do', () => {
  it('still logs in through the jar', async () => {
    const append = Headers.prototype.append;
    vi.spyOn(Headers.prototype, 'append').mockImplementation(function drop(this: Headers, name, value) {
      if (name.toLowerCase() !== 'set-cookie') append.call(this, name, value);
    });
    const { client } = await aSession();
    vi.restoreAllMocks();
    expect((await client.get('/status.cgi')).status).toBe(200);
  });
});
