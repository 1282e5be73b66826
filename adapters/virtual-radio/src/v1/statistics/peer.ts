import { peerFreeRamBytes } from '../../machine/vitals.ts';
import type { Station } from '../../peers/peer.ts';
import type { Built, HasRemoteEnds, HasFaultPlan, Linked, Linked60, Timed, Tuned } from '../../aspects.ts';
import { deriveSeed } from '../../random/seeded-random.ts';
import { shownName } from '../../status/peer-section.ts';
import { versionNumber } from '../device/identification.ts';
import { downAndUp, scoreSection } from './link-figures.ts';
import { peerRadio } from './peer-radio.ts';
import { carryingLink, type RadioLinks } from './radio-links.ts';

/** `P` of the reference: a station, what both ends measure of it. */
export function peerSection(
  device: Built & Linked & Linked60 & HasRemoteEnds & HasFaultPlan & Timed & Tuned,
  station: Station,
  place: number,
  all: readonly RadioLinks[],
): Record<string, unknown> {
  const measured = (by: 'local' | 'remote'): Record<string, unknown>[] =>
    all.flatMap(({ radio, links }) => {
      const link = links[place];
      return link?.connected ? [peerRadio(device, station, radio, link, by)] : [];
    });
  return {
    common: commonSection(device, station, place, all),
    local: measured('local'),
    remote: measured('remote'),
  };
}

function commonSection(
  device: Built & Linked & Linked60 & HasRemoteEnds & HasFaultPlan & Timed,
  station: Station,
  place: number,
  all: readonly RadioLinks[],
): Record<string, unknown> {
  const { identity, link } = station;
  const carrying = carryingLink(all, place);
  const passed = Math.floor(device.second);
  const firmware = device.remoteEnds?.firmware(place) ?? identity.version;
  const uptime =
    device.remoteEnds?.uptimeSeconds(place, device.clock.now()) ?? identity.uptimeSeconds + passed;
  const cpu = 5 + (deriveSeed(station.state.seed, Math.floor(device.second / 3)) % 20);
  const free = peerFreeRamBytes(station.state.seed, identity.ramBytes, passed);
  return {
    hostname: shownName(device, identity),
    mgmtIp: identity.ipAddress,
    uptime,
    powerTime: identity.powerTimeSeconds + passed,
    distance: link.distanceMetres,
    timestamp: device.clock.now() - station.state.reportAge * 1000,
    serviceUptime: carrying?.secondsUp ?? 0,
    serviceTime: uptime,
    netMode: 'bridge',
    identification: {
      mac: identity.mac.toLowerCase(),
      product: identity.platform,
      model: identity.platform,
      family: device.profile.board.family ?? 'airMAX',
      firmware,
      firmwareVersion: versionNumber(firmware),
      subsystemID: identity.systemId.replace(/^0x/, ''),
    },
    cpu: [{ usage: cpu }],
    ram: { usage: Math.round(100 * (1 - free / identity.ramBytes)), free, total: identity.ramBytes },
    counters: countersSection(device, station, place),
    gps: { fix: true, lat: identity.latitude, lon: identity.longitude },
    ...(carrying && {
      linkQuality: { linkScore: scoreSection(downAndUp(carrying, device.air.plan.accessPoint)) },
    }),
    trafficShaping: { dlRate: 0, ulRate: 0 },
    carrierDrop: { dropped: false },
    interfaces: [],
  };
}

/**
 * As the peer counts: what it sends is what this device receives. LTU counts at its own radio: what this device sends
 * is sent.
 */
function countersSection(
  device: Linked60 & Built,
  { state }: Station,
  place: number,
): Record<string, number> {
  const link60 = device.links60[place];
  const kbps = (five: number, sixty: number | undefined): number => 1000 * (five + (sixty ?? 0));
  const [received, sent] = device.profile.board.family === 'ltu' ? ['tx', 'rx'] : ['rx', 'tx'];
  return {
    [`${received}Rate`]: kbps(state.txTraffic.throughputKbps, link60?.txTraffic.throughputKbps),
    [`${sent}Rate`]: kbps(state.rxTraffic.throughputKbps, link60?.rxTraffic.throughputKbps),
    [`${received}Bytes`]: state.sent.bytes + (link60?.sent.bytes ?? 0),
    [`${sent}Bytes`]: state.received.bytes + (link60?.received.bytes ?? 0),
    [`${received}Packets`]: state.sent.packets + (link60?.sent.packets ?? 0),
    [`${sent}Packets`]: state.received.packets + (link60?.received.packets ?? 0),
    [`${received}PPS`]: state.txTraffic.packetsPerSecond + (link60?.txTraffic.packetsPerSecond ?? 0),
    [`${sent}PPS`]: state.rxTraffic.packetsPerSecond + (link60?.rxTraffic.packetsPerSecond ?? 0),
  };
}
