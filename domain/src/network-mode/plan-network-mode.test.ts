import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import { runs } from '../configuration/property-runs.mother.ts';
import { isVirtualName } from '../network/interface-kind.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { settingsContext } from '../settings/settings-context.ts';
import { validateConfiguration } from '../settings/validate-configuration.ts';
import type { NetworkModeBoard } from './mode-board.ts';
import { ModeDraft } from './mode-draft.ts';
import { BRIDGE_AP, ROUTER_AP, ROUTER_PPPOE } from './mode-examples.mother.ts';
import { boardOf, boards, networkConfigurations } from './network-configuration.mother.ts';
import { type NetworkModePlan, planNetworkMode } from './plan-network-mode.ts';

const modes = constantFrom<NetworkMode[]>('bridge', 'router', 'soho');
const RUNS = runs(1000);

function planned(
  configuration: ConfigText,
  board: NetworkModeBoard,
  target: NetworkMode,
  previous?: ConfigText,
): NetworkModePlan {
  const plan = planNetworkMode(configuration, board, target, { previous });
  if (!plan.ok) throw new Error(plan.problem.key);
  return plan;
}

/** Findings, without the notes of what was off before. */
const errorsOf = (configuration: ConfigText): readonly string[] =>
  validateConfiguration(configuration.entries(), settingsContext(configuration.entries()))
    .filter(({ severity }) => severity === 'error')
    .map(({ key, problem }) => `${key}: ${problem.key}`);

const membersOf = (configuration: ConfigText, name: string): readonly string[] => {
  const draft = new ModeDraft(configuration);
  return draft
    .standing('bridge')
    .filter(bridge => draft.get(`${bridge}.devname`) === name)
    .flatMap(bridge => draft.standing(`${bridge}.port`).map(port => draft.get(`${port}.devname`)))
    .toSorted();
};

describe('generated configurations', () => {
  it('generated configurations are faultless themselves', () => {
    assert(
      property(networkConfigurations, configuration => {
        expect(errorsOf(configuration)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('pass all rules in every mode', () => {
    assert(
      property(networkConfigurations, boards, modes, (configuration, board, target) => {
        expect(errorsOf(planned(configuration, board, target).configuration)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('pass all rules after two changes without a previous configuration', () => {
    assert(
      property(networkConfigurations, boards, modes, modes, (configuration, board, first, second) => {
        const there = planned(configuration, board, first).configuration;
        expect(errorsOf(planned(there, board, second).configuration)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('generated configurations are the first again after the way there and back', () => {
    assert(
      property(networkConfigurations, boards, modes, (configuration, board, target) => {
        const there = planned(configuration, board, target).configuration;
        const from = (configuration.get('netmode') ?? 'bridge') as NetworkMode;
        expect(planned(there, board, from, configuration).configuration.toString()).toBe(
          configuration.toString(),
        );
      }),
      RUNS,
    );
  });

  it('lose no key, and only what the mode has is switched on', () => {
    const ADDED =
      /^(netconf\.\d+|bridge|bridge\.\d+|bridge\.\d+\.port\.\d+|dhcpc|dhcpc\.\d+|dhcpd|dhcpd\.\d+|iptables|iptables\.sys|iptables\.sys\.(masq|tcpmss|mgmt)|iptables\.sys\.(masq|mgmt)\.\d+|netconf\.\d+\.alias\.\d+|netconf)\.status$/;
    assert(
      property(networkConfigurations, boards, modes, (configuration, board, target) => {
        const { configuration: after } = planned(configuration, board, target);
        expect([...configuration.keys()].filter(key => !after.has(key))).toEqual([]);
        const before = new ModeDraft(configuration);
        const now = new ModeDraft(after);
        const woken = [...now.values.keys()]
          .filter(key => key.endsWith('.status') && now.get(key) === 'enabled')
          .filter(key => now.stands(key.slice(0, -'.status'.length)))
          .filter(key => !before.stands(key.slice(0, -'.status'.length)) && !ADDED.test(key));
        expect(woken).toEqual([]);
      }),
      RUNS,
    );
  });

  it('hold every port and the radio in one bridge of their layout', () => {
    assert(
      property(networkConfigurations, boards, modes, (configuration, board, target) => {
        if ((configuration.get('netmode') ?? 'bridge') === target) return;
        const { configuration: after } = planned(configuration, board, target);
        const ports = board.ports.map(({ name }) => name);
        const physical = (name: string) =>
          membersOf(after, name).filter(each => ports.includes(each) || /^(ath|wlan|ubond)0$/.test(each));
        const [br0, br1] = [physical('br0'), physical('br1')];
        const all = [...br0, ...(target === 'bridge' ? [] : br1)];
        expect(all.filter(name => name.startsWith('eth')).toSorted()).toEqual(ports);
        expect(all.length).toBe(ports.length + 1);
        const isStation = configuration.get('radio.1.mode') === 'managed';
        const routesRadio = target === 'router' && isStation;
        expect(target === 'bridge' ? [] : routesRadio ? br1 : br0).toEqual(
          target === 'bridge' ? [] : routesRadio ? ports : ['eth0'],
        );
      }),
      RUNS,
    );
  });

  it('carry every VLAN interface by a VLAN, after two changes too', () => {
    const loose = (configuration: ConfigText): readonly string[] => {
      const draft = new ModeDraft(configuration);
      const vlans = new Set(
        draft.standing('vlan').map(entry => `${draft.get(`${entry}.devname`)}.${draft.get(`${entry}.id`)}`),
      );
      return ['netconf', 'ppp', 'dhcpc']
        .flatMap(section => draft.standing(section))
        .map(entry => draft.get(`${entry}.devname`))
        .filter(name => isVirtualName(name) && !vlans.has(name));
    };
    assert(
      property(networkConfigurations, boards, modes, modes, (configuration, board, first, second) => {
        const there = planned(configuration, board, first).configuration;
        expect(loose(there)).toEqual([]);
        expect(loose(planned(there, board, second).configuration)).toEqual([]);
      }),
      RUNS,
    );
  });

  it('generated configurations are managed at an address that is told, or by a DHCP client with a fallback', () => {
    assert(
      property(networkConfigurations, boards, modes, (configuration, board, target) => {
        const { management } = planned(configuration, board, target);
        expect(management.address ?? management.fallback).toBeDefined();
        expect(target === 'bridge' || management.address !== undefined).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('a change of the network mode', () => {
  it('a change of the network mode is refused where the board has no such mode. §3.board-info', () => {
    const plan = planNetworkMode(BRIDGE_AP, { ...boardOf(2), networkModes: ['bridge'] }, 'router');
    expect(plan).toEqual({
      ok: false,
      problem: { key: 'This device does not support the network mode.' },
    });
  });

  it('a change of the network mode to the mode that the device has changes nothing', () => {
    const plan = planned(BRIDGE_AP, boardOf(2), 'bridge', ROUTER_AP);
    expect(plan.changes.size).toBe(0);
    expect(plan.configuration).toBe(BRIDGE_AP);
  });

  it('back to an earlier configuration returns its network keys, and leaves others as they are now', () => {
    const now = ConfigText.parse(`${ROUTER_AP}wireless.1.ssid=new\nresolv.nameserver.1.ip=10.0.0.1\n`);
    const before = ConfigText.parse(`${BRIDGE_AP}wireless.1.ssid=old\n`);
    const { configuration } = planned(now, boardOf(2), 'bridge', before);
    expect(configuration.get('wireless.1.ssid')).toBe('new');
    expect(configuration.has('resolv.nameserver.1.ip')).toBe(false);
    expect(configuration.get('aaa.1.br.devname')).toBe('br0');
    const network = [...configuration.entries()].filter(([key]) => !key.startsWith('wireless.'));
    expect(new Map(network)).toEqual(new Map(BRIDGE_AP.entries()));
  });

  it('back keeps a secret that the earlier configuration was stored without', () => {
    const earlier = ROUTER_PPPOE;
    const now = ConfigText.parse(`${earlier}ppp.1.password=dial-secret\nppp.2.password=other\n`).edit(
      new Map([['netmode', 'soho']]),
    );
    if (!now.ok) throw new Error(now.problem.key);
    const { configuration } = planned(now.config, boardOf(2), 'router', earlier);
    expect(configuration.get('ppp.1.password')).toBe('dial-secret');
    expect(configuration.has('ppp.2.password')).toBe(false);
  });

  it('a change of the network mode goes by the earlier configuration only if that is of the mode', () => {
    const { changes } = planned(BRIDGE_AP, boardOf(2), 'soho', ROUTER_AP);
    expect([...changes]).toEqual([...planned(BRIDGE_AP, boardOf(2), 'soho').changes]);
  });
});
