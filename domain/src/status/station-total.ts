import type { DeviceStatus } from './device-status.ts';

/**
 * Stations of a device: as it counts them, or as many as its list holds where that is more. A list is read up to a limit;
 * its length as it was sent counts. reading 17: nothing that was sent is left out without a word.
 */
export function stationTotal({ wireless }: DeviceStatus): number {
  const { stationCount = 0, stationsSent = 0, stations } = wireless;
  return Math.max(stationCount, stationsSent, stations.length);
}
