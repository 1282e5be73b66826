import type { ConfigText } from '../configuration/config-text.ts';
import { isVirtualName, vlanParent } from '../network/interface-kind.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import {
  dropRepeatedVlans,
  followRoles,
  moveVlan,
  renameEverywhere,
  type Renaming,
  vlansOf,
} from './followed-names.ts';
import {
  attachAliases,
  freeFallbackAddress,
  freeLanAddress,
  setAddress,
  takeAliases,
  withoutAddress,
} from './mode-addresses.ts';
import type { BridgeLayout } from './mode-board.ts';
import {
  attachAccessPoint,
  configureBridges,
  disable,
  fitMtus,
  freeBridgeName,
  layInterface,
} from './mode-bridges.ts';
import { hasClient, type ModeDraft, networkRoles, type StaticAddress, staticAddress } from './mode-draft.ts';
import {
  dropDefaultRoutes,
  dropLostRoutes,
  keepManagement,
  limitManagement,
  serveDhcp,
  translate,
} from './mode-services.ts';

const WAN = 'br0';
const LAN = 'br1';

/** Into router or SOHO router: a WAN bridge and a LAN bridge. §config.network-mode. */
export function planRouter(
  configuration: ConfigText,
  draft: ModeDraft,
  layout: BridgeLayout,
  target: 'router' | 'soho',
): void {
  const origin = readOrigin(configuration, draft);
  freeNames(draft, origin);
  const lanAliases = takeAliases(draft, origin.lan);
  const wanAliases = takeAliases(draft, origin.wan);

  moveRoles(draft, origin);
  configureBridges(draft, layout);
  const wan = layInterface(draft, WAN, origin.wanVlan === undefined ? 'wan' : undefined);
  const lan = layInterface(draft, LAN, 'lan');
  const managementVlan = moveManagementVlan(draft, origin, layout);
  dropRepeatedVlans(draft);

  setAddress(draft, wan, origin.wanVlan === undefined ? origin.wanAddress : undefined);
  const lanAddress = origin.lanAddress ?? freeLanAddress(withoutAddress(draft, lan));
  setAddress(draft, lan, lanAddress);
  attachAliases(draft, lan, lanAliases);
  attachAliases(draft, wan, wanAliases);
  const wanName = WAN + (origin.wanVlan ?? '');
  if (!hasWanAddress(draft, origin, wanName)) askDhcp(draft, wanName);

  serveDhcp(draft, LAN, lanAddress);
  translate(draft, wanName);
  if (origin.mode === 'bridge') dropDefaultRoutes(draft, managementVlan);
  if (target === 'soho')
    limitManagement(
      draft,
      [LAN, managementVlan].filter(name => name !== undefined),
    );
  else keepManagement(draft, origin.mode, managementVlan ?? LAN);
  draft.set('netmode', target);
  attachAccessPoint(draft, layout.br0.some(name => !name.startsWith('eth')) ? WAN : LAN);
  fitMtus(draft);
  dropLostRoutes(draft);
}

/** What the router is made from, as it was before anything moved. Names of interfaces; undefined where there is none. */
interface Origin {
  readonly mode: NetworkMode;
  readonly wan: string | undefined;
  readonly lan: string | undefined;
  readonly wanAddress: StaticAddress | undefined;
  readonly lanAddress: StaticAddress | undefined;
  /** What becomes the WAN bridge: the parent of a WAN that is a VLAN; of a bridge, the bridge with its DHCP client. */
  readonly wanBase: string | undefined;
  /** `.10` of a WAN that is a VLAN: it keeps its interface, only its parent changes. */
  readonly wanVlan: string | undefined;
  /** The WAN of a router got its address from a DHCP server or an ISP. */
  readonly hadClient: boolean;
  readonly managementVlan: string | undefined;
}

function readOrigin(configuration: ConfigText, draft: ModeDraft): Origin {
  const mode = networkModeOf(draft.values);
  const { wan, lan, managementVlan } = networkRoles(configuration, draft);
  const isVlan = wan !== undefined && isVirtualName(wan);
  return {
    mode,
    wan,
    lan,
    wanAddress: staticAddress(draft, wan),
    lanAddress: staticAddress(draft, lan),
    wanBase: isVlan ? vlanParent(wan) : mode === 'bridge' ? lan : wan,
    wanVlan: isVlan ? wan.slice(wan.indexOf('.')) : undefined,
    hadClient: mode !== 'bridge' && hasClient(draft, wan),
    managementVlan,
  };
}

/** Where an interface goes that is not the one of the WAN: the bridge of a bridge becomes the LAN. */
function newNames({ mode, lan, wanBase }: Origin): Renaming {
  return renaming([lan, LAN], [mode === 'bridge' ? undefined : wanBase, WAN]);
}

function renaming(...pairs: readonly (readonly [from: string | undefined, to: string])[]): Renaming {
  return new Map(pairs.flatMap(([from, to]) => (from === undefined ? [] : [[from, to] as const])));
}

/** Whatever names an interface by its role names the new bridges, and the old interfaces retire. */
function moveRoles(draft: ModeDraft, origin: Origin): void {
  const others = newNames(origin);
  followRoles(draft, new Map([...others, ...renaming([origin.wanBase, WAN])]), others);
  for (const name of [origin.wan, origin.lan])
    if (name !== undefined && name !== WAN && name !== LAN) disable(draft, name);
}

/** Whether the WAN has an address or something that gets one. */
function hasWanAddress(draft: ModeDraft, { wanAddress, hadClient }: Origin, wanName: string): boolean {
  return wanAddress !== undefined || (hadClient && hasClient(draft, wanName)) || asksIsp(draft, wanName);
}

/** A bridge of its own under one of the two names takes another one, with its VLANs. */
function freeNames(draft: ModeDraft, { wan, lan, wanBase }: Origin): void {
  const taken = wanBase === WAN ? [wan, lan, wanBase] : [wan, lan];
  for (const name of [WAN, LAN]) {
    const entry = draft.of('bridge', name);
    if (entry === undefined || !draft.stands(entry) || taken.includes(name)) continue;
    if (name === WAN && taken.every(each => each === undefined || isVirtualName(each))) continue;
    const renamed = new Map([[name, freeBridgeName(draft)]]);
    renameEverywhere(draft, new Map([...renamed, ...vlansOf(draft, renamed)]));
  }
}

/** The VLAN of the management goes to the bridge that holds its parent port. */
function moveManagementVlan(draft: ModeDraft, origin: Origin, layout: BridgeLayout): string | undefined {
  if (origin.managementVlan === undefined) return undefined;
  const [parent = '', id = ''] = origin.managementVlan.split('.');
  const followed = newNames(origin).get(parent) ?? parent;
  const holder = layout.br0.includes(followed) ? WAN : layout.br1.includes(followed) ? LAN : followed;
  return moveVlan(draft, `${followed}.${id}`, holder);
}

const asksIsp = (draft: ModeDraft, wan: string): boolean =>
  draft.standing('ppp').some(entry => draft.get(`${entry}.devname`) === wan);

/** A DHCP client on the WAN. */
function askDhcp(draft: ModeDraft, wan: string): void {
  const { ip, netmask } = freeFallbackAddress(draft);
  const client = draft.ensured('dhcpc', wan);
  draft.set(`${client}.fallback`, ip);
  draft.set(`${client}.fallback_netmask`, netmask);
}
