import type { Radio60Peer, Station } from '../status/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { combinedOf, endIdentity, linkDirection, linkThroughput, remoteIdentity } from './link-end-parts.ts';
import {
  type AirDirection,
  downAndUp,
  type LinkDirection,
  type LinkEnd,
  type LinkEnds,
  receiveDirection,
} from './link-end.ts';
import { linkEnds5GHz } from './link-ends-5ghz.ts';
import { LinkState, linkState60GHz, singleLink, wirelessRole } from './link-state.ts';
import { type RadioBand, radioBands } from './radio-band.ts';
import { rate60GHz } from './rate-text.ts';

/**
 * Both ends of one link side by side, from any firmware's status. Without a station it is the first one listed, which
 * on a point-to-point link and on a station is the only one. Without a band it is the active one,
 * else 60 GHz while it is linked, else the only radio there is.
 */
export function linkEnds(status: DeviceStatus, station?: Station, band?: RadioBand): LinkEnds {
  const peer = station ?? status.wireless.stations[0];
  if (status.wireless.legacy !== undefined && peer === undefined) return linkEndsLegacy(status);
  return (band ?? bandInUse(status, peer)) === '60'
    ? linkEnds60GHz(status, peer)
    : linkEnds5GHz(status, peer);
}

function bandInUse(status: DeviceStatus, peer: Station | undefined): RadioBand {
  const bands = radioBands(status);
  const active = bands.find(band => band === peer?.activeLink);
  if (active !== undefined) return active;
  if (bands.includes('60') && bands.includes('5')) {
    return linkState60GHz(status) === LinkState.Connected ? '60' : '5';
  }
  return bands[0] ?? '5';
}

const NOTHING_KNOWN: LinkDirection = {
  capacityKbps: undefined,
  capacityExpectedKbps: undefined,
  throughputKbps: undefined,
  linkScore: undefined,
  averageLinkScore: undefined,
  rateIndexExpected: undefined,
};

/** The one link of an airOS 6 radio: it reports its own readings, nothing of the peer and no expected values. */
function linkEndsLegacy(status: DeviceStatus): LinkEnds {
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

/** Both ends of a 60 GHz link: the station receives the downlink, as on 5 GHz. reading 44. */
function linkEnds60GHz(status: DeviceStatus, station: Station | undefined): LinkEnds {
  const { wireless } = status;
  const whole = singleLink(wireless);
  const role = wirelessRole(wireless.mode);
  const localRadio = station?.radio60;
  const here = receiveDirection(role, 'local');
  const local = { ...localEnd(status, station, here), role };
  const remote =
    station === undefined ? undefined : remoteEnd(status, station, receiveDirection(role, 'remote'));
  const { down: downEnd, up: upEnd } = downAndUp(here, { sent: remote, received: local });
  const downlink = linkDirection(localRadio?.downlink, localRadio?.downlinkCapacityKbps, downEnd, upEnd);
  const uplink = linkDirection(localRadio?.uplink, localRadio?.uplinkCapacityKbps, upEnd, downEnd);
  return {
    technology: '60ghz',
    band: '60',
    local,
    remote,
    downlink,
    uplink,
    combinedCapacityKbps: localRadio?.capacityKbps ?? combinedOf(downlink.capacityKbps, uplink.capacityKbps),
    combinedCapacityExpectedKbps: combinedOf(downlink.capacityExpectedKbps, uplink.capacityExpectedKbps),
    distanceMetres: localRadio?.distanceMetres ?? station?.distanceMetres ?? whole.distanceMetres,
    frequencyMhz: wireless.radio60?.frequencyMhz,
    centerFrequencyMhz: wireless.radio60?.frequencyMhz,
    channelWidthMhz: wireless.radio60?.channelWidthMhz,
    ...airtime(localRadio),
    linkUptimeSeconds: localRadio?.uptimeSeconds ?? station?.uptimeSeconds ?? whole.linkSeconds,
    atpcStatus: undefined,
  };
}

/** Airtime of this one link; that of a whole sector is no station's. */
function airtime(localRadio: Radio60Peer | undefined) {
  const { txAirtimePercent, rxAirtimePercent } = localRadio ?? {};
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
  const localRadio = station?.radio60;
  return {
    ...endIdentity(status),
    ...ownRadio(status),
    role: undefined,
    ...received(localRadio, localRadio, direction),
    radioCounters: localRadio && { rxPackets: localRadio.rxPackets, rxErrors: localRadio.rxErrors },
    rxRate: rate60GHz(localRadio?.rxMcs),
    txRate: rate60GHz(localRadio?.txMcs),
    ...linkThroughput(status, station).local,
  };
}

function remoteEnd(status: DeviceStatus, station: Station, direction: AirDirection): LinkEnd {
  const { remote, radio60: localRadio } = station;
  const remoteRadio = remote?.radio60;
  return {
    ...remoteIdentity(station),
    role: wirelessRole(remote?.mode),
    ...received(remoteRadio, localRadio, direction),
    rxRate: rate60GHz(localRadio?.txMcs),
    txRate: rate60GHz(remoteRadio?.txMcs ?? localRadio?.rxMcs),
    ...linkThroughput(status, station).remote,
    txPowerDbm: remoteRadio?.maxTxPowerDbm,
    antennaGainDbi: remoteRadio?.antennaGainDbi ?? remote?.antennaGainDbi,
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
