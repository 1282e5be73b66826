import type { AirmaxStatus, DirectionExpectation, Station } from '@radiolink/domain/station';
import type { PeerRadio } from './peer-radio.mapper.ts';

/** Expected values of each direction: the signal is that of the receiving end. */
export function expectations(
  near: PeerRadio | undefined,
  far: PeerRadio | undefined,
  accessPoint: boolean,
): Pick<Station, 'downlink' | 'uplink' | 'combinedCapacityExpectedKbps'> {
  const here = { signalExpectedDbm: near?.idealSignalDbm, rateIndexExpected: near?.rxRateIndexIdeal };
  const there = { signalExpectedDbm: far?.idealSignalDbm, rateIndexExpected: near?.txRateIndexIdeal };
  const downlink: DirectionExpectation = {
    ...(accessPoint ? there : here),
    capacityExpectedKbps: near?.capacity.downlinkIdeal,
    ...near?.downlinkScore,
  };
  const uplink: DirectionExpectation = {
    ...(accessPoint ? here : there),
    capacityExpectedKbps: near?.capacity.uplinkIdeal,
    ...near?.uplinkScore,
  };
  return { downlink, uplink, combinedCapacityExpectedKbps: near?.capacity.combinedIdeal };
}

/** Airtime and CINR of one peer, by what this device receives and sends. Undefined without a 5 GHz radio. */
export function airmaxOf(near: PeerRadio | undefined, accessPoint: boolean): AirmaxStatus | undefined {
  if (near === undefined) return undefined;
  const down = { airtimePercent: near.downlinkAirtimePercent, cinrDb: near.downlinkCinrDb };
  const up = { airtimePercent: near.uplinkAirtimePercent, cinrDb: near.uplinkCinrDb };
  return {
    combinedCapacityKbps: near.capacity.combined,
    downlinkCapacityKbps: near.capacity.downlink,
    uplinkCapacityKbps: near.capacity.uplink,
    rx: accessPoint ? up : down,
    tx: accessPoint ? down : up,
  };
}
