import { RAM_AIRMAX_AC } from '../board/boards.ts';
import { deriveSeed, seededHex } from '../random/seeded-random.ts';
import { colonMac, macAfter, plainMac } from './mac-address.ts';
import type { Peer, PeerIdentity } from './peer.ts';

/** Profile data of the one peer of a bridge; the rest is derived. */
export interface BridgeEnd
  extends Omit<
    PeerIdentity,
    'mac' | 'deviceId' | 'ramBytes' | 'secondPort' | 'uptimeSeconds' | 'powerTimeSeconds'
  > {
  /** Memory, bytes; that of an airMAX AC radio if omitted. */
  readonly ramBytes?: number;
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
  const { distanceMetres, obstructionDb, txPowerDbm, atpcTargetDbm, load, secondsUp, ...known } = end;
  const mac = macAfter(hwaddr, 0x100 * (place + 1));
  const uptimeSeconds = secondsUp + HOUR;
  return {
    identity: {
      ramBytes: RAM_AIRMAX_AC,
      ...known,
      mac: colonMac(mac),
      deviceId: seededHex(deriveSeed(Number.parseInt(plainMac(mac).slice(4), 16)), 32),
      secondPort: false,
      uptimeSeconds,
      powerTimeSeconds: uptimeSeconds + 90 * 24 * HOUR,
    },
    link: {
      distanceMetres,
      obstructionDb,
      remote: {
        txPowerDbm,
        minPowerDbm: -4,
        atpcTargetDbm,
        antennaGainDbi: known.antennaGainDbi,
        cableLossDb: 0,
        noiseFigureDb: 6,
      },
      load,
      secondsUp,
      meanSecondsUp: Number.POSITIVE_INFINITY,
    },
  };
}
