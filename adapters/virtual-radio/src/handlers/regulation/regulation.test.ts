import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';

type Answer = Record<string, unknown>;

describe('regulation', () => {
  it('lists channels of the country by width, and of another one on request', async () => {
    const { client } = await aSession({ profile: 'sta-ptmp' });
    const { data } = await client.json<{
      data: { countryCode: number; interfaces: { channels: unknown[] }[] };
    }>('/api/regdomain');
    const other = await client.json<{ data: { countryName: string } }>('/api/regdomain/840');
    expect([data.countryCode, other.data.countryName]).toEqual([276, 'United States']);
    expect(data.interfaces[0]!.channels.length).toBeGreaterThan(100);
  });

  it('regulation has its own channel among the active ones', async () => {
    const { client } = await aSession();
    const text = await (await client.get('/chanlist_active.cgi')).text();
    expect(text).toMatch(/^(\d{4} )+\d{4}\n$/);
    expect(text.split(/\s/)).toContain('5680');
  });

  it('changes the country until the next write', async () => {
    const { client } = await aSession();
    expect(await client.posted('/api/regdomain/country', { country: '276' })).toMatchObject({
      ok: true,
      data: { countryCode: 276 },
    });
    const tried = await client.json<{ data: { countryCode: number } }>('/api/regdomain');
    await client.post('/api/cfg', { cfgData: 'snmp.contact=x\n' });
    const after = await client.json<{ data: { countryCode: number } }>('/api/regdomain');
    expect([tried.data.countryCode, after.data.countryCode]).toEqual([276, 840]);
  });

  it('unlocks the lower bands with a key, from which the page has removed the dashes', async () => {
    const { client } = await aSession({ profile: 'factory' });
    const count = async (): Promise<number> => {
      const { data } = await client.json<{ data: { interfaces: { channels: unknown[] }[] } }>(
        '/api/regdomain/840',
      );
      return data.interfaces[0]!.channels.length;
    };
    const locked = await count();
    const refused = await client.posted('/api/regdomain/activate-unii', { name: 'x', key: 'short' });
    const dashed = { name: 'x', key: '0123-4567-89AB-CDEF' };
    expect(await client.posted('/api/regdomain/activate-unii', dashed)).toEqual(refused);
    await client.post('/api/regdomain/activate-unii', { name: 'x', key: '0123456789ABCDEF' });
    expect(refused).toEqual({ ok: false, code: 1, message: 'Invalid key' });
    expect(await count()).toBeGreaterThan(locked);
  });

  it('lists 60 GHz channels for a board that has them, and none for one that has not', async () => {
    const { client } = await aSession({ profile: 'sixty' });
    const { data60 } = await client.json<{ data60: { channels: { center: number }[]; maxEirp: number } }>(
      '/api/regdomain',
    );
    expect(data60.channels.map(row => row.center)).toContain(66_960);
    const plain = await aSession();
    expect((await plain.client.json<Answer>('/api/regdomain'))['data60']).toBeNull();
  });
});
