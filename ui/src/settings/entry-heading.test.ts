import { describe, expect, it } from 'vitest';
import { outline as network } from '../pages/network/outline.ts';
import { outline as services } from '../pages/services/outline.ts';
import type { Text } from '../i18n/index.ts';
import { entryHeading } from './entry-heading.ts';

const ENTRIES = { ...network.entries, ...services.entries };
const VALUES = new Map(
  Object.entries({
    'netconf.3.devname': 'ath0',
    'route.1.ip': '198.51.100.0',
    'route.1.netmask': '255.255.255.0',
    'vlan.2.devname': 'eth0',
    'vlan.2.id': '100',
    'bridge.1.devname': 'br0',
    'sshd.auth.key.1.comment': 'barn',
  }),
);
const t = ((text: string, values: Readonly<Record<string, unknown>> = {}) =>
  text.replaceAll(/{(\w+)}/g, (_, name: string) => String(values[name]))) as Text;
const headingOf = (path: string, ...indexes: readonly number[]) =>
  entryHeading({ path, words: ENTRIES[path]! }, indexes, VALUES, t);

describe('the heading of an entry', () => {
  it.each([
    ['netconf', 3, 'Interface ath0'],
    ['route', 1, 'Route 198.51.100.0/24'],
    ['vlan', 2, 'VLAN eth0.100'],
    ['bridge', 1, 'Bridge br0'],
    ['sshd.auth.key', 1, 'SSH key barn'],
  ] as const)('of %s %s is called by what the user named: %s', (path, index, heading) => {
    expect(headingOf(path, index)).toBe(heading);
  });

  it('has its number where the entry has no name', () => {
    expect([headingOf('route', 2), headingOf('vlan', 1)]).toEqual(['Route 2', 'VLAN 1']);
    expect(headingOf('iptables.sys.fw', 4)).toBe('Firewall rule 4');
  });
});
