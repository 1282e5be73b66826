import { textOf } from '../text/text.ts';

/** In the id of an interface, says that there is hardware behind it. §3.network-interface. */
export const HARDWARE_MARKER = 'hw:';

/** Names under which the device's own hardware appears: Ethernet ports and radios. */
const HARDWARE_NAME = /^(eth|ath|wlan)\d+$/;

/** The id of an interface: its name, marked when it is hardware. */
export function interfaceId(devname: string): string {
  return HARDWARE_NAME.test(textOf(devname)) ? `${HARDWARE_MARKER}${devname}` : devname;
}

/** True if an interface is hardware: its id contains the hardware marker. §3. */
export function isPhysical({ id }: { readonly id: string }): boolean {
  return id.includes(HARDWARE_MARKER);
}

/** True if an interface is an Ethernet port: `eth` followed by digits. §3. */
export function isEthernet({ devname }: { readonly devname: string }): boolean {
  return /^eth\d+$/.test(textOf(devname));
}

/** True if a name is that of a radio, or of two that are bonded: `ath0`, `wlan0`, `ubond0`. */
export function isRadioName(devname: string): boolean {
  return /^(?:ath|wlan|ubond)\d+$/.test(textOf(devname));
}

/** The main radio and its backup, as one. */
export const BOND = 'ubond0';
/** The radios of a bond. */
export const BONDED: readonly string[] = ['wlan0', 'ath0'];

/** The one port of an airFiber that carries data, which the device does not name. */
export const DATA_PORT = 'data';

/** True if an interface of the status is a wired port that carries data. */
export function isWiredPort(name: string): boolean {
  return name === DATA_PORT || isEthernet({ devname: name });
}

/** True if a name is that of a bridge: `br` followed by digits. */
export function isBridgeName(devname: string): boolean {
  return /^br\d+$/.test(textOf(devname));
}

/** The interface that a VLAN runs on: `eth0` for `eth0.10`; undefined for what is no VLAN. */
export function vlanParent(devname: string): string | undefined {
  return /^([^.]+)\.\d+$/.exec(textOf(devname))?.[1];
}

/** True if a name is that of an interface on top of another one: a VLAN. */
export function isVirtualName(devname: string): boolean {
  return vlanParent(devname) !== undefined;
}

/** Matches the interface of every PPPoE session. */
export const EVERY_PPP = 'ppp+';
