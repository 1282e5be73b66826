import { describe, expect, it } from 'vitest';
import { aSession } from '../testing/radio-client.mother.ts';
import { ethernetState } from './ethernet.ts';
import { aNetworkedRadio, anEntry, type Lines } from './networked.mother.ts';

const ALL = ['10half', '10full', '100half', '100full', '1000half', '1000full'];

/** The port `eth0` with these keys, behind another entry. */
function port(keys: Lines, faultPlan = {}, ifname = 'eth0') {
  const lines = {
    ...anEntry('netconf.1', { devname: 'ath0' }),
    ...anEntry('netconf.7', { devname: 'eth0', ...keys }),
  };
  return ethernetState(aNetworkedRadio(lines, faultPlan), ifname);
}

describe('an Ethernet port', () => {
  it('negotiates a gigabit where nothing limits it', () => {
    expect(port({ autoneg: 'enabled' })).toEqual({
      ifname: 'eth0',
      link: true,
      autoneg: true,
      speed: 1000,
      duplex: true,
      supported: ALL,
      advertised: ALL,
      rx_pause: true,
      tx_pause: true,
    });
  });

  // §config.interfaces: the speed codes 1 to 4.
  it.each([
    ['100', 'enabled', 100, true, '100full'],
    ['100', 'disabled', 100, false, '100half'],
    ['10', 'enabled', 10, true, '10full'],
    ['10', 'disabled', 10, false, '10half'],
  ])('an Ethernet port is fixed at %s Mbps with duplex %s', (speed, duplex, mbps, isFull, mode) => {
    expect(port({ autoneg: 'disabled', speed, duplex })).toMatchObject({
      autoneg: false,
      speed: mbps,
      duplex: isFull,
      advertised: [mode],
    });
  });

  it('ignores a speed that is left from before while it negotiates', () => {
    expect(port({ autoneg: 'enabled', speed: '10', duplex: 'disabled' })).toMatchObject({
      speed: 1000,
      duplex: true,
    });
  });

  it('advertises only the modes that its configuration leaves it, and takes the best of them', () => {
    const keys = {
      autoneg: 'enabled',
      'advertise.1000full': 'disabled',
      'advertise.1000half': 'disabled',
      'advertise.100full': 'disabled',
    };
    expect(port(keys)).toMatchObject({
      supported: ALL,
      advertised: ['10half', '10full', '100half'],
      speed: 100,
      duplex: false,
    });
  });

  it('an Ethernet port has the flow control that its configuration sets', () => {
    expect(port({ 'flowcontrol.rx.status': 'disabled' })).toMatchObject({ rx_pause: false, tx_pause: true });
    expect(port({ 'flowcontrol.tx.status': 'disabled' })).toMatchObject({ rx_pause: true, tx_pause: false });
  });

  it('an Ethernet port has the speed that its cable permits', () => {
    expect(port({}, { portMbps: 100 })).toMatchObject({ link: true, speed: 100 });
  });

  it('an Ethernet port has no link and no speed where nothing is plugged in', () => {
    expect(port({}, {}, 'eth1')).toMatchObject({ ifname: 'eth1', link: false, speed: 0 });
  });

  it('negotiates where the configuration does not name it', () => {
    expect(ethernetState(aNetworkedRadio({}), 'eth0')).toMatchObject({ autoneg: true, speed: 1000 });
  });
});

it('shows in the status what it negotiated', async () => {
  const { client, clock } = await aSession({ profile: 'sta-ptp' });
  const fixed = 'netconf.1.autoneg=disabled\nnetconf.1.speed=100\nnetconf.1.duplex=disabled\n';
  await client.post('/api/cfg', { cfgData: fixed });
  clock.advance(10);
  const { interfaces } = await client.json<{ interfaces: { ifname: string; status: object }[] }>(
    '/status.cgi',
  );
  expect(interfaces.find(({ ifname }) => ifname === 'eth0')!.status).toMatchObject({
    plugged: true,
    speed: 100,
    duplex: false,
  });
});
