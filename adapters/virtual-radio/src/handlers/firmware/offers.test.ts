import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

/** What each board runs, by the manufacturer's names of its images. */
const FAMILY_OF_PROFILE = { 'ap-ptmp': 'WA', 'sta-ptp': 'WA', old: 'XW' } as const;

const post = async (client: Awaited<ReturnType<typeof aSession>>['client'], path: string) =>
  (await client.post(path)).json() as Promise<Record<string, unknown>>;

describe.each(Object.entries(FAMILY_OF_PROFILE))('the firmware offered to %s', (profile, family) => {
  it(`is one of family ${family}`, async () => {
    const { client } = await aSession({ profile });
    const { update, url } = await post(client, '/api/fw/update-check');
    expect([update, String(url).split('/').at(-1)?.split('.')[0]]).toEqual([true, family]);
  });

  it('is of the same family when it is downloaded and written', async () => {
    const { client, clock } = await aSession({ profile });
    await client.post('/api/fw/download');
    clock.advance(30);
    expect((await client.post('/fwflash.cgi', { do_update: '1' })).status).toBe(200);
    clock.advance(30);
    const answer = await client.login();
    const { fullVersion } = (await answer.json()) as { fullVersion: string };
    expect(fullVersion.split('.')[0]).toBe(family);
  });
});

describe('a 60 GHz radio', () => {
  it.each(['/api/fw/update-check', '/api/fw/download'])(
    'a 60 GHz radio does not know %s, and has nothing to write',
    async path => {
      const { client, clock } = await aSession({ profile: 'sixty' });
      expect((await client.post(path)).status).toBe(404);
      clock.advance(30);
      const answer = await client.post('/fwflash.cgi', { do_update: '1' });
      expect(await answer.json()).toMatchObject({ ok: false });
    },
  );

  it.each([
    ['sixty', 404],
    ['ap-ptp', 200],
    ['old', 404],
  ])('a 60 GHz radio does not know the Bluetooth status: %s answers %i', async (profile, status) => {
    const { client } = await aSession({ profile });
    expect((await client.get('/btstatus.cgi')).status).toBe(status);
  });
});

describe('what the update server lists through the device', () => {
  it.each([
    ['ap-ptmp', 'WA'],
    ['old', 'XW'],
    ['sixty', 'AF60'],
    ['wave', 'MGMP'],
  ])('what the update server lists through the device for %s is of family %s', async (profile, family) => {
    const { v1 } = await aV1Session({ profile });
    const url = 'https://fw-update.ui.com/api/firmware-latest';
    const text = await (await v1.post('/tools/proxy/https', { url })).text();
    expect(/"version":"(\w+)\./.exec(text)?.[1]).toBe(family);
  });
});
