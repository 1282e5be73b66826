import { describe, expect, it } from 'vitest';
import {
  bridgeMembers,
  bridgesOf,
  carrierOf,
  entryFor,
  listedEntries,
  standingEntries,
} from './configured-entries.ts';
import { aBridge, aConfig, anEntry } from './networked.mother.ts';

describe('the entries of a section', () => {
  it('the entries of a section have the rest of their keys, of every depth', () => {
    const config = aConfig({
      'dhcpd.status': 'enabled',
      ...anEntry('dhcpd.3', { devname: 'br1', 'dns.1.server': '192.0.2.53' }),
    });
    expect([...standingEntries(config, 'dhcpd')[0]!]).toEqual([
      ['status', 'enabled'],
      ['devname', 'br1'],
      ['dns.1.server', '192.0.2.53'],
    ]);
  });

  it.each([
    'iptables.status',
    'iptables.sys.status',
    'iptables.sys.masq.status',
    'iptables.sys.masq.1.status',
  ])('stand only while every switch around them is on: %s', key => {
    const lines = {
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.masq.status': 'enabled',
      ...anEntry('iptables.sys.masq.1', { devname: 'br0' }),
    };
    expect(standingEntries(aConfig(lines), 'iptables.sys.masq')).toHaveLength(1);
    expect(standingEntries(aConfig({ ...lines, [key]: 'disabled' }), 'iptables.sys.masq')).toEqual([]);
    expect(standingEntries(aConfig({ ...lines, [key]: '' }), 'iptables.sys.masq')).toEqual([]);
  });

  it('the entries of a section may have gaps in their numbers', () => {
    const config = aConfig({ ...anEntry('vlan.2', { id: '5' }), ...anEntry('vlan.90', { id: '6' }) });
    expect(listedEntries(config, 'vlan').map(entry => entry.get('id'))).toEqual(['5', '6']);
  });

  it('the entries of a section are found by their interface', () => {
    const config = aConfig(aBridge(['eth0']));
    expect(entryFor(config, 'netconf', 'br0')?.get('ip')).toBe('192.0.2.20');
    expect(entryFor(config, 'netconf', 'br1')).toBeUndefined();
  });

  it('the entries of a section are not made of names that objects have of themselves', () => {
    const config = aConfig({ '__proto__.status': 'enabled', 'constructor.1.status': 'enabled' });
    expect(standingEntries(config, 'toString')).toEqual([]);
    expect(listedEntries(config, '__proto__')).toEqual([]);
    expect(({} as Record<string, unknown>)['status']).toBeUndefined();
  });
});

describe('a bridge', () => {
  const two = { ...aBridge(['eth0', 'ath0']), ...aBridge(['eth1', 'eth0.10'], '10.0.0.1', 2) };

  it('a bridge has the members that its list names', () => {
    expect(bridgesOf(aConfig(two))).toEqual(['br0', 'br1']);
    expect(bridgeMembers(aConfig(two), 'br0')).toEqual(['eth0', 'ath0']);
    expect(bridgeMembers(aConfig(two), 'br1')).toEqual(['eth1', 'eth0.10']);
  });

  it('a bridge has no member that is off', () => {
    const config = aConfig({ ...two, 'bridge.1.port.2.status': 'disabled' });
    expect(bridgeMembers(config, 'br0')).toEqual(['eth0']);
  });

  it('a bridge has no members while it is off, and none as another interface', () => {
    const config = aConfig({ ...two, 'bridge.1.status': 'disabled' });
    expect([bridgeMembers(config, 'br0'), bridgeMembers(config, 'eth0')]).toEqual([[], []]);
  });

  it('carries the packets of its members; others carry their own', () => {
    const config = aConfig(two);
    expect(['ath0', 'eth0.10', 'wlan0', 'br0'].map(name => carrierOf(config, name))).toEqual([
      'br0',
      'br1',
      'wlan0',
      'br0',
    ]);
  });
});
