import type { DeviceStatus } from '../status/device-status.ts';
import type { WirelessStatus } from '../status/wireless-status.ts';

/** Overridable parts of a status; the rest is that of a healthy device. */
export interface StatusChange extends Partial<Omit<DeviceStatus, 'wireless' | 'host'>> {
  readonly host?: Partial<DeviceStatus['host']>;
  readonly wireless?: Partial<WirelessStatus>;
}

/** A status that says nothing: what an empty answer maps to. */
export function emptyStatus(change: StatusChange = {}): DeviceStatus {
  const nothing: DeviceStatus = {
    host: {},
    wireless: { polling: {}, stations: [], disconnected: [] },
    interfaces: [],
    services: {},
    firewall: {},
    cloud: {},
    provisioning: {},
    chainNames: [],
  };
  return {
    ...nothing,
    ...change,
    host: { ...change.host },
    wireless: { ...nothing.wireless, ...change.wireless },
  };
}
