import type { ConfigText } from '../configuration/config-text.ts';
import { managementInterface } from '../configuration/management-address.ts';
import { type PageAddress, pageAddressOf } from '../impact/page-address.ts';
import { vlanParent } from '../network/interface-kind.ts';
import type { NetworkModeBoard } from './mode-board.ts';
import { ModeDraft } from './mode-draft.ts';

/** Where a device is managed. */
export interface ManagementAfter {
  /** For example `br1`. */
  readonly devname: string;
  /** VLAN tag of management traffic; undefined for untagged. */
  readonly vlanId: number | undefined;
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
  const carrier = vlanParent(devname) ?? devname;
  const bridge = draft.of('bridge', carrier);
  const members =
    bridge !== undefined && draft.stands(bridge)
      ? draft.standing(`${bridge}.port`).map(port => draft.get(`${port}.devname`))
      : [carrier];
  const known = new Set(board.ports.map(({ name }) => name));
  const client = draft.of('dhcpc', devname);
  const fallback = client !== undefined && draft.stands(client) ? draft.get(`${client}.fallback`) : '';
  const id = Number(devname.slice(carrier.length + 1));
  return {
    devname,
    vlanId: carrier === devname || !Number.isInteger(id) ? undefined : id,
    ports: members.filter(name => /^eth\d+$/.test(name) && (known.size === 0 || known.has(name))),
    overRadio: members.some(name => /^(ath|wlan|ubond)\d+/.test(name)),
    address: pageAddressOf(configuration),
    fallback: fallback === '' ? undefined : fallback,
  };
}
