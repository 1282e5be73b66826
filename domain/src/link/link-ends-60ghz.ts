import type { Radio60Peer, Station } from '../station/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { endIdentity, remoteIdentity } from './end-identity.ts';
import { combinedOf, linkDirection } from './link-direction.ts';
import type { LinkEnd, LinkEnds } from './link-end.ts';
import { linkThroughput } from './link-throughput.ts';
import { radioBands } from './radio-band.ts';
import { type AirDirection, downAndUp, receiveDirection } from './receive-direction.ts';
import { rate60GHz } from './rate-words.ts';
import { singleLink } from './single-link.ts';
import { wirelessRole } from './wireless-role.ts';

/** Both ends of a 60 GHz link: the station receives the downlink, as on 5 GHz. reading 44. */
export function linkEnds60GHz(status: DeviceStatus, station: Station | undefined): LinkEnds {
  const { wireless } = status;
  const whole = singleLink(wireless);
  const role = wirelessRole(wireless.mode);
  const near = station?.radio60;
  const here = receiveDirection(role, 'local');
  const local = { ...localEnd(status, station, here), role };
  const remote =
    station === undefined ? undefined : remoteEnd(status, station, receiveDirection(role, 'remote'));
  const { down: downEnd, up: upEnd } = downAndUp(here, { sent: remote, received: local });
  const downlink = linkDirection(near?.downlink, near?.downlinkCapacityKbps, downEnd, upEnd);
  const uplink = linkDirection(near?.uplink, near?.uplinkCapacityKbps, upEnd, downEnd);
  return {
    technology: '60ghz',
    band: '60',
    local,
    remote,
    downlink,
    uplink,
    combinedCapacityKbps: near?.capacityKbps ?? combinedOf(downlink.capacityKbps, uplink.capacityKbps),
    combinedCapacityExpectedKbps: combinedOf(downlink.capacityExpectedKbps, uplink.capacityExpectedKbps),
    distanceMetres: near?.distanceMetres ?? station?.distanceMetres ?? whole.distanceMetres,
    frequencyMhz: wireless.radio60?.frequencyMhz,
    centerFrequencyMhz: wireless.radio60?.frequencyMhz,
    channelWidthMhz: wireless.radio60?.channelWidthMhz,
    ...airtime(near),
    linkUptimeSeconds: near?.uptimeSeconds ?? station?.uptimeSeconds ?? whole.linkSeconds,
    atpcStatus: undefined,
  };
}

/** Airtime of this one link; that of a whole sector is no station's. */
function airtime(near: Radio60Peer | undefined) {
  const { txAirtimePercent, rxAirtimePercent } = near ?? {};
  const both = txAirtimePercent !== undefined && rxAirtimePercent !== undefined;
  return {
    airtimePercent: both ? txAirtimePercent + rxAirtimePercent : undefined,
    txAirtimePercent,
    rxAirtimePercent,
  };
}

/**
 * Power and gain of this device's 60 GHz radio. Beside a 5 GHz radio the classic status has those of the 5 GHz one only:
 * then they are unknown unless the interface reports them for each radio.
 */
function ownRadio(status: DeviceStatus): Pick<LinkEnd, 'txPowerDbm' | 'antennaGainDbi'> {
  const { radio60, txPowerDbm, antennaGainDbi } = status.wireless;
  const alone = radioBands(status).includes('5') ? {} : { txPowerDbm, antennaGainDbi };
  return {
    txPowerDbm: radio60?.txPowerDbm ?? alone.txPowerDbm,
    antennaGainDbi: radio60?.antennaGainDbi ?? alone.antennaGainDbi,
  };
}

function localEnd(status: DeviceStatus, station: Station | undefined, direction: AirDirection): LinkEnd {
  const near = station?.radio60;
  return {
    ...endIdentity(status),
    ...ownRadio(status),
    role: undefined,
    ...received(near, near, direction),
    radioCounters: near && { rxPackets: near.rxPackets, rxErrors: near.rxErrors },
    rxRate: rate60GHz(near?.rxMcs),
    txRate: rate60GHz(near?.txMcs),
    ...linkThroughput(status, station).local,
  };
}

function remoteEnd(status: DeviceStatus, station: Station, direction: AirDirection): LinkEnd {
  const { remote, radio60: near } = station;
  const far = remote?.radio60;
  return {
    ...remoteIdentity(station),
    role: wirelessRole(remote?.mode),
    ...received(far, near, direction),
    rxRate: rate60GHz(near?.txMcs),
    txRate: rate60GHz(far?.txMcs ?? near?.rxMcs),
    ...linkThroughput(status, station).remote,
    txPowerDbm: far?.maxTxPowerDbm,
    antennaGainDbi: far?.antennaGainDbi ?? remote?.antennaGainDbi,
  };
}

function received(measured: Radio60Peer | undefined, peer: Radio60Peer | undefined, direction: AirDirection) {
  const expected = peer?.[direction];
  return {
    signalDbm: measured?.signalDbm,
    signalExpectedDbm: expected?.signalExpectedDbm,
    chainSignalsDbm: undefined,
    noiseFloorDbm: undefined,
    cinrDb: measured?.snrDb,
    ratio: 'SNR' as const,
    rxRateIndexExpected: expected?.rateIndexExpected,
    rxCapacityKbps: direction === 'downlink' ? peer?.downlinkCapacityKbps : peer?.uplinkCapacityKbps,
    rxCapacityExpectedKbps: expected?.capacityExpectedKbps,
    rxLinkScore: expected?.linkScore,
  };
}
