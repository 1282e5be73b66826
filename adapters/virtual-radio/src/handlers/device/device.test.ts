import { describe, expect, it } from 'vitest';
import { aSession, VIEWER } from '../../testing/radio-client.mother.ts';
import { md5Crypt } from '../../users/md5-crypt.ts';

type Answer = Record<string, unknown>;

describe('passwords', () => {
  it('passwords are checked and changed, with the name', async () => {
    const { client } = await aSession();
    expect(await client.posted('/pwd.cgi', { check: 'yes', ro: '0', pwd: 'Tower-Link-2026' })).toEqual({
      success: true,
    });
    expect(await client.posted('/pwd.cgi', { check: 'yes', ro: '0', pwd: 'x' })).toEqual({
      success: false,
      error: 'Invalid password.',
    });
    const change = {
      change: 'yes',
      ro: '0',
      oldPwd: 'Tower-Link-2026',
      pwd: 'Mast-und-Kabel-7',
      newUsername: 'tower',
    };
    expect(await client.posted('/pwd.cgi', change)).toEqual({ success: true });
    expect((await client.login({ username: 'tower', password: 'Mast-und-Kabel-7' })).status).toBe(200);
  });

  it('passwords are changed under a new name that the session tells at once', async () => {
    const { client } = await aSession();
    const change = { change: 'yes', ro: '0', oldPwd: 'Tower-Link-2026', pwd: 'Mast-und-Kabel-7' };
    await client.post('/pwd.cgi', { ...change, newUsername: 'tower' });
    expect(await client.json('/api/info/user')).toMatchObject({ username: 'tower', readOnly: false });
  });

  it.each([
    [{ oldPwd: 'wrong' }, 'Invalid password.'],
    [{ newUsername: '-x' }, 'Invalid username.'],
    [{ newUsername: 'viewer' }, 'Username already exists.'],
    [{ pwd: 'aaaaaaaaaaaaa' }, 'Password is too weak.'],
    [{ pwd: 'Mast-und-Kabel-7'.repeat(5) }, 'Password is too weak.'],
  ])('passwords are not changed with %j', async (fields, error) => {
    const { client } = await aSession();
    const good = { change: 'yes', ro: '0', oldPwd: 'Tower-Link-2026', pwd: 'Mast-und-Kabel-7' };
    expect(await client.posted('/pwd.cgi', { ...good, ...fields } as Record<string, string>)).toEqual({
      success: false,
      error,
    });
  });

  it.each([
    [64, true],
    [65, false],
  ])('passwords of %i characters are compared: %j', async (length, success) => {
    const { client } = await aSession();
    const pwd = 'x'.repeat(length);
    await client.post('/api/cfg', { cfgData: `users.1.password=${md5Crypt(pwd, 'saltsalt')}\n` });
    const checked = await client.posted('/pwd.cgi', { check: 'yes', ro: '0', pwd });
    const change = { change: 'yes', ro: '0', oldPwd: pwd, pwd: 'Mast-und-Kabel-7' };
    const changed = await client.posted('/pwd.cgi', change);
    expect([checked['success'], changed['success']]).toEqual([success, success]);
  });

  it('passwords of a read-only user can be changed by that user alone', async () => {
    const { client } = await aSession({}, VIEWER);
    const change = { change: 'yes', oldPwd: 'Tower-View-2026', pwd: 'Mast-und-Kabel-7' };
    expect((await client.post('/pwd.cgi', { ...change, ro: '0' })).status).toBe(403);
    expect(await client.posted('/pwd.cgi', { ...change, ro: '1' })).toEqual({ success: true });
  });
});

describe('provisioning', () => {
  it('starts, runs with its time left, and stops', async () => {
    const { client, clock } = await aSession();
    expect(await client.posted('/api/provmode', { action: 'start' })).toEqual({
      ok: true,
      code: 0,
      status: 1,
    });
    clock.advance(30);
    expect((await client.json<Answer>('/status.cgi'))['provmode']).toEqual({ status: 2, timeleft: 870 });
    expect(await client.posted('/api/provmode', { action: 'stop' })).toMatchObject({ status: 4 });
    clock.advance(3);
    expect((await client.json<Answer>('/status.cgi'))['provmode']).toEqual({});
  });
});

describe('Bluetooth', () => {
  it.each([
    ['enabled', 1],
    ['disabled', 0],
    [undefined, 0],
  ])('Bluetooth whose setting is %s has the status %d', async (setting, status) => {
    const { client } = await aSession({ profile: 'sta-ptp' });
    const text = await (await client.get('/getcfg.cgi')).text();
    const line = setting === undefined ? '' : `bluetooth.status=${setting}\n`;
    await client.post('/writecfg.cgi', { cfgData: text.replace(/^bluetooth\.status=.*\n/m, line) });
    expect(await client.json('/status.cgi')).toMatchObject({ ble_http: { status } });
    expect(await client.json('/btstatus.cgi')).toMatchObject({ discoverable: status === 1 });
  });
});
