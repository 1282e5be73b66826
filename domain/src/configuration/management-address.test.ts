import { describe, expect, it } from 'vitest';
import { bridgeConfig, configOf } from './config-text.mother.ts';
import { gatewayAddress, managementAddress, managementInterface } from './management-address.ts';

/** A configuration of interfaces, numbered from 1: their fields by name. */
const interfaces = (...entries: readonly Readonly<Record<string, string>>[]) =>
  configOf(
    ...entries.flatMap((fields, index) =>
      Object.entries(fields).map(([name, value]) => `netconf.${index + 1}.${name}=${value}`),
    ),
  );
const management = (...entries: readonly Readonly<Record<string, string>>[]) => {
  const config = interfaces(...entries);
  return [managementInterface(config), managementAddress(config)];
};

const WAN = { devname: 'ath0', ip: '10.0.0.2', role: 'wan' };
const LAN = { devname: 'eth0', ip: '192.168.1.1', role: 'lan' };
const BRIDGE = { devname: 'br1', ip: '192.168.2.1' };
const MANAGEMENT = { devname: 'eth0.10', ip: '172.16.0.5', role: 'mlan' };

describe('the management interface', () => {
  it('the management interface is the one of that role, wherever it stands', () => {
    expect(management(WAN, LAN, BRIDGE, MANAGEMENT)).toEqual(['eth0.10', '172.16.0.5']);
  });

  it('the management interface is the LAN of a router without one', () => {
    expect(management(WAN, BRIDGE, LAN)).toEqual(['eth0', '192.168.1.1']);
  });

  it('the management interface is a bridge with an address where no role says more', () => {
    expect(management(WAN, BRIDGE)).toEqual(['br1', '192.168.2.1']);
    expect(managementInterface(bridgeConfig())).toBe('br0');
    expect(managementAddress(bridgeConfig())).toBe('192.168.1.20');
  });

  it('the management interface is else the first with an address', () => {
    expect(management({ devname: 'eth0' }, WAN)).toEqual(['ath0', '10.0.0.2']);
  });

  it('the management interface is none that is switched off', () => {
    const off = { status: 'disabled' };
    expect(management({ ...MANAGEMENT, ...off }, LAN)).toEqual(['eth0', '192.168.1.1']);
    expect(management({ ...MANAGEMENT, ...off, ip: '' }, { ...LAN, ...off })).toEqual(['br0', '0.0.0.0']);
  });

  it.each(['', '0.0.0.0'])('passes an interface over whose address is "%s"', ip => {
    expect(management({ ...LAN, ip }, BRIDGE)).toEqual(['br1', '192.168.2.1']);
  });

  it('keeps its name while a DHCP server assigns the address', () => {
    expect(management({ devname: 'eth1' }, { ...MANAGEMENT, ip: '0.0.0.0' })).toEqual(['eth0.10', '0.0.0.0']);
    expect(management({ devname: 'eth1', role: 'mlan' })).toEqual(['eth1', '0.0.0.0']);
  });

  it('the management interface is the bridge that every device has, if the configuration names none', () => {
    expect(management()).toEqual(['br0', '0.0.0.0']);
    expect(management({ devname: 'eth0', role: 'lan' }, { ip: '10.0.0.9' })).toEqual(['br0', '10.0.0.9']);
  });
});

describe('the gateway', () => {
  it('the gateway is that of the default route', () => {
    const config = configOf(
      'route.1.ip=10.1.0.0',
      'route.1.gateway=10.0.0.7',
      'route.2.ip=0.0.0.0',
      'route.2.status=disabled',
      'route.2.gateway=10.0.0.8',
      'route.3.ip=0.0.0.0',
      'route.3.status=enabled',
      'route.3.gateway=10.0.0.9',
    );
    expect(gatewayAddress(config)).toBe('10.0.0.9');
  });

  it('the gateway is unspecified without such a route, and on one that names none', () => {
    expect(gatewayAddress(bridgeConfig())).toBe('0.0.0.0');
    expect(gatewayAddress(configOf('route.1.ip=0.0.0.0', 'route.1.status=enabled'))).toBe('0.0.0.0');
  });
});
