import { describe, expect, it } from 'vitest';
import { planNetworkMode, UNKNOWN_BOARD } from '../network-mode/index.ts';
import { inEnglish } from '../settings/english.ts';
import { changeImpact } from './change-impact.ts';
import { BRIDGE, configurationOf, impactOf, type Lines, saidOf } from './managed-bridge.mother.ts';

const before = configurationOf(BRIDGE);
const said = (changes: Lines, from: Lines = BRIDGE) => saidOf(changes, from);

const VLAN = {
  'netconf.1.ip': '0.0.0.0',
  'netconf.2.devname': 'eth0.10',
  'netconf.2.status': 'enabled',
  'netconf.2.role': 'mlan',
  'netconf.2.ip': '192.0.2.20',
  'netconf.2.netmask': '255.255.255.0',
  'vlan.status': 'enabled',
  'vlan.1.devname': 'eth0',
  'vlan.1.id': '10',
  'vlan.1.status': 'enabled',
};

describe('where management moves to', () => {
  it('management moves to a VLAN that alone reaches the device', () => {
    expect(said(VLAN)).toEqual([
      'Management moves to VLAN 10 on eth0.10. Only that VLAN reaches the device.',
    ]);
    expect(impactOf(VLAN, BRIDGE).needsTest).toBe(true);
  });

  it.each([
    ['router', 'Management moves to br1: no Ethernet port carries it, only the radio link.'],
    ['soho', 'Management moves to br1: no Ethernet port carries it, only the radio link.'],
  ] as const)(
    'management moves to the radio, where the only port of an access point becomes the WAN of a %s',
    (mode, words) => {
      const plan = planNetworkMode(before, UNKNOWN_BOARD, mode);
      const after = plan.ok ? plan.configuration : before;
      const impact = changeImpact({ before, after });
      expect(impact.cuts.map(({ message }) => inEnglish(message))).toContain(words);
      expect(impact.needsTest).toBe(true);
    },
  );

  it('management moves to the port that remains', () => {
    expect(said({ 'bridge.1.port.2.status': 'disabled' })).toEqual([
      'Management moves to br0, reachable through eth0.',
    ]);
  });

  it('says nothing of management while it stays where it is', () => {
    expect(said({ 'netconf.1.mtu': '1400' })).toEqual([
      'The network restarts: the device is unreachable for up to 100 s.',
    ]);
  });

  it('names the fallback of an address that a DHCP server assigns', () => {
    const dhcp = {
      'dhcpc.status': 'enabled',
      'dhcpc.1.devname': 'br0',
      'dhcpc.1.status': 'enabled',
      'dhcpc.1.fallback': '192.168.1.20',
    };
    expect(said(dhcp)[0]).toBe(
      'A DHCP server assigns the new management address. Without a response the device uses 192.168.1.20.',
    );
  });
});

describe('an interface that is turned off', () => {
  const PORTS = { 'netconf.2.devname': 'eth0', 'netconf.3.devname': 'ath0' };
  const from = { ...BRIDGE, ...PORTS, 'netconf.2.up': 'enabled', 'netconf.3.up': 'enabled' };

  it('an interface that is turned off carries no management: a port of the bridge', () => {
    expect(said({ 'netconf.2.up': 'disabled' }, from)).toEqual([
      'Management moves to br0: no Ethernet port carries it, only the radio link.',
    ]);
  });

  it('an interface that is turned off ends the management: the last that carries it', () => {
    const last = { ...from, 'bridge.1.port.2.status': 'disabled' };
    const gone = 'No port carries the management on br0 any more: you may lose access to the device.';
    expect(said({ 'netconf.2.up': 'disabled' }, last)).toEqual([gone]);
    const managed = { ...from, ...VLAN };
    expect(said({ 'netconf.2.up': 'disabled' }, managed)).toEqual([gone.replace('br0', 'eth0.10')]);
  });

  it('an interface that is gone ends the management: its VLAN has another ID, or is removed or off', () => {
    const managed = { ...from, ...VLAN };
    const gone = 'No port carries the management on eth0.10 any more: you may lose access to the device.';
    expect(said({ 'vlan.1.id': '11' }, managed)).toEqual([gone]);
    expect(said({ 'vlan.1.status': 'disabled' }, managed)).toEqual([gone]);
    expect(
      said({ 'vlan.1.devname': undefined, 'vlan.1.id': undefined, 'vlan.1.status': undefined }, managed),
    ).toEqual([gone]);
    expect(said({ 'vlan.1.comment': 'x' }, { ...managed, 'vlan.status': 'disabled' })).toEqual([
      'Bridges or VLANs change: the device may be reachable from another network only.',
    ]);
  });

  it('an interface that is turned off moves no management that stays in its VLAN', () => {
    const managed = { ...from, ...VLAN, 'netconf.2.devname': 'eth0', 'netconf.1.ip': '0.0.0.0' };
    const inBridge = {
      ...managed,
      'netconf.4.devname': 'eth0',
      'netconf.4.up': 'enabled',
      'netconf.2.devname': 'br0.10',
      'vlan.1.devname': 'br0',
    };
    expect(said({ 'netconf.4.up': 'disabled' }, inBridge)).toEqual([
      'Management moves to br0.10: no Ethernet port carries it, only the radio link.',
    ]);
  });

  it('an interface that is turned off ends the link: that of the radio', () => {
    expect(said({ 'netconf.3.up': 'disabled' }, from)).toEqual([
      'Management moves to br0, reachable through eth0.',
      'The radio is turned off: its link is down until it is turned on again.',
    ]);
  });
});
