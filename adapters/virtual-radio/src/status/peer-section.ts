import { rssiOfSignal } from '@radiolink/domain/link';
import type { HasRemoteEnds, HasFaultPlan, Linked, Timed } from '../aspects.ts';
import { hostileName } from '../faults/faults.ts';
import { peerFreeRamBytes } from '../machine/vitals.ts';
import type { PeerIdentity, Station } from '../peers/peer.ts';
import { deviceTime } from './host-section.ts';

/** A radio measures distance by the acknowledgement's delay, 1 µs for 150 m. */
const STEP_METRES = 150;

/** Distance as the device reports it, metres. */
export function reportedDistance(metres: number): number {
  return Math.max(STEP_METRES, Math.round(metres / STEP_METRES) * STEP_METRES);
}

/** Name of a peer as the device reports it: its own, or a hostile one when that fault is set. */
export function shownName({ faultPlan, stations }: Linked & HasFaultPlan, identity: PeerIdentity): string {
  if (!faultPlan.hostileNames) return identity.hostname;
  return hostileName(stations.findIndex(station => station.identity === identity));
}

/** Last report of a peer about itself: section `remote` of a station. */
export function peerSection(
  radio: Linked & HasRemoteEnds & HasFaultPlan & Timed,
  { identity, state, link }: Station,
): Record<string, unknown> {
  const received = state.tx.reception;
  const sinceCreation = radio.second;
  const place = radio.air.links.indexOf(state);
  const uptime =
    radio.remoteEnds?.uptimeSeconds(place, radio.clock.now()) ?? identity.uptimeSeconds + sinceCreation;
  return {
    age: state.reportAge,
    device_id: identity.deviceId,
    hostname: shownName(radio, identity),
    platform: identity.platform,
    version: radio.remoteEnds?.firmware(place) ?? identity.version,
    time: deviceTime(radio.clock.now() - state.reportAge * 1000),
    cpuload: Math.round(50 + (state.seed % 90) + state.rxTraffic.throughputKbps / 60) / 10,
    temperature: 0,
    totalram: identity.ramBytes,
    freeram: peerFreeRamBytes(state.seed, identity.ramBytes, sinceCreation - state.reportAge),
    netrole: 'bridge',
    mode: identity.mode,
    sys_id: identity.systemId,
    tx_throughput: state.rxTraffic.throughputKbps,
    rx_throughput: state.txTraffic.throughputKbps,
    uptime,
    power_time: identity.powerTimeSeconds + sinceCreation,
    compat_11n: 0,
    signal: received.signalDbm,
    rssi: rssiOfSignal(received.signalDbm),
    noisefloor: received.noiseFloorDbm,
    tx_power: state.remotePower.powerDbm,
    distance: reportedDistance(state.distanceMetres),
    rx_chainmask: 3,
    chainrssi: received.chainRssi,
    tx_ratedata: state.remoteRates.values,
    tx_bytes: state.received.bytes,
    rx_bytes: state.sent.bytes,
    antenna_gain: identity.antennaGainDbi,
    cable_loss: link.remote.cableLossDb,
    height: identity.heightMetres,
    ethlist: ethernetPorts(state.seed, identity),
    ipaddr: [identity.ipAddress],
    gps: { lat: identity.latitude.toFixed(6), lon: identity.longitude.toFixed(6), fix: 0 },
    oob: false,
    unms: { status: 0 },
    airview: 2,
    service: { time: uptime, link: state.presence.secondsUp },
  };
}

function ethernetPorts(
  seed: number,
  { cableLengthMetres, secondPort }: PeerIdentity,
): Record<string, unknown>[] {
  const plugged = {
    ifname: 'eth0',
    enabled: true,
    plugged: true,
    duplex: true,
    speed: 1000,
    snr: [30, 29, 30, 30].map((snrDb, pair) => snrDb - ((seed >> pair) % 2)),
    cable_len: cableLengthMetres,
  };
  const empty = { ...plugged, ifname: 'eth1', plugged: false, speed: 0, snr: [0, 0, 0, 0], cable_len: 0 };
  return secondPort ? [plugged, empty] : [plugged];
}
