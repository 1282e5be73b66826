import type { ConfigChanges } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { isVirtualName, vlanParent } from '../network/interface-kind.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import { renameEverywhere } from './followed-names.ts';
import { attachAliases, takeAliases } from './mode-addresses.ts';
import { ModeDraft } from './mode-draft.ts';
import { ensureManagement } from './mode-services.ts';
import { reapplyPlan } from './reapply-plan.ts';

type Values = ReadonlyMap<string, string>;

/** What reaches or leaves the device itself goes with its management. Rules of the firewall stay with the traffic. */
const OWN_TRAFFIC = /^(route|dhcpc|dhcp6c)\.\d+\.devname$/;
/** Leaves of an interface that belong to its name or its place. */
const NOT_TAKEN = /^(devname|status|role|up|alias\..*|hwaddr\..*|comment)$/;

/** Interface that carries the management of a configuration. */
export const managementOf = (values: Values): string => managementInterface(ConfigText.of(values));

/**
 * Interfaces to which the management of a bridge may move: bridges and VLANs in use. None in the other modes, whose
 * management is that of the LAN.
 */
export function offeredManagement(values: Values): readonly string[] {
  if (networkModeOf(values) !== 'bridge') return [];
  const draft = new ModeDraft(ConfigText.of(values));
  const names = [
    ...draft.standing('bridge').map(entry => draft.get(`${entry}.devname`)),
    ...draft.standing('vlan').map(entry => `${draft.get(`${entry}.devname`)}.${draft.get(`${entry}.id`)}`),
  ];
  return [...new Set(names)];
}

/**
 * Pending changes by which the management of a bridge moves to another interface, with its addresses, its DHCP client and
 * its routes. The interface that it leaves stays, without an address. §config.interfaces.
 */
export function managementChanges(
  { values, original }: { readonly values: Values; readonly original: Values },
  devname: string,
): ConfigChanges {
  return reapplyPlan({ values, original }, managementMoved(original, managementOf(values)), base =>
    managementMoved(base, devname),
  );
}

/** What changes when the management moves to an interface that may carry it; nothing for another one. */
function managementMoved(values: Values, to: string): Values {
  const draft = new ModeDraft(ConfigText.of(values));
  const from = managementOf(values);
  const left = draft.of('netconf', from);
  if (left === undefined || from === to || !offeredManagement(values).includes(to)) return new Map();
  const entry = draft.ensured('netconf', to);
  const aliases = takeAliases(draft, from);
  for (const [key, value] of draft.values) {
    const leaf = key.startsWith(`${left}.`) ? key.slice(left.length + 1) : 'devname';
    if (!NOT_TAKEN.test(leaf)) draft.set(`${entry}.${leaf}`, value);
    else if (OWN_TRAFFIC.test(key) && value === from) draft.set(key, to);
  }
  attachAliases(draft, entry, aliases);
  draft.set(`${entry}.role`, 'mlan');
  draft.set(`${left}.role`, 'bridge_port');
  draft.change(`${left}.ip`, IPV4_ANY);
  for (const own of ['ip6', 'autoip']) draft.off(`${left}.${own}`);
  ensureManagement(draft, to);
  return draft.changes();
}

/** VLAN that carries the management of a bridge, as it is written; undefined while it is untagged. */
export function managementVlanOf(values: Values): string | undefined {
  const name = managementOf(values);
  return isVirtualName(name) ? name.slice(name.indexOf('.') + 1) : undefined;
}

/** True where the management can be put into a VLAN in one step: that of a bridge, on its bridge or a VLAN of it. */
export function takesManagementVlan(values: Values): boolean {
  if (networkModeOf(values) !== 'bridge') return false;
  const name = managementOf(values);
  const draft = new ModeDraft(ConfigText.of(values));
  const bridge = draft.of('bridge', vlanParent(name) ?? name);
  return bridge !== undefined && draft.stands(bridge);
}

/**
 * Pending changes by which the management of a bridge gets a VLAN, another one, or none: the VLAN on the bridge, and the
 * address, DHCP client and routes of the device on it. The bridge and its members stay as they are, so data stays untagged.
 * §config.interfaces.
 */
export function managementVlanChanges(
  { values, original }: { readonly values: Values; readonly original: Values },
  id: string | undefined,
): ConfigChanges {
  return reapplyPlan({ values, original }, planned(original, managementVlanOf(values)), base =>
    planned(base, id),
  );
}

function planned(values: Values, id: string | undefined): Values {
  const now = managementVlanOf(values);
  if (now === id || !takesManagementVlan(values)) return new Map();
  const from = managementOf(values);
  const bridge = vlanParent(from) ?? from;
  const draft = new ModeDraft(ConfigText.of(values));
  const to = id === undefined ? bridge : `${bridge}.${id}`;
  const old = vlanEntry(draft, from);
  const found = id === undefined ? undefined : vlanEntry(draft, to);
  if (id !== undefined && old !== undefined && found === undefined) {
    draft.set(`${old}.id`, id);
    renameEverywhere(draft, new Map([[from, to]]));
    return draft.changes();
  }
  if (id !== undefined) {
    draft.switchOn('vlan');
    const entry = found ?? draft.added('vlan');
    draft.set(`${entry}.devname`, bridge);
    draft.set(`${entry}.id`, id);
    draft.set(`${entry}.status`, 'enabled');
  }
  for (const [key, value] of managementMoved(draft.values, to)) draft.set(key, value);
  // The VLAN carried nothing else: its interface has lost its address.
  const left = old === undefined ? undefined : draft.of('netconf', from);
  for (const entry of [old, left]) if (entry !== undefined) draft.off(entry);
  return draft.changes();
}

/** The entry of a VLAN by its name, `vlan.1` of `br0.10`. */
const vlanEntry = (draft: ModeDraft, name: string): string | undefined =>
  draft
    .entries('vlan')
    .find(entry => `${draft.get(`${entry}.devname`)}.${draft.get(`${entry}.id`)}` === name);
