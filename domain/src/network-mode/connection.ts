import { ConfigText } from '../configuration/config-text.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { EVERY_PPP } from '../network/interface-kind.ts';
import type { IpMode } from '../network/interface.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import { addressKindOf } from './address-kind.ts';
import { ModeDraft, networkRoles } from './mode-draft.ts';

type Values = ReadonlyMap<string, string>;

/** One side on which the device has an address. */
export interface ConnectionSide {
  /** For example `br0`. */
  readonly devname: string;
  /** Number of its entry under `netconf`. */
  readonly index: number;
  /** Where its address comes from. */
  readonly kind: IpMode;
  /** Number of the DHCP or PPPoE client in use. */
  readonly client: number | undefined;
}

/** How the device is connected: the sides of its mode, and the numbers of the entries that belong to them. */
export interface Connection {
  readonly isRouter: boolean;
  /** The management of a bridge, the WAN of a router. */
  readonly outer: ConnectionSide | undefined;
  /** The LAN of a router. */
  readonly lan: ConnectionSide | undefined;
  /** Number of the default route in use, or that a new one would have. */
  readonly route: number;
  /** Number of the DHCP server in use on the LAN. */
  readonly server: number | undefined;
  /** Number of the NAT in use on the WAN or its PPPoE sessions. */
  readonly nat: number | undefined;
}

/** The connection of a configuration. §config.interfaces and §config.addressing. */
export function connectionOf(values: Values): Connection {
  const configuration = ConfigText.of(values);
  const draft = new ModeDraft(configuration);
  const isRouter = networkModeOf(values) !== 'bridge';
  const { wan, lan } = networkRoles(configuration, draft);
  const outer = isRouter ? wan : managementInterface(configuration);
  return {
    isRouter,
    outer: sideOf(draft, outer),
    lan: isRouter ? sideOf(draft, lan) : undefined,
    route: numberOf(defaultRoute(draft) ?? unusedDefaultRoute(draft, outer) ?? draft.added('route')) ?? 1,
    server: numberOf(isRouter ? standingOn(draft, 'dhcpd', lan) : undefined),
    nat: numberOf(isRouter ? natOf(draft, outer) : undefined),
  };
}

/** The interface on which connections of the internet come in: the WAN, or every PPPoE session. */
export function incomingInterface(values: Values): string | undefined {
  const { isRouter, outer } = connectionOf(values);
  return isRouter && outer?.kind === 'pppoe' ? EVERY_PPP : outer?.devname;
}

/** The WAN of a router, which carries its PPPoE sessions too; undefined in a bridge. */
export function wanInterface(values: Values): string | undefined {
  const { isRouter, outer } = connectionOf(values);
  return isRouter ? outer?.devname : undefined;
}

/** The default route in use. */
export const defaultRoute = (draft: ModeDraft): string | undefined =>
  draft.standing('route').find(entry => draft.get(`${entry}.ip`) === IPV4_ANY);

/** The default route over an interface that is off: a gateway that is entered again is put there. */
export const unusedDefaultRoute = (draft: ModeDraft, devname: string | undefined): string | undefined =>
  draft
    .entries('route')
    .find(
      entry =>
        !draft.stands(entry) &&
        draft.get(`${entry}.ip`) === IPV4_ANY &&
        draft.get(`${entry}.devname`) === devname,
    );

/** NAT in use on an interface, or on the PPPoE sessions over it. */
export function natOf(draft: ModeDraft, devname: string | undefined): string | undefined {
  const dials = standingOn(draft, 'ppp', devname) !== undefined;
  return standingOn(draft, 'iptables.sys.masq', dials ? EVERY_PPP : devname);
}

/** The entry of a section in use on an interface. */
export const standingOn = (draft: ModeDraft, section: string, devname: string | undefined) =>
  draft.standing(section).find(entry => draft.get(`${entry}.devname`) === devname);

function sideOf(draft: ModeDraft, devname: string | undefined): ConnectionSide | undefined {
  const index = numberOf(devname === undefined ? undefined : draft.of('netconf', devname));
  if (devname === undefined || index === undefined) return undefined;
  const kind = addressKindOf(draft.values, devname);
  const client = kind === 'static' ? undefined : kind === 'dhcp' ? 'dhcpc' : 'ppp';
  return {
    devname,
    index,
    kind,
    client: client && numberOf(standingOn(draft, client, devname)),
  };
}

const numberOf = (entry: string | undefined): number | undefined =>
  entry === undefined ? undefined : Number(entry.slice(entry.lastIndexOf('.') + 1));

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
