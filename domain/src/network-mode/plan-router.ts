import type { ConfigText } from '../configuration/config-text.ts';
import { isVirtualName, vlanParent } from '../network/interface-kind.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import { dropRepeatedVlans, followRoles, moveVlan, renameEverywhere, vlansOf } from './followed-names.ts';
import {
  freeFallbackAddress,
  freeLanAddress,
  attachAliases,
  setAddress,
  takeAliases,
} from './mode-addresses.ts';
import type { BridgeLayout } from './mode-board.ts';
import { configureBridges, disable, fitMtus, freeBridgeName, layInterface } from './mode-bridges.ts';
import { hasClient, type ModeDraft, networkRoles, staticAddress } from './mode-draft.ts';
import {
  dropDefaultRoutes,
  dropLostRoutes,
  ensureManagement,
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
  const from = networkModeOf(draft.values);
  const { wan, lan, managementVlan } = networkRoles(configuration, draft);
  const lanAddress = staticAddress(draft, lan);
  const wanAddress = staticAddress(draft, wan);
  // A bridge asks for the address of its management: that client becomes the one of the WAN.
  const oldWan = from === 'bridge' ? lan : wan;
  const hadClient = from !== 'bridge' && hasClient(draft, wan);
  // The WAN of a VLAN keeps its interface: only the parent follows.
  const wanVlan = wan !== undefined && isVirtualName(wan) ? wan : undefined;
  const wanBase = wanVlan === undefined ? oldWan : vlanParent(wanVlan);
  freeNames(draft, wanBase === WAN ? [wan, lan, wanBase] : [wan, lan]);

  const lanAliases = takeAliases(draft, lan);
  const wanAliases = takeAliases(draft, wan);
  const others = new Map(
    [
      [lan, LAN],
      [from === 'bridge' ? undefined : wanBase, WAN],
    ].filter((pair): pair is [string, string] => pair[0] !== undefined),
  );
  const wanSide = new Map([...others, ...(wanBase === undefined ? [] : [[wanBase, WAN] as const])]);
  followRoles(draft, wanSide, others);
  for (const name of [wan, lan]) if (name !== undefined && name !== WAN && name !== LAN) disable(draft, name);
  configureBridges(draft, layout);
  const [wanEntry, lanEntry] = [
    layInterface(draft, WAN, wanVlan === undefined ? 'wan' : undefined),
    layInterface(draft, LAN, 'lan'),
  ];
  const vlan = managementVlan && moveManagementVlan(draft, managementVlan, others, layout);
  dropRepeatedVlans(draft);

  setAddress(draft, wanEntry, wanVlan === undefined ? wanAddress : undefined);
  setAddress(draft, lanEntry, undefined);
  const address = lanAddress ?? freeLanAddress(draft);
  setAddress(draft, lanEntry, address);
  attachAliases(draft, lanEntry, lanAliases);
  attachAliases(draft, wanEntry, wanAliases);
  const wanName = wanVlan === undefined ? WAN : `${WAN}${wanVlan.slice(wanVlan.indexOf('.'))}`;
  const isStatic = wanAddress !== undefined;
  if (!isStatic && !(hadClient && hasClient(draft, wanName)) && !asksIsp(draft, wanName))
    askDhcp(draft, wanName);

  serveDhcp(draft, LAN, address);
  translate(draft, wanName);
  if (from === 'bridge') dropDefaultRoutes(draft, vlan);
  if (target === 'soho') limitManagement(draft, [LAN, ...(vlan === undefined ? [] : [vlan])]);
  else if (from === 'soho') draft.off('iptables.sys.mgmt');
  else ensureManagement(draft, vlan ?? LAN);
  draft.set('netmode', target);
  const holdsRadio = layout.br0.some(name => !name.startsWith('eth')) ? WAN : LAN;
  for (const key of draft.values.keys()) if (/^aaa\.\d+\.br\.devname$/.test(key)) draft.set(key, holdsRadio);
  fitMtus(draft);
  dropLostRoutes(draft);
}

/** A bridge of its own under one of the two names takes another one, with its VLANs. */
function freeNames(draft: ModeDraft, taken: readonly (string | undefined)[]): void {
  for (const name of [WAN, LAN]) {
    const entry = draft.of('bridge', name);
    if (entry === undefined || !draft.stands(entry) || taken.includes(name)) continue;
    if (name === WAN && taken.every(each => each === undefined || isVirtualName(each))) continue;
    const renaming = new Map([[name, freeBridgeName(draft)]]);
    renameEverywhere(draft, new Map([...renaming, ...vlansOf(draft, renaming)]));
  }
}

/** The VLAN of the management goes to the bridge that holds its parent port. */
function moveManagementVlan(
  draft: ModeDraft,
  vlan: string,
  others: ReadonlyMap<string, string>,
  layout: BridgeLayout,
): string {
  const [parent = '', id = ''] = vlan.split('.');
  const followed = others.get(parent) ?? parent;
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
