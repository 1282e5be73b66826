import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR, aRadio } from '../../testing/radio-client.mother.ts';

const form = { ...ADMINISTRATOR, uri: '/index.cgi' };

describe('the login of airOS 6', () => {
  it('the login of airOS 6 is a form that sets the cookie of the device', async () => {
    const { client } = aRadio({ profile: 'old' });
    const answer = await client.get('/login.cgi');
    expect(await answer.text()).toContain('name="password"');
    expect(answer.headers.getSetCookie()[0]).toMatch(/^AIROS_[0-9A-F]{12}=[0-9a-f]{32}; Path=\//);
    expect((await client.get('/status.cgi')).status).toBe(403);
  });

  it('leads to the page, after which the cookie alone reads status and configuration', async () => {
    const { client } = aRadio({ profile: 'old' });
    await client.get('/login.cgi');
    const answer = await client.post('/login.cgi', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/index.cgi']);
    expect((await client.get('/index.cgi')).status).toBe(200);
    expect((await client.get('/status.cgi')).status).toBe(200);
    expect(await (await client.get('/getcfg.cgi')).text()).toContain('radio.status=enabled');
  });

  it('shows the form again after a wrong password, and opens nothing', async () => {
    const { client } = aRadio({ profile: 'old' });
    const answer = await client.post('/login.cgi', { ...form, password: 'wrong' });
    expect([answer.status, (await answer.text()).includes('<form')]).toEqual([200, true]);
    expect((await client.get('/status.cgi')).status).toBe(403);
    const first = await client.get('/index.cgi');
    expect([first.status, first.headers.get('location')]).toEqual([302, '/login.cgi']);
  });

  it('the login of airOS 6 is blocked with the other logins after three failures', async () => {
    const { client } = aRadio({ profile: 'old' });
    for (let failures = 0; failures < 3; failures++)
      await client.post('/login.cgi', { ...form, password: 'x' });
    expect((await client.post('/login.cgi', form)).status).toBe(200);
    expect((await client.get('/status.cgi')).status).toBe(403);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere'])(
    'leads nowhere else: %s',
    async uri => {
      const { client } = aRadio({ profile: 'old' });
      const answer = await client.post('/login.cgi', { ...form, uri });
      expect(answer.headers.get('location')).toBe('/index.cgi');
    },
  );

  it.each(['ap-ptmp', 'sixty', 'wave'])('the login of airOS 6 is unknown to %s', async profile => {
    const { client } = aRadio({ profile });
    expect((await client.get('/login.cgi')).status).toBe(404);
  });
});
