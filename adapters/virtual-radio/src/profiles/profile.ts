import type { Board } from '../board/board.ts';
import type { Crash } from '../notices/notices.ts';
import type { Peer } from '../peers/peer.ts';

/** Firmware families, each with its own shape of the status. */
export type StatusShape = 'ac' | 'af60' | 'airos6' | 'airfiber';

/** A login that a profile comes with. The hash is MD5-crypt. */
interface Account {
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
interface Site {
  readonly latitude: number;
  readonly longitude: number;
  readonly altitudeMetres: number;
  readonly heightMetres: number | null;
}

/**
 * A radio that is set up, with the documented demo logins: `admin` / `Tower-Link-2026` and, read-only, `viewer` /
 * `Tower-View-2026`.
 */
export const CONFIGURED = {
  accounts: [
    { name: 'admin', hash: '$1$Rdg7kQ2x$zXsJgQVJz74SMRN5pQccl1', readOnly: false },
    { name: 'viewer', hash: '$1$Rdg7kQ2x$KKNSi6HXCd.O/IXhRkcpu1', readOnly: true },
  ],
  uniiActivated: true,
  setupComplete: true,
} satisfies Partial<Profile>;

/** The manufacturer's login of a radio in factory state: `ubnt` / `ubnt`. */
export const FACTORY_ACCOUNTS: readonly Account[] = [
  { name: 'ubnt', hash: '$1$Rdg7kQ2x$W0W8Xd7OEPc69KqdRQ9ei.', readOnly: false },
];

/** Accounts as the configuration keeps them. `users.2` is the read-only account. */
export function accountEntries(accounts: readonly Account[]): Record<string, string> {
  const full = accounts.find(account => !account.readOnly);
  const readOnly = accounts.find(account => account.readOnly);
  return {
    'users.1.name': full?.name ?? '',
    'users.1.password': full?.hash ?? '',
    'users.1.status': 'enabled',
    'users.2.status': readOnly ? 'enabled' : 'disabled',
    'users.2.uid': '100',
    'users.2.gid': '100',
    'users.2.shell': '/bin/false',
    ...(readOnly && { 'users.2.name': readOnly.name, 'users.2.password': readOnly.hash }),
  };
}
