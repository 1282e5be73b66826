import { isPtpMode, wirelessRole } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';

/** Which dashboard suits the device: the two ends of one link, or an access point and its stations. */
export type DashboardKind = 'link' | 'access-point';

/** An access point of many stations has its own dashboard; every other device shows its one link. */
export function dashboardKind(status: DeviceStatus): DashboardKind {
  const { mode } = status.wireless;
  return wirelessRole(mode) === 'access-point' && !isPtpMode(mode) ? 'access-point' : 'link';
}
