import { LTU_LITE } from '../board/backhaul-boards.ts';
import { between } from '../random/distributions.ts';
import { deriveSeed, seededRandom } from '../random/seeded-random.ts';
import { bridgePeer } from './bridge-peer.ts';
import type { Peer } from './peer.ts';
import { type LoadedSector, placeFrom } from './sector-place.ts';
import { stationName } from './site-names.ts';

const HOUR = 3600;

/** The stations of an LTU sector, 600 m to 3.2 km out. */
export function ltuPeers(seed: number, hwaddr: string, count: number, sector: LoadedSector): Peer[] {
  return Array.from({ length: count }, (_, place) => {
    const random = seededRandom(deriveSeed(seed, 0x17, place));
    const distanceMetres = Math.round(between(random, 600, 3200));
    const bearing = between(random, -0.7, 0.7);
    return bridgePeer(
      hwaddr,
      {
        hostname: stationName(place),
        platform: LTU_LITE.productName,
        systemId: LTU_LITE.systemId,
        version: LTU_LITE.fullVersion,
        ipAddress: place < 120 ? `192.0.2.${place + 130}` : `198.51.100.${place - 120 + 20}`,
        mode: 'sta-ptmp',
        antennaGainDbi: LTU_LITE.antennaGainDbi,
        ...placeFrom(sector, distanceMetres, bearing),
        heightMetres: Math.round(between(random, 4, 12)),
        ramBytes: LTU_LITE.ramBytes,
        cableLengthMetres: Math.round(between(random, 4, 38)),
        distanceMetres,
        obstructionDb: between(random, 1, 4),
        txPowerDbm: 10,
        load: { rxKbps: sector.load.rxKbps / count, txKbps: sector.load.txKbps / count },
        secondsUp: Math.round(between(random, HOUR, 240 * HOUR)),
      },
      place,
    );
  });
}
