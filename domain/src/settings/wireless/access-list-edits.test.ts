import { describe, expect, it } from 'vitest';
import { accessListEdits } from './access-list-edits.ts';

const NAMED = { mac: '24:a4:3c:11:22:33', name: 'Barn-ST' };
const UNNAMED = { mac: '24:A4:3C:11:22:44' };
const entries = (values: Record<string, string>) => ({ values: new Map(Object.entries(values)) });

describe('filling the MAC access list', () => {
  it('makes an entry of each station, with its name as the comment', () => {
    expect(Object.fromEntries(accessListEdits([NAMED, UNNAMED], entries({})))).toEqual({
      'wireless.1.mac_acl.1.mac': '24:A4:3C:11:22:33',
      'wireless.1.mac_acl.1.comment': 'Barn-ST',
      'wireless.1.mac_acl.1.status': 'enabled',
      'wireless.1.mac_acl.2.mac': '24:A4:3C:11:22:44',
      'wireless.1.mac_acl.2.status': 'enabled',
    });
  });

  it('leaves the entries as they are, and lists no station twice', () => {
    const known = entries({
      'wireless.1.mac_acl.status': 'enabled',
      'wireless.1.mac_acl.3.mac': '24:a4:3c:11:22:33',
      'wireless.1.mac_acl.3.status': 'disabled',
    });
    expect([...accessListEdits([NAMED, UNNAMED, UNNAMED], known).keys()]).toEqual([
      'wireless.1.mac_acl.4.mac',
      'wireless.1.mac_acl.4.status',
    ]);
  });

  it('takes no station without an address', () => {
    expect(accessListEdits([{ mac: '', name: 'Barn-ST' }], entries({})).size).toBe(0);
  });
});
