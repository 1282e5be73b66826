import type { LinkReadings } from '../link/link-comparison.ts';
import { type LinkEnds, receiveDirection } from '../link/link-end.ts';

/**
 * The ends of a link with the mean of their readings over the last minute: those of one second are off by what fades
 * within a minute. What the newest readings lack is left out.
 */
export function meanEnds(ends: LinkEnds, mean: LinkReadings | undefined): LinkEnds {
  if (mean === undefined || ends.remote === undefined) return ends;
  const { local, remote } = ends;
  const of = (now: number | undefined, average: number | undefined): number | undefined =>
    now === undefined ? undefined : (average ?? now);
  const isDownHere = receiveDirection(local.role, 'local') === 'downlink';
  const [here, there] = isDownHere
    ? [mean.downlinkCapacityKbps, mean.uplinkCapacityKbps]
    : [mean.uplinkCapacityKbps, mean.downlinkCapacityKbps];
  return {
    ...ends,
    local: {
      ...local,
      signalDbm: of(local.signalDbm, mean.localSignalDbm),
      cinrDb: of(local.cinrDb, mean.localRatioDb),
      rxCapacityKbps: of(local.rxCapacityKbps, here),
    },
    remote: {
      ...remote,
      signalDbm: of(remote.signalDbm, mean.remoteSignalDbm),
      cinrDb: of(remote.cinrDb, mean.remoteRatioDb),
      rxCapacityKbps: of(remote.rxCapacityKbps, there),
    },
  };
}
