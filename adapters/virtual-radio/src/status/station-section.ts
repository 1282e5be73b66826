import { combinedCapacityKbps, rssiOfSignal } from '@radiolink/domain/link';
import type { HasFaultPlan, Linked, Timed, Tuned } from '../aspects.ts';
import type { Station } from '../peers/peer.ts';
import { usagePerMille } from '../physics/airtime.ts';
import type { Direction } from '../physics/direction.ts';
import type { Direction60 } from '../physics/direction60.ts';
import { evmRows } from '../physics/evm.ts';
import type { Traffic } from '../physics/traffic.ts';
import { deriveSeed } from '../random/seeded-random.ts';
import { peerSection, reportedDistance } from './peer-section.ts';

/** What a station reports of the directions of its link beside what it expects of them. */
export function expectations(down: Direction | Direction60, up: Direction | Direction60) {
  return {
    dl_signal_expect: down.expectedSignalDbm,
    ul_signal_expect: up.expectedSignalDbm,
    dl_capacity_expect: down.expectedCapacityKbps,
    ul_capacity_expect: up.expectedCapacityKbps,
    dl_rate_expect: down.expectedRateIndex,
    ul_rate_expect: up.expectedRateIndex,
    dl_linkscore: down.linkScore,
    ul_linkscore: up.linkScore,
    dl_avg_linkscore: down.averageLinkScore,
    ul_avg_linkscore: up.averageLinkScore,
  };
}

/**
 * One entry of `wireless.sta`, shape of airMAX AC 8.7. Downlink is from the access point, whichever end
 * reports it.
 */
export function stationSection(
  radio: Linked & HasFaultPlan & Timed & Tuned,
  station: Station,
): Record<string, unknown> {
  const { identity, state } = station;
  const accessPoint = radio.air.plan.accessPoint;
  const down = accessPoint ? state.tx : state.rx;
  const up = accessPoint ? state.rx : state.tx;
  const { reception } = state.rx;
  return {
    mac: identity.mac,
    lastip: identity.ipAddress,
    signal: reception.signalDbm,
    rssi: rssiOfSignal(reception.signalDbm),
    noisefloor: reception.noiseFloorDbm,
    chainrssi: reception.chainRssi,
    tx_idx: state.tx.rateIndex,
    rx_idx: state.rx.rateIndex,
    tx_nss: state.tx.streams,
    rx_nss: state.rx.streams,
    tx_latency: latencyMs(radio, station),
    distance: reportedDistance(state.distanceMetres),
    tx_packets: 0,
    tx_lretries: 0,
    tx_sretries: 0,
    uptime: state.presence.secondsUp,
    cb_capacity_expect: combinedCapacityKbps(down.expectedCapacityKbps, up.expectedCapacityKbps),
    ...expectations(down, up),
    tx_ratedata: state.localRates.values,
    stats: {
      rx_bytes: state.received.bytes,
      rx_packets: state.received.packets,
      rx_pps: state.rxTraffic.packetsPerSecond,
      tx_bytes: state.sent.bytes,
      tx_packets: state.sent.packets,
      tx_pps: state.txTraffic.packetsPerSecond,
    },
    airmax: airmaxSection(radio, station, down, up),
    last_disc: state.presence.lastReason,
    remote: peerSection(radio, station),
  };
}

function airmaxSection(
  radio: Timed & Tuned,
  { state }: Station,
  down: Direction,
  up: Direction,
): Record<string, unknown> {
  const priority = radio.settings.mode.endsWith('-ptmp') ? 2 : 0;
  return {
    actual_priority: priority,
    beam: 0,
    desired_priority: priority,
    cb_capacity: combinedCapacityKbps(down.capacityKbps, up.capacityKbps),
    dl_capacity: down.capacityKbps,
    ul_capacity: up.capacityKbps,
    atpc_status: state.remotePower.status,
    rx: directionSection(deriveSeed(state.seed, radio.second, 0), state.rx, state.rxTraffic),
    tx: directionSection(deriveSeed(state.seed, radio.second, 1), state.tx, state.txTraffic),
  };
}

function directionSection(seed: number, direction: Direction, traffic: Traffic): Record<string, unknown> {
  const { cinrDb, chainRssi } = direction.reception;
  return {
    usage: usagePerMille(traffic.throughputKbps, direction.capacityKbps),
    cinr: Math.round(cinrDb),
    evm: evmRows(seed, cinrDb, Math.max(...chainRssi)),
  };
}

/** A busy channel makes frames wait. */
function latencyMs(radio: Linked & Timed, { state }: Station): number {
  const waiting = radio.air.airtime.use / 200;
  return Math.round(waiting + (deriveSeed(state.seed, radio.second) % 100) / 100);
}
