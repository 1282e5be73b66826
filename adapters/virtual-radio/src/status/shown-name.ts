import { hostileName } from '../faults/hostile-names.ts';
import type { PeerIdentity } from '../peers/peer.ts';
import type { Linked, HasFaultPlan } from '../aspects.ts';

/** Name of a peer as the device reports it: its own, or a hostile one when that fault is set. */
export function shownName({ faultPlan, stations }: Linked & HasFaultPlan, identity: PeerIdentity): string {
  if (!faultPlan.hostileNames) return identity.hostname;
  return hostileName(stations.findIndex(station => station.identity === identity));
}
