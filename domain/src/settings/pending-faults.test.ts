import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../configuration/index.ts';
import { pendingFaults } from './pending-faults.ts';

const edited = (text: string, changes: Readonly<Record<string, string>>): ConfigStore => {
  const edit = ConfigStore.of(ConfigText.parse(text)).edit(new Map(Object.entries(changes)));
  if (!edit.ok) throw new Error(edit.problem.key);
  return edit.store;
};

describe('faults of pending changes', () => {
  it('name a changed key whose value breaks its rule', () => {
    const store = edited('netconf.1.mtu=1500\n', { 'netconf.1.mtu': 'abc' });
    expect(pendingFaults(store)).toMatchObject([{ key: 'netconf.1.mtu', severity: 'error' }]);
  });

  it('name a key that a switch makes required, although the key itself is not changed', () => {
    const store = edited('dhcpd.status=enabled\ndhcpd.1.status=disabled\n', { 'dhcpd.1.status': 'enabled' });
    expect(pendingFaults(store).map(({ key }) => key)).toContain('dhcpd.1.start');
  });

  it('leave out what was wrong before and is not touched', () => {
    const store = edited('netconf.1.mtu=abc\nsnmp.contact=us\n', { 'snmp.contact': 'them' });
    expect(pendingFaults(store)).toEqual([]);
  });

  it('leave out a fault at an unchanged key beside one that the changes make', () => {
    const store = edited('netconf.1.mtu=abc\nnetconf.2.mtu=1500\n', { 'netconf.2.mtu': 'abc' });
    expect(pendingFaults(store).map(({ key }) => key)).toEqual(['netconf.2.mtu']);
  });

  it('faults of pending changes are none without a change', () => {
    expect(pendingFaults(ConfigStore.of(ConfigText.parse('netconf.1.mtu=abc\n')))).toEqual([]);
  });
});
