import { describe, expect, it } from 'vitest';
import { bridgeConfig, configOf } from './config-text.mother.ts';
import { entriesOf, indexesOf, isIndex } from './indexed-entries.ts';
import { leavesOf, section } from './section.ts';
import { isEnabled, tunableSection } from './tunable-section.ts';

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

describe('tunable sections', () => {
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
  it('hold key, value, status and indexed subsections', () => {
    const config = configOf(
      'a=v',
      'a.status=enabled',
      'a.2.status=disabled',
      'a.2.1.x=1',
      'a.b.3.status=enabled',
    );
    expect(tunableSection(config, 'a')).toEqual({
      key: 'a',
      value: 'v',
      status: true,
      entries: new Map([
        [
          2,
          {
            key: 'a.2',
            value: undefined,
            status: false,
            entries: new Map([[1, { key: 'a.2.1', value: undefined, status: false, entries: new Map() }]]),
          },
        ],
      ]),
    });
  });
});
