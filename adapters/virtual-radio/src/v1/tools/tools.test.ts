import { describe, expect, it } from 'vitest';
import { aSession } from '../../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

interface WireJob {
  status: string;
  failureReason: string;
  results: { seq: number }[];
}

const GATEWAY = '198.51.100.1';

describe('ping', () => {
  it('sends an echo each interval and then has finished', async () => {
    const { clock, v1 } = await aV1Session({ profile: 'ap-ptmp' });
    await v1.post('/tools/ping/start', { destination: GATEWAY, count: 3 });
    expect((await v1.json<WireJob>('/tools/ping')).results).toHaveLength(1);
    clock.advance(5);
    expect(await v1.json('/tools/ping')).toMatchObject({
      status: 'finished',
      statistics: { sent: 3, received: 3, loss: 0 },
    });
  });

  it('ping is one at a time, stops, and is forgotten', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptmp' });
    const start = () => v1.post('/tools/ping/start', { destination: GATEWAY, count: 0 });
    await start();
    expect((await start()).status).toBe(409);
    await v1.post('/tools/ping/stop');
    expect((await v1.json<WireJob>('/tools/ping')).status).toBe('stopped');
    await v1.delete('/tools/ping');
    expect((await v1.json<WireJob>('/tools/ping')).status).toBe('not_started');
  });

  it('ping without an end stops when nobody has read it for a minute', async () => {
    const { clock, v1 } = await aV1Session({ profile: 'ap-ptmp' });
    await v1.post('/tools/ping/start', { destination: GATEWAY, count: 0 });
    clock.advance(59);
    expect((await v1.json<WireJob>('/tools/ping')).status).toBe('in_progress');
    clock.advance(61);
    expect((await v1.json<WireJob>('/tools/ping')).status).toBe('stopped');
  });

  it('ping to a name that nobody knows fails', async () => {
    const { v1 } = await aV1Session();
    await v1.post('/tools/ping/start', { destination: 'no.such.example' });
    expect(await v1.json('/tools/ping')).toMatchObject({ status: 'failed', failureReason: 'DNS_FAILED' });
  });
});

describe('a speed test', () => {
  it('started here is busy there, and stopped there is stopped here', async () => {
    const { clock, radio, client } = await aSession({ profile: 'ap-ptp' });
    const v1 = new V1Client(radio);
    await v1.login();
    const body = { destination: '198.51.100.62', direction: 'both', duration: 10 };
    const { id } = (await (await v1.post('/tools/speedtest/start', body)).json()) as { id: string };
    const busy = await client.post('/api/lmgmt/speedtest/start', { target: '198.51.100.62' });
    expect(await busy.json()).toMatchObject({ ok: false });
    clock.advance(8);
    expect(await v1.json('/tools/speedtest')).toMatchObject([{ id, status: 'in_progress' }]);
    const status = await v1.json<{ samples: { tx: number }[] }>(`/tools/speedtest/${id}`);
    expect(status.samples[0]?.tx).toBeGreaterThan(1e6);
    await v1.delete(`/tools/speedtest/${id}`);
    expect(await v1.json(`/tools/speedtest/${id}`)).toMatchObject({ status: 'stopped' });
    expect(await v1.json('/tools/speedtest')).toEqual([]);
  });

  it('stopped while it connects is over, for both APIs', async () => {
    const { radio, client } = await aSession({ profile: 'ap-ptp' });
    const v1 = new V1Client(radio);
    await v1.login();
    const body = { destination: '198.51.100.62', direction: 'both', duration: 10 };
    const { id } = (await (await v1.post('/tools/speedtest/start', body)).json()) as { id: string };
    await v1.delete(`/tools/speedtest/${id}`);
    expect(await v1.json(`/tools/speedtest/${id}`)).toMatchObject({ status: 'stopped', samples: [] });
    const next = await client.post('/api/lmgmt/speedtest/start', { target: '198.51.100.62' });
    expect(await next.json()).toMatchObject({ ok: true });
  });

  it('a speed test is known for ten minutes after its end', async () => {
    const { clock, v1 } = await aV1Session({ profile: 'ap-ptp' });
    const body = { destination: '198.51.100.62', duration: 5 };
    const { id } = (await (await v1.post('/tools/speedtest/start', body)).json()) as { id: string };
    clock.advance(20);
    expect(await v1.json(`/tools/speedtest/${id}`)).toMatchObject({
      status: 'finished',
      progressPercent: 100,
    });
    clock.advance(601);
    expect((await v1.get(`/tools/speedtest/${id}`)).status).toBe(404);
  });

  it('a speed test to somebody who is not there fails', async () => {
    const { clock, v1 } = await aV1Session({ profile: 'ap-ptp' });
    const body = { destination: '192.0.2.99', duration: 5 };
    const { id } = (await (await v1.post('/tools/speedtest/start', body)).json()) as { id: string };
    clock.advance(5);
    expect(await v1.json(`/tools/speedtest/${id}`)).toMatchObject({
      status: 'failed',
      failureReason: 'CONNECT_FAILED',
    });
  });
});

describe('the search for devices', () => {
  it('empties its list at a rescan and fills it again', async () => {
    const { clock, v1 } = await aV1Session();
    const count = async (): Promise<number> =>
      (await v1.json<unknown[]>('/tools/discovery/neighbors')).length;
    const all = await count();
    await v1.post('/tools/discovery/neighbors/rescan');
    expect([await count(), await v1.json('/tools/discovery')]).toMatchObject([0, { status: 'in_progress' }]);
    clock.advance(6);
    expect(await count()).toBe(all);
  });
});

describe('the cloud', () => {
  it('connects step by step and is left again', async () => {
    const { clock, v1 } = await aV1Session();
    await v1.post('/tools/unms/connect', { key: 'wss://cloud.example.net:443+secret' });
    expect(await v1.json('/tools/unms')).toMatchObject({ status: 'connecting', details: { statusCode: 1 } });
    clock.advance(5);
    expect(await v1.json('/tools/unms')).toMatchObject({
      status: 'connected',
      uiURL: 'https://cloud.example.net/',
    });
    await v1.delete('/tools/unms');
    expect(await v1.json('/tools/unms')).toMatchObject({ enabled: false, status: 'disabled' });
  });
});

describe('a delayed restart', () => {
  it('happens at its time', async () => {
    const { clock, v1 } = await aV1Session({ bootSeconds: 2 });
    await v1.post('/system/reboot', { timeout: 30 });
    clock.advance(29);
    expect((await v1.get('/device')).status).toBe(200);
    clock.advance(4);
    expect(await v1.json('/public/ping')).toEqual({ pong: true, uptime: 3 });
  });
});

describe('the alerts', () => {
  it('dismissed here are dismissed there', async () => {
    const { radio, client } = await aSession({ profile: 'router' });
    const v1 = new V1Client(radio);
    await v1.login();
    expect(await v1.json('/system/alerts')).toMatchObject([{ id: 'crash-report' }]);
    await v1.delete('/system/alerts/crash-report');
    expect(await client.json('/api/warnings')).toMatchObject({ isWatchdogReset: 0 });
  });
});
