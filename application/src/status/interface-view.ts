import { interfaceLinkState, type LinkState } from '@radiolink/domain/link';
import type { DeviceStatus, InterfaceStatus } from '@radiolink/domain/status';

/** A network interface as the page lists it. */
export interface InterfaceView extends InterfaceStatus {
  /** The state of its radio link: a radio has no connector. Undefined for any other interface. */
  readonly linkState: LinkState | undefined;
}

/** The network interfaces of the device, those of radios with the state of their link. */
export function interfaceViews(status: DeviceStatus): readonly InterfaceView[] {
  return status.interfaces.map(row => ({ ...row, linkState: interfaceLinkState(status, row.name) }));
}
