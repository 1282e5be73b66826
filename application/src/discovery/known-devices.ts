import type { DeviceStatus } from '@radiolink/domain/status';
import type { KnownDevices } from '@radiolink/domain/tools';
import { dashboardKind } from '../status/dashboard-kind.ts';

/** Before the first status. */
export const NO_KNOWN_DEVICES: KnownDevices = { ownMacs: [], peers: [], peersAre: 'station' };

/** This device by the MACs of its interfaces, and its peers by the air. */
export function knownDevices(status: DeviceStatus): KnownDevices {
  return {
    ownMacs: status.interfaces.flatMap(({ hwaddr }) => (hwaddr === undefined ? [] : [hwaddr.toUpperCase()])),
    peers: status.wireless.stations.map(({ mac, lastIp }) => ({ mac, address: lastIp })),
    peersAre: dashboardKind(status) === 'link' ? 'remote' : 'station',
  };
}
