import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bridgeConfig, configOf } from './config-text.mother.ts';
import { entriesOf, indexesOf, isEnabled, isIndex, leavesOf, section } from './section.ts';

describe('sections', () => {
  it('let a node hold a value and children at once', () => {
    const zone = section(bridgeConfig(), 'system.timezone');
    expect(zone.value).toBe('EET-2EEST,M3.5.0/3,M10.5.0/4');
    expect(zone.children.get('name')?.value).toBe('EET');
  });
  it('list their leaves at any depth by the path below them, their own value first', () => {
    expect([...leavesOf(section(configOf('a.b.c=2', 'a.b=1', 'a.d=3', 'ab.c=4'), 'a'))]).toEqual([
      ['b', '1'],
      ['b.c', '2'],
      ['d', '3'],
    ]);
    expect([...leavesOf(section(configOf('a.b=1'), 'a.b'))]).toEqual([['', '1']]);
  });
  it('list every key of the whole text by its full name', () => {
    expect([...leavesOf(section(configOf('a.b=1', 'netmode=bridge'), ''))]).toEqual([
      ['a.b', '1'],
      ['netmode', 'bridge'],
    ]);
  });
  it('list the leaf of a key with very many parts', () => {
    const deep = Array.from({ length: 20_000 }, () => 'a').join('.');
    expect([...leavesOf(section(configOf(`top.${deep}=1`, 'top.b=2'), 'top'))]).toEqual([
      [deep, '1'],
      ['b', '2'],
    ]);
  });
  it('list the path of a key with an empty part as it stands', () => {
    expect([...leavesOf(section(configOf('a..b=1'), 'a'))]).toEqual([['.b', '1']]);
  });
  it('sections are empty where the configuration has nothing', () => {
    expect(section(configOf('a=1'), 'a.b.c')).toMatchObject({
      path: 'a.b.c',
      value: undefined,
      children: new Map(),
    });
  });
  it('know their own path, the root too', () => {
    const root = section(configOf('netconf.3.autoip.status=disabled'), '');
    expect([
      root.path,
      root.children.get('netconf')?.children.get('3')?.children.get('autoip')?.path,
    ]).toEqual(['', 'netconf.3.autoip']);
  });
  it('belong to one text: an edited text has its own', () => {
    const before = configOf('a.b=1');
    section(before, 'a');
    const after = before.set('a.b', '2');
    expect(after.ok && section(after.config, 'a.b').value).toBe('2');
  });
});

describe('indexed entries', () => {
  it.each([
    ['0', true],
    ['1', true],
    ['10', true],
    ['01', false],
    ['-1', false],
    ['1a', false],
    ['', false],
    ['9999999999', false],
  ])('%j is an index: %s', (name, expected) => {
    expect(isIndex(name)).toBe(expected);
  });
  it('indexed entries are found in ascending order with their gaps', () => {
    const netconf = section(
      configOf('netconf.10.ip=a', 'netconf.status=enabled', 'netconf.3.ip=b', 'netconf.1.ip=c'),
      'netconf',
    );
    expect(indexesOf(netconf)).toEqual([1, 3, 10]);
    expect(entriesOf(netconf).map(([index, entry]) => [index, entry.path])).toEqual([
      [1, 'netconf.1'],
      [3, 'netconf.3'],
      [10, 'netconf.10'],
    ]);
  });
  it('count from 0 for the 60 GHz radio', () => {
    expect(indexesOf(section(configOf('radio.0.mode=ap-ptp', 'radio.1.mode=master'), 'radio'))).toEqual([
      0, 1,
    ]);
  });
});

describe('a flag of a section', () => {
  it('a flag of a section is the same in a text as in its values', () => {
    const key = constantFrom('dhcpd.status', 'netconf.1.up', 'netconf.2.flowcontrol.rx.status');
    const value = constantFrom(undefined, '', 'enabled', 'disabled', 'Enabled', '1');
    assert(
      property(key, value, (name, word) => {
        const config = word === undefined ? configOf('a=b') : configOf(`${name}=${word}`);
        const isOn = isEnabled(config, name);
        expect(isEnabled(config.entries(), name)).toBe(isOn);
        expect(isOn).toBe(word === undefined ? name.startsWith('netconf') : word === 'enabled');
      }),
    );
  });
  it('count a missing status as disabled', () => {
    expect([
      isEnabled(configOf(), 'dhcpd.status'),
      isEnabled(configOf('dhcpd.status='), 'dhcpd.status'),
    ]).toEqual([false, false]);
  });
  it('count a missing up flag of an interface as enabled', () => {
    expect(isEnabled(configOf(), 'netconf.12.up')).toBe(true);
    expect(isEnabled(configOf('netconf.12.up=disabled'), 'netconf.12.up')).toBe(false);
    expect(isEnabled(configOf(), 'netconf.up')).toBe(false);
  });
});
