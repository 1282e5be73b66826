import { describe, expect, it } from 'vitest';
import { aRadio, ADMINISTRATOR } from '../testing/radio-client.mother.ts';
import { createVirtualRadio } from '../virtual-radio.ts';

describe('the first contact', () => {
  it('sets the session cookie of the device', async () => {
    const { client } = aRadio();
    const answer = await client.get('/');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^AIROS_061B9C204D01=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('marks the cookie secure on https', async () => {
    const { radio } = aRadio();
    const answer = await radio.fetch(new Request('https://radio.example/'));
    expect(answer.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  it('opens nothing', async () => {
    const { client } = aRadio();
    await client.get('/');
    expect((await client.get('/status.cgi')).status).toBe(403);
  });
});

describe('the factory-fresh radio', () => {
  it('says that it is not set up and what it needs', async () => {
    const { client } = aRadio({ profile: 'factory' });
    const info = await client.json<Record<string, unknown>>('/api/info/public?include_langs=true');
    expect(info).toMatchObject({ setup_complete: false, default_password: true, ui_lang: 'en_US' });
    expect(info['setup_data']).toMatchObject({
      rd_countries: expect.arrayContaining([{ name: 'United States (Licensed)', code: 841 }]),
      license_agreement: expect.stringContaining('\n'),
    });
  });

  it('the factory-fresh radio is set up by one login and knows its new user from then on', async () => {
    const { client } = aRadio({ profile: 'factory', translations: { de_DE: {} } });
    const answer = await client.login({
      username: 'ubnt',
      password: 'ubnt',
      device_setup: 'first',
      new_ccode: '276',
      new_lang: 'de_DE',
      new_username: 'tower',
      new_password: 'Mast-und-Kabel-7',
    });
    const config = await client.get('/getcfg.cgi');
    const info = await client.json<Record<string, unknown>>('/api/info/public');
    expect(await answer.json()).toMatchObject({ ccode: 276 });
    expect(config.headers.get('x-cfg-first-setup')).toBe('1');
    expect(info).toMatchObject({ setup_complete: true, default_password: false, ui_lang: 'de_DE' });
    expect(info).not.toHaveProperty('setup_data');
    expect((await client.login({ username: 'tower', password: 'Mast-und-Kabel-7' })).status).toBe(200);
  });

  it.each([
    [{ device_setup: 'first', new_ccode: '0' }, 'Invalid country.'],
    [{ device_setup: 'user', new_username: '-x', new_password: 'Mast-und-Kabel-7' }, 'Invalid username.'],
    [{ device_setup: 'user', new_username: 'x', new_password: 'short' }, 'Password is too weak.'],
    [{ device_setup: 'cfg', new_config: 'no such thing' }, 'Invalid configuration file.'],
  ])('refuses the setup %j with its own words', async (fields, error) => {
    const { client } = aRadio({ profile: 'factory' });
    const answer = await client.login({ username: 'ubnt', password: 'ubnt', ...fields } as Record<
      string,
      string
    >);
    expect([answer.status, await answer.json()]).toEqual([403, { error }]);
  });

  it('stages the configuration of a backup', async () => {
    const { client } = aRadio({ profile: 'factory' });
    const login = { username: 'ubnt', password: 'ubnt', device_setup: 'cfg', new_config: 'a.b=c\n' };
    await client.login(login);
    const config = await client.get('/getcfg.cgi');
    expect([config.headers.get('x-cfg-modified'), await config.text()]).toEqual(['1', 'a.b=c\n']);
  });
});

describe('public information', () => {
  it('brings the translations of the language asked for', async () => {
    const { client } = aRadio({ translations: { de_DE: { Login: 'Anmelden' } } });
    expect(await client.json('/api/info/public?include_langs=true&lang=de_DE')).toMatchObject({
      ui_lang: 'de_DE',
      ui_translations: { strings: { Login: 'Anmelden' } },
    });
  });

  it('brings no translations unless languages are asked for', async () => {
    const { client } = aRadio({ translations: { de_DE: { Login: 'Anmelden' } } });
    expect(await client.json('/api/info/public?lang=de_DE')).not.toHaveProperty('ui_translations');
  });

  it('ignores a language it does not speak', async () => {
    const { client } = aRadio();
    expect(await client.json('/api/info/public?include_langs=true&lang=xx')).toMatchObject({
      ui_lang: 'en_US',
      ui_translations: { strings: {} },
    });
  });

  it('offers single sign-on only when there is a controller', async () => {
    const sso_url = 'https://sso.ui.com/login';
    const withController = aRadio({ singleSignOnUrl: sso_url }).client;
    expect(await withController.json('/api/info/public')).toMatchObject({ sso_url });
    expect(await aRadio().client.json('/api/info/public')).not.toHaveProperty('sso_url');
  });

  it('says where a legal page stands, in English when the language is unknown', async () => {
    const { client } = aRadio();
    expect(await client.json('/api/info/help?page=eula&lang=xx')).toMatchObject({
      lang: 'en_US',
      url: '/help/en_US/eula.html',
    });
    expect((await client.get('/api/info/help?page=constructor')).status).toBe(404);
  });
});

describe('cookies of a plain request', () => {
  it('cookies of a plain request are read from its header where the platform keeps them', async () => {
    const radio = createVirtualRadio({ clock: { now: () => 0 } });
    const login = await radio.fetch(
      new Request('http://radio.example/api/auth', {
        method: 'POST',
        body: new URLSearchParams(ADMINISTRATOR),
      }),
    );
    const cookie = login.headers
      .getSetCookie()
      .map(value => value.split(';')[0])
      .join('; ');
    const answer = await radio.fetch(new Request('http://radio.example/status.cgi', { headers: { cookie } }));
    expect(answer.status).toBe(200);
  });
});
