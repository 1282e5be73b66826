import type { Radio60Peer } from '@radiolink/domain/station';
import type { PeerRadio } from './peer-radio.mapper.ts';

export interface Radio60Context {
  readonly accessPoint: boolean;
  readonly distanceMetres: number | undefined;
}

/**
 * The 60 GHz side of a peer. The wire's `dl` and `ul` are absolute; in the domain a 60 GHz peer's downlink is what this
 * device receives, whatever its role.
 */
export function radio60Of(
  near: PeerRadio | undefined,
  far: PeerRadio | undefined,
  { accessPoint, distanceMetres }: Radio60Context,
): Radio60Peer | undefined {
  if (near === undefined) return undefined;
  const { capacity } = near;
  const down = { now: capacity.downlink, ideal: capacity.downlinkIdeal, score: near.downlinkScore };
  const up = { now: capacity.uplink, ideal: capacity.uplinkIdeal, score: near.uplinkScore };
  const [receive, send] = accessPoint ? [up, down] : [down, up];
  return {
    signalDbm: near.signalDbm,
    snrDb: near.snrDb,
    capacityKbps: capacity.combined,
    downlinkCapacityKbps: receive.now,
    uplinkCapacityKbps: send.now,
    downlink: {
      signalExpectedDbm: near.idealSignalDbm,
      capacityExpectedKbps: receive.ideal,
      rateIndexExpected: near.rxRateIndexIdeal,
      ...receive.score,
    },
    uplink: {
      signalExpectedDbm: far?.idealSignalDbm,
      capacityExpectedKbps: send.ideal,
      rateIndexExpected: near.txRateIndexIdeal,
      ...send.score,
    },
    txMcs: near.txRateIndex,
    rxMcs: near.rxRateIndex,
    txSector: near.txSector,
    rxSector: near.rxSector,
    distanceMetres,
    uptimeSeconds: near.connectionSeconds,
    antennaGainDbi: near.antennaGainDbi,
    maxTxPowerDbm: near.txPowerDbm,
  };
}

/** The 60 GHz side as the remote end measures it. */
export function radio60OfRemote(far: PeerRadio | undefined): Radio60Peer | undefined {
  if (far === undefined) return undefined;
  return {
    signalDbm: far.signalDbm,
    snrDb: far.snrDb,
    downlink: {},
    uplink: {},
    txMcs: far.txRateIndex,
    rxMcs: far.rxRateIndex,
    txSector: far.txSector,
    rxSector: far.rxSector,
    antennaGainDbi: far.antennaGainDbi,
    maxTxPowerDbm: far.txPowerDbm,
  };
}
