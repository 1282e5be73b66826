import { isBridgeName, vlanParent } from '../network/interface-kind.ts';
import { ENABLED, type ModeDraft } from './mode-draft.ts';

/** New names by old ones. */
export type Renaming = ReadonlyMap<string, string>;

/** Interfaces towards the provider. */
const WAN_SIDE = /^(dhcpc|dhcp6c|ppp)\.\d+\.devname$|^igmpproxy\.upstream\.devname$/;
/** Whatever else names an interface by its role. */
const OTHERS =
  /^(dhcpd|dhcp6d|route|tshaper|vlan)\.\d+\.devname$|^dhcp6c\.\d+\.stateful\.pd\.\d+\.devname$|^ebtables\.sys\.\w+\.\d+\.devname$|^iptables\.sys\.(masq|mgmt|portfw)\.\d+\.devname$|^iptables\.sys\.fw\.\d+\.in$/;
/** Everything that names an interface, its own entries included. */
const EVERY = /\.(devname|in)$/;

/** Lets whatever names an interface follow the role of that interface. VLANs follow their parents. */
export function followRoles(draft: ModeDraft, wanSide: Renaming, others: Renaming): void {
  for (const [key, value] of draft.values) {
    // Rules of a bridge name radios and ports too: those stay.
    if (key.startsWith('ebtables.') && !isBridgeName(value)) continue;
    const renamed = WAN_SIDE.test(key)
      ? wanSide.get(value)
      : OTHERS.test(key)
        ? others.get(value)
        : undefined;
    if (renamed !== undefined) draft.set(key, renamed);
  }
  renameEverywhere(draft, vlansOf(draft, others));
}

/** The VLANs on top of interfaces that get other names. */
export function vlansOf(draft: ModeDraft, renaming: Renaming): Renaming {
  const vlans = [...new Set(draft.values.values())].flatMap(name => {
    const parent = vlanParent(name);
    const renamed = parent === undefined ? undefined : renaming.get(parent);
    return parent === undefined || renamed === undefined
      ? []
      : [[name, renamed + name.slice(parent.length)] as const];
  });
  return new Map(vlans);
}

/** Gives interfaces other names wherever they are named. */
export function renameEverywhere(draft: ModeDraft, renaming: Renaming): void {
  for (const [key, value] of draft.values) {
    const renamed = EVERY.test(key) ? renaming.get(value) : undefined;
    if (renamed !== undefined) draft.set(key, renamed);
  }
}

/** Moves a VLAN to another parent: `eth0.10` becomes `br1.10`. */
export function moveVlan(draft: ModeDraft, name: string, parent: string): string {
  const [old = '', id = ''] = name.split('.');
  const moved = `${parent}.${id}`;
  for (const entry of draft.entries('vlan')) {
    if (draft.get(`${entry}.devname`) === old && draft.get(`${entry}.id`) === id) {
      draft.set(`${entry}.devname`, parent);
    }
  }
  renameEverywhere(draft, new Map([[name, moved]]));
  return moved;
}

/** Of VLANs that came together on one bridge the first stays on, with the interface of the first. */
export function dropRepeatedVlans(draft: ModeDraft): void {
  dropRepeated(draft, 'vlan', entry => `${draft.get(`${entry}.devname`)}.${draft.get(`${entry}.id`)}`);
  dropRepeated(draft, 'netconf', entry => draft.get(`${entry}.devname`));
}

function dropRepeated(draft: ModeDraft, section: string, nameOf: (entry: string) => string): void {
  const seen = new Set<string>();
  for (const entry of draft.standing(section)) {
    const name = nameOf(entry);
    if (seen.has(name) && draft.get(`${entry}.status`) === ENABLED) draft.off(entry);
    seen.add(name);
  }
}
