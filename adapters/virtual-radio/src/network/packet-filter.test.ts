import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aConfig, anEntry, type Lines } from './networked.mother.ts';
import { isDropped, isForwarded } from './packet-filter.ts';

const PACKET = { in: 'br0', src: '192.0.2.9', dst: '192.0.2.20', dpt: 443 };

/** A filter of these rules, in their order. */
function aFilter(...rules: readonly Lines[]) {
  return aConfig(
    Object.assign(
      { 'iptables.status': 'enabled', 'iptables.sys.status': 'enabled', 'iptables.sys.fw.status': 'enabled' },
      ...rules.map((rule, place) => anEntry(`iptables.sys.fw.${place + 1}`, rule)),
    ) as Lines,
  );
}

const drops = (rule: Lines, packet = PACKET): boolean =>
  isDropped(aFilter({ target: 'DROP', ...rule }), packet);

describe('a packet to the page', () => {
  it('passes where no rule matches', () => {
    expect(isDropped(aFilter(), PACKET)).toBe(false);
  });

  it('a packet to the page is decided by the first rule that matches', () => {
    const accept = { target: 'ACCEPT', src: '192.0.2.9' };
    const drop = { target: 'DROP' };
    expect([isDropped(aFilter(accept, drop), PACKET), isDropped(aFilter(drop, accept), PACKET)]).toEqual([
      false,
      true,
    ]);
  });

  it.each([
    ['any rule without conditions', {}, true],
    ['its interface', { in: 'br0' }, true],
    ['another interface', { in: 'br1' }, false],
    ['TCP, however written', { proto: 'TCP' }, true],
    ['all protocols', { proto: 'all' }, true],
    ['UDP', { proto: 'udp' }, false],
    ['its source', { src: '192.0.2.9' }, true],
    ['the network of its source', { src: '192.0.2.0/24' }, true],
    ['that network by its mask', { src: '192.0.2.0/255.255.255.0' }, true],
    ['every address', { src: '0.0.0.0/0' }, true],
    ['every address by its mask', { src: '0.0.0.0/0.0.0.0' }, true],
    ['a network beside it', { src: '192.0.2.8/32' }, false],
    ['a half of its network', { src: '192.0.2.128/25' }, false],
    ['its destination', { dst: '192.0.2.20' }, true],
    ['another destination', { dst: '192.0.2.21' }, false],
    ['all sources but a network that it is in', { 'not.src': '192.0.2.0/24' }, false],
    ['all sources but another', { 'not.src': '198.51.100.0/24' }, true],
    ['all destinations but its own', { 'not.dst': '192.0.2.20' }, false],
    ['its port', { dst_port: '443' }, true],
    ['a range with its port', { dst_port: '400:500' }, true],
    ['a range beside its port', { dst_port: '444:500' }, false],
    ['one source port, which no browser keeps', { src_port: '1024' }, false],
  ])('a packet to the page is held by %s', (_, rule, dropped) => {
    expect(drops(rule as Lines)).toBe(dropped);
  });

  it('a packet to the page is held in the half of the addresses that lie above 128.0.0.0 as below', () => {
    expect(drops({ src: '224.0.0.0/3' }, { ...PACKET, src: '239.1.1.1' })).toBe(true);
    expect(drops({ src: '128.0.0.0/1' }, { ...PACKET, src: '10.0.0.1' })).toBe(false);
  });

  it('a packet to the page is in a network when the leading bits of both are the same', () => {
    const octets = tuple(...[0, 1, 2, 3].map(() => integer({ min: 0, max: 255 })));
    const asBits = (parts: readonly number[]): string =>
      parts.map(part => part.toString(2).padStart(8, '0')).join('');
    assert(
      property(octets, octets, integer({ min: 0, max: 32 }), (network, address, length) => {
        const isInside = asBits(network).slice(0, length) === asBits(address).slice(0, length);
        const packet = { ...PACKET, src: address.join('.') };
        expect(drops({ src: `${network.join('.')}/${length}` }, packet)).toBe(isInside);
      }),
    );
  });

  it.each(['iptables', 'iptables.sys', 'iptables.sys.fw', 'iptables.sys.fw.1'])(
    'passes while %s is off',
    path => {
      const off = aFilter({ target: 'DROP' }).set(`${path}.status`, 'disabled');
      expect(off.ok && isDropped(off.config, PACKET)).toBe(false);
    },
  );
});

describe('a port forwarding in front of the page', () => {
  const SWITCHES = ['iptables', 'iptables.sys', 'iptables.sys.portfw'];
  const TO_CAMERA = { proto: 'TCP', host: '192.0.2.50', port: '8443', dport: '443' };
  const forwards = (rule: Lines, off?: string): boolean => {
    const switches = SWITCHES.map(path => [`${path}.status`, path === off ? 'disabled' : 'enabled'] as const);
    const entry = anEntry('iptables.sys.portfw.1', { ...TO_CAMERA, ...rule });
    return isForwarded(aConfig({ ...Object.fromEntries(switches), ...entry } as Lines), PACKET);
  };

  it.each([
    ['the port of the page', {}, true],
    ['a range with that port', { dport: '400:500' }, true],
    ['a range beside that port', { dport: '444:500' }, false],
    ['no port', { dport: '' }, false],
    ['TCP and UDP alike', { proto: 'tcpudp' }, true],
    ['UDP only', { proto: 'UDP' }, false],
    ['the interface of the caller', { devname: 'br0' }, true],
    ['another interface', { devname: 'br1' }, false],
    ['the network of the caller', { src: '192.0.2.0/24' }, true],
    ['another network', { src: '198.51.100.0/24' }, false],
    ['another destination', { dst: '192.0.2.21' }, false],
    ['the device itself, on the port of the page', { host: '192.0.2.20', port: '443' }, false],
    ['the device itself, on a port without a page', { host: '192.0.2.20', port: '8443' }, true],
  ])('a port forwarding of %s decides whether the page still gets the packet', (_, rule, taken) => {
    expect(forwards(rule as Lines)).toBe(taken);
  });

  it('a port forwarding takes nothing while it, or a section around it, is off', () => {
    expect([forwards({ status: 'disabled' }), ...SWITCHES.map(off => forwards({}, off))]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a DMZ in front of the page', () => {
  const SWITCHES = [
    'iptables',
    'iptables.sys',
    'iptables.sys.dmz',
    'iptables.sys.masq',
    'iptables.sys.portfw',
  ];
  const takes = (more: Lines, off?: string): boolean =>
    isForwarded(
      aConfig({
        ...Object.fromEntries(
          SWITCHES.map(path => [`${path}.status`, path === off ? 'disabled' : 'enabled']),
        ),
        ...anEntry('iptables.sys.masq.1', { devname: 'br0' }),
        'iptables.sys.dmz.host': '198.51.100.9',
        ...more,
      } as Lines),
      PACKET,
    );

  it('takes what comes in on the masqueraded interface, while every section around it is on', () => {
    expect([takes({}), takes({ 'iptables.sys.masq.1.devname': 'br1' })]).toEqual([true, false]);
    expect(SWITCHES.slice(0, 4).map(off => takes({}, off))).toEqual([false, false, false, false]);
    expect(takes({ 'iptables.sys.dmz.host': '192.0.2.20' })).toBe(false);
  });

  it('takes nothing that a port forwarding leads to the device itself', () => {
    const self = { proto: 'TCP', dport: '443', host: '192.0.2.20', port: '443' };
    expect(takes(anEntry('iptables.sys.portfw.1', self))).toBe(false);
    expect(takes(anEntry('iptables.sys.portfw.1', { ...self, dport: '22' }))).toBe(true);
  });
});
