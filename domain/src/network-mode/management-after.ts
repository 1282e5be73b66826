import type { ConfigText } from '../configuration/config-text.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { type PageAddress, pageAddressOf } from '../network/page-address.ts';
import { isEthernet } from '../network/interface.ts';
import { type CarryingPort, carryingPorts } from './management-paths.ts';
import type { NetworkModeBoard } from './mode-board.ts';
import { ModeDraft } from './mode-draft.ts';

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
    overRadio: paths.some(({ name }) => /^(ath|wlan|ubond)\d+/.test(name)),
    address: pageAddressOf(configuration),
    fallback: fallback === '' ? undefined : fallback,
  };
}
