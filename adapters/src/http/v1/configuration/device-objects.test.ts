import { ConfigText } from '@radiolink/domain/configuration';
import { describe, expect, it } from 'vitest';
import { carriedKeys, configurationText, configurationWith } from './configuration.mapper.ts';
import { loadedObjects, writesOf } from './device-objects.ts';
import { unmappedChanges } from './configuration.adapter.ts';

/** As §v1.system, §v1.configuration and §v1.interfaces have the objects. */
const CONFIGURATION = {
  system: { hostname: 'ap1', bluetoothManagement: true },
  network: {
    mode: 'bridge',
    interfaces: {
      data: { mgmtVLAN: null, ipv4: { mode: 'static', cidr: '192.0.2.20/24', defaultGateway: '192.0.2.1' } },
    },
  },
};
const ETH0 = {
  identification: { id: 'eth0', type: 'ethernet' },
  status: { enabled: true, plugged: true, speed: 'auto', mtu: 1500, comment: 'uplink' },
  ethernet: { poe: 'off', flowControl: { receive: true, transmit: false }, lldp: { enabled: true } },
};
const BR0 = { identification: { id: 'br0', type: 'bridge' }, status: { enabled: true, mtu: 1500 } };
const MORE = {
  services: { systemLog: { enabled: false, server: '', port: 514, protocol: 'udp' } },
  system: {
    location: { latitude: 44.4786, longitude: -73.2124, height: 24 },
    ledsEnabled: true,
    resetButtonEnabled: true,
    time: 1,
  },
  interfaces: [ETH0, BR0],
};
const DEVICE = loadedObjects(CONFIGURATION, MORE);

/** What is sent for an edit; the test fails where the device would not store it. */
function sentFor(changes: Readonly<Record<string, string | undefined>>, device = DEVICE) {
  const before = configurationText(device);
  const edit = before.edit(new Map(Object.entries(changes)));
  const after = edit.ok ? edit.config : ConfigText.parse('');
  const wanted = configurationWith(device, after);
  expect(unmappedChanges(before, after, wanted)).toEqual([]);
  return writesOf(configurationWith(device, before), wanted);
}

describe('the objects of a device beyond its configuration', () => {
  it('the objects of a device beyond its configuration are read with it as lines', () => {
    const text = configurationText(DEVICE);
    expect(Object.fromEntries(text.entries())).toMatchObject({
      'system.latitude': '44.4786',
      'system.longitude': '-73.2124',
      'system.leds.nightmode': 'disabled',
      'system.external.reset': 'enabled',
      'bluetooth.status': 'enabled',
      'netconf.1.devname': 'eth0',
      'netconf.1.up': 'enabled',
      'netconf.1.flowcontrol.rx.status': 'enabled',
      'netconf.1.flowcontrol.tx.status': 'disabled',
      'route.1.gateway': '192.0.2.1',
      'syslog.status': 'enabled',
    });
  });

  it('the objects of a device beyond its configuration are written alone where nothing else differs, of each what differs', () => {
    expect(sentFor({ 'system.leds.nightmode': 'enabled' })).toEqual([
      { method: 'PUT', route: '/system', body: { ledsEnabled: false } },
    ]);
    expect(sentFor({ 'system.latitude': '44.5' })).toMatchObject([
      { route: '/system', body: { location: { latitude: 44.5, longitude: -73.2124 } } },
    ]);
  });

  it('the objects of a device beyond its configuration have each changed port whole', () => {
    const fixed = {
      'netconf.1.autoneg': 'disabled',
      'netconf.1.speed': '100',
      'netconf.1.duplex': 'enabled',
    };
    expect(sentFor(fixed)).toEqual([
      {
        method: 'PUT',
        route: '/interfaces',
        body: [{ ...ETH0, status: { ...ETH0.status, speed: '100-full' } }],
      },
    ]);
    expect(
      sentFor({ 'netconf.1.up': 'disabled', 'netconf.1.flowcontrol.tx.status': 'enabled' }),
    ).toMatchObject([
      {
        route: '/interfaces',
        body: [{ status: { enabled: false }, ethernet: { poe: 'off', flowControl: { transmit: true } } }],
      },
    ]);
  });

  it('the objects of a device beyond its configuration have a second port of their own', () => {
    const eth1 = { ...ETH0, identification: { id: 'eth1', type: 'ethernet' } };
    const device = loadedObjects(CONFIGURATION, { ...MORE, interfaces: [ETH0, eth1, BR0, null, 7] });
    const [, second] = [...configurationText(device).entries()].filter(([, value]) => /^eth\d$/.test(value));
    expect(second).toEqual(['netconf.4.devname', 'eth1']);
    expect(configurationText(device).get('netconf.4.status')).toBe('enabled');
    expect(sentFor({ 'netconf.4.up': 'disabled' }, device)).toMatchObject([
      { body: [{ identification: { id: 'eth1' }, status: { enabled: false } }] },
    ]);
  });

  it.each([
    ['the gateway', { 'route.1.gateway': '192.0.2.254' }, { defaultGateway: '192.0.2.254' }],
    ['no gateway', { 'route.1.gateway': '' }, { defaultGateway: null }],
    ['DHCP', { 'dhcpc.status': 'enabled' }, { mode: 'dhcp', addressType: 'dynamic' }],
    [
      'the fallback of DHCP',
      { 'dhcpc.1.fallback': '192.0.2.30', 'dhcpc.1.fallback_netmask': '255.255.255.0' },
      { fallback: '192.0.2.30/24' },
    ],
  ])('leave %s to the configuration', (_name, changes, ipv4) => {
    const [first] = sentFor(changes);
    expect(first).toMatchObject({ body: { network: { interfaces: { data: { ipv4 } } } } });
  });

  it('number the VLAN of the management, and take it off', () => {
    const [first] = sentFor({ 'vlan.1.id': '20' });
    expect(first).toMatchObject({ body: { network: { interfaces: { data: { mgmtVLAN: 20 } } } } });
    const data = { ...CONFIGURATION.network.interfaces.data, mgmtVLAN: 20 };
    const tagged = { ...CONFIGURATION, network: { mode: 'bridge', interfaces: { data } } };
    const [off] = sentFor(
      { 'vlan.1.id': undefined, 'vlan.1.devname': undefined },
      loadedObjects(tagged, MORE),
    );
    expect(off).toMatchObject({ body: { network: { interfaces: { data: { mgmtVLAN: null } } } } });
  });

  it('switch DHCP off again', () => {
    const data = { ...CONFIGURATION.network.interfaces.data, ipv4: { mode: 'dhcp', addressType: 'dynamic' } };
    const dynamic = { ...CONFIGURATION, network: { mode: 'bridge', interfaces: { data } } };
    const [first] = sentFor({ 'dhcpc.status': 'disabled' }, loadedObjects(dynamic, MORE));
    expect(first).toMatchObject({
      body: { network: { interfaces: { data: { ipv4: { mode: 'static' } } } } },
    });
  });

  it('the objects of a device beyond its configuration are offered where the device sends them, and not elsewhere', () => {
    const more = [
      'system.leds.nightmode',
      'bluetooth.status',
      'vlan.1.id',
      'netconf.1.up',
      'netconf.1.speed',
    ];
    const carriedBy = (device: object) => {
      const keys = carriedKeys(configurationText(device), device);
      return more.filter(key => keys.has(key));
    };
    expect(carriedBy(DEVICE)).toEqual(more);
    expect(carriedBy(loadedObjects({}, { services: null, system: 'x', interfaces: 7 }))).toEqual([]);
  });
});
