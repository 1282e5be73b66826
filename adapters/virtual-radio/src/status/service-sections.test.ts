import { describe, expect, it } from 'vitest';
import { aStatusReader } from '../testing/status-of.mother.ts';

type Sections = Readonly<Record<string, Readonly<Record<string, unknown>> & boolean>>;

async function sectionAfter(cfgData: string, section: string, profile = 'ap-ptp'): Promise<unknown> {
  const { read, write } = await aStatusReader({ profile });
  await write(cfgData);
  return (await read<Sections>(5))[section];
}

describe('the services in the status', () => {
  it.each([
    ['dhcpc.status', 'dhcpc'],
    ['dhcpd.status', 'dhcpd'],
    ['dhcp6d.status', 'dhcp6d_stateful'],
    ['ppp.status', 'pppoe'],
  ])('follow %s', async (key, name) => {
    expect(await sectionAfter(`${key}=enabled\n`, 'services')).toMatchObject({ [name]: true });
    expect(await sectionAfter(`${key}=disabled\n`, 'services')).toMatchObject({ [name]: false });
  });

  it.each([
    ['enabled', 2],
    ['disabled', 0],
  ])('tell a spectral service that is %s as %i', async (state, airview) => {
    expect(await sectionAfter(`airview.status=${state}\n`, 'services')).toMatchObject({ airview });
  });
});

describe('the firewall in the status', () => {
  it.each([
    ['iptables.sys.fw.status', 'iptables'],
    ['ebtables.sys.fw.status', 'ebtables'],
    ['ip6tables.sys.fw6.status', 'ip6tables'],
  ])('follows %s alone', async (key, name) => {
    const all = { iptables: false, ebtables: false, ip6tables: false, eb6tables: false };
    expect(await sectionAfter(`${key}=enabled\n`, 'firewall')).toEqual({ ...all, [name]: true });
  });

  it('tells port forwarding beside it', async () => {
    expect(await sectionAfter('iptables.sys.portfw.status=enabled\n', 'portfw')).toBe(true);
  });
});

describe('the time service in the status', () => {
  it('the time service in the status was in step at the last full or half hour', async () => {
    const { read } = await aStatusReader();
    expect((await read<Sections>(31 * 60))['ntpclient']).toEqual({ last_sync: '2026-06-01 12:30:00' });
  });

  it('says nothing when it is off', async () => {
    expect(await sectionAfter('ntpclient.status=disabled\n', 'ntpclient')).toEqual({});
  });
});

describe('the controller in the status', () => {
  it.each([
    ['unms.status=disabled\nunms.uri=wss://cloud.example.net:443+key\n', 0],
    ['unms.status=enabled\nunms.uri=\n', 1],
    ['unms.status=enabled\nunms.uri=wss://cloud.example.net:443\n', 1],
    ['unms.status=enabled\nunms.uri=https://cloud.example.net+key\n', 1],
    ['unms.status=enabled\nunms.uri=wss://cloud.example.net:443+key+allowUntrustedCertificate\n', 2],
  ])('the controller in the status after %j is %i', async (cfgData, status) => {
    expect(await sectionAfter(cfgData, 'unms')).toMatchObject({ status });
  });

  it('the controller in the status that is connected says since when', async () => {
    const connected = 'unms.status=enabled\nunms.uri=wss://cloud.example.net:443+key\n';
    expect(await sectionAfter(connected, 'unms')).toHaveProperty('timestamp');
  });
});

describe('the position in the status', () => {
  it('the position in the status of a board with a receiver is a fix in three dimensions', async () => {
    const { read } = await aStatusReader({ profile: 'ap-ptmp' });
    const gps = (await read<Sections>())['gps'];
    expect(gps).toMatchObject({ fix: 1, dim: 3, time_sync_enabled: 0 });
    expect(gps?.['sats']).toBeGreaterThanOrEqual(4);
  });

  it('the position in the status of a board without one is no fix, and tells of no satellites', async () => {
    const { read } = await aStatusReader({ profile: 'ap-ptp' });
    const gps = (await read<Sections>())['gps'];
    expect([gps?.['fix'], gps && 'sats' in gps]).toEqual([0, false]);
  });
});

describe('Bluetooth in the status', () => {
  it('Bluetooth in the status is left out by a board that has none', async () => {
    const { read } = await aStatusReader({ profile: 'ap-ptmp' });
    expect(await read<Sections>()).not.toHaveProperty('ble_http');
  });

  it.each([
    ['enabled', 1],
    ['disabled', 0],
  ])('Bluetooth in the status that is %s has the status %i', async (state, status) => {
    expect(await sectionAfter(`bluetooth.status=${state}\n`, 'ble_http')).toMatchObject({ status });
  });
});

describe('the provisioning mode in the status', () => {
  it('says nothing while it is not started', async () => {
    const { read } = await aStatusReader();
    expect((await read<Sections>())['provmode']).toEqual({});
  });

  it('counts its seconds down once it runs, and has none left when it was stopped', async () => {
    const { read, client } = await aStatusReader();
    await client.post('/api/provmode', { action: 'start' });
    const [early, late] = [await read<Sections>(10), await read<Sections>(20)];
    expect(Number(early['provmode']?.['timeleft']) - Number(late['provmode']?.['timeleft'])).toBe(20);
    await client.post('/api/provmode', { action: 'stop' });
    expect((await read<Sections>())['provmode']).toMatchObject({ timeleft: 0 });
  });
});
