import { vlanParent } from '../network/interface.ts';
import type { ModeDraft } from './mode-draft.ts';

/** A port or radio that carries an interface. */
export interface CarryingPort {
  /** For example `eth0`. */
  readonly name: string;
  /** VLAN tag of its frames there; undefined for untagged. */
  readonly vlanId: number | undefined;
}

/**
 * The ports and radios that carry an interface, tagged or untagged: itself, the parent of a VLAN, the members of a
 * bridge. §config.interfaces.
 */
export function carryingPorts(draft: ModeDraft, devname: string): readonly CarryingPort[] {
  return carriers(draft, devname, undefined, new Set());
}

function carriers(
  draft: ModeDraft,
  name: string,
  vlanId: number | undefined,
  seen: ReadonlySet<string>,
): readonly CarryingPort[] {
  if (seen.has(name)) return [];
  const inside = new Set([...seen, name]);
  const parent = vlanParent(name);
  if (parent !== undefined) return carriers(draft, parent, Number(name.slice(parent.length + 1)), inside);
  const bridge = draft.of('bridge', name);
  if (bridge === undefined || !draft.stands(bridge)) return [{ name, vlanId }];
  return draft
    .standing(`${bridge}.port`)
    .flatMap(port => carriers(draft, draft.get(`${port}.devname`), vlanId, inside));
}
