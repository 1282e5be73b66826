import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';
import type { WireStatus } from '../../testing/status-shape.mother.ts';

describe('notices', () => {
  it('notices can be read and dismissed', async () => {
    const { client } = await aSession({ profile: 'router' });
    const { crashes } = await client.json<{ crashes: { id: string; size: number }[] }>('/api/crashes');
    const text = await (await client.get(`/api/crashes/${crashes[0]!.id}`)).text();
    expect(text.length).toBe(crashes[0]!.size);
    expect(await client.json('/api/warnings')).toMatchObject({ chAvailable: true, isWatchdogReset: 1 });
    await client.post('/api/crashes/dismiss', {});
    await client.post('/api/ch/dismiss', {});
    expect(await client.json('/api/warnings')).toMatchObject({ chAvailable: false, isWatchdogReset: 0 });
    expect(await client.json('/api/ch')).toEqual({ available: false, server: '', id: '' });
  });

  it('warn of the default password', async () => {
    const { client } = await aSession({ profile: 'factory' });
    expect(await client.json('/api/warnings')).toMatchObject({ isDefaultPasswd: true });
    await client.post('/api/warnings/dismiss', { name: 'isDefaultPasswd' });
    expect(await client.json('/api/warnings')).toMatchObject({ isDefaultPasswd: false });
  });
});

describe('the log', () => {
  it('grows by what happens and can be cleared', async () => {
    const { client, clock } = await aSession();
    const [station] = (await client.json<WireStatus>('/status.cgi')).wireless.sta;
    await client.post('/stakick.cgi', { staif: 'ath0', staid: station!.mac });
    clock.advance(20);
    const { lines } = await client.json<{ lines: string[] }>('/api/logs');
    expect(lines.filter(line => line.includes(station!.mac)).length).toBeGreaterThan(0);
    expect(lines[0]).toMatch(/^[A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \w+: /);
    await client.post('/api/logs/clear');
    expect(await client.json('/api/logs')).toEqual({ enabled: true, lines: [] });
  });
});

describe('weather', () => {
  it('tells the rain of a day for a place on earth', async () => {
    const { client } = await aSession();
    const answer = (await client.posted('/api/weather-request', { lat: '46.8', lon: '9.8' })) as {
      data: { precipitation: unknown[] };
    };
    expect(answer.data.precipitation.length).toBe(24);
    expect(await client.posted('/api/weather-request', { lat: '91', lon: '0' })).toMatchObject({
      ok: false,
      code: 1,
    });
  });
});
