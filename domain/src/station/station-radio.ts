import type { LinkEnds } from '../link/link-end.ts';
import { linkEnds } from '../link/link-ends.ts';
import { isLinkedAt5GHz, isLinkedAt60GHz, LinkState } from '../link/link-state.ts';
import type { RadioBand, RadioLink } from '../link/radio-band.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Station } from '../status/station.ts';

/** The link of one station over one of the two radios of a device: its state, and both its ends. */
export interface StationRadio extends RadioLink {
  readonly ends: LinkEnds;
}

/**
 * The links of one station, one for each radio, the main one first; none where the device has but one radio. A station
 * that does not say which of them it uses leaves it open which carries its traffic.
 */
export function stationRadios(
  status: DeviceStatus,
  station: Station,
  bands: readonly RadioBand[],
): readonly StationRadio[] {
  if (bands.length < 2) return [];
  return bands.map(band => {
    const linked = band === '60' ? isLinkedAt60GHz(station) : isLinkedAt5GHz(station);
    return {
      band,
      state: linked ? LinkState.Connected : LinkState.Disconnected,
      carriesTraffic: station.activeLink === undefined ? undefined : station.activeLink === band,
      ends: linkEnds(status, station, band),
    };
  });
}

/** True if a station that has two radios is connected over its backup alone. reading 40. */
export function isOnBackup({ radios }: { readonly radios: readonly StationRadio[] }): boolean {
  const isUp = (wanted: RadioBand) =>
    radios.some(({ band, state }) => band === wanted && state === LinkState.Connected);
  return isUp('5') && !isUp('60');
}
