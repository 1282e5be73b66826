import { describe, expect, it } from 'vitest';
import { configOf } from '../configuration/config-text.mother.ts';
import {
  freeFallbackAddress,
  freeLanAddress,
  attachAliases,
  poolAround,
  setAddress,
  takeAliases,
} from './mode-addresses.ts';
import { ModeDraft } from './mode-draft.ts';

const MASK = '255.255.255.0';
const draftOf = (...lines: readonly string[]) =>
  new ModeDraft(
    configOf('netconf.status=enabled', 'netconf.1.devname=br0', 'netconf.1.status=enabled', ...lines),
  );
const withAddress = (ip: string, netmask = MASK) =>
  draftOf(`netconf.1.ip=${ip}`, `netconf.1.netmask=${netmask}`);
const changesOf = (draft: ModeDraft) => [...draft.changes()].map(([key, value]) => `${key}=${value}`);

// §config.network-mode.
describe('a free network', () => {
  it('a free network is the first of its kind where nothing else is', () => {
    expect(freeLanAddress(draftOf())).toEqual({ ip: '192.168.1.1', netmask: MASK });
    expect(freeFallbackAddress(draftOf())).toEqual({ ip: '192.168.10.1', netmask: MASK });
  });

  it('a free network is the next that overlaps none of the device', () => {
    expect(freeLanAddress(withAddress('192.168.1.77')).ip).toBe('192.168.2.1');
    expect(freeFallbackAddress(withAddress('192.168.10.9')).ip).toBe('192.168.11.1');
    expect(freeFallbackAddress(withAddress('192.168.1.77')).ip).toBe('192.168.10.1');
  });

  it('overlaps neither a larger nor a smaller one', () => {
    expect(freeLanAddress(withAddress('192.168.0.1', '255.255.252.0')).ip).toBe('192.168.4.1');
    expect(freeLanAddress(withAddress('192.168.1.130', '255.255.255.240')).ip).toBe('192.168.2.1');
  });

  it('a free network is the first of its kind where none is free', () => {
    expect(freeLanAddress(withAddress('192.168.0.1', '255.255.0.0'))).toEqual({
      ip: '192.168.1.1',
      netmask: MASK,
    });
  });
});

describe('the address of an interface', () => {
  it('the address of an interface is written with its netmask', () => {
    const draft = draftOf();
    setAddress(draft, 'netconf.1', { ip: '10.0.0.1', netmask: MASK });
    expect(changesOf(draft)).toEqual(['netconf.1.ip=10.0.0.1', `netconf.1.netmask=${MASK}`]);
  });

  it('the address of an interface is taken away only where the file has one', () => {
    const [none, one] = [draftOf(), withAddress('10.0.0.1')];
    for (const draft of [none, one]) setAddress(draft, 'netconf.1', undefined);
    expect(changesOf(none)).toEqual([]);
    expect(changesOf(one)).toEqual(['netconf.1.ip=0.0.0.0']);
  });
});

describe('IP aliases', () => {
  const ALIASES = [
    'netconf.1.alias.1.status=enabled',
    'netconf.1.alias.1.ip=172.16.0.9',
    `netconf.1.alias.1.netmask=${MASK}`,
    'netconf.1.alias.2.status=disabled',
    'netconf.1.alias.2.ip=172.17.0.9',
    'netconf.2.devname=br1',
    'netconf.2.status=enabled',
  ];

  it('go with their leaves from an interface to another; those that are off stay', () => {
    const draft = draftOf(...ALIASES);
    attachAliases(draft, 'netconf.2', takeAliases(draft, 'br0'));
    expect(changesOf(draft)).toEqual([
      'netconf.1.alias.1.status=disabled',
      'netconf.2.alias.1.status=enabled',
      'netconf.2.alias.1.ip=172.16.0.9',
      `netconf.2.alias.1.netmask=${MASK}`,
    ]);
  });

  it('come back into the entries that they left', () => {
    const draft = draftOf(...ALIASES);
    attachAliases(draft, 'netconf.1', takeAliases(draft, 'br0'));
    expect(changesOf(draft)).toEqual([]);
  });

  it('take an entry of their own beside another address', () => {
    const draft = draftOf(...ALIASES, 'netconf.2.alias.1.ip=172.18.0.9', 'netconf.2.alias.1.status=disabled');
    attachAliases(draft, 'netconf.2', takeAliases(draft, 'br0'));
    expect(changesOf(draft)).toContain('netconf.2.alias.2.ip=172.16.0.9');
  });

  it('IP aliases are none of an interface that is not there', () => {
    const draft = draftOf(...ALIASES);
    expect([takeAliases(draft, 'br7'), takeAliases(draft, undefined)]).toEqual([[], []]);
  });
});

describe('the pool of a DHCP server', () => {
  const pool = (ip: string, netmask = MASK) => poolAround({ ip, netmask });

  it.each([
    ['10.0.0.1', '10.0.0.2', '10.0.0.254'],
    ['10.0.0.254', '10.0.0.1', '10.0.0.253'],
    ['10.0.0.127', '10.0.0.128', '10.0.0.254'],
    ['10.0.0.128', '10.0.0.1', '10.0.0.127'],
  ])('beside %s is the longer run, %s to %s', (own, start, end) => {
    expect(pool(own)).toEqual({ start, end });
  });

  it('the pool of a DHCP server has one address in the smallest network, where there is one more', () => {
    expect(pool('10.0.0.1', '255.255.255.252')).toEqual({ start: '10.0.0.2', end: '10.0.0.2' });
    expect(pool('10.0.0.2', '255.255.255.252')).toEqual({ start: '10.0.0.1', end: '10.0.0.1' });
  });

  it('the pool of a DHCP server is none where the device is alone, or has no address', () => {
    expect(pool('10.0.0.1', '255.255.255.255')).toBeUndefined();
    expect(pool('10.0.0', MASK)).toBeUndefined();
    expect(pool('10.0.0.1', '255.0.255.0')).toBeUndefined();
  });
});
