import type { DeviceStatus } from '../status/device-status.ts';
import { endIdentity } from './end-identity.ts';
import type { LinkDirection, LinkEnds } from './link-end.ts';
import { wirelessRole } from './wireless-role.ts';

const NOTHING_KNOWN: LinkDirection = {
  capacityKbps: undefined,
  capacityExpectedKbps: undefined,
  throughputKbps: undefined,
  linkScore: undefined,
  averageLinkScore: undefined,
  rateIndexExpected: undefined,
};

/** The one link of an airOS 6 radio: it reports its own readings, nothing of the peer and no expected values. */
export function linkEndsLegacy(status: DeviceStatus): LinkEnds {
  const { wireless } = status;
  const legacy = wireless.legacy;
  return {
    technology: 'airos-6',
    band: '5',
    local: {
      ...endIdentity(status),
      role: wirelessRole(wireless.mode),
      signalDbm: legacy?.signalDbm,
      signalExpectedDbm: undefined,
      chainSignalsDbm: legacy?.chainSignalsDbm,
      noiseFloorDbm: wireless.noiseFloorDbm,
      cinrDb: undefined,
      ratio: 'CINR',
      rxRate: { mbps: legacy?.rxRateMbps },
      txRate: { mbps: legacy?.txRateMbps },
      rxRateIndexExpected: undefined,
      rxCapacityKbps: undefined,
      rxCapacityExpectedKbps: undefined,
      rxLinkScore: undefined,
      rxThroughputKbps: wireless.rxThroughputKbps,
      txThroughputKbps: wireless.txThroughputKbps,
    },
    remote: undefined,
    downlink: NOTHING_KNOWN,
    uplink: NOTHING_KNOWN,
    combinedCapacityKbps: undefined,
    combinedCapacityExpectedKbps: undefined,
    distanceMetres: wireless.distanceMetres,
    frequencyMhz: wireless.frequencyMhz,
    centerFrequencyMhz: wireless.centerFrequencyMhz,
    channelWidthMhz: wireless.channelWidthMhz,
    airtimePercent: wireless.polling.airtimePercent,
    txAirtimePercent: wireless.polling.txAirtimePercent,
    rxAirtimePercent: wireless.polling.rxAirtimePercent,
    linkUptimeSeconds: wireless.linkSeconds,
    atpcStatus: wireless.polling.atpcStatus,
  };
}
