import { fillKey, settingsCatalogue } from '@radiolink/domain/settings';
import { describe, expect, it } from 'vitest';
import { outline as network } from '../pages/network/outline.ts';
import { outline as services } from '../pages/services/outline.ts';
import { outline as wireless } from '../pages/wireless/outline.ts';
import type { Text } from '../i18n/use-text.ts';
import { entryHeading, shortEntryName } from './entry-frame.tsx';

const ENTRIES = { ...network.entries, ...services.entries, ...wireless.entries };
const VALUES = new Map(
  Object.entries({
    'netconf.3.devname': 'ath0',
    'route.1.ip': '198.51.100.0',
    'route.1.netmask': '255.255.255.0',
    'vlan.2.devname': 'eth0',
    'vlan.2.id': '100',
    'bridge.1.devname': 'br0',
    'sshd.auth.key.1.comment': 'barn',
    'netconf.3.alias.1.ip': '192.0.2.7',
    'bridge.1.port.2.devname': 'ath0',
    'iptables.sys.portfw.1.proto': 'TCP',
    'iptables.sys.portfw.1.dport': '8080',
    'iptables.sys.fw.1.dst': '192.0.2.1',
    'iptables.sys.fw.1.dst_port': '22',
    'ntpclient.2.server': 'time.example',
  }),
);
const t = ((text: string, values: Readonly<Record<string, unknown>> = {}) =>
  text.replaceAll(/{(\w+)}/g, (_, name: string) => String(values[name]))) as Text;
const headingOf = (path: string, ...indexes: readonly number[]) =>
  entryHeading({ path, words: ENTRIES[path]! }, indexes, VALUES, t);
const NUMBER = 97;

describe('the heading of an entry', () => {
  it.each([
    ['netconf', 3, 'Interface ath0'],
    ['route', 1, 'Route 198.51.100.0/24'],
    ['vlan', 2, 'VLAN eth0.100'],
    ['bridge', 1, 'Bridge br0'],
    ['sshd.auth.key', 1, 'SSH key barn'],
    ['iptables.sys.portfw', 1, 'Port forwarding TCP 8080'],
    ['iptables.sys.fw', 1, 'Firewall rule 192.0.2.1:22'],
    ['ntpclient', 2, 'Server time.example'],
  ] as const)(
    'the heading of an entry of %s %s is called by what the user named: %s',
    (path, index, heading) => {
      expect(headingOf(path, index)).toBe(heading);
    },
  );

  it.each([
    ['netconf.{n}.alias', [3, 1], 'IP alias 192.0.2.7'],
    ['bridge.{n}.port', [1, 2], 'Port ath0'],
  ] as const)(
    'the heading of an entry in the entries of another list too: %s %j is %s',
    (path, indexes, heading) => {
      expect(headingOf(path, ...indexes)).toBe(heading);
    },
  );

  it.each(Object.keys(ENTRIES))(
    'the heading of an entry of %s has no index where the user entered anything',
    path => {
      const values = new Map(
        settingsCatalogue
          .filter(({ kind }) => kind !== 'switch')
          .map(({ key }) => [fillKey(key, [NUMBER, NUMBER]), 'words'] as const),
      );
      const heading = entryHeading({ path, words: ENTRIES[path]! }, [NUMBER, NUMBER], values, t);
      expect(heading).not.toContain(String(NUMBER));
    },
  );

  it('the short name of an entry is what the user named, and its number where the entry has no name', () => {
    const shortOf = (path: string, index: number) =>
      shortEntryName({ path, words: ENTRIES[path]! }, [index], VALUES);
    expect([shortOf('netconf', 3), shortOf('netconf', 4)]).toEqual(['ath0', '4']);
  });

  it('the heading of an entry has its number where the entry has no name', () => {
    expect([headingOf('route', 2), headingOf('vlan', 1)]).toEqual(['Route 2', 'VLAN 1']);
    expect(headingOf('iptables.sys.fw', 4)).toBe('Firewall rule 4');
  });
});
