import { describe, expect, it } from 'vitest';
import { MAKERS_LOGIN, RadioClient } from '../testing/radio-client.mother.ts';
import { aV1Session, type V1Client } from '../testing/v1-client.mother.ts';

interface Alert {
  readonly id: string;
  readonly code: string;
  readonly severity: string;
  readonly timestamp: number;
}

const alertsOf = (v1: V1Client): Promise<readonly Alert[]> => v1.json<Alert[]>('/system/alerts');
const idsOf = async (v1: V1Client): Promise<readonly string[]> => (await alertsOf(v1)).map(({ id }) => id);

/** Writes that run and are not saved. */
async function unsaved(world: Awaited<ReturnType<typeof aV1Session>>, cfgData: string): Promise<void> {
  const client = new RadioClient(world.radio);
  await client.login();
  await client.post('/api/cfg', { cfgData, nosave: 'yes' });
}

describe('the alerts of the device', () => {
  it('the alerts of the device are none when all is quiet', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    expect(await alertsOf(v1)).toEqual([]);
  });

  it('name the password of the maker', async () => {
    const { v1 } = await aV1Session({ profile: 'factory' }, MAKERS_LOGIN);
    expect(await alertsOf(v1)).toMatchObject([{ id: 'default-password', code: 'DEFAULT_PASSWORD' }]);
  });

  it('name a configuration that is lost at the next restart, until it is saved', async () => {
    const world = await aV1Session({ profile: 'ap-ptp' });
    await unsaved(world, 'snmp.contact=passing\n');
    expect(await alertsOf(world.v1)).toMatchObject([{ code: 'CONFIG_UNSAVED', severity: 'info' }]);
    const client = new RadioClient(world.radio);
    await client.login();
    await client.post('/api/cfg', { cfgData: 'snmp.contact=kept\n' });
    expect(await alertsOf(world.v1)).toEqual([]);
  });

  it('the alerts of the device do not name a test of a configuration as unsaved', async () => {
    const world = await aV1Session({ profile: 'ap-ptp' });
    const client = new RadioClient(world.radio);
    await client.login();
    await client.post('/api/cfg', { cfgData: 'snmp.contact=tested\n', testmode: 'yes' });
    expect(await idsOf(world.v1)).not.toContain('config-unsaved');
  });

  it('name a firmware that waits for the next restart, until then', async () => {
    const { v1, clock, radio } = await aV1Session();
    await v1.post('/system/upgrade', { url: 'https://downloads.example.net/MGMP.ipq807x.v4.2.0.bin' });
    expect(await idsOf(v1)).toEqual([]);
    clock.advance(13);
    expect(await alertsOf(v1)).toMatchObject([{ code: 'PENDING_UPGRADE' }]);
    radio.faults.happen('reboot');
    clock.advance(60);
    await v1.login();
    expect(await idsOf(v1)).toEqual([]);
  });

  it('keep the time at which they were first seen', async () => {
    const { v1, clock } = await aV1Session({ profile: 'router' });
    const [before] = await alertsOf(v1);
    clock.advance(60);
    const [after] = await alertsOf(v1);
    expect(after).toEqual(before);
  });

  it('the alerts of the device have a new time when they come again after they were gone', async () => {
    const world = await aV1Session({ profile: 'ap-ptp' });
    await unsaved(world, 'snmp.contact=one\n');
    const [first] = await alertsOf(world.v1);
    world.clock.advance(30);
    await unsaved(world, 'snmp.contact=noc@example.net\n');
    expect(await alertsOf(world.v1)).toEqual([]);
    world.clock.advance(30);
    await unsaved(world, 'snmp.contact=two\n');
    const [second] = await alertsOf(world.v1);
    expect((second?.timestamp ?? 0) - (first?.timestamp ?? 0)).toBe(60_000);
  });
});

describe('an alert', () => {
  it('an alert that was dismissed does not come back', async () => {
    const { v1, clock } = await aV1Session({ profile: 'router' });
    expect((await v1.delete('/system/alerts/crash-report')).status).toBe(200);
    clock.advance(60);
    expect(await idsOf(v1)).not.toContain('crash-report');
  });

  it.each(['none', 'crash-report', '__proto__', '%2e%2e'])(
    'an alert that is not there cannot be dismissed: %s',
    async id => {
      const { v1 } = await aV1Session({ profile: 'ap-ptp' });
      expect((await v1.delete(`/system/alerts/${id}`)).status).toBe(404);
    },
  );
});
