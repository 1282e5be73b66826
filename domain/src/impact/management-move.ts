import type { ConfigText } from '../configuration/config-text.ts';
import { type Message, message } from '../errors/message.ts';
import { type ManagementAfter, managementAfter } from '../network-mode/management-after.ts';

const NO_BOARD = { ports: [] };

/** Says where management moves to; undefined while interface, VLAN and ports stay. */
export function managementMove(before: ConfigText, after: ConfigText): Message | undefined {
  const [was, is] = [before, after].map(config => managementAfter(config, NO_BOARD));
  if (was === undefined || is === undefined || placeOf(was) === placeOf(is)) return undefined;
  const facts = { interface: is.devname, ports: is.ports.join(', ') };
  if (is.vlanId !== undefined && (was.devname !== is.devname || was.vlanId !== is.vlanId)) {
    return message('Management moves to VLAN {vlan} on {interface}. Only that VLAN reaches the device.', {
      vlan: is.vlanId,
      interface: is.devname,
    });
  }
  // Without a known member only the generic words are true.
  if (is.ports.length === 0 && !is.overRadio) return undefined;
  if (is.ports.length === 0) {
    return message('Management moves to {interface}: no Ethernet port carries it, only the radio link.', {
      interface: is.devname,
    });
  }
  return is.overRadio
    ? message('Management moves to {interface}, reachable through {ports} and the radio link.', facts)
    : message('Management moves to {interface}, reachable through {ports}.', facts);
}

/** True if a configuration says by which ports or radios it is managed. */
export function isPlaceKnown(config: ConfigText): boolean {
  const { ports, overRadio } = managementAfter(config, NO_BOARD);
  return ports.length > 0 || overRadio;
}

const placeOf = ({ devname, paths }: ManagementAfter): string =>
  [devname, ...paths.map(({ name, vlanId }) => `${name}.${vlanId ?? ''}`)].join(' ');
