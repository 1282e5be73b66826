import { describe, expect, it } from 'vitest';
import { aStatusReader } from '../testing/status-of.mother.ts';

interface Port {
  readonly ifname: string;
  readonly hwaddr: string;
  readonly enabled: boolean;
  readonly mtu: number;
  readonly status: Readonly<Record<string, number>> & {
    readonly plugged: boolean;
    readonly duplex: boolean;
    readonly ipaddr: string;
    readonly snr?: readonly number[];
  };
}
type Status = { readonly interfaces: readonly Port[]; readonly wireless: { readonly throughput: object } };

const named = ({ interfaces }: Status, name: string): Port => {
  const found = interfaces.find(({ ifname }) => ifname === name);
  if (found === undefined) throw new Error(`no interface ${name}`);
  return found;
};

describe('the interfaces in the status', () => {
  it.each([
    ['ap-ptp', ['eth0', 'ath0', 'br0']],
    ['sta-ptmp', ['eth0', 'eth1', 'ath0', 'br0']],
    ['sixty', ['eth0', 'wlan0', 'ath0', 'ubond0', 'br0']],
    ['router', ['eth0', 'ath0', 'br0', 'br1', 'ppp0']],
    ['vlan', ['eth0', 'eth1', 'ath0', 'br0', 'br0.20']],
  ])(
    'the interfaces in the status of %s are its ports, radios, bridges, VLANs and dialled line',
    async (profile, names) => {
      const { read } = await aStatusReader({ profile });
      expect((await read<Status>()).interfaces.map(({ ifname }) => ifname)).toEqual(names);
    },
  );

  it('the interfaces in the status have addresses of the hardware that differ by port, the radio having the one of the device', async () => {
    const { read, radio } = await aStatusReader({ profile: 'sta-ptmp' });
    const status = await read<Status>();
    const macs = ['eth0', 'eth1', 'ath0'].map(name => named(status, name).hwaddr);
    expect(new Set(macs).size).toBe(3);
    expect(macs[2]).toBe(radio.mac);
    expect(macs.every(mac => /^[0-9A-F]{2}(:[0-9A-F]{2}){5}$/.test(mac))).toBe(true);
  });

  it('carry to the wire what the radio receives, and the other way round', async () => {
    const { read } = await aStatusReader({ profile: 'ap-ptp' });
    const status = await read<Status>(20);
    const [wire, air] = [named(status, 'eth0').status, named(status, 'ath0').status];
    expect([wire['tx_bytes'], wire['rx_bytes']]).toEqual([air['rx_bytes'], air['tx_bytes']]);
  });

  it('the interfaces in the status of a hybrid add both radios up in their bond', async () => {
    const { read } = await aStatusReader({ profile: 'sixty' });
    const status = await read<Status>(20);
    const bytes = (name: string) => named(status, name).status['tx_bytes'] ?? 0;
    expect(bytes('ubond0')).toBe(bytes('wlan0') + bytes('ath0'));
  });

  it('count what the radio carries: kilobits a second, bytes in the counters', async () => {
    const { read } = await aStatusReader({ profile: 'ap-ptp' });
    let expected = 0;
    const before = await read<Status>();
    let after = before;
    for (let second = 0; second < 20; second++) {
      after = await read<Status>(1);
      expected += (Number(Reflect.get(after.wireless.throughput, 'tx')) * 1000) / 8;
    }
    const counted =
      (named(after, 'ath0').status['tx_bytes'] ?? 0) - (named(before, 'ath0').status['tx_bytes'] ?? 0);
    expect(counted / expected).toBeGreaterThan(0.98);
    expect(counted / expected).toBeLessThan(1.02);
  });

  it('never count backwards in an hour', async () => {
    const { read } = await aStatusReader({ profile: 'sixty' });
    let last = 0;
    for (let minute = 0; minute < 12; minute++) {
      const bytes = named(await read<Status>(300), 'ubond0').status['rx_bytes'] ?? 0;
      expect(bytes).toBeGreaterThan(last);
      last = bytes;
    }
  });

  it('the interfaces in the status have no signal and no length of a cable at a port that is empty', async () => {
    const { read } = await aStatusReader({ profile: 'sta-ptmp' });
    expect(named(await read<Status>(), 'eth1').status).toMatchObject({
      plugged: false,
      speed: 0,
      duplex: true,
      snr: [0, 0, 0, 0],
      cable_len: 0,
      tx_bytes: 0,
    });
  });

  it('the interfaces in the status have no link, no speed and no cable at a port that offers no mode, whatever the cable allows', async () => {
    const { read, write, client, radio } = await aStatusReader({ profile: 'ap-ptp' });
    const modes = ['10half', '10full', '100half', '100full', '1000half', '1000full'];
    await write(modes.map(mode => `netconf.1.advertise.${mode}=disabled\n`).join(''));
    radio.faults.set({ portMbps: 100 });
    // As at the empty second port of the captured devices.
    const empty = { plugged: false, speed: 0, duplex: true, snr: [0, 0, 0, 0], cable_len: 0 };
    expect(named(await read<Status>(5), 'eth0').status).toMatchObject(empty);
    expect(await client.json('/ethtool.cgi?ifname=eth0')).toMatchObject({
      link: false,
      speed: 0,
      duplex: true,
    });
  });

  it('the interfaces in the status have the management address on the bridge and none at its members', async () => {
    const { read, radio } = await aStatusReader({ profile: 'ap-ptp' });
    const status = await read<Status>();
    expect(['eth0', 'ath0', 'br0'].map(name => named(status, name).status.ipaddr)).toEqual([
      '0.0.0.0',
      '0.0.0.0',
      radio.address,
    ]);
  });

  it('the interfaces in the status are switched off and get another MTU by their configuration', async () => {
    const { read, write } = await aStatusReader({ profile: 'sta-ptmp' });
    await write('netconf.2.up=disabled\nnetconf.1.mtu=1400\n');
    const { interfaces } = await read<Status>(5);
    expect(interfaces.filter(({ enabled }) => !enabled)).toHaveLength(1);
    expect(interfaces.find(({ ifname }) => ifname === 'eth0')?.mtu).toBe(1400);
  });

  it.each([
    ['netconf.1.autoneg=enabled\n', 1000, true],
    ['netconf.1.autoneg=disabled\nnetconf.1.speed=100\nnetconf.1.duplex=enabled\n', 100, true],
    ['netconf.1.autoneg=disabled\nnetconf.1.speed=100\nnetconf.1.duplex=disabled\n', 100, false],
    ['netconf.1.autoneg=disabled\nnetconf.1.speed=10\nnetconf.1.duplex=disabled\n', 10, false],
  ])('run at the speed that is configured: %j', async (cfgData, speed, duplex) => {
    const { read, write } = await aStatusReader({ profile: 'ap-ptp' });
    await write(cfgData);
    expect(named(await read<Status>(5), 'eth0').status).toMatchObject({ plugged: true, speed, duplex });
  });

  it('run slower than configured where the cable lets them', async () => {
    const { read, radio } = await aStatusReader({ profile: 'ap-ptp' });
    radio.faults.set({ portMbps: 100 });
    expect(named(await read<Status>(), 'eth0').status).toMatchObject({ speed: 100 });
  });

  it('lose the dialled line when PPPoE is switched off', async () => {
    const { read, write } = await aStatusReader({ profile: 'router' });
    await write('ppp.status=disabled\n');
    expect((await read<Status>(10)).interfaces.map(({ ifname }) => ifname)).not.toContain('ppp0');
  });
});
