import type { ConfigText } from '../configuration/config-text.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { BOND, BONDED, isEthernet, isRadioName, vlanParent } from '../network/interface-kind.ts';
import { type PageAddress, pageAddressOf } from '../network/page-address.ts';
import type { NetworkModeBoard } from './mode-board.ts';
import { ENABLED, ModeDraft } from './mode-draft.ts';

/** A port or radio that carries an interface. */
export interface CarryingPort {
  /** For example `eth0`. */
  readonly name: string;
  /** VLAN tag of its frames there; undefined for untagged. */
  readonly vlanId: number | undefined;
}

/**
 * The ports and radios that carry an interface, tagged or untagged: itself, the parent of a VLAN, the members of a
 * bridge; none that is off. §config.interfaces.
 */
function carryingPorts(draft: ModeDraft, devname: string): readonly CarryingPort[] {
  return carriers(draft, devname, undefined, new Set());
}

function carriers(
  draft: ModeDraft,
  name: string,
  vlanId: number | undefined,
  seen: ReadonlySet<string>,
): readonly CarryingPort[] {
  const entry = draft.of('netconf', name);
  // A port that is off carries nothing.
  if (seen.has(name) || (entry !== undefined && draft.get(`${entry}.up`) === 'disabled')) return [];
  const inside = new Set([...seen, name]);
  const parent = vlanParent(name);
  if (parent !== undefined) {
    const tag = name.slice(parent.length + 1);
    return isVlanMade(draft, parent, tag) ? carriers(draft, parent, Number(tag), inside) : [];
  }
  const bridge = draft.of('bridge', name);
  if (bridge === undefined || !draft.stands(bridge)) return [{ name, vlanId }];
  return draft
    .standing(`${bridge}.port`)
    .flatMap(port => carriers(draft, draft.get(`${port}.devname`), vlanId, inside));
}

/** The interfaces at which a configuration can be managed, and each that carries one of them. */
export function managementInterfaces(configuration: ConfigText): ReadonlySet<string> {
  const draft = new ModeDraft(configuration);
  const found = new Set<string>();
  for (const name of addressedInterfaces(configuration)) addWithCarriers(draft, name, found);
  return found;
}

/** The interfaces that have an address of any kind, or ask for one. */
export function addressedInterfaces(configuration: ConfigText): ReadonlySet<string> {
  const draft = new ModeDraft(configuration);
  const hasAddress = (entry: string): boolean => !['', IPV4_ANY].includes(draft.get(`${entry}.ip`));
  const isAddressed = (entry: string): boolean =>
    hasAddress(entry) ||
    draft.standing(`${entry}.alias`).some(hasAddress) ||
    [`${entry}.ip6.status`, `${entry}.autoip.status`].some(key => draft.get(key) === ENABLED);
  const entries = [
    ...draft.standing('netconf').filter(isAddressed),
    ...draft.standing('dhcpc'),
    ...draft.standing('ppp'),
  ];
  return new Set([
    managementInterface(configuration),
    ...entries.map(entry => draft.get(`${entry}.devname`)),
  ]);
}

/**
 * Adds an interface and each that carries it: the parent of a VLAN, the members of a bridge that is on, the radios of a
 * bond.
 */
function addWithCarriers(draft: ModeDraft, name: string, found: Set<string>): void {
  if (found.has(name)) return;
  found.add(name);
  const parent = vlanParent(name);
  if (parent !== undefined) addWithCarriers(draft, parent, found);
  if (name === BOND) for (const radio of BONDED) addWithCarriers(draft, radio, found);
  const bridge = draft.of('bridge', name);
  if (bridge === undefined || !draft.stands(bridge)) return;
  for (const port of draft.standing(`${bridge}.port`))
    addWithCarriers(draft, draft.get(`${port}.devname`), found);
}

/** True if the VLAN of an interface such as `eth0.10` is there: without it the interface is not. */
const isVlanMade = (draft: ModeDraft, parent: string, tag: string): boolean =>
  draft
    .standing('vlan')
    .some(entry => draft.get(`${entry}.devname`) === parent && draft.get(`${entry}.id`) === tag);

/** Where a device is managed. */
export interface ManagementAfter {
  /** For example `br1`. */
  readonly devname: string;
  /** VLAN tag of all management traffic; undefined for untagged, or for tags that differ. */
  readonly vlanId: number | undefined;
  /** Ports and radios that carry it, tagged or untagged: the device is reachable only from there. */
  readonly paths: readonly CarryingPort[];
  /** Ethernet ports that carry it. */
  readonly ports: readonly string[];
  /** True if the radio link carries it. */
  readonly overRadio: boolean;
  /** Undefined if a DHCP server assigns it. */
  readonly address: PageAddress | undefined;
  /** Address while no DHCP server responds. */
  readonly fallback: string | undefined;
}

/** Interface, ports and address at which a configuration is managed. */
export function managementAfter(
  configuration: ConfigText,
  board: Pick<NetworkModeBoard, 'ports'>,
): ManagementAfter {
  const draft = new ModeDraft(configuration);
  const devname = managementInterface(configuration);
  const known = new Set(board.ports.map(({ name }) => name));
  const paths = carryingPorts(draft, devname).filter(
    ({ name }) => known.size === 0 || known.has(name) || !isEthernet({ devname: name }),
  );
  const tags = new Set(paths.map(({ vlanId }) => vlanId));
  const client = draft.of('dhcpc', devname);
  const fallback = client !== undefined && draft.stands(client) ? draft.get(`${client}.fallback`) : '';
  return {
    devname,
    vlanId: tags.size === 1 ? [...tags][0] : undefined,
    paths,
    ports: paths.map(({ name }) => name).filter(name => isEthernet({ devname: name })),
    overRadio: paths.some(({ name }) => isRadioName(name)),
    address: pageAddressOf(configuration),
    fallback: fallback === '' ? undefined : fallback,
  };
}
