import type { ConfigChanges } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { NO_NETMASK } from '../network/typed-network.ts';
import { defaultRoute, natOf, standingOn } from './connection.ts';
import { ModeDraft } from './mode-draft.ts';
import { networkRoles, staticAddress } from './mode-roles.ts';
import { serveDhcp, translate } from './mode-services.ts';

type Values = ReadonlyMap<string, string>;

const NAME_SERVERS = 'resolv.nameserver';

/** Runs what rewrites a configuration, and returns what it changed. */
function changesBy(values: Values, rewrite: (draft: ModeDraft, configuration: ConfigText) => void) {
  const configuration = ConfigText.of(values);
  const draft = new ModeDraft(configuration);
  rewrite(draft, configuration);
  return draft.changes();
}

/** The default route over an interface by another gateway; without one the route goes. §config.addressing. */
export function gatewayChanges(values: Values, devname: string, gateway: string): ConfigChanges {
  return changesBy(values, draft => {
    const standing = defaultRoute(draft);
    if (gateway === '') {
      if (standing !== undefined) draft.off(standing);
      return;
    }
    if (standing === undefined) draft.switchOn('route');
    const entry = standing ?? draft.added('route');
    draft.set(`${entry}.status`, 'enabled');
    draft.set(`${entry}.devname`, devname);
    draft.set(`${entry}.ip`, IPV4_ANY);
    if (standing === undefined) draft.set(`${entry}.netmask`, NO_NETMASK);
    draft.set(`${entry}.gateway`, gateway);
  });
}

/** Another DNS server at an entry such as `resolv.nameserver.2`; without an address the entry goes. §config.addressing. */
export function nameServerChanges(values: Values, entry: string, address: string): ConfigChanges {
  if (address === '') {
    const gone = [...values.keys()].filter(key => key.startsWith(`${entry}.`));
    return new Map(gone.map(key => [key, undefined]));
  }
  return changesBy(values, draft => {
    draft.switchOn(NAME_SERVERS);
    draft.set(`${entry}.ip`, address);
    draft.set(`${entry}.status`, 'enabled');
  });
}

/**
 * The way back of an entry that one value made, such as `route.1` of a gateway: its keys return to what the device has, and
 * with the last changed entry of its list the switches over it. §config.addressing.
 */
export function entryUndone(
  { values, original }: { readonly values: Values; readonly original: Values },
  entry: string,
): ConfigChanges {
  const list = entry.slice(0, entry.lastIndexOf('.') + 1);
  const changed = [...new Set([...values.keys(), ...original.keys()])].filter(
    key => values.get(key) !== original.get(key),
  );
  const own = changed.filter(key => key.startsWith(`${entry}.`));
  const isOfList = (key: string): boolean => key.startsWith(list) && /^\d/.test(key.slice(list.length));
  const isLast = changed.every(key => own.includes(key) || !isOfList(key));
  const over = changed.filter(
    key => key.endsWith('.status') && list.startsWith(key.slice(0, -'status'.length)),
  );
  return new Map((isLast ? [...own, ...over] : own).map(key => [key, original.get(key)] as const));
}

/** Starts the DHCP server of the LAN of a router with a pool in its network, or stops it. */
export function lanServerChanges(values: Values, on: boolean): ConfigChanges {
  return changesBy(values, (draft, configuration) => {
    const { lan } = networkRoles(configuration, draft);
    const address = staticAddress(draft, lan);
    const standing = standingOn(draft, 'dhcpd', lan);
    if (!on && standing !== undefined) draft.off(standing);
    if (on && lan !== undefined && address !== undefined) serveDhcp(draft, lan, address);
  });
}

/** Lets the DHCP server in use follow the address of its LAN: a pool that does not fit is made anew. */
export function lanServerFollows(values: Values): ConfigChanges {
  const draft = new ModeDraft(ConfigText.of(values));
  const { lan } = networkRoles(ConfigText.of(values), draft);
  return standingOn(draft, 'dhcpd', lan) === undefined ? new Map() : lanServerChanges(values, true);
}

/** Switches the translation of LAN addresses on the WAN on or off. §config.firewall. */
export function wanNatChanges(values: Values, on: boolean): ConfigChanges {
  return changesBy(values, (draft, configuration) => {
    const { wan } = networkRoles(configuration, draft);
    const standing = natOf(draft, wan);
    if (!on && standing !== undefined) draft.off(standing);
    if (on && wan !== undefined) translate(draft, wan);
  });
}
