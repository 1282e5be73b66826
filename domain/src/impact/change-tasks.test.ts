import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffConfigs } from '../configuration/config-diff.ts';
import type { ConfigText } from '../configuration/config-text.ts';
import { boardOf, networkConfigurations } from '../network-mode/network-configuration.mother.ts';
import { planNetworkMode } from '../network-mode/plan-network-mode.ts';
import { inEnglish } from '../settings/english.ts';
import { reviewedChanges } from '../settings/planned-changes.ts';
import { changeImpact } from './change-impact.ts';
import { changeTasks, taskImpact } from './change-tasks.ts';
import { BRIDGE, configurationOf, type Lines } from './managed-bridge.mother.ts';

const ACCESS_POINT = {
  ...BRIDGE,
  'netconf.1.mtu': '1500',
  'radio.1.ptpmode': '0',
  'radio.1.txpower': '13',
  'wireless.1.ssid': 'ridge',
};
const before = configurationOf(ACCESS_POINT);
const changesTo = (after: ConfigText) => reviewedChanges(diffConfigs(before, after), after.entries(), []);
const tasksTo = (after: ConfigText) => changeTasks(changesTo(after), { before, after });
const tasksOf = (lines: Lines) =>
  tasksTo(configurationOf({ ...ACCESS_POINT, ...lines })).map(({ name, settings, risk }) => [
    inEnglish(name),
    settings,
    risk,
  ]);

describe('the tasks of changes', () => {
  it('name a router by its WAN and where its address comes from', () => {
    const plan = planNetworkMode(before, boardOf(1), 'router');
    if (!plan.ok) throw new Error(plan.problem.key);
    const named = (changes: ReadonlyMap<string, string>): string => {
      const edit = plan.configuration.edit(changes);
      if (!edit.ok) throw new Error(edit.problem.key);
      const tasks = tasksTo(edit.config);
      expect(tasks).toHaveLength(1);
      return inEnglish(tasks[0]!.name);
    };
    expect(named(new Map())).toMatch(/^Router with DHCP on \w+$/);
    const dialled = [...plan.configuration.entries()].find(
      ([key, value]) => /^netconf\.\d+\.role$/.test(key) && value === 'wan',
    );
    const devname = plan.configuration.get(`${dialled?.[0].replace('role', 'devname')}`) ?? '';
    const ppp = {
      status: 'enabled',
      '1.status': 'enabled',
      '1.devname': devname,
      '1.name': 'a',
      '1.password': 'b',
    };
    const dhcpOff = new Map([['dhcpc.status', 'disabled']]);
    expect(
      named(
        new Map([...dhcpOff, ...Object.entries(ppp).map(([key, value]) => [`ppp.${key}`, value] as const)]),
      ),
    ).toBe(`Router with PPPoE on ${devname}`);
  });

  it('take gateway and name servers to the address that they are entered with', () => {
    expect(
      tasksOf({
        'netconf.1.ip': '192.0.2.21',
        'route.1.devname': 'br0',
        'route.1.gateway': '192.0.2.1',
        'resolv.nameserver.1.ip': '1.1.1.1',
        'resolv.nameserver.1.status': 'enabled',
      }),
    ).toEqual([['Address 192.0.2.21/24 on br0', 3, 'cuts-management']]);
  });

  it('leave what has another purpose to its heading, the riskiest first', () => {
    expect(
      tasksOf({
        'ntpclient.1.server': 'ntp.example.net',
        'system.timezone': 'UTC',
        'radio.1.txpower': '12',
        'wireless.1.ssid': 'quarry',
        'resolv.nameserver.1.ip': '1.1.1.1',
      }),
    ).toEqual([
      ['Wireless network', 1, 'cuts-link'],
      ['Antenna and power', 1, 'restarts-radio'],
      ['Date and time', 2, 'restarts-services'],
      ['DNS', 1, 'restarts-services'],
    ]);
  });

  it('name the VLAN to which the management moves, with its bridge and its interface', () => {
    expect(
      tasksOf({
        'vlan.status': 'enabled',
        'vlan.1.devname': 'eth0',
        'vlan.1.id': '10',
        'vlan.1.status': 'enabled',
        'bridge.1.port.1.devname': 'eth0.10',
        'bridge.1.port.2.status': 'disabled',
      }).map(([name]) => name),
    ).toEqual(['Management VLAN 10']);
  });

  it('the tasks of changes have each change once, whatever two configurations differ in', () => {
    assert(
      property(networkConfigurations, networkConfigurations, (one, other) => {
        const changes = reviewedChanges(diffConfigs(one, other), other.entries(), []);
        const tasks = changeTasks(changes, { before: one, after: other });
        expect(tasks.flatMap(task => task.changes).toSorted(byKey)).toEqual(changes.toSorted(byKey));
      }),
      { numRuns: 100 },
    );
  });
});

const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1);

describe('the impact of tasks', () => {
  const impactOf = (lines: Lines) => {
    const after = configurationOf({ ...ACCESS_POINT, ...lines });
    const facts = { before, after };
    const { own, shared } = taskImpact(tasksTo(after), changeImpact(facts).cuts, facts);
    return {
      own: [...own.values()].map(cuts => cuts.map(({ kind }) => kind)),
      shared: shared.map(({ kind }) => kind),
    };
  };

  it('stands at the task that causes it, once', () => {
    expect(
      impactOf({ 'netconf.1.ip': '192.0.2.21', 'wireless.1.ssid': 'quarry', 'radio.1.txpower': '12' }),
    ).toEqual({ own: [['address', 'management'], ['remote-end', 'link'], []], shared: [] });
  });

  it('the impact of tasks is that of the whole where there is one task', () => {
    expect(impactOf({ 'wireless.1.ssid': 'quarry' })).toEqual({ own: [], shared: ['remote-end', 'link'] });
  });

  it('loses nothing of the whole', () => {
    assert(
      property(networkConfigurations, networkConfigurations, constantFrom('a', 'b'), (one, two, ssid) => {
        const edit = two.edit(new Map([['wireless.1.ssid', ssid]]));
        if (!edit.ok) return;
        const facts = { before: one, after: edit.config };
        const changes = reviewedChanges(diffConfigs(one, edit.config), edit.config.entries(), []);
        const { cuts } = changeImpact(facts);
        const { own, shared } = taskImpact(changeTasks(changes, facts), cuts, facts);
        const said = [...[...own.values()].flat(), ...shared].map(cut => JSON.stringify(cut));
        expect(said.toSorted()).toEqual(cuts.map(cut => JSON.stringify(cut)).toSorted());
      }),
      { numRuns: 100 },
    );
  });
});
