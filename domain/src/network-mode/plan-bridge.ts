import type { ConfigText } from '../configuration/config-text.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import { followRoles, dropRepeatedVlans, moveVlan } from './followed-names.ts';
import { attachAliases, freeLanAddress, setAddress, takeAliases, withoutAddress } from './mode-addresses.ts';
import type { BridgeLayout } from './mode-board.ts';
import { attachAccessPoint, configureBridges, disable, fitMtus, layInterface } from './mode-bridges.ts';
import { ENABLED, type ModeDraft, networkRoles, staticAddress } from './mode-draft.ts';
import { dropLostRoutes, keepManagement } from './mode-services.ts';

const MAIN = 'br0';
/** Services of a router. §config.network-mode. */
const ROUTER_SECTIONS = [
  'dhcpd',
  'iptables.sys.masq',
  'iptables.sys.portfw',
  'iptables.sys.dmz',
  'upnpd',
  'ppp',
  'dhcp6d',
];

/** Into bridge: one bridge of all ports and the radio, with the address of the LAN. §config.network-mode. */
export function planBridge(configuration: ConfigText, draft: ModeDraft, layout: BridgeLayout): void {
  const from = networkModeOf(draft.values);
  const { wan, lan, managementVlan } = networkRoles(configuration, draft);
  const client = lan === undefined ? undefined : draft.of('dhcpc', lan);
  const asksDhcp = client !== undefined && draft.stands(client);
  const lanEntry = lan === undefined ? undefined : draft.of('netconf', lan);
  const [ip, netmask] = [draft.get(`${lanEntry}.ip`), draft.get(`${lanEntry}.netmask`)];
  const address = staticAddress(draft, lan);

  for (const entry of draft.standing('dhcpc'))
    if (entry !== client && !isVlanClient(draft, entry, managementVlan)) draft.off(entry);
  takeAliases(draft, wan);
  const aliases = takeAliases(draft, lan);
  dropDefaultRoutesOf(draft, wan);
  for (const section of ROUTER_SECTIONS) draft.off(section);
  dropPppClients(draft);

  const names = [wan, lan].filter(name => name !== undefined);
  const renaming = new Map(names.map(name => [name, MAIN]));
  followRoles(draft, renaming, renaming);
  for (const name of names) if (name !== MAIN) disable(draft, name);
  configureBridges(draft, layout);
  const main = layInterface(draft, MAIN, 'mlan');
  const vlan =
    managementVlan === undefined ? undefined : moveVlan(draft, renamed(managementVlan, renaming), MAIN);
  dropRepeatedVlans(draft);

  if (asksDhcp && client !== undefined) {
    draft.set(`${client}.devname`, MAIN);
    draft.set(`${client}.status`, ENABLED);
    setAddress(draft, main, undefined);
    if (ip !== '' && ip !== IPV4_ANY && netmask !== '') {
      draft.set(`${client}.fallback`, ip);
      draft.set(`${client}.fallback_netmask`, netmask);
    }
  } else {
    setAddress(
      draft,
      main,
      address ?? (vlan === undefined ? freeLanAddress(withoutAddress(draft, main)) : undefined),
    );
  }
  if (draft.standing('dhcpc').length === 0) draft.off('dhcpc');
  attachAliases(draft, main, aliases);
  keepManagement(draft, from, vlan ?? MAIN);
  draft.set('netmode', 'bridge');
  attachAccessPoint(draft, MAIN);
  fitMtus(draft);
  dropLostRoutes(draft);
}

const isVlanClient = (draft: ModeDraft, entry: string, vlan: string | undefined): boolean =>
  vlan !== undefined && draft.get(`${entry}.devname`) === vlan;

const renamed = (vlan: string, renaming: ReadonlyMap<string, string>): string => {
  const [parent = '', id = ''] = vlan.split('.');
  return `${renaming.get(parent) ?? parent}.${id}`;
};

/** A default route through the WAN leads nowhere any more. */
function dropDefaultRoutesOf(draft: ModeDraft, wan: string | undefined): void {
  if (wan === undefined) return;
  for (const entry of draft.standing('route')) {
    const isDefault = draft.get(`${entry}.ip`) === IPV4_ANY;
    const devname = draft.get(`${entry}.devname`);
    if (isDefault && (devname === wan || devname.startsWith('ppp'))) draft.off(entry);
  }
}

/** DHCPv6 clients of PPPoE sessions have no interface any more, and a bridge delegates no prefix. */
function dropPppClients(draft: ModeDraft): void {
  for (const entry of draft.standing('dhcp6c')) {
    for (const prefix of draft.standing(`${entry}.stateful.pd`)) draft.off(prefix);
    if (draft.get(`${entry}.devname`).startsWith('ppp')) draft.off(entry);
  }
}
