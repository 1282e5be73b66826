import { describe, expect, it } from 'vitest';
import { entryIndexes, entryRemoval, freshEntry, nextIndex } from './entries.ts';

const values = new Map([
  ['wireless.1.mac_acl.status', 'enabled'],
  ['wireless.1.mac_acl.3.mac', '24:A4:3C:11:22:33'],
  ['wireless.1.mac_acl.1.mac', '24:A4:3C:11:22:34'],
  ['wireless.1.mac_acl.1.status', 'enabled'],
]);
const path = 'wireless.1.mac_acl';

describe('entries of a list in the configuration', () => {
  it('are counted by their indexes, gaps and the switch of the list aside', () => {
    expect(entryIndexes(values, path)).toEqual([1, 3]);
  });

  it('are added at the first free index, with what they cannot do without', () => {
    expect(nextIndex(entryIndexes(values, path))).toBe(2);
    const place = {
      path,
      settings: ['wireless.accessListMac'],
      fresh: { status: 'enabled' },
      words: { entry: '', add: '', empty: '' },
    } as const;
    expect(Object.fromEntries(freshEntry(place, 2))).toEqual({
      'wireless.1.mac_acl.2.mac': '',
      'wireless.1.mac_acl.2.status': 'enabled',
    });
  });

  it('are removed with every key of theirs and no other', () => {
    expect([...entryRemoval(values, path, 1).keys()]).toEqual([
      'wireless.1.mac_acl.1.mac',
      'wireless.1.mac_acl.1.status',
    ]);
  });
});
