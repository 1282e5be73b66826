import { LTU_LITE } from '../board/backhaul-boards.ts';
import { RAM_AIRMAX_AC } from '../board/boards.ts';
import {
  between,
  deriveSeed,
  pick,
  type RandomSource,
  seededHex,
  seededRandom,
} from '../random/seeded-random.ts';
import { type BridgeEnd, bridgePeer } from './bridge-peer.ts';
import { colonMac, macAfter } from './mac-address.ts';
import type { Peer } from './peer.ts';
import { stationName } from './station-name.ts';

const METRES_PER_DEGREE = 111_320;

/** Degrees. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Position of a sector, and the total throughput of its stations, kbps. */
interface LoadedSector extends Place {
  readonly load: { readonly rxKbps: number; readonly txKbps: number };
}

/** The place some metres from another, in a direction, radians east of north. */
function placeFrom({ latitude, longitude }: Place, metres: number, bearing: number): Place {
  const eastPerDegree = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: latitude + (metres * Math.cos(bearing)) / METRES_PER_DEGREE,
    longitude: longitude + (metres * Math.sin(bearing)) / eastPerDegree,
  };
}

/** A product that subscribers have on the wall. */
interface SubscriberProduct {
  readonly platform: string;
  readonly systemId: string;
  readonly antennaGainDbi: number;
  readonly secondPort: boolean;
}

const LITEBEAM: SubscriberProduct = {
  platform: 'LiteBeam 5AC',
  systemId: '0xe7f9',
  antennaGainDbi: 23,
  secondPort: false,
};
const NANOBEAM: SubscriberProduct = {
  platform: 'NanoBeam 5AC',
  systemId: '0xe7fc',
  antennaGainDbi: 19,
  secondPort: true,
};
const POWERBEAM: SubscriberProduct = {
  platform: 'PowerBeam 5AC Gen2',
  systemId: '0xe3d6',
  antennaGainDbi: 25,
  secondPort: false,
};

const FIRMWARES = [
  'WA.ar934x.v8.7.18.48247.250728.0850',
  'WA.ar934x.v8.7.17.48152.250620.2132',
  'WA.ar934x.v8.7.11.46972.220614.0420',
] as const;

const HOUR = 3600;

/** The centre of a sector. */
interface Sector {
  readonly hwaddr: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Limit of the country for each transmitter on the channel, dBm. */
  readonly maxEirpDbm: number;
  /** Mean load of all stations together, kbps, whatever their number. */
  readonly load: { readonly downKbps: number; readonly upKbps: number };
}

/** Every so many stations, one stands behind trees: it has a problem for its owner to find. */
const OBSTRUCTED_EVERY = 13;
const FIRST_OBSTRUCTED = 6;

/** The stations of a point-to-multipoint sector: 380 m to 1.6 km out, most of them near, with little in the way. */
export function sectorPeers(seed: number, count: number, sector: Sector): Peer[] {
  return Array.from({ length: count }, (_, place) =>
    sectorPeer(seededRandom(deriveSeed(seed, 0x22, place)), place, count, sector),
  );
}

function sectorPeer(random: RandomSource, place: number, count: number, sector: Sector): Peer {
  const product = pick(random, LITEBEAM, LITEBEAM, NANOBEAM, POWERBEAM);
  const distanceMetres = Math.round(380 + 1220 * random() ** 1.5);
  const bearing = between(random, -0.8, 0.8);
  const { latitude, longitude } = placeFrom(sector, distanceMetres, bearing);
  const uptimeSeconds = Math.round(between(random, 2 * HOUR, 900 * HOUR));
  const appetite = between(random, 0.2, 1.8) / count;
  return {
    identity: {
      mac: colonMac(macAfter(sector.hwaddr, 0x1000 + place)),
      deviceId: seededHex(Math.floor(random() * 2 ** 32), 32),
      hostname: stationName(place),
      platform: product.platform,
      systemId: product.systemId,
      version: pick(random, ...FIRMWARES),
      ipAddress: sectorAddress(place),
      mode: 'sta-ptmp',
      antennaGainDbi: product.antennaGainDbi,
      heightMetres: random() < 0.5 ? null : Math.round(between(random, 3, 14)),
      latitude: round6(latitude),
      longitude: round6(longitude),
      ramBytes: RAM_AIRMAX_AC,
      cableLengthMetres: Math.round(between(random, 2, 45)),
      secondPort: product.secondPort,
      uptimeSeconds,
      powerTimeSeconds: uptimeSeconds + Math.round(between(random, 0, 4000 * HOUR)),
    },
    link: {
      distanceMetres,
      obstructionDb:
        place % OBSTRUCTED_EVERY === FIRST_OBSTRUCTED ? between(random, 10.5, 12.5) : 2.5 * random() ** 2,
      remote: {
        txPowerDbm: sector.maxEirpDbm - product.antennaGainDbi,
        minPowerDbm: -4,
        atpcTargetDbm: undefined,
        antennaGainDbi: product.antennaGainDbi,
        cableLossDb: 0,
        noiseFigureDb: between(random, 5, 7),
      },
      load: { rxKbps: sector.load.upKbps * appetite, txKbps: sector.load.downKbps * appetite },
      secondsUp: Math.round(between(random, 120, Math.min(uptimeSeconds, 80 * HOUR))),
      meanSecondsUp: 3 * HOUR,
    },
  };
}

/** Two documentation networks hold 254 stations each. RFC 5737. */
function sectorAddress(place: number): string {
  return place < 200 ? `198.51.100.${place + 20}` : `203.0.113.${place - 200 + 20}`;
}

function round6(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** A 60 GHz access point takes no more stations. */
const MOST_PEERS = 31;

/** The stations of a 60 GHz sector with 5 GHz backup: near, 180 to 560 m, for rain reaches no further. */
export function wavePeers(seed: number, hwaddr: string, wanted: number, sector: LoadedSector): Peer[] {
  return equalPeers(seed, hwaddr, Math.min(MOST_PEERS, wanted), sector, WAVE_NANO);
}

/** The stations of an LTU sector, 600 m to 3.2 km out. */
export function ltuPeers(seed: number, hwaddr: string, count: number, sector: LoadedSector): Peer[] {
  return equalPeers(seed, hwaddr, count, sector, LTU);
}

/** A product that all stations of a sector are, and where they stand. */
interface SectorProduct
  extends Pick<
    BridgeEnd,
    'platform' | 'systemId' | 'version' | 'antennaGainDbi' | 'ramBytes' | 'txPowerDbm'
  > {
  /** Sets its stations apart from those of other products by the same seed. */
  readonly stream: number;
  readonly reachMetres: readonly [from: number, to: number];
  readonly obstructionDb: readonly [from: number, to: number];
  readonly longestSecondsUp: number;
  readonly address: (place: number) => string;
}

const WAVE_NANO: SectorProduct = {
  platform: 'Wave Nano',
  systemId: '0xdc9f',
  version: 'GMC.ipq5018.v4.1.0.0edad4ab.251212.0922',
  antennaGainDbi: 16,
  ramBytes: 242_155_520,
  txPowerDbm: 20,
  stream: 0x62,
  reachMetres: [180, 560],
  obstructionDb: [1, 5],
  longestSecondsUp: 80 * HOUR,
  address: place => `192.0.2.${place + 130}`,
};

const LTU: SectorProduct = {
  platform: LTU_LITE.productName,
  systemId: LTU_LITE.systemId,
  version: LTU_LITE.fullVersion,
  antennaGainDbi: LTU_LITE.antennaGainDbi,
  ramBytes: LTU_LITE.ramBytes,
  txPowerDbm: 10,
  stream: 0x17,
  reachMetres: [600, 3200],
  obstructionDb: [1, 4],
  longestSecondsUp: 240 * HOUR,
  address: place => (place < 120 ? `192.0.2.${place + 130}` : `198.51.100.${place - 120 + 20}`),
};

/** Stations of one product, which share the load of their sector equally. */
function equalPeers(
  seed: number,
  hwaddr: string,
  count: number,
  sector: LoadedSector,
  { stream, reachMetres, obstructionDb, longestSecondsUp, address, ...product }: SectorProduct,
): Peer[] {
  return Array.from({ length: count }, (_, place) => {
    const random = seededRandom(deriveSeed(seed, stream, place));
    const distanceMetres = Math.round(between(random, ...reachMetres));
    const bearing = between(random, -0.7, 0.7);
    return bridgePeer(
      hwaddr,
      {
        ...product,
        hostname: stationName(place),
        ipAddress: address(place),
        mode: 'sta-ptmp',
        ...placeFrom(sector, distanceMetres, bearing),
        heightMetres: Math.round(between(random, 4, 12)),
        cableLengthMetres: Math.round(between(random, 4, 38)),
        distanceMetres,
        obstructionDb: between(random, ...obstructionDb),
        load: { rxKbps: sector.load.rxKbps / count, txKbps: sector.load.txKbps / count },
        secondsUp: Math.round(between(random, HOUR, longestSecondsUp)),
      },
      place,
    );
  });
}
