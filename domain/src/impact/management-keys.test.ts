import { assert, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigText } from '../configuration/config-text.ts';
import { managementAfter } from '../network-mode/management-after.ts';
import { networkConfigurations } from '../network-mode/network-configuration.mother.ts';
import { changeImpact } from './change-impact.ts';
import { configurationOf, FILTERED, type Lines } from './managed-bridge.mother.ts';
import { managementKeys, riskOfChange } from './management-keys.ts';

/** It has a second port that is in no bridge, and a way out. */
const ROUTED: Lines = {
  ...FILTERED,
  'netconf.2.devname': 'eth0',
  'netconf.2.status': 'enabled',
  'netconf.2.mtu': '1500',
  'netconf.3.devname': 'eth1',
  'netconf.3.status': 'enabled',
  'vlan.status': 'disabled',
  'dhcpc.status': 'disabled',
  'route.status': 'enabled',
  'route.1.status': 'enabled',
  'route.1.ip': '0.0.0.0',
  'route.1.netmask': '0',
  'route.1.gateway': '192.0.2.1',
  'httpd.status': 'enabled',
  'httpd.port': '80',
  'httpd.https.status': 'enabled',
  'httpd.https.port': '443',
};
const keysOf = (changes: Lines, from: Lines = ROUTED): readonly string[] => [
  ...managementKeys({ before: configurationOf(from), after: configurationOf({ ...from, ...changes }) }),
];

/** VLAN 20 on a port, switched through to the radio: nothing of it carries the management. */
const VLAN_BESIDE: Lines = {
  'vlan.status': 'enabled',
  'vlan.1.status': 'enabled',
  'vlan.1.devname': 'eth0',
  'vlan.1.id': '20',
  'vlan.1.comment': 'cameras',
  'netconf.4.devname': 'eth0.20',
  'netconf.4.status': 'enabled',
  'bridge.2.devname': 'br1',
  'bridge.2.status': 'enabled',
  'bridge.2.port.1.devname': 'eth0.20',
  'bridge.2.port.1.status': 'enabled',
};
const MANAGED_IN_VLAN: Lines = {
  ...ROUTED,
  'vlan.status': 'enabled',
  'vlan.1.status': 'enabled',
  'vlan.1.devname': 'eth0',
  'vlan.1.id': '10',
  'netconf.1.devname': 'eth0.10',
};
const RULE: Lines = { 'iptables.sys.fw.1.status': 'enabled', 'iptables.sys.fw.1.target': 'DROP' };

/** A router that is managed from both sides. */
const ROUTER: Lines = {
  ...ROUTED,
  netmode: 'router',
  'netconf.4.devname': 'ath0',
  'netconf.4.status': 'enabled',
  'netconf.4.role': 'wan',
  'netconf.4.ip': '203.0.113.20',
  'netconf.4.netmask': '255.255.255.0',
  'bridge.1.port.2.status': 'disabled',
  'sshd.status': 'enabled',
};
const LIST: Lines = {
  'iptables.sys.mgmt.status': 'enabled',
  'iptables.sys.mgmt.1.devname': 'br0',
  'iptables.sys.mgmt.1.status': 'enabled',
  'iptables.sys.mgmt.2.devname': 'ath0',
  'iptables.sys.mgmt.2.status': 'enabled',
};

describe('the keys by which management may be lost', () => {
  it.each<[string, Lines, Lines?]>([
    ['a VLAN that carries none', VLAN_BESIDE],
    [
      'that VLAN, taken away again',
      Object.fromEntries(Object.keys(VLAN_BESIDE).map(key => [key, undefined])),
      { ...ROUTED, ...VLAN_BESIDE },
    ],
    ['a port that carries none', { 'netconf.3.mtu': '1400', 'netconf.3.up': 'disabled' }],
    ['an entry that is off and stays off', { 'dhcpc.1.devname': 'br0', 'dhcpc.1.status': 'disabled' }],
    ['one more address', { 'netconf.1.alias.1.status': 'enabled', 'netconf.1.alias.1.ip': '198.51.100.2' }],
    ['one more network', { 'netconf.3.ip': '198.51.100.2', 'netconf.3.netmask': '255.255.255.0' }],
    ['a comment', { 'route.1.comment': 'to the tower' }],
    ['the delay of a bridge', { 'bridge.1.fd': '4', 'bridge.1.stp.status': 'enabled' }],
    ['a firewall that lets the management in', { ...RULE, 'iptables.sys.fw.1.dst_port': '9000' }],
    [
      'a bridge firewall that goes off',
      { 'ebtables.sys.fw.status': 'disabled' },
      { ...ROUTED, 'ebtables.sys.fw.status': 'enabled' },
    ],
    ['the port of HTTP beside HTTPS', { 'httpd.port': '8080' }],
    ['a rule for what is behind the device', { ...RULE, 'iptables.sys.fw.1.dst': '192.0.2.50' }, ROUTER],
    ['a rule that accepts', { ...RULE, 'iptables.sys.fw.1.target': 'ACCEPT' }],
    ['a rule that goes', { 'iptables.sys.fw.1.status': 'disabled' }, { ...ROUTED, ...RULE }],
    [
      'one more interface on the list',
      { 'iptables.sys.mgmt.2.status': 'enabled' },
      { ...ROUTER, ...LIST, 'iptables.sys.mgmt.2.status': 'disabled' },
    ],
    ['an NTP server', { 'ntpclient.1.server': '192.0.2.9' }],
  ])('the keys by which management may be lost are none of %s', (_, changes, from) => {
    expect(keysOf(changes, from)).toEqual([]);
  });

  it.each<[string, Lines, readonly string[], Lines?]>([
    ['the address', { 'netconf.1.ip': '192.0.2.21' }, ['netconf.1.ip']],
    ['the netmask', { 'netconf.1.netmask': '255.255.255.240' }, ['netconf.1.netmask']],
    ['a port that carries it', { 'netconf.2.up': 'disabled' }, ['netconf.2.up']],
    ['its MTU beside a VLAN', { ...VLAN_BESIDE, 'netconf.2.mtu': '600' }, ['netconf.2.mtu']],
    ['a member of its bridge', { 'bridge.1.port.1.status': 'disabled' }, ['bridge.1.port.1.status']],
    [
      'a port that another bridge takes',
      { ...VLAN_BESIDE, 'bridge.2.port.1.devname': 'eth0' },
      ['bridge.2.port.1.devname', 'bridge.2.port.1.status'],
    ],
    ['the switch of all bridges', { 'bridge.status': 'disabled' }, ['bridge.status']],
    ['the VLAN that carries it', { 'vlan.1.id': '11' }, ['vlan.1.id'], MANAGED_IN_VLAN],
    ['the switch of all VLANs', { 'vlan.status': 'disabled' }, ['vlan.status'], MANAGED_IN_VLAN],
    [
      'a DHCP client on it',
      { 'dhcpc.status': 'enabled', 'dhcpc.1.status': 'enabled', 'dhcpc.1.devname': 'br0' },
      ['dhcpc.1.devname', 'dhcpc.1.status', 'dhcpc.status'],
    ],
    ['the gateway', { 'route.1.gateway': '192.0.2.2' }, ['route.1.gateway']],
    [
      'its alias',
      { 'netconf.1.alias.1.ip': '198.51.100.3' },
      ['netconf.1.alias.1.ip'],
      { ...ROUTED, 'netconf.1.alias.1.ip': '198.51.100.2', 'netconf.1.alias.1.status': 'enabled' },
    ],
    ['the web server', { 'httpd.status': 'disabled' }, ['httpd.status']],
    ['its port', { 'httpd.https.port': '8443' }, ['httpd.https.port']],
    [
      'a firewall rule beside one that lets it in',
      {
        ...RULE,
        'iptables.sys.fw.2.status': 'enabled',
        'iptables.sys.fw.2.target': 'DROP',
        'iptables.sys.fw.1.dst_port': '9000',
        'iptables.sys.fw.2.comment': 'all',
      },
      ['iptables.sys.fw.2.status', 'iptables.sys.fw.2.target'],
    ],
    [
      'the rule that let it in before another',
      { 'iptables.sys.fw.1.status': 'disabled' },
      ['iptables.sys.fw.1.status'],
      {
        ...ROUTED,
        ...RULE,
        'iptables.sys.fw.1.target': 'ACCEPT',
        'iptables.sys.fw.2.status': 'enabled',
        'iptables.sys.fw.2.target': 'DROP',
      },
    ],
    [
      'a forwarding that takes its port',
      {
        'iptables.sys.portfw.status': 'enabled',
        'iptables.sys.portfw.1.status': 'enabled',
        'iptables.sys.portfw.1.devname': 'br0',
        'iptables.sys.portfw.1.proto': 'TCP',
        'iptables.sys.portfw.1.dport': '443',
        'iptables.sys.portfw.1.host': '192.0.2.50',
      },
      ['devname', 'dport', 'host', 'proto', 'status'].map(leaf => `iptables.sys.portfw.1.${leaf}`),
    ],
    [
      'a firewall of bridges, which is not read',
      { 'ebtables.sys.fw.status': 'enabled' },
      ['ebtables.sys.fw.status'],
    ],
    [
      'a rule on the WAN',
      { ...RULE, 'iptables.sys.fw.1.in': 'ath0' },
      ['in', 'status', 'target'].map(leaf => `iptables.sys.fw.1.${leaf}`),
      ROUTER,
    ],
    [
      'a rule for another network',
      { ...RULE, 'iptables.sys.fw.1.src': '10.0.0.0/8' },
      ['src', 'status', 'target'].map(leaf => `iptables.sys.fw.1.${leaf}`),
    ],
    [
      'a rule that rejects',
      { ...RULE, 'iptables.sys.fw.1.target': 'REJECT' },
      ['status', 'target'].map(leaf => `iptables.sys.fw.1.${leaf}`),
    ],
    [
      'a rule about SSH',
      { ...RULE, 'iptables.sys.fw.1.dst_port': '22' },
      ['dst_port', 'status', 'target'].map(leaf => `iptables.sys.fw.1.${leaf}`),
      ROUTER,
    ],
    [
      'the WAN that leaves the list',
      { 'iptables.sys.mgmt.2.status': 'disabled' },
      ['iptables.sys.mgmt.2.status'],
      { ...ROUTER, ...LIST },
    ],
    ['a command of the packet filter', { 'iptables.1.cmd': '-A INPUT -j DROP' }, ['iptables.1.cmd']],
    [
      'a switch of the web server that is not known',
      { 'httpd.external.status': 'disabled' },
      ['httpd.external.status'],
    ],
    [
      'EAP passthrough that goes off',
      { 'ebtables.sys.eap.status': 'disabled' },
      ['ebtables.sys.eap.status'],
      { ...ROUTED, 'ebtables.sys.eap.status': 'enabled' },
    ],
    [
      'a port with an alias alone',
      { 'netconf.3.up': 'disabled' },
      ['netconf.3.up'],
      { ...ROUTED, 'netconf.3.alias.1.ip': '198.51.100.3', 'netconf.3.alias.1.status': 'enabled' },
    ],
    [
      'a port with IPv6 alone',
      { 'netconf.3.up': 'disabled' },
      ['netconf.3.up'],
      { ...ROUTED, 'netconf.3.ip6.status': 'enabled' },
    ],
    [
      'a radio of a bond',
      { 'netconf.5.up': 'disabled' },
      ['netconf.5.up'],
      {
        ...ROUTED,
        'bridge.1.port.2.devname': 'ubond0',
        'netconf.5.devname': 'wlan0',
        'netconf.5.status': 'enabled',
      },
    ],
    [
      'a DHCP client on another port',
      { 'dhcpc.status': 'enabled', 'dhcpc.1.status': 'enabled', 'dhcpc.1.devname': 'eth1' },
      ['dhcpc.1.devname', 'dhcpc.1.status', 'dhcpc.status'],
    ],
    [
      'SSH on the port of a forwarding',
      { 'sshd.port': '2222' },
      ['sshd.port'],
      {
        ...ROUTER,
        'sshd.port': '22',
        'iptables.sys.portfw.status': 'enabled',
        'iptables.sys.portfw.1.status': 'enabled',
        'iptables.sys.portfw.1.devname': 'ath0',
        'iptables.sys.portfw.1.proto': 'TCP',
        'iptables.sys.portfw.1.dport': '2222',
        'iptables.sys.portfw.1.host': '192.0.2.50',
      },
    ],
    [
      'a VLAN on a port that takes the tag of the management',
      { ...VLAN_BESIDE, 'vlan.2.status': 'enabled', 'vlan.2.devname': 'eth0', 'vlan.2.id': '10' },
      ['vlan.2.devname', 'vlan.2.id', 'vlan.2.status'],
      {
        ...ROUTED,
        'netconf.1.devname': 'br0.10',
        'vlan.status': 'enabled',
        'vlan.3.status': 'enabled',
        'vlan.3.devname': 'br0',
        'vlan.3.id': '10',
      },
    ],
    [
      'another interface in its network',
      { 'netconf.3.ip': '192.0.2.30', 'netconf.3.netmask': '255.255.255.128' },
      ['netconf.3.ip', 'netconf.3.netmask'],
    ],
    [
      'an alias of another interface in its network',
      {
        'netconf.3.alias.1.ip': '192.0.3.30',
        'netconf.3.alias.1.netmask': '255.255.0.0',
        'netconf.3.alias.1.status': 'enabled',
      },
      ['ip', 'netmask', 'status'].map(leaf => `netconf.3.alias.1.${leaf}`),
    ],
    ['a setting that is not known', { 'netmode.future': '1' }, ['netmode.future']],
  ])('the keys by which management may be lost are those of %s', (_, changes, keys, from) => {
    expect(keysOf(changes, from).toSorted()).toEqual(keys);
  });

  it('some keys are told as losing management wherever it moves, its page moves, or a rule shuts it out', () => {
    assert(
      property(networkConfigurations, networkConfigurations, (before, after) => {
        const placeOf = (config: ConfigText) => {
          const { devname, paths, address } = managementAfter(config, { ports: [] });
          return { devname, paths, address };
        };
        const { cuts } = changeImpact({ before, after });
        const isLost =
          JSON.stringify(placeOf(before)) !== JSON.stringify(placeOf(after)) ||
          cuts.some(({ kind }) => ['address', 'vlan', 'shut-out', 'web-server'].includes(kind));
        expect(!isLost || managementKeys({ before, after }).size > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  it('no key of a VLAN that is new, of a tag of its own, is told as losing management, on any port of any network', () => {
    assert(
      property(
        networkConfigurations,
        record({ id: integer({ min: 2, max: 4094 }), place: integer({ min: 0, max: 2 }) }),
        (before, { id, place }) => {
          if ([...before.entries().values()].some(value => value.endsWith(`.${id}`))) return;
          const free = [...Array(50).keys()]
            .map(at => at + 1)
            .find(at => [...before.keys()].every(key => !key.startsWith(`vlan.${at}.`)))!;
          const from = { ...Object.fromEntries(before.entries()), 'vlan.status': 'enabled' };
          const added = {
            [`vlan.${free}.status`]: 'enabled',
            [`vlan.${free}.devname`]: `eth${place}`,
            [`vlan.${free}.id`]: `${id}`,
          };
          expect(keysOf(added, from)).toEqual([]);
        },
      ),
      { numRuns: 200 },
    );
  });
});

it.each([
  ['netconf.1.ip', true, 'cuts-management'],
  ['netconf.1.ip', false, 'restarts-network'],
  ['iptables.sys.portfw.1.dport', true, 'cuts-management'],
  ['iptables.sys.portfw.1.dport', false, 'restarts-services'],
  ['httpd.port', false, 'restarts-services'],
  ['users.1.name', false, 'locks-out'],
  ['radio.1.freq', false, 'cuts-link'],
  ['iptables.sys.masq.status', false, 'restarts-network'],
])('a change of %s, where it may lose the management (%s), %s', (key, isLost, risk) => {
  expect(riskOfChange(key, new Set(isLost ? [key] : []))).toBe(risk);
});
