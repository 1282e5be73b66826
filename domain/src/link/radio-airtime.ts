import type { DeviceStatus } from '../status/device-status.ts';
import { radioBands } from './radio-band.ts';

/**
 * Airtime of the 5 GHz radio, percent. A device with two radios counts that of the radio in use as a whole: beside it the
 * 5 GHz radio has its own, else that of all its stations.
 */
export function airtime5Percent(status: DeviceStatus): number | undefined {
  const { polling, airtime5Percent: own, stations } = status.wireless;
  if (radioBands(status).length < 2) return polling.airtimePercent;
  if (own !== undefined) return own;
  const used = stations.flatMap(({ airmax }) => {
    const { tx, rx } = airmax ?? {};
    const both = [tx?.airtimePercent, rx?.airtimePercent].filter(percent => percent !== undefined);
    return both.length < 2 ? [] : both;
  });
  return used.length === 0 ? undefined : used.reduce((sum, percent) => sum + percent, 0);
}
