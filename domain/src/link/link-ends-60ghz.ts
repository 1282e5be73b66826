import type { DirectionExpectation, Radio60Peer, Station } from '../station/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { endIdentity, localThroughput } from './end-identity.ts';
import { combinedOf, linkDirection } from './link-direction.ts';
import type { LinkEnd, LinkEnds } from './link-end.ts';
import { radioBands } from './radio-band.ts';
import { rate60GHz } from './rate-words.ts';
import { soleLink } from './sole-link.ts';
import { wirelessRole } from './wireless-role.ts';

/**
 * Both ends of a 60 GHz link. Here `dl` is this device's receive side and `ul` the remote end's, whatever their
 * roles. The local end is compared with `dl_signal_expect`, the remote one with `ul_signal_expect`.
 */
export function linkEnds60GHz(status: DeviceStatus, station: Station | undefined): LinkEnds {
  const { wireless } = status;
  const whole = soleLink(wireless);
  const role = wirelessRole(wireless.mode);
  const near = station?.radio60;
  const local = { ...localEnd(status, station, near), role };
  const remote = station === undefined ? undefined : remoteEnd(station, near);
  const receive = linkDirection(near?.downlink, near?.downlinkCapacityKbps, local, remote);
  const send = linkDirection(near?.uplink, near?.uplinkCapacityKbps, remote, local);
  const stationSide = role === 'station';
  return {
    technology: '60ghz',
    band: '60',
    local,
    remote,
    downlink: stationSide ? receive : send,
    uplink: stationSide ? send : receive,
    combinedCapacityKbps: near?.capacityKbps ?? combinedOf(receive.capacityKbps, send.capacityKbps),
    combinedCapacityExpectedKbps: combinedOf(receive.capacityExpectedKbps, send.capacityExpectedKbps),
    distanceMetres: near?.distanceMetres ?? station?.distanceMetres ?? whole.distanceMetres,
    frequencyMhz: wireless.radio60?.frequencyMhz,
    centerFrequencyMhz: wireless.radio60?.frequencyMhz,
    channelWidthMhz: wireless.radio60?.channelWidthMhz,
    airtimePercent: undefined,
    txAirtimePercent: undefined,
    rxAirtimePercent: undefined,
    linkUptimeSeconds: near?.uptimeSeconds ?? station?.uptimeSeconds ?? whole.linkSeconds,
    atpcStatus: undefined,
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

function localEnd(
  status: DeviceStatus,
  station: Station | undefined,
  near: Radio60Peer | undefined,
): LinkEnd {
  return {
    ...endIdentity(status),
    ...ownRadio(status),
    role: undefined,
    ...received(near, near?.downlink, near?.downlinkCapacityKbps),
    radioCounters: near && { rxPackets: near.rxPackets, rxErrors: near.rxErrors },
    rxRate: rate60GHz(near?.rxMcs),
    txRate: rate60GHz(near?.txMcs),
    ...localThroughput(status, station),
  };
}

function remoteEnd(station: Station, near: Radio60Peer | undefined): LinkEnd {
  const { remote } = station;
  const far = remote?.radio60;
  return {
    side: 'remote',
    role: wirelessRole(remote?.mode),
    name: remote?.hostname,
    model: remote?.platform,
    firmware: remote?.firmwareVersion,
    mac: station.mac,
    ip: station.lastIp ?? remote?.ipAddresses[0],
    ...received(far, near?.uplink, near?.uplinkCapacityKbps),
    rxRate: rate60GHz(near?.txMcs),
    txRate: rate60GHz(far?.txMcs ?? near?.rxMcs),
    rxThroughputKbps: remote?.rxThroughputKbps,
    txThroughputKbps: remote?.txThroughputKbps,
    txPowerDbm: far?.maxTxPowerDbm,
    antennaGainDbi: far?.antennaGainDbi ?? remote?.antennaGainDbi,
    ethernet: remote?.ethernet ?? [],
    uptimeSeconds: remote?.uptimeSeconds,
    cpuLoadPercent: remote?.cpuLoadPercent,
    temperatureCelsius: remote?.temperatureCelsius,
  };
}

function received(
  measured: Radio60Peer | undefined,
  expected: DirectionExpectation | undefined,
  capacityKbps: number | undefined,
): Pick<
  LinkEnd,
  | 'signalDbm'
  | 'signalExpectedDbm'
  | 'chainSignalsDbm'
  | 'noiseFloorDbm'
  | 'cinrDb'
  | 'rxRateIndexExpected'
  | 'rxCapacityKbps'
  | 'rxCapacityExpectedKbps'
  | 'rxLinkScore'
> {
  return {
    signalDbm: measured?.signalDbm,
    signalExpectedDbm: expected?.signalExpectedDbm,
    chainSignalsDbm: undefined,
    noiseFloorDbm: undefined,
    cinrDb: measured?.snrDb,
    rxRateIndexExpected: expected?.rateIndexExpected,
    rxCapacityKbps: capacityKbps,
    rxCapacityExpectedKbps: expected?.capacityExpectedKbps,
    rxLinkScore: expected?.linkScore,
  };
}
