import { isWiredPort } from '../network/interface-kind.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import type { Maybe } from '../status/host-status.ts';
import type { DirectionExpectation, Station } from '../status/station.ts';
import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import type { LinkDirection, LinkEnd } from './link-end.ts';

/** The management address is the bridge's, on a router the first port that has one. */
const ADDRESS_ORDER = ['br0', 'ath0', 'wlan0', 'eth0'];

/** Identity of this device as it reports it, the same for every technology. */
export function endIdentity(status: DeviceStatus) {
  const { host, wireless, interfaces } = status;
  const addressed = interfaces.filter(candidate => candidate.ipAddress !== undefined);
  const preferred = ADDRESS_ORDER.map(name => addressed.find(candidate => candidate.name === name));
  const radio = interfaces.find(candidate => candidate.name === 'ath0' || candidate.name === 'wlan0');
  return {
    side: 'local' as const,
    name: host.hostname,
    model: host.deviceModel,
    firmware: host.firmwareVersion,
    mac: radio?.hwaddr,
    ip: (preferred.find(candidate => candidate !== undefined) ?? addressed[0])?.ipAddress,
    txPowerDbm: wireless.txPowerDbm,
    eirpDbm: wireless.eirpDbm,
    antennaGainDbi: wireless.antennaGainDbi,
    ethernet: interfaces.filter(candidate => isWiredPort(candidate.name)),
    uptimeSeconds: host.uptimeSeconds,
    cpuLoadPercent: host.cpuLoadPercent,
    temperatureCelsius: host.temperatureCelsius,
  };
}

/** Identity of the peer as it reports it, the same for every technology. */
export function remoteIdentity({ mac, lastIp, remote }: Station) {
  return {
    side: 'remote' as const,
    name: remote?.hostname,
    model: remote?.platform,
    firmware: remote?.firmwareVersion,
    mac,
    ip: lastIp ?? remote?.ipAddresses[0],
    ethernet: remote?.ethernet ?? [],
    uptimeSeconds: remote?.uptimeSeconds,
    cpuLoadPercent: remote?.cpuLoadPercent,
    temperatureCelsius: remote?.temperatureCelsius,
  };
}

/** Combined capacity of a link whose directions share the air: the mean of both, kbps. NaN for an invalid capacity. */
export function combinedCapacityKbps(downlinkKbps: number, uplinkKbps: number): number {
  return (within(downlinkKbps, PHYSICAL.amount) + within(uplinkKbps, PHYSICAL.amount)) / 2;
}

/**
 * Link score of one direction, 0 to 100: how much of the expected capacity there is, cut to whole percent and
 * capped. 0 when nothing is expected, NaN for an invalid capacity.
 */
export function linkScore(capacityKbps: number, expectedKbps: number): number {
  if (!isWithin(capacityKbps, PHYSICAL.amount) || !isWithin(expectedKbps, PHYSICAL.amount)) return Number.NaN;
  if (expectedKbps === 0) return 0;
  return Math.max(0, Math.min(100, Math.floor((100 * capacityKbps) / expectedKbps)));
}

/**
 * One direction, combined from the device's expectation, the capacity, and its two ends. Both ends tell the
 * throughput of the link by one counter.
 */
export function linkDirection(
  expectation: DirectionExpectation | undefined,
  capacityKbps: Maybe<number>,
  receiver: LinkEnd | undefined,
  sender: LinkEnd | undefined,
): LinkDirection {
  return {
    capacityKbps,
    capacityExpectedKbps: expectation?.capacityExpectedKbps,
    throughputKbps: receiver?.rxThroughputKbps ?? sender?.txThroughputKbps,
    linkScore: expectation?.linkScore,
    averageLinkScore: expectation?.averageLinkScore,
    rateIndexExpected: expectation?.rateIndexExpected,
  };
}

/** The combined capacity of two directions; undefined unless both are known. */
export function combinedOf(one: Maybe<number>, other: Maybe<number>): number | undefined {
  return one === undefined || other === undefined ? undefined : combinedCapacityKbps(one, other);
}

/** What an end receives and sends, kbps. */
type EndThroughput = Pick<LinkEnd, 'rxThroughputKbps' | 'txThroughputKbps'>;

interface LinkThroughput {
  readonly local: EndThroughput;
  readonly remote: EndThroughput;
}

/**
 * Traffic of this one link, by one counter wherever it is shown: what one end sends, the other receives. Of a single link
 * this device counts, live; of several it counts the sum, and the report of the peer, which lags, is that of its link.
 * reading 22.
 */
export function linkThroughput({ wireless }: DeviceStatus, station: Station | undefined): LinkThroughput {
  const { remote } = station ?? {};
  const own = wireless.stations.length > 1 ? undefined : wireless;
  const sent = own?.txThroughputKbps ?? remote?.rxThroughputKbps;
  const received = own?.rxThroughputKbps ?? remote?.txThroughputKbps;
  return {
    local: { rxThroughputKbps: received, txThroughputKbps: sent },
    remote: { rxThroughputKbps: sent, txThroughputKbps: received },
  };
}
