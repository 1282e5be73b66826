import { describe, expect, it } from 'vitest';
import { aRadio, aSession, RadioClient } from '../testing/radio-client.mother.ts';
import type { WireStatus } from '../testing/status-shape.mother.ts';
import { createVirtualRadio } from '../virtual-radio.ts';

/** The same device after a reload of its page, accessed with the same cookies. */
function reloaded({ client, clock, radio }: Awaited<ReturnType<typeof aSession>>) {
  const again = createVirtualRadio({ profile: 'sta-ptp', clock, snapshot: radio.snapshot() });
  const ask = async (path: string, init?: RequestInit): Promise<string> => {
    const headers = { 'x-csrf-id': client.csrf ?? '' };
    const request = new Request(`http://radio.example${path}`, { ...init, headers });
    return (await again.fetch(request, { address: '', cookies: client.cookies })).text();
  };
  return { again, ask };
}

describe('a snapshot', () => {
  it('brings the same device back, still logged in', async () => {
    const { client, clock, radio } = await aSession({ profile: 'sta-ptp' });
    await client.post('/api/cfg', { cfgData: 'snmp.contact=remembered\n' });
    clock.advance(60);
    const before = await client.json<WireStatus>('/status.cgi');
    const snapshot = radio.snapshot();
    clock.advance(5);
    const again = createVirtualRadio({ profile: 'sta-ptp', clock, snapshot });
    const caller = { address: '', cookies: client.cookies };
    const ask = (path: string) => again.fetch(new Request(`http://radio.example${path}`), caller);
    const after = (await (await ask('/status.cgi')).json()) as WireStatus;
    expect(await (await ask('/getcfg.cgi')).text()).toContain('snmp.contact=remembered');
    expect(after.host.uptime - before.host.uptime).toBe(5);
  });

  it('keeps a test running, which falls back at its own time', async () => {
    const world = await aSession({ profile: 'sta-ptp' });
    await world.client.post('/api/cfg', { cfgData: 'snmp.contact=tested\n', testmode: 'yes' });
    world.clock.advance(40);
    const { ask } = reloaded(world);
    const during = [await ask('/test_mode.cgi'), await ask('/getcfg.cgi')];
    world.clock.advance(200);
    const after = [await ask('/test_mode.cgi'), await ask('/getcfg.cgi')];
    expect(JSON.parse(during[0]!)).toEqual({ countdown_started: 1, time_left: 200, active: 1 });
    expect(during[1]).toContain('snmp.contact=tested\n');
    expect(JSON.parse(after[0]!)).toMatchObject({ active: 0 });
    expect(after[1]).not.toContain('tested');
  });

  it('ends a test that ran out while nobody held the device', async () => {
    const world = await aSession({ profile: 'sta-ptp' });
    const before = world.radio.address;
    await world.client.post('/api/cfg', { cfgData: 'netconf.3.ip=127.0.0.9\n', testmode: 'yes' });
    const during = world.radio.address;
    world.clock.advance(600);
    expect([during, reloaded(world).again.address]).toEqual(['127.0.0.9', before]);
  });

  it('remembers that a tested configuration is not to be saved', async () => {
    const world = await aSession({ profile: 'sta-ptp' });
    const cfgData = 'snmp.contact=passing\n';
    await world.client.post('/api/cfg', { cfgData, testmode: 'yes', nosave: 'yes' });
    const { again, ask } = reloaded(world);
    await ask('/apply.cgi', { method: 'POST', body: new URLSearchParams({ apply: 'yes' }) });
    const applied = await ask('/getcfg.cgi');
    again.faults.happen('reboot');
    world.clock.advance(21);
    const client = new RadioClient(again);
    await client.login();
    expect(applied).toContain('snmp.contact=passing\n');
    expect(await (await client.get('/getcfg.cgi')).text()).not.toContain('passing');
  });

  it('a snapshot stays silent for the rest of a restart', async () => {
    const world = await aSession({ profile: 'sta-ptp' });
    await world.client.post('/reboot.cgi', { reboot: 'yes' });
    world.clock.advance(15);
    const { again } = reloaded(world);
    const early = again.reachable;
    world.clock.advance(5);
    expect([early, again.reachable]).toEqual([false, true]);
  });

  it.each(['', '{}', 'null', '{"form":2}', '{"form":3,"profile":"ap-ptmp"}'])(
    '%j changes nothing',
    async snapshot => {
      const { client } = aRadio({ snapshot });
      expect((await client.login()).status).toBe(200);
    },
  );

  it('a snapshot of another profile changes nothing', async () => {
    const { radio } = await aSession({ profile: 'sta-ptp' });
    const other = aRadio({ profile: 'router', snapshot: radio.snapshot() });
    expect((await new RadioClient(other.radio).login()).status).toBe(200);
    expect(other.radio.address).toBe('198.51.100.1');
  });
});
