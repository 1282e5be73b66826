import { describe, expect, it } from 'vitest';
import { configOf } from '../configuration/config-text.mother.ts';
import { dropRepeatedVlans, followRoles, moveVlan, renameEverywhere } from './followed-names.ts';
import { ModeDraft } from './mode-draft.ts';

/** What a step changes in a file. */
function changed(lines: readonly string[], step: (draft: ModeDraft) => void): readonly string[] {
  const draft = new ModeDraft(configOf(...lines));
  step(draft);
  return [...draft.changes()].map(([key, value]) => `${key}=${value}`);
}

// §config.network-mode: whatever names a bridge follows its role.
describe('what names an interface', () => {
  const WAN = ['dhcpc.1.devname', 'dhcp6c.12.devname', 'ppp.1.devname', 'igmpproxy.upstream.devname'];
  const OTHERS = [
    'dhcpd.1.devname',
    'dhcp6d.1.devname',
    'route.10.devname',
    'tshaper.1.devname',
    'vlan.1.devname',
    'dhcp6c.1.stateful.pd.1.devname',
    'dhcp6c.10.stateful.pd.11.devname',
    'ebtables.sys.eap.1.devname',
    'ebtables.sys.arpnat.12.devname',
    'iptables.sys.masq.1.devname',
    'iptables.sys.mgmt.10.devname',
    'iptables.sys.portfw.1.devname',
    'iptables.sys.fw.1.in',
    'iptables.sys.fw.11.in',
  ];
  const NEITHER = [
    'netconf.1.devname',
    'bridge.1.port.1.devname',
    'system.comment',
    'dhcpd.1.dns.1.devname.note',
  ];
  const follow = (...keys: readonly string[]) =>
    changed(
      keys.map(key => `${key}=br0`),
      draft => followRoles(draft, new Map([['br0', 'br5']]), new Map([['br0', 'br6']])),
    );

  it('towards the provider follows the WAN', () => {
    expect(follow(...WAN)).toEqual(WAN.map(key => `${key}=br5`));
  });

  it('elsewhere follows its own role', () => {
    expect(follow(...OTHERS)).toEqual(OTHERS.map(key => `${key}=br6`));
  });

  it('what names an interface as its own entry, as a member or by chance stays', () => {
    expect(follow(...NEITHER)).toEqual([]);
  });

  it('what names an interface in a rule of a bridge follows only if it is a bridge', () => {
    const step = (draft: ModeDraft) => followRoles(draft, new Map(), new Map([['ath0', 'br1']]));
    expect(changed(['ebtables.sys.eap.1.devname=ath0', 'dhcpd.1.devname=ath0'], step)).toEqual([
      'dhcpd.1.devname=br1',
    ]);
  });

  it('what names an interface as the parent of a VLAN takes the VLAN along, wherever that is named', () => {
    const lines = [
      'netconf.1.devname=br0.10',
      'route.1.devname=br0.10',
      'iptables.sys.fw.1.in=br0.10',
      'x=br0.10',
    ];
    const step = (draft: ModeDraft) => followRoles(draft, new Map(), new Map([['br0', 'br1']]));
    expect(changed(lines, step)).toEqual([
      'netconf.1.devname=br1.10',
      'route.1.devname=br1.10',
      'iptables.sys.fw.1.in=br1.10',
    ]);
  });
});

it('renames an interface in every key that names one, and nowhere else', () => {
  const lines = ['netconf.1.devname=br1', 'iptables.sys.fw.1.in=br1', 'wlan.ssid=br1', 'devname.of=br1'];
  expect(changed(lines, draft => renameEverywhere(draft, new Map([['br1', 'br2']])))).toEqual([
    'netconf.1.devname=br2',
    'iptables.sys.fw.1.in=br2',
  ]);
});

it('moves a VLAN with its interface to another parent, and no other VLAN', () => {
  const lines = [
    'vlan.1.devname=eth0',
    'vlan.1.id=10',
    'vlan.2.devname=eth0',
    'vlan.2.id=11',
    'vlan.3.devname=eth1',
    'vlan.3.id=10',
    'netconf.1.devname=eth0.10',
    'netconf.2.devname=eth0.11',
  ];
  expect(changed(lines, draft => expect(moveVlan(draft, 'eth0.10', 'br1')).toBe('br1.10'))).toEqual([
    'vlan.1.devname=br1',
    'netconf.1.devname=br1.10',
  ]);
});

it('leaves the first of VLANs that came together on, with the first interface', () => {
  const entry = (section: string, index: number, devname: string, id?: string) => [
    `${section}.${index}.devname=${devname}`,
    `${section}.${index}.status=enabled`,
    ...(id === undefined ? [] : [`${section}.${index}.id=${id}`]),
  ];
  const lines = [
    'vlan.status=enabled',
    'netconf.status=enabled',
    ...entry('vlan', 1, 'br1', '10'),
    ...entry('vlan', 2, 'br1', '11'),
    ...entry('vlan', 3, 'br1', '10'),
    ...entry('netconf', 1, 'br1.10'),
    ...entry('netconf', 2, 'br1.11'),
    ...entry('netconf', 3, 'br1.10'),
  ];
  expect(changed(lines, dropRepeatedVlans)).toEqual(['vlan.3.status=disabled', 'netconf.3.status=disabled']);
});
