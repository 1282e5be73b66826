import type { ConfigChanges } from '../configuration/config-edit.ts';
import { ConfigText } from '../configuration/config-text.ts';
import { isVirtualName, vlanParent } from '../network/interface.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import { renameEverywhere } from './followed-names.ts';
import { managementMoved, managementOf } from './management-choice.ts';
import { ModeDraft } from './mode-draft.ts';
import { reapplyPlan } from './reapply-plan.ts';

type Values = ReadonlyMap<string, string>;

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
