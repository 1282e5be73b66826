import { describe, expect, it } from 'vitest';
import { ConfigStore } from '../configuration/config-store.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { leftoversBySwitch, reviewedChanges } from './planned-changes.ts';
import { switchOnEdits } from './section-switches.ts';

const TEXT = [
  'dhcpd.status=disabled',
  'dhcpd.1.status=enabled',
  'dhcpd.1.devname=br0',
  'dhcpd.1.start=192.0.2.40',
  'dhcpd.2.status=enabled',
  'dhcpd.2.devname=eth0',
  '',
].join('\n');

function storeWith(edits: ReadonlyMap<string, string>): ConfigStore {
  const edit = ConfigStore.of(ConfigText.parse(TEXT)).edit(edits);
  if (!edit.ok) throw new Error(edit.problem.key);
  return edit.store;
}
const reviewed = ({ pending, running }: ConfigStore) =>
  reviewedChanges(pending, running.entries(), []).map(({ key, keys }) => [key, keys] as const);

describe('what was left in a section that was off', () => {
  const values = ConfigText.parse(TEXT).entries();
  const store = storeWith(switchOnEdits('dhcpd', values));

  it('what was left in a section that was off is switched off with the section going on, and is part of that change', () => {
    expect(store.pending.map(({ key }) => key)).toHaveLength(3);
    expect(reviewed(store)).toEqual([['dhcpd.status', ['dhcpd.status', 'dhcpd.1.status', 'dhcpd.2.status']]]);
  });

  it('what was left in a section that was off is no change where another setting of the section changes beside it', () => {
    const more = storeWith(new Map([...switchOnEdits('dhcpd', values), ['dhcpd.1.start', '192.0.2.50']]));
    expect(reviewed(more).map(([key]) => key)).toEqual(['dhcpd.status', 'dhcpd.1.start']);
  });

  it('what was left in a section that was off that was edited by hand is a change: it is written, though nothing reads it yet', () => {
    const edited = storeWith(new Map([['dhcpd.1.start', '192.0.2.50']]));
    expect(reviewed(edited)).toEqual([['dhcpd.1.start', ['dhcpd.1.start']]]);
    expect(edited.running.get('dhcpd.1.start')).toBe('192.0.2.50');
    const off = storeWith(new Map([['dhcpd.1.status', 'disabled']]));
    expect(reviewed(off)).toEqual([['dhcpd.1.status', ['dhcpd.1.status']]]);
  });

  it('what was left in a section that was off is found only under a section that goes on', () => {
    const off = storeWith(new Map([['dhcpd.1.status', 'disabled']]));
    expect(leftoversBySwitch(off.pending)).toEqual(new Map());
    expect(leftoversBySwitch(store.pending)).toEqual(
      new Map([['dhcpd.status', ['dhcpd.1.status', 'dhcpd.2.status']]]),
    );
  });
});

describe('a switch that no page shows and that goes on around a change', () => {
  const rule = { 'iptables.sys.fw.1.status': 'enabled', 'iptables.sys.fw.1.target': 'DROP' };
  const around = { 'iptables.status': 'enabled', 'iptables.sys.status': 'enabled' };
  const listed = (edits: Readonly<Record<string, string>>) =>
    reviewed(storeWith(new Map(Object.entries(edits)))).map(([key, keys]) => [key, [...keys].toSorted()]);

  it('a switch that no page shows belongs to the one change that it goes on around', () => {
    expect(listed({ ...around, 'iptables.sys.fw.status': 'enabled' })).toEqual([
      ['iptables.sys.fw.status', ['iptables.status', 'iptables.sys.fw.status', 'iptables.sys.status']],
    ]);
    expect(listed({ ...around, 'iptables.sys.fw.status': 'enabled', ...rule }).map(([key]) => key)).toEqual([
      'iptables.sys.fw.status',
      'iptables.sys.fw.1.status',
    ]);
  });

  it('a switch that no page shows stands for itself around several changes, around none, and where it goes off', () => {
    const both = { ...around, 'iptables.sys.fw.status': 'enabled', 'iptables.sys.portfw.status': 'enabled' };
    expect(listed(both).map(([key]) => key)).toEqual([
      'iptables.status',
      'iptables.sys.status',
      'iptables.sys.fw.status',
      'iptables.sys.portfw.status',
    ]);
    expect(listed(around).map(([key]) => key)).toEqual(['iptables.status', 'iptables.sys.status']);
    expect(listed({ 'iptables.status': 'disabled', 'iptables.sys.fw.status': 'enabled' })).toHaveLength(2);
  });
});
