import type { Station } from '../station/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { linkEnds5GHz } from './link-ends-5ghz.ts';
import { linkEnds60GHz } from './link-ends-60ghz.ts';
import { linkEndsLegacy } from './link-ends-legacy.ts';
import type { LinkEnds } from './link-end.ts';
import { LinkState, linkState60GHz } from './link-state.ts';
import { type RadioBand, radioBands } from './radio-band.ts';

/**
 * Both ends of one link side by side, from any firmware's status. Without a station it is the first one listed, which
 * on a point-to-point link and on a station is the only one. Without a band it is the active one,
 * else 60 GHz while it is linked, else the only radio there is.
 */
export function linkEnds(status: DeviceStatus, station?: Station, band?: RadioBand): LinkEnds {
  const peer = station ?? status.wireless.stations[0];
  if (status.wireless.legacy !== undefined && peer === undefined) return linkEndsLegacy(status);
  return (band ?? bandInUse(status, peer)) === '60'
    ? linkEnds60GHz(status, peer)
    : linkEnds5GHz(status, peer);
}

function bandInUse(status: DeviceStatus, peer: Station | undefined): RadioBand {
  const bands = radioBands(status);
  const active = bands.find(band => band === peer?.activeLink);
  if (active !== undefined) return active;
  if (bands.includes('60') && bands.includes('5')) {
    return linkState60GHz(status) === LinkState.Connected ? '60' : '5';
  }
  return bands[0] ?? '5';
}
