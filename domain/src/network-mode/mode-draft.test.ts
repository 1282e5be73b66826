import { describe, expect, it } from 'vitest';
import { configOf } from '../configuration/config-text.mother.ts';
import { ModeDraft } from './mode-draft.ts';

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
