import type { ConfigText } from '../configuration/config-text.ts';
import { type Message, message } from '../errors/message.ts';
import { lengthOfNetmask } from '../network/netmask.ts';
import { NETWORK_MODES } from '../network/network-mode.ts';
import { addressKindOf } from '../network-mode/address-kind.ts';
import { managementAfter } from '../network-mode/management-after.ts';
import { ModeDraft } from '../network-mode/mode-draft.ts';
import { networkRoles, staticAddress } from '../network-mode/mode-roles.ts';
import { networkModeOf } from '../settings/settings-context.ts';

/** Name of a change of the network mode: `Router with PPPoE on ath0`, `Bridge with address 192.0.2.12/24 on br0`. */
export function modeTaskName(after: ConfigText): Message {
  const mode = networkModeOf(after.entries());
  const name = message(NETWORK_MODES.find(each => each.mode === mode)?.name ?? mode);
  const devname = outerInterface(after);
  if (devname === undefined) return name;
  const values = { mode: name, interface: devname };
  switch (addressKindOf(after.entries(), devname)) {
    case 'pppoe':
      return message('{mode} with PPPoE on {interface}', values);
    case 'dhcp':
      return message('{mode} with DHCP on {interface}', values);
    default: {
      const address = addressOf(after, devname);
      return address === undefined
        ? name
        : message('{mode} with address {address} on {interface}', { ...values, address });
    }
  }
}

/** Name of a change of an interface's address. */
export function addressTaskName(after: ConfigText, devname: string): Message {
  switch (addressKindOf(after.entries(), devname)) {
    case 'pppoe':
      return message('PPPoE on {name}', { name: devname });
    case 'dhcp':
      return message('DHCP on {interface}', { interface: devname });
    default: {
      const address = addressOf(after, devname);
      return address === undefined
        ? message('Interfaces')
        : message('Address {address} on {interface}', { address, interface: devname });
    }
  }
}

/** Name of a move of the management to another interface or VLAN. */
export function managementTaskName(after: ConfigText): Message {
  const { devname, vlanId } = managementAfter(after, { ports: [] });
  return vlanId === undefined
    ? message('Management on {interface}', { interface: devname })
    : message('Management VLAN {vlan}', { vlan: vlanId });
}

/** A heading of the settings pages as the name of a task; `other` is what no page has. */
export const headingName = (heading: string): Message => message(heading === 'other' ? 'Other' : heading);

/** The WAN of a router; of a bridge the interface that has its address. */
function outerInterface(after: ConfigText): string | undefined {
  if (networkModeOf(after.entries()) === 'bridge') return managementAfter(after, { ports: [] }).devname;
  return networkRoles(after, new ModeDraft(after)).wan;
}

function addressOf(after: ConfigText, devname: string): string | undefined {
  const address = staticAddress(new ModeDraft(after), devname);
  if (address === undefined) return undefined;
  const length = lengthOfNetmask(address.netmask);
  return length === undefined ? address.ip : `${address.ip}/${length}`;
}
