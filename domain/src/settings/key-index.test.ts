import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSetting, KeyIndex } from './find-setting.ts';
import { fillKey, placeholdersOf } from './setting.ts';

describe('a key index', () => {
  const index = new KeyIndex<string>();
  index.add('netmode', 'mode');
  index.add('zone', 'zone');
  index.add('zone.name', 'zone name');
  index.add('conf.{n}.mtu', 'mtu');
  index.add('conf.{n}.alias.{m}.ip', 'alias');
  index.add('list.status', 'list');
  index.add('list.{n}.status', 'entry');
  index.add('list.1.name', 'first');
  index.add('list.{n}.size', 'size');

  it.each([
    ['netmode', 'mode', []],
    ['zone', 'zone', []],
    ['zone.name', 'zone name', []],
    ['conf.3.mtu', 'mtu', [3]],
    ['conf.0.mtu', 'mtu', [0]],
    ['conf.12.alias.3.ip', 'alias', [12, 3]],
    ['list.status', 'list', []],
    ['list.7.status', 'entry', [7]],
    ['list.1.name', 'first', []],
    ['list.1.size', 'size', [1]],
  ])('finds %s', (key, value, indexes) => {
    expect(index.find(key)).toEqual({ value, indexes });
  });

  it.each([
    '',
    'conf',
    'conf.3',
    'conf.x.mtu',
    'conf.03.mtu',
    'conf.-1.mtu',
    'conf.1234567890.mtu',
    'conf.{n}.mtu',
    'conf.3.mtu.more',
    'list.2.name',
    'netmode.',
    '__proto__',
    'constructor',
  ])('a key index does not find %j', key => {
    expect(index.find(key)).toBeUndefined();
  });

  it('refuses a pattern that is taken', () => {
    expect(() => index.add('conf.{x}.mtu', 'again')).toThrow('Two settings share the key conf.{x}.mtu.');
  });
});

describe('a key pattern', () => {
  it('names its indexes in order', () => {
    expect(placeholdersOf('netconf.{n}.alias.{m}.ip')).toEqual(['n', 'm']);
    expect(placeholdersOf('netmode')).toEqual([]);
  });

  it('a key pattern is filled in order, and keeps what has no index', () => {
    expect(fillKey('netconf.{n}.alias.{m}.ip', [3, 1])).toBe('netconf.3.alias.1.ip');
    expect(fillKey('netconf.{n}.alias.{m}.ip', [3])).toBe('netconf.3.alias.{m}.ip');
  });

  it('leads back to its setting and indexes', () => {
    const index = integer({ min: 0, max: 99_999 });
    assert(
      property(index, index, (n, m) => {
        const found = findSetting(fillKey('netconf.{n}.alias.{m}.ip', [n, m]));
        expect(found).toMatchObject({ descriptor: { id: 'alias.address' }, indexes: [n, m] });
      }),
    );
  });
});
