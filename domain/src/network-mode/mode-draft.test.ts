import { describe, expect, it } from 'vitest';
import { configOf } from '../configuration/config-text.mother.ts';
import { hasClient, ModeDraft, networkRoles, staticAddress } from './mode-draft.ts';

const draftOf = (...lines: readonly string[]) => new ModeDraft(configOf(...lines));
const changesOf = (draft: ModeDraft) => [...draft.changes()].map(([key, value]) => `${key}=${value}`);

describe('a draft of another network mode', () => {
  it('reads a missing key as empty, and tells only what differs from the file', () => {
    const draft = draftOf('netmode=bridge', 'a.1.ip=1.2.3.4');
    expect(draft.get('a.1.netmask')).toBe('');
    draft.set('netmode', 'router');
    draft.set('a.1.ip', '1.2.3.4');
    draft.set('a.1.netmask', '255.0.0.0');
    expect(changesOf(draft)).toEqual(['netmode=router', 'a.1.netmask=255.0.0.0']);
  });

  it('changes a key that the file has, and adds none', () => {
    const draft = draftOf('netconf.1.ip=1.2.3.4');
    draft.change('netconf.1.ip', '0.0.0.0');
    draft.change('netconf.1.role', 'lan');
    expect(changesOf(draft)).toEqual(['netconf.1.ip=0.0.0.0']);
  });

  it('switches off what is on, and leaves what is not', () => {
    const draft = draftOf('dhcpd.1.status=enabled', 'dhcpd.2.status=disabled');
    for (const entry of ['dhcpd.1', 'dhcpd.2', 'dhcpd.3']) draft.off(entry);
    expect(changesOf(draft)).toEqual(['dhcpd.1.status=disabled']);
  });
});

describe('the entries of a section', () => {
  const FILE = [
    'dhcpd.status=enabled',
    'dhcpd.10.devname=br1',
    'dhcpd.10.status=enabled',
    'dhcpd.2.devname=br0',
    'dhcpd.2.status=disabled',
    'dhcpd.2.static.1.status=enabled',
    'dhcpdump.1.status=enabled',
  ];

  it('the entries of a section are in the order of their numbers, each once, off or on', () => {
    expect(draftOf(...FILE).entries('dhcpd')).toEqual(['dhcpd.2', 'dhcpd.10']);
  });

  it('stand where entry and section are on', () => {
    expect(draftOf(...FILE).standing('dhcpd')).toEqual(['dhcpd.10']);
    expect(draftOf(...FILE.slice(1), 'dhcpd.status=disabled').standing('dhcpd')).toEqual([]);
  });

  it('the entries of a section of an interface is the one that stands, else the first', () => {
    const draft = draftOf(
      'dhcpd.status=enabled',
      'dhcpd.1.devname=br0',
      'dhcpd.1.status=disabled',
      'dhcpd.2.devname=br0',
      'dhcpd.2.status=enabled',
      'dhcpd.3.devname=br1',
      'dhcpd.4.devname=br1',
    );
    expect(['br0', 'br1', 'br2'].map(name => draft.of('dhcpd', name))).toEqual([
      'dhcpd.2',
      'dhcpd.3',
      undefined,
    ]);
  });

  it('the entries of a section has its lowest free number for a new one', () => {
    expect(draftOf(...FILE).added('dhcpd')).toBe('dhcpd.1');
    expect(draftOf('ppp.1.status=enabled', 'ppp.2.status=disabled').added('ppp')).toBe('ppp.3');
  });
});

describe('what a mode needs', () => {
  it('what a mode needs is the entry of the file, switched on', () => {
    const draft = draftOf('dhcpc.status=enabled', 'dhcpc.3.devname=br0', 'dhcpc.3.status=disabled');
    expect(draft.ensured('dhcpc', 'br0')).toBe('dhcpc.3');
    expect(changesOf(draft)).toEqual(['dhcpc.3.status=enabled']);
  });

  it('what a mode needs is else a new one, with every section around it on', () => {
    const draft = draftOf('iptables.status=disabled');
    expect(draft.ensured('iptables.sys.masq', 'br0')).toBe('iptables.sys.masq.1');
    expect(changesOf(draft)).toEqual([
      'iptables.status=enabled',
      'iptables.sys.status=enabled',
      'iptables.sys.masq.status=enabled',
      'iptables.sys.masq.1.devname=br0',
      'iptables.sys.masq.1.status=enabled',
    ]);
  });

  it('wakes nothing that was left in a section that was off', () => {
    const draft = draftOf(
      'iptables.status=enabled',
      'iptables.sys.status=disabled',
      'iptables.sys.portfw.status=enabled',
      'iptables.sys.portfw.1.status=enabled',
    );
    draft.switchOn('iptables.sys.masq');
    expect(changesOf(draft)).toEqual([
      'iptables.sys.status=enabled',
      'iptables.sys.portfw.status=disabled',
      'iptables.sys.masq.status=enabled',
    ]);
  });

  it('leaves a section that is on with its entries', () => {
    const draft = draftOf('dhcpd.status=enabled', 'dhcpd.1.status=enabled');
    draft.switchOn('dhcpd');
    expect(changesOf(draft)).toEqual([]);
  });
});

const MASK = '255.255.255.0';

/** A configuration in a mode, with interfaces as `name role ip`, and the further lines. */
function file(mode: string, interfaces: readonly string[], ...lines: readonly string[]) {
  const entries = interfaces.flatMap((text, index) => {
    const [devname, role, ip] = text.split(' ');
    const entry = `netconf.${index + 1}`;
    return [
      `${entry}.devname=${devname}`,
      `${entry}.status=enabled`,
      `${entry}.role=${role === '-' ? '' : role}`,
      ...(ip === undefined ? [] : [`${entry}.ip=${ip}`, `${entry}.netmask=${MASK}`]),
    ];
  });
  return configOf(`netmode=${mode}`, 'netconf.status=enabled', ...entries, ...lines);
}
const rolesOf = (...of: Parameters<typeof file>) => networkRoles(file(...of), new ModeDraft(file(...of)));
const client = (section: string, devname: string) => [
  `${section}.status=enabled`,
  `${section}.1.devname=${devname}`,
  `${section}.1.status=enabled`,
];

describe('the roles in a router', () => {
  it('the roles in a router are those that its interfaces have', () => {
    expect(rolesOf('router', ['br1 lan 10.0.0.1', 'br0 wan'])).toEqual({
      wan: 'br0',
      lan: 'br1',
      managementVlan: undefined,
    });
  });

  it('the roles in a router are shown by the clients of an older file: the WAN asks for its address', () => {
    const old = ['eth0 - 10.0.0.1', 'ath0 -'];
    for (const section of ['dhcpc', 'ppp']) {
      expect(rolesOf('router', old, ...client(section, 'ath0'))).toMatchObject({ wan: 'ath0', lan: 'eth0' });
    }
  });

  it('the roles in a router have no WAN where a client is that of the LAN', () => {
    expect(rolesOf('router', ['br1 lan'], ...client('dhcpc', 'br1')).wan).toBeUndefined();
  });

  it('the roles in a router have no LAN where the WAN is all that is managed', () => {
    expect(rolesOf('router', ['br0 wan 203.0.113.9'])).toMatchObject({ wan: 'br0', lan: undefined });
  });

  it('the roles in a router are not those of interfaces that are off', () => {
    const roles = rolesOf('router', ['br2 lan 10.0.0.1', 'br1 lan 10.1.0.1'], 'netconf.1.status=disabled');
    expect(roles.lan).toBe('br1');
  });
});

describe('the roles in a bridge', () => {
  it('the roles in a bridge are the main bridge and no WAN, although it asks for its address', () => {
    expect(rolesOf('bridge', ['br0 mlan'], ...client('dhcpc', 'br0'))).toEqual({
      wan: undefined,
      lan: 'br0',
      managementVlan: undefined,
    });
  });

  it('the roles in a bridge have the VLAN apart that carries management', () => {
    const managed = ['br0 -', 'br0.10 mlan 10.0.0.1'];
    const bridge = ['bridge.status=enabled', 'bridge.1.devname=br0', 'bridge.1.status=enabled'];
    expect(rolesOf('bridge', managed, ...bridge)).toMatchObject({ lan: 'br0', managementVlan: 'br0.10' });
    expect(rolesOf('bridge', managed).lan).toBeUndefined();
  });
});

describe('the static address of an interface', () => {
  const addressOf = (text: string, ...lines: readonly string[]) =>
    staticAddress(new ModeDraft(file('bridge', [text], ...lines)), 'br0');

  it('the static address of an interface is its address with its netmask', () => {
    expect(addressOf('br0 mlan 10.0.0.1')).toEqual({ ip: '10.0.0.1', netmask: MASK });
  });

  it.each([
    ['it has none', 'br0 mlan', []],
    ['it is unspecified', 'br0 mlan 0.0.0.0', []],
    ['it is empty', 'br0 mlan ', []],
    ['the netmask is missing', 'br0 mlan 10.0.0.1', ['netconf.1.netmask=']],
    ['the interface is off', 'br0 mlan 10.0.0.1', ['netconf.1.status=disabled']],
    ['a DHCP server assigns it', 'br0 mlan 10.0.0.1', client('dhcpc', 'br0')],
    ['an ISP assigns it', 'br0 mlan 10.0.0.1', client('ppp', 'br0')],
    ['the interface is not there', 'br1 mlan 10.0.0.1', []],
  ] as const)('the static address of an interface is none where %s', (_, text, lines) => {
    expect(addressOf(text, ...lines)).toBeUndefined();
  });

  it('the static address of an interface is none of no interface', () => {
    expect(staticAddress(new ModeDraft(file('bridge', [])), undefined)).toBeUndefined();
  });
});

it('counts a client only while it is on, and for its own interface', () => {
  const draft = new ModeDraft(file('bridge', ['br0 mlan'], ...client('dhcpc', 'br0')));
  expect(['br0', 'br1'].map(name => hasClient(draft, name))).toEqual([true, false]);
  draft.off('dhcpc.1');
  expect(hasClient(draft, 'br0')).toBe(false);
});
