import { deviceLinkState, LinkState } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { StateEventOf } from './apply-state.ts';

/** The link of a device as a test follows it. */
export function linkOf(status: DeviceStatus): StateEventOf<'link-seen'>['link'] {
  const link = deviceLinkState(status);
  if (link === LinkState.Connected) return 'formed';
  return link === LinkState.DfsWait ? 'radar-wait' : 'down';
}

/** Control frequency of the access point of a connected station, MHz. */
export function linkedFrequency({ wireless }: DeviceStatus): number | undefined {
  return wireless.mode?.startsWith('sta') && wireless.stations.length > 0 ? wireless.frequencyMhz : undefined;
}
