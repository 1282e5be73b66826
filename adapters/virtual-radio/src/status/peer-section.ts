import { rssiOfSignal } from '@radiolink/domain/link';
import { reportedDistance } from './distance.ts';
import { shownName } from './shown-name.ts';
import type { PeerIdentity } from '../peers/peer.ts';
import type { Station } from '../peers/station.ts';
import type { HasFarEnds, HasFaultPlan, Linked, Timed } from '../aspects.ts';
import { peerFreeRamBytes } from '../machine/memory.ts';
import { deviceTime } from './device-time.ts';

/** Last report of a peer about itself: section `remote` of a station. */
export function peerSection(
  radio: Linked & HasFarEnds & HasFaultPlan & Timed,
  { identity, state, link }: Station,
): Record<string, unknown> {
  const received = state.tx.reception;
  const sinceCreation = radio.second;
  const place = radio.air.links.indexOf(state);
  const uptime =
    radio.farEnds?.uptimeSeconds(place, radio.clock.now()) ?? identity.uptimeSeconds + sinceCreation;
  return {
    age: state.reportAge,
    device_id: identity.deviceId,
    hostname: shownName(radio, identity),
    platform: identity.platform,
    version: radio.farEnds?.firmware(place) ?? identity.version,
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
