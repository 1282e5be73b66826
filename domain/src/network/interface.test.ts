import { assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  interfaceId,
  isBridgeName,
  isEthernet,
  isPhysical,
  isVirtualName,
  vlanParent,
} from './interface-kind.ts';
import {
  advertisedModes,
  FIXED_SPEEDS,
  LINK_MODES,
  type NetworkInterface,
  newInterface,
  type SpeedCode,
  speedCodeOf,
} from './interface.ts';
import { interfaceFromConfig, interfacesFromConfig } from './interface-from-config.ts';
import { interfaceToConfig } from './interface-to-config.ts';
import { NETWORK_MODES, networkModesOf } from '../status/network-mode.ts';

const SPEED_CODES: readonly SpeedCode[] = [0, 1, 2, 3, 4];

function written(from: NetworkInterface, index = 1): Map<string, string> {
  const values = new Map<string, string>();
  for (const { key, value } of interfaceToConfig(from, index)) {
    if (value !== undefined) values.set(key, value);
  }
  return values;
}

function config(lines: Record<string, string>): Map<string, string> {
  return new Map(Object.entries(lines));
}

describe('network interface, §3', () => {
  it('network interface by default is static, 1500 bytes, enabled, negotiating all six modes, with flow control', () => {
    expect(newInterface('eth0')).toEqual({
      id: 'hw:eth0',
      devname: 'eth0',
      ipMode: 'static',
      mtu: 1500,
      enabled: true,
      autoIp: false,
      speed: 0,
      advertised: {
        '10half': true,
        '10full': true,
        '100half': true,
        '100full': true,
        '1000half': true,
        '1000full': true,
      },
      flowControlRx: true,
      flowControlTx: true,
      isBridge: false,
      isVirtual: false,
    });
  });

  it.each([
    ['eth0', 'hw:eth0', true],
    ['ath0', 'hw:ath0', true],
    ['wlan0', 'hw:wlan0', true],
    ['br0', 'br0', false],
    ['eth0.10', 'eth0.10', false],
    ['ubond0', 'ubond0', false],
    ['xeth0', 'xeth0', false],
  ])('%s has the id %s and is physical: %s', (devname, id, physical) => {
    expect(interfaceId(devname)).toBe(id);
    expect(isPhysical({ id })).toBe(physical);
  });

  it.each([
    ['eth0', true],
    ['eth12', true],
    ['eth', false],
    ['eth0.10', false],
    ['xeth0', false],
    ['ath0', false],
  ])('%s is Ethernet: %s', (devname, expected) => {
    expect(isEthernet({ devname })).toBe(expected);
  });

  it.each([
    ['br0', true],
    ['br10', true],
    ['br', false],
    ['br0.10', false],
    ['xbr0', false],
  ])('%s is a bridge: %s', (devname, expected) => {
    expect(isBridgeName(devname)).toBe(expected);
    expect(newInterface(devname).isBridge).toBe(expected);
  });

  it.each([
    ['eth0.10', 'eth0'],
    ['br0.1', 'br0'],
    ['eth0', undefined],
    ['.10', undefined],
    ['eth0.', undefined],
    ['eth0.x', undefined],
    ['eth0.1.2', undefined],
  ])('%s runs on %s', (devname, parent) => {
    expect(vlanParent(devname)).toBe(parent);
    expect(isVirtualName(devname)).toBe(parent !== undefined);
    expect(newInterface(devname).isVirtual).toBe(parent !== undefined);
  });
});

describe('speed code, §3', () => {
  it.each([1, 2, 3, 4] as const)('%i is full duplex when odd and 100 Mbps up to 2', code => {
    expect(FIXED_SPEEDS[code]).toEqual({ mbps: code <= 2 ? 100 : 10, fullDuplex: code % 2 === 1 });
    expect(speedCodeOf(FIXED_SPEEDS[code].mbps, FIXED_SPEEDS[code].fullDuplex)).toBe(code);
  });

  it.each([1000, 0, Number.NaN])(
    'speed code of %s Mbps is auto-negotiation, for it cannot be fixed',
    mbps => {
      expect(speedCodeOf(mbps, true)).toBe(0);
      expect(speedCodeOf(mbps, false)).toBe(0);
    },
  );
});

describe('interface speed, §4', () => {
  it('interface speed in auto mode writes autoneg and removes speed, duplex and the advertised modes when all six are on', () => {
    expect(interfaceToConfig(newInterface('eth0'), 2)).toEqual([
      { key: 'netconf.2.devname', value: 'eth0' },
      { key: 'netconf.2.mtu', value: '1500' },
      { key: 'netconf.2.up', value: 'enabled' },
      { key: 'netconf.2.autoip.status', value: 'disabled' },
      { key: 'netconf.2.autoneg', value: 'enabled' },
      { key: 'netconf.2.speed', value: undefined },
      { key: 'netconf.2.duplex', value: undefined },
      { key: 'netconf.2.advertise.10half', value: undefined },
      { key: 'netconf.2.advertise.10full', value: undefined },
      { key: 'netconf.2.advertise.100half', value: undefined },
      { key: 'netconf.2.advertise.100full', value: undefined },
      { key: 'netconf.2.advertise.1000half', value: undefined },
      { key: 'netconf.2.advertise.1000full', value: undefined },
      { key: 'netconf.2.flowcontrol.rx.status', value: 'enabled' },
      { key: 'netconf.2.flowcontrol.tx.status', value: 'enabled' },
    ]);
  });

  it('writes a fixed mode as autoneg off, speed and duplex, and leaves the advertised modes alone', () => {
    expect(interfaceToConfig({ ...newInterface('eth0'), speed: 4 }, 2).slice(4, -2)).toEqual([
      { key: 'netconf.2.autoneg', value: 'disabled' },
      { key: 'netconf.2.speed', value: '10' },
      { key: 'netconf.2.duplex', value: 'disabled' },
    ]);
  });

  it('keeps each of the 64 advertise sets, written whole only when not all six are on', () => {
    const sets = Array.from({ length: 64 }, (_, set) =>
      advertisedModes(mode => Math.floor(set / 2 ** LINK_MODES.indexOf(mode)) % 2 === 1),
    );
    const lines = sets.map(advertised => {
      const values = written({ ...newInterface('eth0'), advertised });
      expect(interfaceFromConfig(values, 1)?.advertised).toEqual(advertised);
      return [...values.keys()].filter(key => key.includes('.advertise.')).length;
    });
    expect(lines.filter(count => count === 6)).toHaveLength(63);
    expect(lines[63]).toBe(0);
  });

  it('writes the up state only for physical interfaces, speed and flow control only for Ethernet', () => {
    expect([...written({ ...newInterface('br0'), enabled: false }).keys()]).toEqual([
      'netconf.1.devname',
      'netconf.1.mtu',
      'netconf.1.autoip.status',
    ]);
    expect(written({ ...newInterface('ath0'), enabled: false, autoIp: true })).toEqual(
      config({
        'netconf.1.devname': 'ath0',
        'netconf.1.mtu': '1500',
        'netconf.1.up': 'disabled',
        'netconf.1.autoip.status': 'enabled',
      }),
    );
  });

  it('reads back what it wrote', () => {
    const settings = record({
      mtu: integer({ min: 68, max: 2024 }),
      enabled: boolean(),
      autoIp: boolean(),
      speed: constantFrom(...SPEED_CODES),
      flowControlRx: boolean(),
      flowControlTx: boolean(),
    });
    assert(
      property(settings, integer({ min: 1, max: 30 }), (changes, index) => {
        const changed = { ...newInterface('eth1'), ...changes };
        expect(interfaceFromConfig(written(changed, index), index)).toEqual(changed);
      }),
    );
  });
});

describe('reading an interface', () => {
  it('finds none where no name stands', () => {
    expect(interfaceFromConfig(config({ 'netconf.1.mtu': '1500' }), 1)).toBeUndefined();
    expect(interfaceFromConfig(config({ 'netconf.1.devname': '' }), 1)).toBeUndefined();
  });

  it('takes the defaults for what is not said or not a number', () => {
    expect(interfaceFromConfig(config({ 'netconf.1.devname': 'eth0' }), 1)).toEqual(newInterface('eth0'));
    const odd = config({ 'netconf.1.devname': 'eth0', 'netconf.1.mtu': 'large' });
    expect(interfaceFromConfig(odd, 1)?.mtu).toBe(1500);
  });

  it.each([
    [{ autoneg: 'disabled', speed: '100', duplex: 'enabled' }, 1],
    [{ autoneg: 'disabled', speed: '100', duplex: 'disabled' }, 2],
    [{ autoneg: 'disabled', speed: '10' }, 3],
    [{ autoneg: 'enabled', speed: '100', duplex: 'enabled' }, 0],
    [{ speed: '100', duplex: 'enabled' }, 0],
    [{ autoneg: 'disabled', speed: 'auto' }, 0],
    [{ autoneg: 'disabled', speed: '1000', duplex: 'enabled' }, 0],
    [{ autoneg: 'disabled' }, 0],
  ])('reads %j as speed code %i', (lines, code) => {
    const values = config({ 'netconf.1.devname': 'eth0' });
    for (const [key, value] of Object.entries(lines)) values.set(`netconf.1.${key}`, value);
    expect(interfaceFromConfig(values, 1)?.speed).toBe(code);
  });

  it.each([
    ['dhcp', { 'dhcpc.status': 'enabled', 'dhcpc.1.status': 'enabled', 'dhcpc.1.devname': 'br0' }],
    ['pppoe', { 'ppp.status': 'enabled', 'ppp.12.status': 'enabled', 'ppp.12.devname': 'br0' }],
    ['static', { 'dhcpc.status': 'disabled', 'dhcpc.1.status': 'enabled', 'dhcpc.1.devname': 'br0' }],
    ['static', { 'dhcpc.status': 'enabled', 'dhcpc.1.status': 'disabled', 'dhcpc.1.devname': 'br0' }],
    ['static', { 'dhcpc.status': 'enabled', 'dhcpc.1.status': 'enabled', 'dhcpc.1.devname': 'br1' }],
    ['static', { 'dhcpc.status': 'enabled', 'dhcpc.1.status': 'enabled', 'dhcpc.1.x.devname': 'br0' }],
    ['static', { 'dhcpc.1.status': 'enabled', 'dhcpc.1.devname': 'br0' }],
  ])('reads the IP mode %s from %j', (ipMode, lines) => {
    expect(interfaceFromConfig(config({ 'netconf.3.devname': 'br0', ...lines }), 3)?.ipMode).toBe(ipMode);
  });

  it('prefers PPPoE, which may run on top of a DHCP client', () => {
    const both = config({
      'netconf.1.devname': 'ath0',
      'dhcpc.status': 'enabled',
      'dhcpc.1.status': 'enabled',
      'dhcpc.1.devname': 'ath0',
      'ppp.status': 'enabled',
      'ppp.1.status': 'enabled',
      'ppp.1.devname': 'ath0',
    });
    expect(interfaceFromConfig(both, 1)?.ipMode).toBe('pppoe');
  });

  it('lists every interface in the order of its index', () => {
    const values = config({
      'netconf.10.devname': 'br0',
      'netconf.2.devname': 'eth0',
      'netconf.3.devname': '',
      'netconf.2.alias.1.devname': 'x',
      'xnetconf.2.devname': 'x',
      'netconf.2.devname.old': 'x',
      mtu: '1500',
    });
    expect(interfacesFromConfig(values).map(found => [found.index, found.interface.devname])).toEqual([
      [2, 'eth0'],
      [10, 'br0'],
    ]);
  });
});

describe('net modes, §3', () => {
  it('net modes are Bridge, Router and SOHO Router, §9', () => {
    expect(NETWORK_MODES.map(({ name }) => name)).toEqual(['Bridge', 'Router', 'SOHO Router']);
  });

  it.each([
    [0, []],
    [1, ['bridge']],
    [2, ['router']],
    [3, ['bridge', 'router']],
    [4, ['soho']],
    [7, ['bridge', 'router', 'soho']],
    [8, []],
    [15, ['bridge', 'router', 'soho']],
    [Number.NaN, []],
  ])('net modes of the mask %s are %j', (mask, modes) => {
    expect(networkModesOf(mask)).toEqual(modes);
  });

  it('lists an interface once: an index has no leading zero', () => {
    const values = config({ 'netconf.1.devname': 'eth0', 'netconf.01.devname': 'eth1' });
    expect(interfacesFromConfig(values).map(found => [found.index, found.interface.devname])).toEqual([
      [1, 'eth0'],
    ]);
  });

  it('takes no client from an entry whose index has a leading zero', () => {
    const lines = { 'dhcpc.status': 'enabled', 'dhcpc.01.status': 'enabled', 'dhcpc.01.devname': 'eth0' };
    expect(interfaceFromConfig(config({ 'netconf.1.devname': 'eth0', ...lines }), 1)?.ipMode).toBe('static');
  });

  it('reads the configuration no more often for many interfaces than for one', () => {
    const readingsFor = (count: number) => {
      const names = Array.from({ length: count }, (_, at) => [`netconf.${at + 1}.devname`, `eth${at}`]);
      const clients = { 'ppp.status': 'enabled', 'dhcpc.status': 'enabled' };
      const values = config({ ...clients, ...Object.fromEntries(names) });
      const readings = vi.spyOn(values, Symbol.iterator);
      expect(interfacesFromConfig(values)).toHaveLength(count);
      return readings.mock.calls.length;
    };
    expect(readingsFor(300)).toBe(readingsFor(1));
  });
});
