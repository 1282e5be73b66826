import { describe, expect, it } from 'vitest';
import { diffConfigs } from '../configuration/config-diff.ts';
import { inEnglish } from './english.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { settingChanges } from './setting-changes.ts';
import { withWholeEntries } from './planned-changes.ts';

const LIST = 'wireless.1.mac_acl';
const ENTRY = [`${LIST}.1.status=enabled`, `${LIST}.1.mac=02:00:5E:00:00:01`, `${LIST}.1.comment=Barn`];

function between(before: readonly string[], after: readonly string[]) {
  const [from, to] = [before, after].map(lines => ConfigText.parse([...lines, ''].join('\n')));
  const values = to!.entries();
  return withWholeEntries(settingChanges(diffConfigs(from!, to!), values), values);
}

describe('changes of a list', () => {
  it('changes of a list are one for a new entry, led by its first setting', () => {
    const [added, ...others] = between([], ENTRY);
    expect(others).toEqual([]);
    expect(added).toMatchObject({
      key: `${LIST}.1.mac`,
      kind: 'added',
      name: { key: 'MAC access list entry {n}', values: { n: '02:00:5E:00:00:01' } },
      after: '02:00:5E:00:00:01',
      risk: 'cuts-link',
    });
    expect(added?.keys).toEqual([`${LIST}.1.mac`, `${LIST}.1.comment`, `${LIST}.1.status`]);
    expect(added?.parts?.map(({ after }) => after)).toEqual(['02:00:5E:00:00:01', 'Barn', 'On']);
  });

  it('changes of a list are one for an entry that is gone, and one for each of several', () => {
    expect(between(ENTRY, []).map(({ kind }) => kind)).toEqual(['removed']);
    const second = ENTRY.map(line => line.replace('acl.1', 'acl.2'));
    expect(between([], [...ENTRY, ...second])).toHaveLength(2);
  });

  it('stay apart in an entry that was there before, or still is', () => {
    expect(between(ENTRY.slice(0, 1), ENTRY)).toHaveLength(2);
    expect(between(ENTRY, ENTRY.slice(0, 1))).toHaveLength(2);
    expect(
      between(
        ENTRY,
        ENTRY.map(line => line.replace('Barn', 'Mill')),
      ),
    ).toMatchObject([{ key: `${LIST}.1.comment`, kind: 'changed' }]);
  });

  it('changes of a list are one with the lists in the entry, and one for an entry within another', () => {
    const server = ['dhcpd.1.status=enabled', 'dhcpd.1.devname=br0'];
    const dns = ['dhcpd.1.dns.1.status=enabled', 'dhcpd.1.dns.1.server=192.0.2.1'];
    expect(between([], [...server, ...dns]).map(({ name }) => name.key)).toEqual(['DHCP server {n}']);
    expect(between(server, [...server, ...dns]).map(({ name }) => name)).toEqual([
      { key: 'DHCP server {n} DNS server {m}', values: { n: 'br0', m: '192.0.2.1' } },
    ]);
  });

  it('changes of a list are named after the setting if there is but one, and keep what is no list', () => {
    expect(between([], ['wireless.1.ssid=Ridge', ENTRY[1]!]).map(({ name }) => inEnglish(name))).toEqual([
      'SSID',
      'MAC access list entry 02:00:5E:00:00:01: MAC address',
    ]);
  });
});
