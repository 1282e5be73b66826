import type { Station } from '../status/station.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { WirelessStatus } from '../status/wireless-status.ts';
import { combinedOf, endIdentity, linkDirection, linkThroughput, remoteIdentity } from './link-end-parts.ts';
import {
  type AirDirection,
  downAndUp,
  type LinkEnd,
  type LinkEnds,
  type LinkRate,
  receiveDirection,
} from './link-end.ts';
import { radioBands } from './radio-band.ts';
import { rate5GHz } from './rate-text.ts';
import { singleLink, type WirelessRole, wirelessRole } from './link-state.ts';

/** Both ends of a 5 GHz link (airMAX AC, LTU). */
export function linkEnds5GHz(status: DeviceStatus, station: Station | undefined): LinkEnds {
  const { wireless } = status;
  const whole = singleLink(wireless);
  const role = wirelessRole(wireless.mode);
  const local = localEnd(status, station, role);
  const remote = station === undefined ? undefined : remoteEnd(status, station, role);
  const here = receiveDirection(role, 'local');
  const { down: downEnd, up: upEnd } = downAndUp(here, { sent: remote, received: local });
  const downlink = linkDirection(station?.downlink, station?.airmax?.downlinkCapacityKbps, downEnd, upEnd);
  const uplink = linkDirection(station?.uplink, station?.airmax?.uplinkCapacityKbps, upEnd, downEnd);
  // Of two radios the device counts the airtime of the one in use.
  const counted = radioBands(status).length < 2 ? whole.polling : undefined;
  const tx = station?.airmax?.tx.airtimePercent;
  const rx = station?.airmax?.rx.airtimePercent;
  return {
    technology: '5ghz',
    band: '5',
    local,
    remote,
    downlink,
    uplink,
    combinedCapacityKbps:
      station?.airmax?.combinedCapacityKbps ?? combinedOf(downlink.capacityKbps, uplink.capacityKbps),
    combinedCapacityExpectedKbps:
      station?.combinedCapacityExpectedKbps ??
      combinedOf(downlink.capacityExpectedKbps, uplink.capacityExpectedKbps),
    distanceMetres: station?.distanceMetres ?? whole.distanceMetres,
    frequencyMhz: wireless.frequencyMhz,
    centerFrequencyMhz: wireless.centerFrequencyMhz,
    ...apart(wireless),
    channelWidthMhz: wireless.channelWidthMhz,
    airtimePercent: tx !== undefined && rx !== undefined ? tx + rx : counted?.airtimePercent,
    txAirtimePercent: tx ?? counted?.txAirtimePercent,
    rxAirtimePercent: rx ?? counted?.rxAirtimePercent,
    linkUptimeSeconds: station?.uptimeSeconds ?? whole.linkSeconds,
    atpcStatus: station?.airmax?.atpcStatus ?? whole.polling?.atpcStatus,
  };
}

function apart({ frequencyMhz, receiveFrequencyMhz }: WirelessStatus): Partial<LinkEnds> {
  return receiveFrequencyMhz === undefined || receiveFrequencyMhz === frequencyMhz
    ? {}
    : { receiveFrequencyMhz };
}

function localEnd(
  status: DeviceStatus,
  station: Station | undefined,
  role: WirelessRole | undefined,
): LinkEnd {
  const { wireless } = status;
  const received = station?.[receiveDirection(role, 'local')];
  return {
    ...endIdentity(status),
    role,
    signalDbm: station?.signalDbm,
    signalExpectedDbm: received?.signalExpectedDbm,
    chainSignalsDbm: station?.chainSignalsDbm,
    noiseFloorDbm: station?.noiseFloorDbm ?? wireless.noiseFloorDbm,
    cinrDb: station?.airmax?.rx.cinrDb,
    ratio: 'CINR',
    rxRate: receiveRate(station, 'rx'),
    txRate: receiveRate(station, 'tx'),
    rxRateIndexExpected: received?.rateIndexExpected,
    ...receiveCapacity(station, receiveDirection(role, 'local')),
    ...linkThroughput(status, station).local,
  };
}

function remoteEnd(status: DeviceStatus, station: Station, localRole: WirelessRole | undefined): LinkEnd {
  const { remote, airmax } = station;
  const received = station[receiveDirection(localRole, 'remote')];
  return {
    ...remoteIdentity(station),
    role: wirelessRole(remote?.mode) ?? opposite(localRole),
    signalDbm: remote?.signalDbm,
    signalExpectedDbm: received.signalExpectedDbm,
    chainSignalsDbm: remote?.chainSignalsDbm,
    noiseFloorDbm: remote?.noiseFloorDbm,
    cinrDb: airmax?.tx.cinrDb,
    ratio: 'CINR',
    rxRate: receiveRate(station, 'tx'),
    txRate: receiveRate(station, 'rx'),
    rxRateIndexExpected: received.rateIndexExpected,
    ...receiveCapacity(station, receiveDirection(localRole, 'remote')),
    ...linkThroughput(status, station).remote,
    txPowerDbm: remote?.txPowerDbm,
    antennaGainDbi: remote?.antennaGainDbi,
  };
}

function receiveRate(station: Station | undefined, way: 'tx' | 'rx'): LinkRate {
  const rate = rate5GHz(station?.[`${way}RateIndex`], station?.[`${way}Streams`]);
  return rate.label === undefined ? { ...rate, label: station?.[`${way}Rate`] } : rate;
}

function opposite(role: WirelessRole | undefined): WirelessRole | undefined {
  if (role === undefined) return undefined;
  return role === 'station' ? 'access-point' : 'station';
}

function receiveCapacity(station: Station | undefined, received: AirDirection) {
  const { airmax } = station ?? {};
  return {
    rxCapacityKbps: received === 'downlink' ? airmax?.downlinkCapacityKbps : airmax?.uplinkCapacityKbps,
    rxCapacityExpectedKbps: station?.[received].capacityExpectedKbps,
    rxLinkScore: station?.[received].linkScore,
  };
}
