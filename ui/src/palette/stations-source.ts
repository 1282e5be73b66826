import { stationHash } from '../catalogue/station-address.ts';
import type { PaletteEntry, PaletteSource } from './palette-source.ts';

/** Every connected station: type its name, its address or its model, and land in its details. */
export const stationsSource: PaletteSource = {
  id: 'stations',
  heading: 'Stations',
  listed: false,
  entries: ({ stations }) =>
    stations.map(({ key, station, ends }): PaletteEntry => {
      const { name, ip, model } = ends.remote ?? {};
      const address = ip ?? station.lastIp;
      return {
        id: key,
        label: name || station.mac,
        ...(address !== undefined && { detail: address }),
        keywords: [station.mac, address ?? '', model ?? ''],
        run: () => {
          window.location.hash = stationHash(key);
        },
      };
    }),
};
