import { describe, expect, it } from 'vitest';
import { aSession } from '../testing/radio-client.mother.ts';
import { aNetworkedRadio, anEntry } from './networked.mother.ts';

const CLIENT = { 'dhcpc.status': 'enabled', ...anEntry('dhcpc.1', { devname: 'br0' }) };
const DIALLED = { 'ppp.status': 'enabled', ...anEntry('ppp.1', { devname: 'br0' }) };

describe('a DHCP client', () => {
  it('runs where the configuration has it on', () => {
    const lines = { ...CLIENT, ...anEntry('dhcpc.2', { devname: 'br1', status: 'disabled' }) };
    const radio = aNetworkedRadio(lines);
    expect(radio.addresses.interfaces(radio)).toEqual(['br0']);
  });

  it('a DHCP client is bound, with everything that a lease brings', () => {
    const radio = aNetworkedRadio(CLIENT);
    expect(radio.addresses.describe(radio, 'br0')).toEqual({
      ifname: 'br0',
      status: 'bound',
      ipaddr: '192.0.2.77',
      netmask: '255.255.255.0',
      gateway: '192.0.2.1',
      dns: ['192.0.2.53'],
      server: '192.0.2.1',
      domain: 'example.net',
      lease_time: 86_400,
      expires: 86_400,
    });
  });

  it('renews after half of its time, so that a lease never runs out', () => {
    const radio = aNetworkedRadio(CLIENT);
    const left = [0, 43_199, 1, 100_000].map(seconds => {
      radio.clock.advance(seconds);
      return radio.addresses.describe(radio, 'br0')['expires'];
    });
    // 143 200 s are three halves of a day and 13 600 s more.
    expect(left).toEqual([86_400, 43_201, 86_400, 86_400 - 13_600]);
  });

  it('a DHCP client has no address after it let it go, until it asks again', () => {
    const radio = aNetworkedRadio(CLIENT);
    radio.addresses.release('br0');
    expect(radio.addresses.describe(radio, 'br0')).toMatchObject({
      status: 'init',
      ipaddr: '0.0.0.0',
      dns: [],
      expires: 0,
    });
    radio.clock.advance(500);
    radio.addresses.renew('br0', radio.clock.now());
    expect(radio.addresses.describe(radio, 'br0')).toMatchObject({ status: 'bound', expires: 86_400 });
  });

  it('fails while no server answers', () => {
    const radio = aNetworkedRadio(CLIENT, { noDhcp: true });
    expect(radio.addresses.describe(radio, 'br0')).toMatchObject({ status: 'failed', ipaddr: '0.0.0.0' });
  });
});

describe('a PPPoE client', () => {
  it('a PPPoE client has an address while a server answers', () => {
    const up = aNetworkedRadio(DIALLED);
    const down = aNetworkedRadio(DIALLED, { noPppoe: true });
    expect([up.addresses.pppoeAddress(up), down.addresses.pppoeAddress(down)]).toEqual([
      '203.0.113.77',
      '0.0.0.0',
    ]);
  });

  it('a PPPoE client has none where it is off', () => {
    const radio = aNetworkedRadio({ ...DIALLED, 'ppp.status': 'disabled' });
    expect([radio.addresses.dials(radio), radio.addresses.pppoeAddress(radio)]).toEqual([false, '0.0.0.0']);
  });

  it('counts whole seconds from its last connection', () => {
    const radio = aNetworkedRadio(DIALLED);
    radio.clock.advance(90.7);
    const before = radio.addresses.pppoeSeconds(radio.clock.now());
    radio.addresses.redial(radio.clock.now());
    expect([before, radio.addresses.pppoeSeconds(radio.clock.now())]).toEqual([90, 0]);
  });
});

describe('a reboot', () => {
  type Sessions = { readonly ppp: readonly { readonly uptime: number }[] };
  type Leases = { readonly dhcpc: readonly { readonly status: string; readonly expires: number }[] };

  it('connects PPPoE anew: no session is older than the device', async () => {
    const { client, clock } = await aSession({ profile: 'router' });
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(60);
    await client.login();
    const { ppp } = await client.json<Sessions>('/api/pppoe/info');
    const { host } = await client.json<{ host: { uptime: number } }>('/status.cgi');
    expect(host.uptime).toBe(60);
    expect(ppp[0]!.uptime).toBeLessThanOrEqual(40);
    expect(ppp[0]!.uptime).toBeGreaterThan(30);
  });

  it('asks anew for an address that was let go', async () => {
    const { client, clock } = await aSession({ profile: 'soho' });
    await client.post('/api/dhcp-client/release', { ifname: 'br0' });
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(60);
    await client.login();
    const { dhcpc } = await client.json<Leases>('/api/dhcp-client/info');
    expect(dhcpc[0]!.status).toBe('bound');
    expect(dhcpc[0]!.expires).toBeGreaterThanOrEqual(86_400 - 40);
  });
});
