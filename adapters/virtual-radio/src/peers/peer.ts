import type { LinkPlan, StationLink } from '../physics/station-link.ts';

/** Identity of the other end of a link. */
export interface PeerIdentity {
  /** Upper case with colons. */
  readonly mac: string;
  readonly deviceId: string;
  readonly hostname: string;
  readonly platform: string;
  readonly systemId: string;
  /** Full version, `WA.ar934x.v8.7.18.48247.250728.0850`. */
  readonly version: string;
  readonly ipAddress: string;
  readonly mode: string;
  readonly antennaGainDbi: number;
  readonly heightMetres: number | null;
  readonly latitude: number;
  readonly longitude: number;
  /** Its memory, bytes. */
  readonly ramBytes: number;
  readonly cableLengthMetres: number;
  readonly secondPort: boolean;
  /** Seconds since its boot and since its power-on, when the radio was created. */
  readonly uptimeSeconds: number;
  readonly powerTimeSeconds: number;
}

/** A peer and the link to it. */
export interface Peer {
  readonly identity: PeerIdentity;
  readonly link: LinkPlan;
}

/** A peer with the state of the link to it. */
export interface Station extends Peer {
  readonly state: StationLink;
}
