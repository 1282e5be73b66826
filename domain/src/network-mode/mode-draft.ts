import type { ConfigText } from '../configuration/config-text.ts';
import { isIndex } from '../configuration/section.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { isVirtualName } from '../network/interface-kind.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { isEntryInUse, switchOnEdits } from '../settings/section-switches.ts';
import { networkModeOf } from '../settings/settings-context.ts';

export const ENABLED = 'enabled';
export const DISABLED = 'disabled';

/** A configuration being rewritten for another mode. It never deletes: what a mode does not use is switched off. */
export class ModeDraft {
  readonly values: Map<string, string>;
  readonly #before: ConfigText;

  constructor(configuration: ConfigText) {
    this.#before = configuration;
    this.values = new Map(configuration.entries());
  }

  get(key: string): string {
    return this.values.get(key) ?? '';
  }

  set(key: string, value: string): void {
    this.values.set(key, value);
  }

  /** Changes a key that the file has. */
  change(key: string, value: string): void {
    if (this.values.has(key)) this.values.set(key, value);
  }

  /** Switches off what is on. */
  off(path: string): void {
    if (this.get(`${path}.status`) === ENABLED) this.set(`${path}.status`, DISABLED);
  }

  /** The entries of a section, off or on: `dhcpd.1`. */
  entries(section: string): readonly string[] {
    const start = `${section}.`;
    const indexes = [...this.values.keys()]
      .filter(key => key.startsWith(start))
      .map(key => key.slice(start.length).split('.', 1)[0] ?? '')
      .filter(isIndex);
    return [...new Set(indexes)]
      .map(Number)
      .sort((one, other) => one - other)
      .map(index => `${section}.${index}`);
  }

  /** True if an entry is on, in sections that are on: otherwise it counts as absent. */
  stands(entry: string): boolean {
    return isEntryInUse(entry, this.values);
  }

  standing(section: string): readonly string[] {
    return this.entries(section).filter(entry => this.stands(entry));
  }

  /** The entry of a section for an interface: a standing one first. */
  of(section: string, devname: string): string | undefined {
    const named = this.entries(section).filter(entry => this.get(`${entry}.devname`) === devname);
    return named.find(entry => this.stands(entry)) ?? named[0];
  }

  /** A new entry at the lowest free index. */
  added(section: string): string {
    const used = new Set(this.entries(section));
    let index = 1;
    while (used.has(`${section}.${index}`)) index += 1;
    return `${section}.${index}`;
  }

  /** The entry for an interface, on: that of the file, or a new one. */
  ensured(section: string, devname: string): string {
    this.switchOn(section);
    const entry = this.of(section, devname) ?? this.added(section);
    this.set(`${entry}.devname`, devname);
    this.set(`${entry}.status`, ENABLED);
    return entry;
  }

  /**
   * Switches a section on, with every section around it. A leftover in a section that was off stays off, though its
   * own status was on.
   */
  switchOn(section: string): void {
    for (const [key, value] of switchOnEdits(section, this.values)) this.set(key, value);
  }

  /** The differences from the file. */
  changes(): ReadonlyMap<string, string> {
    return new Map([...this.values].filter(([key, value]) => this.#before.get(key) !== value));
  }
}

/** An IPv4 address with its netmask. */
export interface StaticAddress {
  readonly ip: string;
  readonly netmask: string;
}

/** Who does what in a configuration. Names of interfaces; undefined where none does. */
interface NetworkRoles {
  /** Of a router. */
  readonly wan: string | undefined;
  /** The LAN of a router; the main bridge of a bridge. */
  readonly lan: string | undefined;
  /** The VLAN that carries management, such as `eth0.10`. */
  readonly managementVlan: string | undefined;
}

/** The roles in the file. Roles of the interfaces decide; older files without them show it by their clients. */
export function networkRoles(configuration: ConfigText, draft: ModeDraft): NetworkRoles {
  const management = managementInterface(configuration);
  const managementVlan = isVirtualName(management) ? management : undefined;
  const interfaces = draft.standing('netconf');
  const withRole = (...roles: readonly string[]): string | undefined =>
    interfaces
      .filter(entry => roles.includes(draft.get(`${entry}.role`)))
      .map(entry => draft.get(`${entry}.devname`))
      .find(name => name !== managementVlan);
  if (networkModeOf(draft.values) === 'bridge') {
    const main = draft.of('bridge', 'br0') === undefined ? withRole('mlan') : 'br0';
    return { wan: undefined, lan: managementVlan === undefined ? management : main, managementVlan };
  }
  const clients = ['ppp', 'dhcpc'].flatMap(section => draft.standing(section));
  const lan = withRole('lan', 'mlan');
  const wan =
    withRole('wan') ?? clients.map(entry => draft.get(`${entry}.devname`)).find(name => name !== lan);
  return { wan, lan: lan ?? (management === wan ? undefined : management), managementVlan };
}

/** The static address of an interface that stands; undefined without one. */
export function staticAddress(draft: ModeDraft, devname: string | undefined): StaticAddress | undefined {
  const entry = devname === undefined ? undefined : draft.of('netconf', devname);
  if (entry === undefined || !draft.stands(entry) || hasClient(draft, devname)) return undefined;
  const [ip, netmask] = [draft.get(`${entry}.ip`), draft.get(`${entry}.netmask`)];
  return ip === '' || ip === IPV4_ANY || netmask === '' ? undefined : { ip, netmask };
}

/** True if an interface gets its address from a DHCP server or an ISP. */
export function hasClient(draft: ModeDraft, devname: string | undefined): boolean {
  return ['dhcpc', 'ppp']
    .flatMap(section => draft.standing(section))
    .some(entry => draft.get(`${entry}.devname`) === devname);
}
