import { describe, expect, it } from 'vitest';
import type { ConfigText } from '../configuration/config-text.ts';
import { addressKindChanges } from './address-kind.ts';
import { connectionDependentKeys, connectionOf } from './connection.ts';
import { boardOf } from './network-configuration.mother.ts';
import { BRIDGE_AP, BRIDGE_DHCP, lines, entry, ROUTER_AP, ROUTER_PPPOE } from './mode-examples.mother.ts';
import { planNetworkMode } from './plan-network-mode.ts';

type Values = ReadonlyMap<string, string>;
const LISTS = /^(dhcpc|ppp|dhcpd|iptables\.sys\.masq)\./;
/** Fields of the connection, with the pool of its DHCP server. */
const IN_CONNECTION = /^(dhcpd\.\d+\.(start|end|lease_time|dnsproxy)|ppp\.\d+\.(name|password))$/;

const inMode = (configuration: ConfigText, mode: 'bridge' | 'router'): ConfigText => {
  const plan = planNetworkMode(configuration, boardOf(1), mode);
  if (!plan.ok) throw new Error(plan.problem.key);
  return plan.configuration;
};
const dialling = (values: Values, original: Values): Values => {
  const wan = connectionOf(values).outer?.devname ?? '';
  const next = new Map(values);
  for (const [key, value] of addressKindChanges({ values, original }, wan, 'pppoe')) {
    if (value === undefined) next.delete(key);
    else next.set(key, value);
  }
  return next;
};
const uncovered = (values: Values, original: Values): readonly string[] => {
  const covered = connectionDependentKeys({ values, original });
  return [...new Set([...values.keys(), ...original.keys()])].filter(
    key =>
      LISTS.test(key) &&
      values.get(key) !== original.get(key) &&
      !covered.has(key) &&
      !IN_CONNECTION.test(key),
  );
};

describe('the keys that a choice of the connection writes along', () => {
  it.each([
    ['a static bridge', BRIDGE_AP],
    ['a bridge that asks a DHCP server', BRIDGE_DHCP],
  ])(
    'the keys that a choice of the connection writes along are all that %s gets in the lists as a router with PPPoE',
    (_, bridge) => {
      const original = bridge.entries();
      const router = inMode(bridge, 'router').entries();
      const values = dialling(router, original);
      expect(connectionOf(values).outer?.kind).toBe('pppoe');
      expect(uncovered(router, original)).toEqual([]);
      expect(uncovered(values, original)).toEqual([]);
      expect(uncovered(values, router)).toEqual([]);
    },
  );

  it.each([
    ['a router', ROUTER_AP],
    ['a router with PPPoE', ROUTER_PPPOE],
  ])(
    'the keys that a choice of the connection writes along are all that %s loses in the lists as a bridge',
    (_, router) => {
      expect(uncovered(inMode(router, 'bridge').entries(), router.entries())).toEqual([]);
    },
  );

  it('the keys that a choice of the connection writes along are none of another interface, of another route, or of what is entered', () => {
    const more = lines(
      entry('dhcpd.2', { devname: 'br7', status: 'enabled' }),
      entry('route.1', { devname: 'br0', ip: '0.0.0.0' }),
      entry('route.2', { devname: 'br0', ip: '198.51.100.0' }),
    ).entries();
    const values = new Map([...ROUTER_PPPOE.entries(), ...more]);
    const covered = connectionDependentKeys({ values, original: values });
    expect(['ppp.1.status', 'route.1.status', 'dhcpd.1.netmask'].every(key => covered.has(key))).toBe(true);
    for (const key of ['dhcpd.2.status', 'route.2.status', 'ppp.1.name', 'dhcpd.1.dns.1.server'])
      expect([key, covered.has(key)]).toEqual([key, false]);
  });
});
