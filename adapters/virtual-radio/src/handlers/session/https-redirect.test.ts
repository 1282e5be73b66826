import { describe, expect, it } from 'vitest';
import { aRadio, aSession } from '../../testing/radio-client.mother.ts';

const page = (origin: string, path = '/') => new Request(`${origin}${path}`);

describe('the page over http', () => {
  it.each(['ap-ptmp', 'old', 'wave'])(
    'the page over http is moved to https by %s while https is on',
    async profile => {
      const answer = await aRadio({ profile }).radio.fetch(page('http://radio.example'));
      expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://radio.example/']);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('the page over http is moved to the port of https', async () => {
    const { client, radio } = await aSession();
    await client.post('/api/cfg', { cfgData: 'httpd.https.port=8443\n' });
    const answer = await radio.fetch(page('http://radio.example:8080'));
    expect(answer.headers.get('location')).toBe('https://radio.example:8443/');
  });

  it('the page over http stays while https is off', async () => {
    const { client, radio } = await aSession();
    await client.post('/api/cfg', { cfgData: 'httpd.https.status=disabled\n' });
    expect((await radio.fetch(page('http://radio.example'))).status).toBe(200);
  });

  it('the page over http stays behind a server that has no https for the radio, and calls stay where they are', async () => {
    const { radio } = aRadio();
    const behind = await radio.fetch(page('http://radio.example'), {
      address: '192.0.2.1',
      withoutHttps: true,
    });
    expect(behind.status).toBe(200);
    expect((await radio.fetch(page('http://radio.example', '/api/info/public'))).status).toBe(200);
    expect((await radio.fetch(page('https://radio.example'))).status).toBe(200);
  });
});
