import { constantFrom, integer } from 'fast-check';
import {
  ADDRESS,
  isOn,
  type Line,
  MASKS,
  number,
  perhaps,
  text,
  toggle,
  type Values,
} from './line.mother.ts';

const DATA = 'network.interfaces.data';
const bits = (mask: string): number =>
  mask
    .split('.')
    .reduce((sum, byte) => sum + [...Number(byte).toString(2)].filter(bit => bit === '1').length, 0);
const cidr = (ip: string, mask: string) => (_value: string, all: Values) =>
  `${all[ip]}/${bits(all[mask] ?? '')}`;

/** Entries of a list that the objects hold without numbers, in their order. */
export function listLines(
  {
    section,
    leaf,
    most,
    at,
  }: { readonly section: string; readonly leaf: string; readonly most: number; readonly at: string },
  entry: Line,
): Readonly<Record<string, Line>> {
  const keys = Array.from({ length: most }, (_, place) => `${section}.${place + 1}.${leaf}`);
  const inUse = (all: Values): readonly string[] => keys.flatMap(key => all[key] || []);
  return Object.fromEntries(
    keys.map((key, place) => [
      key,
      {
        ...entry,
        at,
        values: perhaps(entry.values),
        json: (_value: string, all: Values) => inUse(all).map(value => entry.json?.(value, all) ?? value),
        loss: 'The list has no numbers: entries after an empty one move up',
        loses: (value: string, all: Values) => (inUse(all)[place] ?? '') !== value,
      } satisfies Line,
    ]),
  );
}

/** An Ethernet port by its number in the lines. */
function portLines(id: string, index: number): Readonly<Record<string, Line>> {
  const [entry, port] = [`netconf.${index}`, `/interfaces.${id}`];
  const isAuto = (all: Values): boolean => isOn(all[`${entry}.autoneg`]);
  const speed = (_value: string, all: Values): string =>
    isAuto(all) ? 'auto' : `${all[`${entry}.speed`]}-${isOn(all[`${entry}.duplex`]) ? 'full' : 'half'}`;
  const fixed: Partial<Line> = {
    json: speed,
    loss: 'Auto-negotiation has no fixed speed',
    loses: (_value, all) => isAuto(all),
  };
  return {
    [`${entry}.mtu`]: number(`${port}.status.mtu`, 68, 2024),
    [`${entry}.up`]: toggle(`${port}.status.enabled`),
    [`${entry}.autoneg`]: toggle(`${port}.status.speed`, { json: speed }),
    [`${entry}.speed`]: text(`${port}.status.speed`, constantFrom('10', '100', '1000'), fixed),
    [`${entry}.duplex`]: toggle(`${port}.status.speed`, fixed),
    [`${entry}.flowcontrol.rx.status`]: toggle(`${port}.ethernet.flowControl.receive`),
    [`${entry}.flowcontrol.tx.status`]: toggle(`${port}.ethernet.flowControl.transmit`),
  };
}

/** `network` of the configuration object, and the ports of `/interfaces`. */
export const NETWORK_LINES: Readonly<Record<string, Line>> = {
  netmode: text('network.mode', constantFrom('bridge', 'router', 'soho')),
  'netconf.3.mtu': number('network.mtu', 68, 2024),
  'netconf.3.ip': text(`${DATA}.ipv4.cidr`, ADDRESS, { json: cidr('netconf.3.ip', 'netconf.3.netmask') }),
  'netconf.3.netmask': text(`${DATA}.ipv4.cidr`, constantFrom(...MASKS), {
    json: cidr('netconf.3.ip', 'netconf.3.netmask'),
  }),
  'dhcpc.status': toggle(`${DATA}.ipv4.mode`, { json: value => (isOn(value) ? 'dhcp' : 'static') }),
  'dhcpc.1.fallback': text(`${DATA}.ipv4.fallback`, ADDRESS, {
    json: cidr('dhcpc.1.fallback', 'dhcpc.1.fallback_netmask'),
  }),
  'dhcpc.1.fallback_netmask': text(`${DATA}.ipv4.fallback`, constantFrom(...MASKS), {
    json: cidr('dhcpc.1.fallback', 'dhcpc.1.fallback_netmask'),
  }),
  'route.1.gateway': text(
    `${DATA}.ipv4.defaultGateway`,
    constantFrom('0.0.0.0', '192.0.2.1', '10.0.0.1', '198.51.100.9'),
    {
      json: value => (value === '0.0.0.0' ? null : value),
      loss: '`0.0.0.0` is no gateway',
      loses: value => value === '0.0.0.0',
    },
  ),
  'vlan.1.id': text(`${DATA}.mgmtVLAN`, perhaps(integer({ min: 1, max: 4094 }).map(String)), {
    json: value => (value === '' ? null : Number(value)),
  }),
  ...listLines(
    { section: 'resolv.nameserver', leaf: 'ip', most: 3, at: 'network.dnsServers' },
    text('', ADDRESS, { json: address => ({ address }) }),
  ),
  ...portLines('eth0', 1),
  ...portLines('eth1', 4),
};
