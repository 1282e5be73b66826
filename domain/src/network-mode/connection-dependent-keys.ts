import { IPV4_ANY } from '../network/ipv4.ts';
import { connectionOf } from './connection.ts';
import { EVERY_PPP } from '../network/interface.ts';

type Values = ReadonlyMap<string, string>;

/** What the choices of mode and address write of an entry on an interface of the connection, by its list. */
const ALONG: Readonly<Record<string, readonly string[]>> = {
  dhcpc: ['status', 'devname', 'fallback', 'fallback_netmask'],
  ppp: ['status', 'devname', 'mtu', 'mru', 'fallback', 'fallback_netmask'],
  dhcpd: ['status', 'devname', 'netmask', 'gateway'],
  route: ['status', 'devname'],
  'iptables.sys.masq': ['status', 'devname'],
};
/** The sections that they switch. */
const SWITCHED = [...Object.keys(ALONG), 'iptables', 'iptables.sys', 'iptables.sys.tcpmss'];

/**
 * The keys that a choice of mode or address writes along, on the interfaces of the connection before and after it: who sees
 * the connection sees what they do.
 */
export function connectionDependentKeys(states: {
  readonly values: Values;
  readonly original: Values;
}): ReadonlySet<string> {
  const { values, original } = states;
  const names = new Set([EVERY_PPP]);
  for (const { outer, lan } of [values, original].map(connectionOf)) {
    for (const side of [outer, lan]) if (side !== undefined) names.add(side.devname);
  }
  const entries = [values, original].flatMap(state => entriesOn(names, state));
  return new Set([
    ...entries.flatMap(({ entry, list }) => (ALONG[list] ?? []).map(end => `${entry}.${end}`)),
    ...SWITCHED.map(section => `${section}.status`),
    ...leftovers(states),
  ]);
}

/** A section that goes on awakes none of its old entries: they are switched off with it. */
function leftovers({ values, original }: { readonly values: Values; readonly original: Values }) {
  return [...original.keys()].filter(key => {
    const [, list = ''] = /^(.+)\.\d+\.status$/.exec(key) ?? [];
    const wasOff = list in ALONG && original.get(`${list}.status`) !== 'enabled';
    return wasOff && values.get(key) === 'disabled';
  });
}

/** `dhcpd.1` of `dhcpd` on an interface. Of the routes, the default ones. */
function entriesOn(names: ReadonlySet<string>, values: Values) {
  return [...values].flatMap(([key, devname]) => {
    const [, entry, list = ''] = /^((.+)\.\d+)\.devname$/.exec(key) ?? [];
    const isAlong = list !== 'route' || values.get(`${entry}.ip`) === IPV4_ANY;
    return isAlong && names.has(devname) ? [{ entry, list }] : [];
  });
}
