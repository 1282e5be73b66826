import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import { planNetworkMode, UNKNOWN_BOARD } from '../network-mode/index.ts';
import { inEnglish } from '../settings/english.ts';
import { changeImpact } from './change-impact.ts';

const BRIDGE: Readonly<Record<string, string>> = {
  netmode: 'bridge',
  'netconf.status': 'enabled',
  'netconf.1.devname': 'br0',
  'netconf.1.status': 'enabled',
  'netconf.1.role': 'mlan',
  'netconf.1.ip': '192.0.2.20',
  'netconf.1.netmask': '255.255.255.0',
  'bridge.status': 'enabled',
  'bridge.1.devname': 'br0',
  'bridge.1.status': 'enabled',
  'bridge.1.port.1.devname': 'eth0',
  'bridge.1.port.1.status': 'enabled',
  'bridge.1.port.2.devname': 'ath0',
  'bridge.1.port.2.status': 'enabled',
  'radio.1.mode': 'master',
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.fw.status': 'enabled',
};
const text = (lines: Readonly<Record<string, string>>) =>
  ConfigText.parse(
    Object.entries(lines)
      .map(([key, value]) => `${key}=${value}\n`)
      .join(''),
  );
const before = text(BRIDGE);
const impactOf = (changes: Readonly<Record<string, string>>, from = BRIDGE) =>
  changeImpact({ before: text(from), after: text({ ...from, ...changes }) });
const said = (changes: Readonly<Record<string, string>>, from = BRIDGE) =>
  impactOf(changes, from).cuts.map(({ message }) => inEnglish(message));

const rule = (number: number, fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ status: 'enabled', target: 'DROP', ...fields }).map(([leaf, value]) => [
      `iptables.sys.fw.${number}.${leaf}`,
      value,
    ]),
  );
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
const blocked = (name: string | number): string =>
  `Firewall rule ${name} blocks management on br0: you may lose access to the device.`;

describe('where management moves to', () => {
  it('is a VLAN', () => {
    expect(said(VLAN)).toEqual([
      'Management moves to VLAN 10 on eth0.10. Only that VLAN reaches the device.',
    ]);
    expect(impactOf(VLAN).needsTest).toBe(true);
  });

  it.each([
    ['router', 'Management moves to br1: no Ethernet port carries it, only the radio link.'],
    ['soho', 'Management moves to br1: no Ethernet port carries it, only the radio link.'],
  ] as const)(
    'is the radio, where the only port of an access point becomes the WAN of a %s',
    (mode, words) => {
      const plan = planNetworkMode(before, UNKNOWN_BOARD, mode);
      const after = plan.ok ? plan.configuration : before;
      const impact = changeImpact({ before, after });
      expect(impact.cuts.map(({ message }) => inEnglish(message))).toContain(words);
      expect(impact.needsTest).toBe(true);
    },
  );

  it('is another port', () => {
    expect(said({ 'bridge.1.port.2.status': 'disabled' })).toEqual([
      'Management moves to br0, reachable through eth0.',
    ]);
  });

  it('is not said while it stays', () => {
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
    expect(said({ 'vlan.1.id': '11' }, managed)).toEqual([
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

describe('a firewall that shuts management out', () => {
  it.each([
    ['every packet', {}, 2],
    ['its interface', { in: 'br0' }, 'br0'],
    ['its network', { src: '192.0.2.0/24' }, '192.0.2.0/24'],
    [
      'a wider network, and the web server',
      { src: '192.0.0.0/16', dst: '192.0.2.20', dst_port: '79:81', proto: 'tcp' },
      'TCP 192.0.2.20:79:81',
    ],
    ['everything', { src: '0.0.0.0/0', dst: '0.0.0.0/0' }, '0.0.0.0/0'],
    ['its interface, by a pattern', { in: 'br+' }, 'br+'],
    ['TCP by its number', { proto: '6' }, 2],
    ['every protocol by its number', { proto: '0' }, 2],
    ['every packet, by its comment', { comment: 'no guests' }, 'no guests'],
  ])('a firewall that shuts management out is named when it drops %s', (_, fields, name) => {
    expect(said(rule(2, fields))).toContain(blocked(name));
  });

  it.each([
    ['another interface', { in: 'ath0' }],
    ['another network', { src: '198.51.100.0/24' }],
    ['another interface, by a pattern', { in: 'ath+' }],
    ['UDP', { proto: 'udp' }],
    ['UDP by its number', { proto: '17' }],
    ['another port', { dst_port: '22' }],
    ['another destination', { dst: '198.51.100.1' }],
    ['every source but its network', { 'not.src': '192.0.2.0/24' }],
    ['nothing, as it accepts', { target: 'ACCEPT' }],
    ['nothing, as it is off', { status: 'disabled' }],
  ])('a firewall that shuts management out is not, when it drops %s', (_, fields) => {
    expect(said(rule(2, fields)).join()).not.toContain('blocks management');
  });

  const partly = (source: string): string =>
    `Firewall rule ${source} blocks management from ${source}. It is unknown whether this browser has such an address: you may lose access to the device.`;

  it.each(['192.0.2.7', '192.0.2.128/25'])(
    'a firewall that shuts management out is named as one that may, when it drops a part of its network: %s',
    src => {
      expect(said(rule(2, { src }))).toContain(partly(src));
      expect(impactOf(rule(2, { src })).needsTest).toBe(true);
    },
  );

  it('a firewall that shuts management out is said to admit some, where it accepts them first or leaves them out', () => {
    const admits = (source: string) =>
      `Firewall rule 2 blocks management except from ${source}. It is unknown whether this browser has such an address: you may lose access to the device.`;
    const one = { ...BRIDGE, ...rule(1, { target: 'ACCEPT', src: '192.0.2.7' }) };
    expect(said(rule(2, {}), one)).toContain(admits('192.0.2.7'));
    expect(said(rule(2, { 'not.src': '192.0.2.128/25' })).join()).toContain('except from 192.0.2.128/25.');
    expect(impactOf(rule(2, {}), one).needsTest).toBe(true);
    const elsewhere = { ...BRIDGE, ...rule(1, { target: 'ACCEPT', src: '198.51.100.7' }) };
    expect(said(rule(2, {}), elsewhere)).toContain(blocked(2));
    expect(said(rule(2, { 'not.src': '198.51.100.7' })).join()).not.toContain('except from');
  });

  it('a firewall that shuts management out is named whole, also behind a rule that drops a part of its network', () => {
    const known = { ...BRIDGE, ...rule(1, { src: '192.0.2.7' }) };
    expect(said(rule(2, {}), known)).toContain(blocked(2));
    expect(said(rule(2, { src: '198.51.100.0/24' }), known).join()).not.toContain('blocks management');
  });

  it('a firewall that shuts management out is not named behind a rule that accepts, nor when it was there before', () => {
    const accepted = { ...BRIDGE, ...rule(1, { target: 'ACCEPT', src: '192.0.2.0/24' }) };
    expect(said(rule(2, {}), accepted).join()).not.toContain('blocks management');
    expect(
      said({ 'iptables.sys.fw.2.comment': 'known' }, { ...BRIDGE, ...rule(2, {}) }).join(),
    ).not.toContain('blocks management');
  });

  it('a firewall that shuts management out is named when management access leaves its interface out', () => {
    const limited = {
      'iptables.sys.mgmt.status': 'enabled',
      'iptables.sys.mgmt.1.devname': 'ath0',
      'iptables.sys.mgmt.1.status': 'enabled',
    };
    expect(said(limited)).toContain(
      'Management access does not include br0: you may lose access to the device.',
    );
    expect(impactOf(limited).needsTest).toBe(true);
  });
});

describe('a port forwarding that takes a port of the device', () => {
  const SERVICES = {
    'httpd.status': 'enabled',
    'httpd.port': '8081',
    'httpd.https.status': 'enabled',
    'httpd.https.port': '8443',
    'sshd.status': 'enabled',
    'sshd.port': '2222',
  };
  const PORTS = { HTTP: 8081, HTTPS: 8443, SSH: 2222 };
  const forward = (number: number, fields: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ status: 'enabled', proto: 'TCP', host: '192.0.2.9', ...fields }).map(
        ([leaf, value]) => [`iptables.sys.portfw.${number}.${leaf}`, value],
      ),
    );
  const FROM = { ...BRIDGE, ...SERVICES, 'iptables.sys.portfw.status': 'enabled' };
  const taken = (fields: Readonly<Record<string, string>>, from: typeof BRIDGE = FROM) =>
    said(forward(3, fields), from).filter(each => each.includes('Port forwarding 3 takes port'));

  it('shuts management out exactly where its span holds the port of a server that is on', () => {
    const names = constantFrom('HTTP' as const, 'HTTPS' as const, 'SSH' as const);
    const reach = integer({ min: 0, max: 900 });
    const side = constantFrom('', 'br0', 'br7');
    assert(
      property(names, reach, reach, side, (name, below, above, devname) => {
        const port = PORTS[name];
        const [low, high] = [port - below, port + above];
        const first = Object.entries(PORTS).find(([, each]) => low <= each && each <= high);
        const dport = low === high ? `${low}` : `${low}:${high}`;
        expect(taken({ dport, devname })).toEqual([
          `Port forwarding 3 takes port ${first?.[1]} of ${first?.[0]} on ${devname || 'br0'}: you may lose access to the device there.`,
        ]);
        expect(taken({ dport: `${port + 1}:${port + 50}`, devname })).toEqual([]);
        expect(taken({ dport, devname, proto: 'UDP' })).toEqual([]);
        expect(taken({ dport, devname, status: 'disabled' })).toEqual([]);
        expect(taken({ dport, devname }, { ...FROM, ...forward(3, { dport, devname }) })).toEqual([]);
      }),
    );
  });

  it('a port forwarding that takes a port of the device is a danger that asks for a test, also beside a rule of the firewall that was there', () => {
    const known = { ...FROM, ...rule(1, { src: '192.0.2.7' }) };
    expect(taken({ dport: '8443' }, known)).toHaveLength(1);
    expect(impactOf(forward(3, { dport: '8443' }), known).needsTest).toBe(true);
  });

  it('takes nothing from a source or for a destination that no connection to the device has, and part of it from a part', () => {
    const dport = '8443';
    const part = (source: string): string =>
      `Port forwarding 3 takes port 8443 of HTTPS on br0 from ${source}. It is unknown whether this browser has such an address: you may lose access to the device there.`;
    for (const src of ['0.0.0.0/0', '192.0.2.0/24', '192.0.0.0/16'])
      expect(taken({ dport, src }).join()).not.toContain('unknown');
    for (const src of ['192.0.2.7', '192.0.2.128/25', '192.0.2.20/32'])
      expect(taken({ dport, src })).toEqual([part(src)]);
    for (const src of ['198.51.100.0/24', '10.0.0.1']) expect(taken({ dport, src })).toEqual([]);
    for (const dst of ['192.0.2.20', '192.0.2.0/24', '0.0.0.0/0'])
      expect(taken({ dport, dst })).toHaveLength(1);
    for (const dst of ['192.0.2.21', '198.51.100.0/24']) expect(taken({ dport, dst })).toEqual([]);
  });

  it('takes nothing where it leads to the same port of the device, or an earlier one does', () => {
    const self = { dport: '8443', host: '192.0.2.20', port: '8443' };
    expect([taken(self), taken({ ...self, port: '' }), taken({ ...self, host: '' })]).toEqual([[], [], []]);
    expect(taken({ ...self, port: '8081' })).toHaveLength(1);
    const known = { ...FROM, ...forward(1, self) };
    expect(taken({ dport: '8443' }, known)).toEqual([]);
    expect(taken({ dport: '8443', devname: 'br0' }, known)).toEqual([]);
    expect(taken({ dport: '8443' }, { ...FROM, ...forward(1, { ...self, devname: 'br7' }) })).toHaveLength(1);
  });

  it('is named beside one that was there before, and again when it takes another service', () => {
    const known = { ...FROM, ...forward(1, { dport: '8443' }) };
    expect(taken({ dport: '2222' }, known)).toHaveLength(1);
    expect(said(forward(1, { dport: '8443:8444' }), known).join()).not.toContain('Port forwarding 1');
    expect(said(forward(1, { dport: '2222' }), known).join()).toContain('takes port 2222 of SSH');
    expect(said(forward(1, { dport: '2222:8443' }), known).join()).toContain('of HTTP on br0');
  });

  it('takes nothing on an interface where management is not allowed', () => {
    const limited = {
      ...FROM,
      'iptables.sys.mgmt.status': 'enabled',
      'iptables.sys.mgmt.1.status': 'enabled',
      'iptables.sys.mgmt.1.devname': 'br0',
    };
    expect(taken({ dport: '8443', devname: 'br7' }, limited)).toEqual([]);
    expect(taken({ dport: '8443', devname: 'br0' }, limited)).toHaveLength(1);
  });

  describe('and the DMZ of a router', () => {
    const plan = planNetworkMode(before, UNKNOWN_BOARD, 'router');
    const router: typeof BRIDGE = {
      ...Object.fromEntries((plan.ok ? plan.configuration : before).entries()),
      ...SERVICES,
    };
    const dmz = (host: string) => ({ 'iptables.sys.dmz.status': 'enabled', 'iptables.sys.dmz.host': host });
    const saidOfDmz = (changes: Readonly<Record<string, string>>, from: typeof BRIDGE = router) =>
      impactOf(changes, from)
        .cuts.map(({ message }) => inEnglish(message))
        .filter(each => each.includes('DMZ'));

    it('shuts management out on the WAN, unless a port forwarding leads to the device itself', () => {
      const [words = '', ...more] = saidOfDmz(dmz('192.168.1.9'));
      expect([words, more]).toEqual([
        expect.stringMatching(/^The DMZ takes port 8081 of HTTP on \S+: you may lose access/),
        [],
      ]);
      const lan = Object.entries(router).find(
        ([key, value]) => /^netconf\.\d+\.role$/.test(key) && value === 'lan',
      );
      const host = router[`${lan?.[0].replace(/role$/, 'ip')}`] ?? '';
      expect([saidOfDmz(dmz(host)), saidOfDmz(dmz('')), saidOfDmz(dmz('192.168.1.9'), BRIDGE)]).toEqual([
        [],
        [],
        [],
      ]);
      const self = {
        ...forward(1, { dport: '8081:8443', host, port: '8081:8443' }),
        'iptables.sys.portfw.status': 'enabled',
      };
      expect(saidOfDmz({ ...dmz('192.168.1.9'), ...self })).toEqual([
        words.replace('8081 of HTTP', '2222 of SSH'),
      ]);
    });
  });

  it('takes nothing of a server that is off, and the web server is on where nothing says so', () => {
    expect(taken({ dport: '2222' }, { ...FROM, 'sshd.status': 'disabled' })).toEqual([]);
    expect(taken({ dport: '8443' }, { ...FROM, 'httpd.https.status': 'disabled' })).toEqual([]);
    const { 'httpd.status': _, ...silent } = FROM;
    expect(taken({ dport: '8081' }, silent)).toHaveLength(1);
  });
});
