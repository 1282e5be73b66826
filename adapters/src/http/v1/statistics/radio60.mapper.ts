import type { Radio60Peer } from '@radiolink/domain/station';
import type { PeerRadio } from './peer-radio.mapper.ts';
import { expectations } from './radio5.mapper.ts';

export interface Radio60Context {
  readonly accessPoint: boolean;
  readonly distanceMetres: number | undefined;
}

/** The 60 GHz side of a peer. The wire's `dl` and `ul` are absolute, as the domain's are. */
export function radio60Of(
  near: PeerRadio | undefined,
  far: PeerRadio | undefined,
  { accessPoint, distanceMetres }: Radio60Context,
): Radio60Peer | undefined {
  if (near === undefined) return undefined;
  const { capacity } = near;
  const { downlink, uplink } = expectations(near, far, accessPoint);
  return {
    signalDbm: near.signalDbm,
    snrDb: near.snrDb,
    capacityKbps: capacity.combined,
    downlinkCapacityKbps: capacity.downlink,
    uplinkCapacityKbps: capacity.uplink,
    txAirtimePercent: accessPoint ? near.downlinkAirtimePercent : near.uplinkAirtimePercent,
    rxAirtimePercent: accessPoint ? near.uplinkAirtimePercent : near.downlinkAirtimePercent,
    downlink,
    uplink,
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
