import { RAM_AIRMAX_AC } from '../board/boards.ts';
import { deriveSeed, seededHex } from '../random/seeded-random.ts';
import { colonMac, macAfter, plainMac } from './mac-address.ts';
import type { Peer, PeerIdentity } from './peer.ts';

/** Profile data of the one peer of a bridge; the rest is derived. */
export interface BridgeEnd {
  readonly hostname: string;
  readonly platform: string;
  readonly systemId: string;
  readonly version: string;
  readonly ipAddress: string;
  readonly mode: PeerIdentity['mode'];
  readonly antennaGainDbi: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly heightMetres: number | null;
  /** Memory, bytes; that of an airMAX AC radio if omitted. */
  readonly ramBytes?: number;
  /** Of the cable at its port, metres. */
  readonly cableLengthMetres: number;
  readonly distanceMetres: number;
  readonly obstructionDb: number;
  readonly txPowerDbm: number;
  readonly atpcTargetDbm?: number;
  readonly load: { readonly rxKbps: number; readonly txKbps: number };
  /** Seconds since the link came up; the peer has run for an hour more. */
  readonly secondsUp: number;
}

const HOUR = 3600;

/**
 * The peer of a bridge between two radios, numbered after this one. Its link is up unless a fault or a
 * setting breaks it.
 */
export function bridgePeer(hwaddr: string, end: BridgeEnd, place = 0): Peer {
  const mac = macAfter(hwaddr, 0x100 * (place + 1));
  const uptimeSeconds = end.secondsUp + HOUR;
  return {
    identity: {
      mac: colonMac(mac),
      deviceId: seededHex(deriveSeed(Number.parseInt(plainMac(mac).slice(4), 16)), 32),
      hostname: end.hostname,
      platform: end.platform,
      systemId: end.systemId,
      version: end.version,
      ipAddress: end.ipAddress,
      mode: end.mode,
      antennaGainDbi: end.antennaGainDbi,
      heightMetres: end.heightMetres,
      latitude: end.latitude,
      longitude: end.longitude,
      ramBytes: end.ramBytes ?? RAM_AIRMAX_AC,
      cableLengthMetres: end.cableLengthMetres,
      secondPort: false,
      uptimeSeconds,
      powerTimeSeconds: uptimeSeconds + 90 * 24 * HOUR,
    },
    link: {
      distanceMetres: end.distanceMetres,
      obstructionDb: end.obstructionDb,
      remote: {
        txPowerDbm: end.txPowerDbm,
        minPowerDbm: -4,
        atpcTargetDbm: end.atpcTargetDbm,
        antennaGainDbi: end.antennaGainDbi,
        cableLossDb: 0,
        noiseFigureDb: 6,
      },
      load: end.load,
      secondsUp: end.secondsUp,
      meanSecondsUp: Number.POSITIVE_INFINITY,
    },
  };
}
