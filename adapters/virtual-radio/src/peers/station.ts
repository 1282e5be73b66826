import type { StationLink } from '../physics/station-link.ts';
import type { Peer } from './peer.ts';

/** A peer with the state of the link to it. */
export interface Station extends Peer {
  readonly state: StationLink;
}
