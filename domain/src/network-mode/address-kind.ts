import type { ConfigChanges } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { EVERY_PPP } from '../network/interface-kind.ts';
import type { IpMode } from '../network/interface.ts';
import { interfacesFromConfig } from '../network/interface-from-config.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { isOnLink, ownNetworks } from '../settings/checks/own-networks.ts';
import { networkModeOf, settingsContext } from '../settings/settings-context.ts';
import { freeFallbackAddress, setAddress } from './mode-addresses.ts';
import { ENABLED, ModeDraft, type StaticAddress } from './mode-draft.ts';
import { translate } from './mode-services.ts';
import { reapplyPlan } from './reapply-plan.ts';

type Values = ReadonlyMap<string, string>;

const NAT = 'iptables.sys.masq';
/** Largest packet of a PPPoE session on Ethernet, bytes. */
const PPPOE_MTU = '1492';

/** Where an interface has its IPv4 address from. */
export const addressKindOf = (values: Values, devname: string): IpMode =>
  interfacesFromConfig(values).find(entry => entry.interface.devname === devname)?.interface.ipMode ??
  'static';

/** Kinds that an interface may have: only a router connects to an ISP. */
export const offeredAddressKinds = (values: Values): readonly IpMode[] =>
  networkModeOf(values) === 'bridge' ? ['static', 'dhcp'] : ['static', 'dhcp', 'pppoe'];

/** The interfaces that are ports of a bridge, which has the address in their place. */
export const bridgePorts = (values: Values): ReadonlySet<string> => {
  const draft = new ModeDraft(ConfigText.of(values));
  const ports = draft.standing('bridge').flatMap(bridge => draft.standing(`${bridge}.port`));
  return new Set(ports.flatMap(port => draft.get(`${port}.devname`) ?? []));
};

/**
 * Pending changes by which an interface gets its address in another way: its DHCP or PPPoE client, its fallback address,
 * and the NAT that follows it. A static address becomes the fallback, and the fallback a static address, so that the
 * device stays where it was. What an earlier choice changed returns to what the device has. §3.network-interface.
 */
export function addressKindChanges(
  { values, original }: { readonly values: Values; readonly original: Values },
  devname: string,
  kind: IpMode,
): ConfigChanges {
  const made = planned(original, devname, addressKindOf(values, devname));
  return reapplyPlan({ values, original }, made, base => planned(base, devname, kind));
}

function planned(values: Values, devname: string, kind: IpMode): ReadonlyMap<string, string> {
  const draft = new ModeDraft(ConfigText.of(values));
  const entry = draft.of('netconf', devname);
  if (entry === undefined || addressKindOf(values, devname) === kind) return new Map();
  const address = takeAddress(draft, entry, devname);
  if (kind === 'static') setAddress(draft, entry, address ?? freeFallbackAddress(draft));
  else startClient(draft, devname, kind, address);
  moveNat(draft, devname, kind);
  return draft.changes();
}

/** Stops the clients of an interface; its own address, or the fallback of a client. */
function takeAddress(draft: ModeDraft, entry: string, devname: string): StaticAddress | undefined {
  const clients = ['ppp', 'dhcpc']
    .flatMap(section => draft.standing(section))
    .filter(client => draft.get(`${client}.devname`) === devname);
  const held = [
    { ip: draft.get(`${entry}.ip`), netmask: draft.get(`${entry}.netmask`) },
    ...clients.map(client => ({
      ip: draft.get(`${client}.fallback`),
      netmask: draft.get(`${client}.fallback_netmask`),
    })),
  ];
  for (const client of clients) draft.off(client);
  return held.find(({ ip, netmask }) => ip !== '' && ip !== IPV4_ANY && netmask !== '');
}

/** Starts a client with the old address as its fallback. An interface that asks for an address serves none. */
function startClient(
  draft: ModeDraft,
  devname: string,
  kind: Exclude<IpMode, 'static'>,
  address: StaticAddress | undefined,
): void {
  const client = draft.ensured(kind === 'dhcp' ? 'dhcpc' : 'ppp', devname);
  const entry = draft.of('netconf', devname);
  if (entry !== undefined) setAddress(draft, entry, undefined);
  const fallback = address === undefined || isTaken(draft, address) ? freeFallbackAddress(draft) : address;
  draft.set(`${client}.fallback`, fallback.ip);
  draft.set(`${client}.fallback_netmask`, fallback.netmask);
  for (const key of kind === 'pppoe' ? ['mtu', 'mru'] : [])
    if (draft.get(`${client}.${key}`) === '') draft.set(`${client}.${key}`, PPPOE_MTU);
  const server = draft.of('dhcpd', devname);
  if (server !== undefined) draft.off(server);
}

/** True if another interface is in the network of an address: as a fallback it would be ambiguous. */
const isTaken = (draft: ModeDraft, { ip }: StaticAddress): boolean =>
  ownNetworks(settingsContext(draft.values)).known.some(network => isOnLink(ip, network));

/** NAT of the interface goes to its PPPoE sessions, and back when none is left. */
function moveNat(draft: ModeDraft, devname: string, kind: IpMode): void {
  const [from, isLeft] = kind === 'pppoe' ? [devname, true] : [EVERY_PPP, draft.standing('ppp').length === 0];
  const nat = draft.of(NAT, from);
  if (nat === undefined || !isLeft || draft.get(`${nat}.status`) !== ENABLED) return;
  draft.off(nat);
  translate(draft, devname);
}
