import type { LineDraft, Lines } from './line-draft.ts';
import type { Place } from './place.ts';

const INTERFACES = Array.from({ length: 32 }, (_, place) => place + 1);

/** Prefix of the interface that carries the address of the page: role `mlan`, else the first bridge. §config.interfaces. */
export function managementPrefix(lines: Lines): string {
  const mlan = INTERFACES.find(index => lines.get(`netconf.${index}.role`) === 'mlan');
  const bridge = INTERFACES.find(index => lines.get(`netconf.${index}.devname`)?.startsWith('br'));
  return `netconf.${mlan ?? bridge ?? 3}`;
}

const ENTRIES = Array.from({ length: 32 }, (_, place) => place + 1);
const LEAVES = ['devname', 'status', 'mtu', 'role', 'up', 'autoip.status', 'ip6.status'] as const;
const VLAN_LEAVES = ['devname', 'id', 'status', 'comment'] as const;

const carrierOf = (lines: Lines): string => lines.get(`${managementPrefix(lines)}.devname`) ?? 'br0';
const freeEntry = (lines: Lines, section: string): string =>
  `${section}.${ENTRIES.find(index => lines.get(`${section}.${index}.devname`) === undefined) ?? 1}`;

/** VLAN of the management: `br0.10` is VLAN 10 on br0. §v1.configuration; §config.interfaces. */
export const managementVlan: Place = {
  at: 'network.interfaces.data.mgmtVLAN',
  says(lines) {
    const [, tag] = carrierOf(lines).split('.');
    return tag === undefined ? null : Number(tag);
  },
  take(value, draft) {
    const [parent = 'br0', tag] = carrierOf(draft).split('.');
    if (value !== null && typeof value !== 'number') return;
    if (tag !== undefined) removeVlan(draft, parent, tag);
    const devname = value === null ? parent : `${parent}.${value}`;
    if (value !== null) addVlan(draft, parent, value);
    draft.set(`${managementPrefix(draft)}.devname`, devname);
    for (const follower of ['route.1.devname', 'dhcpc.1.devname'])
      if (draft.get(follower) !== undefined) draft.set(follower, devname);
    ensureParent(draft, parent, value !== null);
  },
};

function addVlan(draft: LineDraft, parent: string, tag: number): void {
  const vlan = freeEntry(draft, 'vlan');
  draft.set('vlan.status', 'enabled');
  draft.set(`${vlan}.devname`, parent);
  draft.set(`${vlan}.id`, String(tag));
  draft.set(`${vlan}.status`, 'enabled');
}

function removeVlan(draft: LineDraft, parent: string, tag: string): void {
  for (const index of ENTRIES) {
    const vlan = `vlan.${index}`;
    if (draft.get(`${vlan}.devname`) !== parent || draft.get(`${vlan}.id`) !== tag) continue;
    for (const leaf of VLAN_LEAVES) draft.set(`${vlan}.${leaf}`, undefined);
  }
}

/** The parent has an entry without an address beside that of the management; without a VLAN they are one. */
function ensureParent(draft: LineDraft, parent: string, isApart: boolean): void {
  const management = managementPrefix(draft);
  const others = ENTRIES.map(index => `netconf.${index}`).filter(
    entry => entry !== management && draft.get(`${entry}.devname`) === parent,
  );
  if (!isApart)
    for (const entry of others) for (const leaf of LEAVES) draft.set(`${entry}.${leaf}`, undefined);
  if (!isApart || others.length > 0) return;
  const entry = freeEntry(draft, 'netconf');
  draft.set(`${entry}.devname`, parent);
  draft.set(`${entry}.status`, 'enabled');
  draft.set(`${entry}.role`, 'bridge_port');
}
