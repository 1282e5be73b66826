import { describe, expect, it } from 'vitest';
import { aRadio, type RadioClient, VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

interface Scene {
  readonly clock: ReturnType<typeof aRadio>['clock'];
  readonly classic: RadioClient;
  readonly v1: V1Client;
}

/** One radio, one session, both APIs. Restarts take no time. */
async function bothInterfaces(options: { readonly profile?: string } = {}): Promise<Scene> {
  const { clock, radio, client } = aRadio({ softRestartSeconds: 0, bootSeconds: 1, ...options });
  const v1 = new V1Client(radio);
  v1.token = ((await (await client.login()).json()) as { utoken: string }).utoken;
  return { clock, classic: client, v1 };
}

async function configured(classic: RadioClient, key: string): Promise<string | undefined> {
  const text = await (await classic.get('/getcfg.cgi')).text();
  return new RegExp(`^${key.replaceAll('.', '\\.')}=(.*)$`, 'm').exec(text)?.[1];
}

interface WireConfiguration {
  system: { hostname: string };
  wireless: { interfaces: { ssid: string; encryption: { passphrase: string } }[] };
}

const CONFIGURATION = '/system/airos/configuration';

describe('what is written through one interface', () => {
  it('what is written through one interface as configuration object is read as text', async () => {
    const { classic, v1 } = await bothInterfaces();
    expect((await v1.put(CONFIGURATION, { system: { hostname: 'Moved-AP' } })).status).toBe(200);
    expect(await configured(classic, 'resolv.host.1.name')).toBe('Moved-AP');
  });

  it('what is written through one interface as text is read as configuration object', async () => {
    const { classic, v1 } = await bothInterfaces();
    await classic.post('/api/cfg', { cfgData: 'wireless.1.ssid=new-name\n' });
    const { wireless } = await v1.json<WireConfiguration>(CONFIGURATION);
    expect(wireless.interfaces[0]?.ssid).toBe('new-name');
  });

  it('what is written through one interface as services, as system, as interfaces and as airMAX parts is read as text', async () => {
    const { classic, v1 } = await bothInterfaces();
    await v1.put('/services', { telnetServer: { enabled: true, port: 2323 } });
    await v1.put('/system', { timezone: 'Europe/Zurich' });
    await v1.put('/interfaces', [
      { identification: { id: 'eth0' }, status: { mtu: 1400, speed: '100-full' } },
    ]);
    await v1.put('/system/airmax/configuration/wireless', { txPower: 11, ackDistance: { auto: false } });
    await v1.put('/system/airmax/configuration/network', { interfaces: [{ devname: 'ath0', mtu: 1600 }] });
    const keys = ['telnetd.port', 'netconf.1.mtu', 'netconf.1.speed', 'radio.1.txpower', 'netconf.2.mtu'];
    const values = [];
    for (const key of keys) values.push(await configured(classic, key));
    expect(values).toEqual(['2323', '1400', '100', '11', '1600']);
    expect(await configured(classic, 'radio.1.ack.auto')).toBe('disabled');
  });

  it('changes nothing when what was read is written back', async () => {
    const { classic, v1 } = await bothInterfaces();
    const before = await (await classic.get('/getcfg.cgi')).text();
    for (const path of [
      CONFIGURATION,
      '/services',
      '/system',
      '/interfaces',
      '/system/airmax/configuration/wireless',
      '/system/airmax/configuration/network',
    ]) {
      const answer = await v1.put(path, await v1.json(path));
      expect([path, answer.status, await (await classic.get('/getcfg.cgi')).text()]).toEqual([
        path,
        200,
        before,
      ]);
    }
  });

  it('what is written through one interface is refused for an interface that is only listed, unless it is as it was read', async () => {
    const { v1 } = await bothInterfaces({ profile: 'router' });
    interface Listed {
      readonly identification: { readonly id: string };
      readonly status: { readonly mtu: number };
    }
    const listed: readonly Listed[] = await v1.json('/interfaces');
    expect((await v1.put('/interfaces', listed)).status).toBe(200);
    const answers = listed.map(one =>
      v1.put('/interfaces', [{ ...one, status: { ...one.status, mtu: one.status.mtu - 100 } }]),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
  });

  it('what is written through one interface is refused field by field where it is wrong', async () => {
    const { v1 } = await bothInterfaces();
    const answer = await v1.put(CONFIGURATION, { system: { hostname: 7 } });
    expect([answer.status, (await answer.json()).detail]).toEqual([
      400,
      { 'system.hostname': ['The value is of a wrong kind'] },
    ]);
    const port = await v1.put('/services', { sshServer: { sshPort: 70_000 } });
    expect(port.status).toBe(400);
  });

  it('what is written through one interface as management VLAN moves the management to it, and back', async () => {
    const { classic, v1 } = await bothInterfaces();
    const before = await (await classic.get('/getcfg.cgi')).text();
    const tagged = (mgmtVLAN: number | null) => ({ network: { interfaces: { data: { mgmtVLAN } } } });
    expect((await v1.put(CONFIGURATION, tagged(5000))).status).toBe(400);
    expect((await v1.put(CONFIGURATION, tagged(20))).status).toBe(200);
    const keys = ['netconf.3.devname', 'netconf.3.role', 'vlan.1.devname', 'vlan.1.id', 'route.1.devname'];
    const values = [];
    for (const key of keys) values.push(await configured(classic, key));
    expect(values).toEqual(['br0.20', 'mlan', 'br0', '20', 'br0.20']);
    expect(await v1.json('/system')).toMatchObject({ management: { vlanID: 20 } });
    await v1.put(CONFIGURATION, tagged(null));
    const after = await (await classic.get('/getcfg.cgi')).text();
    expect(after.replace('vlan.status=enabled', 'vlan.status=disabled')).toBe(before);
  });

  it('what is written through one interface in a batch with the header of a test goes back by itself', async () => {
    const { clock, v1 } = await bothInterfaces();
    const requests = [
      { method: 'PUT', route: CONFIGURATION, body: { system: { hostname: 'Tried' } } },
      { method: 'PUT', route: '/system', body: { ledsEnabled: false } },
    ];
    await v1.post('/tools/compose', { requests, rollback: { onError: true } }, { 'x-test-mode': '1' });
    expect(await v1.json('/system')).toMatchObject({ hostname: 'Tried', ledsEnabled: false });
    clock.advance(241);
    expect(await v1.json('/system')).toMatchObject({ hostname: 'Ridge-AP', ledsEnabled: true });
  });

  it('shows no secret to a read-only user', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptmp' }, VIEWER);
    const { wireless } = await v1.json<WireConfiguration>(CONFIGURATION);
    expect(wireless.interfaces[0]?.encryption.passphrase).toBe('********');
  });
});

describe('a configuration test', () => {
  const test = { 'x-test-mode': '1' };

  it('started by the versioned API shows in the classic one and is kept by it', async () => {
    const { clock, classic, v1 } = await bothInterfaces();
    await v1.put(CONFIGURATION, { system: { hostname: 'Tried' } }, test);
    expect(await classic.json('/test_mode.cgi')).toMatchObject({ active: 1, time_left: 240 });
    await classic.post('/apply.cgi', { apply: 'yes' });
    clock.advance(300);
    expect(await configured(classic, 'resolv.host.1.name')).toBe('Tried');
  });

  it('started by the classic API is kept by the versioned one', async () => {
    const { clock, classic, v1 } = await bothInterfaces();
    const text = await (await classic.get('/getcfg.cgi')).text();
    await classic.post('/writecfg.cgi', { cfgData: text.replace('Ridge-AP', 'Tried'), testmode: 'yes' });
    await v1.post(`${CONFIGURATION}/confirm`);
    clock.advance(300);
    expect((await v1.json<WireConfiguration>(CONFIGURATION)).system.hostname).toBe('Tried');
  });

  it('started by the versioned API ends by the classic discard', async () => {
    const { classic, v1 } = await bothInterfaces();
    await v1.put(CONFIGURATION, { system: { hostname: 'Tried' } }, test);
    await classic.post('/discard.cgi', { d: '0', testmode: 'yes' });
    expect((await v1.json<WireConfiguration>(CONFIGURATION)).system.hostname).toBe('Ridge-AP');
  });

  it('falls back by itself and lets nobody write meanwhile', async () => {
    const { clock, v1 } = await bothInterfaces();
    await v1.put(CONFIGURATION, { system: { hostname: 'Tried' } }, test);
    expect((await v1.put('/services', { lldp: { enabled: false } })).status).toBe(409);
    clock.advance(241);
    expect((await v1.json<WireConfiguration>(CONFIGURATION)).system.hostname).toBe('Ridge-AP');
  });
});
