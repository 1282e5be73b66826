import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNetworkMode, UNKNOWN_BOARD } from '../network-mode/index.ts';
import { configurationOf, FILTERED, impactOf, saidOf } from './managed-bridge.mother.ts';

const before = configurationOf(FILTERED);

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
  const FROM = { ...FILTERED, ...SERVICES, 'iptables.sys.portfw.status': 'enabled' };
  const taken = (fields: Readonly<Record<string, string>>, from: typeof FILTERED = FROM) =>
    saidOf(forward(3, fields), from).filter(each => each.includes('Port forwarding 3 takes port'));

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
    const known = {
      ...FROM,
      'iptables.sys.fw.1.status': 'enabled',
      'iptables.sys.fw.1.target': 'DROP',
      'iptables.sys.fw.1.src': '192.0.2.7',
    };
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

  it('takes a port on every interface that has an address, unless it names one', () => {
    const router = {
      ...FROM,
      'netconf.2.devname': 'ath0',
      'netconf.2.status': 'enabled',
      'netconf.2.ip': '203.0.113.20',
      'netconf.2.netmask': '255.255.255.0',
    };
    const places = (fields: Readonly<Record<string, string>>) =>
      taken({ dport: '8443', ...fields }, router).map(each => / on (.+?)(?: from .+)?[:.] /.exec(each)?.[1]);
    expect(places({})).toEqual(['br0, ath0']);
    expect(places({ devname: 'ath0' })).toEqual(['ath0']);
    expect(places({ dst: '203.0.113.20' })).toEqual(['ath0']);
    expect(places({ src: '203.0.113.0/24' })).toEqual(['ath0']);
    expect(places({ src: '203.0.113.7' })).toEqual(['ath0']);
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

  it('a port forwarding is named again once an earlier one no longer leads a part of the connections to the device itself', () => {
    const self = { dport: '8443', host: '192.0.2.20', port: '8443', src: '192.0.2.0/25' };
    const known = { ...FROM, ...forward(1, self), ...forward(3, { dport: '8443' }) };
    expect(taken({ comment: 'x' }, known)).toEqual([]);
    const said = (changes: Readonly<Record<string, string>>) =>
      saidOf(changes, known).filter(each => each.includes('Port forwarding 3 takes port 8443'));
    expect(said({ 'iptables.sys.portfw.1.status': 'disabled' })).toHaveLength(1);
    expect(said({ 'iptables.sys.portfw.1.src': '' })).toEqual([]);
  });

  it('a new forwarding is named beside one that was there before, and again when it takes another service', () => {
    const known = { ...FROM, ...forward(1, { dport: '8443' }) };
    expect(taken({ dport: '2222' }, known)).toHaveLength(1);
    expect(saidOf(forward(1, { dport: '8443:8444' }), known).join()).not.toContain('Port forwarding 1');
    expect(saidOf(forward(1, { dport: '2222' }), known).join()).toContain('takes port 2222 of SSH');
    expect(saidOf(forward(1, { dport: '2222:8443' }), known).join()).toContain('of HTTP on br0');
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
    const router: typeof FILTERED = {
      ...Object.fromEntries((plan.ok ? plan.configuration : before).entries()),
      ...SERVICES,
    };
    const dmz = (host: string) => ({ 'iptables.sys.dmz.status': 'enabled', 'iptables.sys.dmz.host': host });
    const saidOfDmz = (changes: Readonly<Record<string, string>>, from: typeof FILTERED = router) =>
      saidOf(changes, from).filter(each => each.includes('DMZ'));

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
      expect([saidOfDmz(dmz(host)), saidOfDmz(dmz('')), saidOfDmz(dmz('192.168.1.9'), FILTERED)]).toEqual([
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
