import type { Board } from '../board/board.ts';
import type { Crash } from '../notices/notices.ts';
import type { Peer } from '../peers/peer.ts';

/** Firmware families, each with its own shape of the status. */
export type StatusShape = 'ac' | 'af60' | 'airos6' | 'airfiber';

/** A login that a profile comes with. The hash is MD5-crypt. */
export interface Account {
  readonly name: string;
  readonly hash: string;
  readonly readOnly: boolean;
}

/** A ready-made radio: hardware, configuration, logins, place and links. */
export interface Profile {
  readonly name: string;
  /** One line for a list of profiles. */
  readonly summary: string;
  readonly board: Board;
  readonly statusShape: StatusShape;
  /** Of an airFiber. */
  readonly airfiber?: { readonly duplex: 'full' | 'half'; readonly chains: string };
  readonly configuration: Readonly<Record<string, string>>;
  readonly accounts: readonly Account[];
  /** True if it has only the versioned API: all classic paths are unknown to it. */
  readonly versionedOnly?: boolean;
  /** True if a key has unlocked the lower 5 GHz bands. */
  readonly uniiActivated: boolean;
  /** False for a radio out of the box. */
  readonly setupComplete: boolean;
  readonly site: Site;
  /** Of the cable between its port and the switch, metres. */
  readonly cableLengthMetres: number;
  /** The channel in use while the configuration leaves the choice to the radio. */
  readonly channel: { readonly controlMhz: number; readonly centerMhz: number; readonly widthMhz: number };
  /** Seconds since boot and since power-on when it is created. */
  readonly uptimeSeconds: number;
  readonly powerTimeSeconds: number;
  /** Stations it has unless the caller says otherwise; undefined when the number is fixed. */
  readonly defaultStations?: number;
  /** The 60 GHz link beside the one of `peers`, which is then its backup. */
  readonly link60?: {
    readonly obstructionDb: number;
    readonly remoteTxPowerDbm: number;
    readonly remoteAntennaGainDbi: number;
    readonly load: { readonly rxKbps: number; readonly txKbps: number };
  };
  /** Crash reports that wait to be read. */
  readonly crashes?: readonly Crash[];
  /** A call-home server that offers itself. */
  readonly callHome?: { readonly server: string; readonly id: string };
  /** Twelve hex digits of its first unit. */
  readonly hwaddr: string;
  peers(seed: number, hwaddr: string, stations: number): readonly Peer[];
}

/** Position of a radio. Degrees and metres. */
export interface Site {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitudeMetres: number;
  readonly heightMetres: number | null;
}
