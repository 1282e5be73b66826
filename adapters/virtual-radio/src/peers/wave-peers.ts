import { between } from '../random/distributions.ts';
import { deriveSeed, seededRandom } from '../random/seeded-random.ts';
import { bridgePeer } from './bridge-peer.ts';
import type { Peer } from './peer.ts';
import { type LoadedSector, placeFrom } from './sector-place.ts';
import { stationName } from './site-names.ts';

/** A 60 GHz access point takes no more stations. */
const MOST_PEERS = 31;
/** Memory of a Wave Nano, bytes. */
const RAM_WAVE_NANO = 242_155_520;
const HOUR = 3600;

/** The stations of a 60 GHz sector with 5 GHz backup: near, 180 to 560 m, for rain reaches no further. */
export function wavePeers(seed: number, hwaddr: string, wanted: number, sector: LoadedSector): Peer[] {
  const count = Math.min(MOST_PEERS, wanted);
  return Array.from({ length: count }, (_, place) => {
    const random = seededRandom(deriveSeed(seed, 0x62, place));
    const distanceMetres = Math.round(between(random, 180, 560));
    const bearing = between(random, -0.7, 0.7);
    return bridgePeer(
      hwaddr,
      {
        hostname: stationName(place),
        platform: 'Wave Nano',
        systemId: '0xdc9f',
        version: 'GMC.ipq5018.v4.1.0.0edad4ab.251212.0922',
        ipAddress: `192.0.2.${place + 130}`,
        mode: 'sta-ptmp',
        antennaGainDbi: 16,
        ...placeFrom(sector, distanceMetres, bearing),
        heightMetres: Math.round(between(random, 4, 12)),
        ramBytes: RAM_WAVE_NANO,
        cableLengthMetres: Math.round(between(random, 4, 38)),
        distanceMetres,
        obstructionDb: between(random, 1, 5),
        txPowerDbm: 20,
        load: { rxKbps: sector.load.rxKbps / count, txKbps: sector.load.txKbps / count },
        secondsUp: Math.round(between(random, HOUR, 80 * HOUR)),
      },
      place,
    );
  });
}
