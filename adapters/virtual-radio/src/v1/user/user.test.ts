import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR, aRadio, aSession, RadioClient, VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

describe('the login of the versioned API', () => {
  it('gives the token in a header and names the user', async () => {
    const { radio } = aRadio({ profile: 'wave' });
    const answer = await new V1Client(radio).login();
    expect(answer.headers.get('x-auth-token')).toMatch(/^[0-9a-f]{32}$/);
    expect(await answer.json()).toEqual({
      error: 0,
      statusCode: 200,
      user: { username: 'admin', readOnly: false },
    });
  });

  it('refuses a wrong password with the one error body', async () => {
    const { radio } = aRadio({ profile: 'wave' });
    const answer = await new V1Client(radio).login({ username: 'admin', password: 'wrong' });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { error: 1, message: 'User account invalid', detail: '', statusCode: 401 },
    ]);
  });

  it('names the missing field', async () => {
    const { radio } = aRadio({ profile: 'wave' });
    const answer = await new V1Client(radio).login({ username: 'admin' });
    expect(answer.status).toBe(400);
  });

  it('counts failures together with the classic login', async () => {
    const { radio } = aRadio();
    const classic = new RadioClient(radio, '192.0.2.77');
    const v1 = new V1Client(radio, '192.0.2.77');
    await classic.login({ username: 'admin', password: 'x' });
    await v1.login({ username: 'admin', password: 'x' });
    await classic.login({ username: 'admin', password: 'x' });
    const locked = await v1.login();
    expect([locked.status, locked.headers.get('retry-after'), (await locked.json()).detail]).toEqual([
      401,
      '60',
      'locked',
    ]);
  });
});

describe('the token', () => {
  it('the token is needed', async () => {
    const { radio } = aRadio({ profile: 'wave' });
    const answer = await new V1Client(radio).get('/device');
    expect([answer.status, (await answer.json()).message]).toEqual([401, 'Unauthorized']);
  });

  it('the token of the classic login opens the versioned API', async () => {
    const { radio, client } = aRadio();
    const v1 = new V1Client(radio);
    v1.token = ((await (await client.login()).json()) as { utoken: string }).utoken;
    expect(await statusOf(v1.get('/device'))).toBe(200);
  });

  it('the token of the versioned login opens the classic calls', async () => {
    const { radio, v1 } = await aV1Session({ profile: 'ap-ptmp' });
    const headers = { 'x-auth-token': v1.token ?? '' };
    const answer = await radio.fetch(new Request('http://radio.example/status.cgi', { headers }));
    expect(answer.status).toBe(200);
  });

  it('dies on both sides with a logout on either', async () => {
    const { radio, client } = aRadio();
    const v1 = new V1Client(radio);
    v1.token = ((await (await client.login()).json()) as { utoken: string }).utoken;
    await v1.post('/user/logout');
    expect([await statusOf(client.get('/api/info/user')), await statusOf(v1.get('/device'))]).toEqual([
      403, 401,
    ]);
    const again = ((await (await client.login()).json()) as { utoken: string }).utoken;
    v1.token = again;
    await client.post('/logout.cgi');
    expect(await statusOf(v1.get('/device'))).toBe(401);
  });

  it('dies of inactivity', async () => {
    const { clock, v1 } = await aV1Session();
    clock.advance(901);
    expect(await statusOf(v1.get('/device'))).toBe(401);
  });

  it('the token does not survive a restart', async () => {
    const { clock, v1 } = await aV1Session({ bootSeconds: 5 });
    await v1.post('/system/reboot', { timeout: 0 });
    clock.advance(6);
    expect([await statusOf(v1.get('/public/ping')), await statusOf(v1.get('/device'))]).toEqual([200, 401]);
  });

  it('the token is the oldest to go when an eleventh comes', async () => {
    const { clock, radio, v1 } = await aV1Session();
    for (let more = 0; more < 10; more++) {
      clock.advance(1);
      await new V1Client(radio).login();
    }
    expect(await statusOf(v1.get('/device'))).toBe(401);
  });
});

describe('a changed password', () => {
  const wanted = { username: 'admin', oldPassword: ADMINISTRATOR.password, newPassword: 'Mast-And-Cable-77' };

  it('holds at once for both logins, and ends the other sessions of that user', async () => {
    const { radio, client } = await aSession();
    const v1 = new V1Client(radio);
    await v1.login();
    expect(await statusOf(v1.post('/user/change-password', wanted))).toBe(200);
    expect([await statusOf(v1.get('/device')), await statusOf(client.get('/api/info/user'))]).toEqual([
      200, 403,
    ]);
    const answer = await new RadioClient(radio).login({ username: 'admin', password: wanted.newPassword });
    expect(answer.status).toBe(200);
  });

  it('needs the old one', async () => {
    const { v1 } = await aV1Session();
    const answer = await v1.post('/user/change-password', { ...wanted, oldPassword: 'x' });
    expect([answer.status, (await answer.json()).detail]).toEqual([401, 'oldPassword']);
  });

  it('a changed password must be strong', async () => {
    const { v1 } = await aV1Session();
    const answer = await v1.post('/user/change-password', { ...wanted, newPassword: 'short' });
    expect([answer.status, (await answer.json()).detail]).toEqual([
      400,
      { newPassword: ['Password is too weak'] },
    ]);
  });

  it('a changed password may be set by a read-only user for himself', async () => {
    const { v1 } = await aV1Session({}, VIEWER);
    const body = { oldPassword: VIEWER.password, newPassword: wanted.newPassword };
    expect(await statusOf(v1.post('/user/change-password', body))).toBe(200);
  });
});

describe('rights and routes', () => {
  it('let a read-only user restart nothing', async () => {
    const { v1 } = await aV1Session({}, VIEWER);
    const answer = await v1.post('/system/reboot', {});
    expect([answer.status, (await answer.json()).message]).toEqual([403, 'Permission denied']);
  });

  it('answer 404 to an unknown route and 400 to a wrong method or a malformed body', async () => {
    const { v1 } = await aV1Session();
    const malformed = v1.request('/device/locate/start', { method: 'POST', body: '{"a":' });
    expect([
      await statusOf(v1.get('/nothing')),
      await statusOf(v1.delete('/device')),
      await statusOf(malformed),
    ]).toEqual([404, 400, 400]);
  });
});
