import { managementInterface } from '../configuration/management-address.ts';
import type { ConfigText } from '../configuration/config-text.ts';
import { isVirtualName } from '../network/interface.ts';
import { IPV4_ANY } from '../network/ipv4.ts';
import { networkModeOf } from '../settings/settings-context.ts';
import type { ModeDraft } from './mode-draft.ts';

/** An IPv4 address with its netmask. */
export interface StaticAddress {
  readonly ip: string;
  readonly netmask: string;
}

/** Who does what in a configuration. Names of interfaces; undefined where none does. */
export interface NetworkRoles {
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
