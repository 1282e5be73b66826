import { describe, expect, it } from 'vitest';
import { aSession, MAKERS_LOGIN, type RadioClient } from '../testing/radio-client.mother.ts';
import type { WireStatus } from '../testing/status-shape.mother.ts';
import { Unreachable } from '../faults/inject-fault.ts';

async function firmwareFile(client: RadioClient, text: string): Promise<Record<string, unknown>> {
  const body = new FormData();
  body.append('fwfile', new File([text], 'firmware.bin'));
  return (await client.request('/fwupl.cgi', { method: 'POST', body })).json() as Promise<
    Record<string, unknown>
  >;
}

describe('a restart', () => {
  it('answers, is gone for twenty seconds, and counts uptime anew', async () => {
    const { client, clock, radio } = await aSession();
    const before = await client.json<WireStatus>('/status.cgi');
    const answer = await client.post('/reboot.cgi', { reboot: 'yes' });
    const gone = radio.reachable;
    clock.advance(19);
    await expect(client.get('/')).rejects.toBeInstanceOf(Unreachable);
    clock.advance(2);
    await client.login();
    const after = await client.json<WireStatus>('/status.cgi');
    expect([await answer.json(), gone, radio.reachable]).toEqual([{ ok: true, code: 0 }, false, true]);
    expect([after.host.uptime, after.host.power_time - before.host.power_time]).toEqual([21, 21]);
  });

  it('ends every session and takes the peers away for a while', async () => {
    const { client, clock } = await aSession({ profile: 'sta-ptp' });
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(21);
    expect((await client.get('/status.cgi')).status).toBe(403);
    await client.login();
    const early = await client.json<WireStatus>('/status.cgi');
    clock.advance(30);
    const late = await client.json<WireStatus>('/status.cgi');
    expect([early.wireless.count, late.wireless.count]).toEqual([0, 1]);
    expect(early.wireless.rstatus).toBeLessThan(5);
    expect(late.wireless.rstatus).toBe(5);
  });

  it('takes as long as it is told to', async () => {
    const { client, clock } = await aSession({ bootSeconds: 2 });
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(2);
    expect((await client.get('/')).status).toBe(200);
  });

  it('a restart does nothing without its field', async () => {
    const { client } = await aSession();
    expect(await (await client.post('/reboot.cgi')).json()).toMatchObject({ ok: false, code: 1 });
    expect((await client.get('/poll.cgi')).status).toBe(200);
  });
});

describe('a reset', () => {
  it('leaves a radio out of the box', async () => {
    const { client, clock } = await aSession();
    await client.post('/reset.cgi', { reset: 'yes' });
    clock.advance(21);
    expect(await client.json('/api/info/public')).toMatchObject({
      setup_complete: false,
      default_password: true,
    });
    expect((await client.login()).status).toBe(403);
    expect((await client.login(MAKERS_LOGIN)).status).toBe(200);
  });
});

describe('firmware', () => {
  it('firmware is checked, written, and runs after the restart', async () => {
    const { client, clock } = await aSession();
    const answer = await firmwareFile(client, 'UBNT WA.ar934x.v8.7.20.48300.251001.0900 ...');
    expect(answer).toEqual({ code: 0, err: 0, message: '', version: 'WA.ar934x.v8.7.20.48300.251001.0900' });
    expect(await client.json('/api/warnings')).toMatchObject({ firmware: { uploaded: true } });
    await client.post('/fwflash.cgi', { do_update: '1' });
    clock.advance(21);
    await client.login();
    expect((await client.json<WireStatus>('/status.cgi')).host.fwversion).toBe('v8.7.20');
  });

  it.each(['garbage', 'UBNT XC.qca956x.v8.7.20.48300.251001.0900'])(
    '%s is refused with words',
    async text => {
      const { client } = await aSession();
      const answer = await firmwareFile(client, text);
      expect([Number(answer['code']) > 0, answer['message']]).toEqual([
        true,
        expect.stringMatching(/firmware/i),
      ]);
    },
  );

  it('firmware cannot be written when there is none', async () => {
    const { client } = await aSession();
    expect(await (await client.post('/fwflash.cgi', { do_update: '1' })).json()).toMatchObject({ ok: false });
  });

  it('firmware is offered, downloaded with progress, and no longer offered once it runs', async () => {
    const { client, clock } = await aSession();
    const json = async (path: string, body = '{}') =>
      (
        await client.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      ).json() as Promise<Record<string, unknown>>;
    expect(await json('/api/fw/update-check', '{"force":true}')).toMatchObject({
      update: true,
      version: 'v8.7.19',
    });
    expect(await json('/api/fw/download-progress')).toEqual({ progress: -1 });
    await json('/api/fw/download');
    clock.advance(10);
    expect(await json('/api/fw/download-progress')).toEqual({ progress: 50 });
    clock.advance(10);
    expect(await json('/api/fw/download-progress')).toEqual({ progress: 100 });
    expect(await json('/fwflash.cgi', '{"do_update":1}')).toEqual({ ok: true, code: 0 });
    clock.advance(21);
    await client.login();
    expect(await json('/api/fw/update-check')).toEqual({ update: false });
  });
});
