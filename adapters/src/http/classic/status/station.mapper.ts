import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import { receiveDirection, type WirelessRole } from '@radiolink/domain/link';
import type { DisconnectedStation, Station } from '@radiolink/domain/station';
import type { Section } from '../../wire/section.ts';
import { mapAirmax } from './airmax.mapper.ts';
import { chainSignals } from './chains.ts';
import { mapExpectation } from './expectation.mapper.ts';
import { receivedSignal } from './received-signal.ts';
import { macAddress } from '../../wire/mac-address.ts';
import { mapRadio60 } from './radio60.mapper.ts';
import { COUNT, DBM, KBPS, METRES, RSSI, SMALL } from '../../wire/ranges.ts';
import { mapRemote } from './remote.mapper.ts';
import { measuredDistance, unlessZero } from '../../wire/unmeasured.ts';

/**
 * One peer.
 * @param rxChainMask the chains of this device, which the response contains next to the stations
 * @param role of this device, for the words that mean its own receive side
 */
export function mapStation(
  station: Section<Schemas['Station']>,
  rxChainMask: number | undefined,
  role: WirelessRole | undefined,
): Station {
  const traffic = station.section('stats');
  const expecting = station.alsoAs<Schemas['Radio60Remote']>();
  const signal = receivedSignal(station);
  return {
    signalDbm: signal.signalDbm,
    rssi: signal.rssi,
    mac: macAddress(station.text('mac')) ?? '',
    lastIp: station.text('lastip'),
    noiseFloorDbm: station.number('noisefloor', DBM),
    chainSignalsDbm: chainSignals(station.numbers('chainrssi', RSSI), rxChainMask),
    txRateIndex: station.number('tx_idx', SMALL),
    rxRateIndex: station.number('rx_idx', SMALL),
    txStreams: station.number('tx_nss', SMALL),
    rxStreams: station.number('rx_nss', SMALL),
    txLatencyMs: station.number('tx_latency', COUNT),
    distanceMetres: measuredDistance(station.number('distance', METRES)),
    uptimeSeconds: station.number('uptime', COUNT),
    txPackets: station.number('tx_packets', COUNT),
    txLongRetries: station.number('tx_lretries', COUNT),
    txShortRetries: station.number('tx_sretries', COUNT),
    lastDisconnectReason: station.number('last_disc', SMALL),
    downlink: mapExpectation(expecting, 'dl'),
    uplink: mapExpectation(expecting, 'ul'),
    combinedCapacityExpectedKbps: unlessZero(station.number('cb_capacity_expect', KBPS)),
    txFramesByRate: station.numbers('tx_ratedata', COUNT),
    traffic: {
      rxBytes: traffic.number('rx_bytes', COUNT),
      rxPackets: traffic.number('rx_packets', COUNT),
      rxPacketsPerSecond: traffic.number('rx_pps', COUNT),
      txBytes: traffic.number('tx_bytes', COUNT),
      txPackets: traffic.number('tx_packets', COUNT),
      txPacketsPerSecond: traffic.number('tx_pps', COUNT),
    },
    airmax: mapAirmax(station.section('airmax')),
    remote: mapRemote(station.section('remote'), receiveDirection(role, 'remote')),
    linked5: station.flag('linked_5'),
    linked60: station.flag('linked_60'),
    activeLink: station.text('ubond_active'),
    radio60: mapRadio60(
      station.section('prs_sta').alsoAs<Schemas['Radio60Remote']>(),
      receiveDirection(role, 'local'),
    ),
  };
}

/** A station that left. */
export function mapDisconnected(station: Section<Schemas['DisconnectedStation']>): DisconnectedStation {
  return {
    mac: macAddress(station.text('mac')) ?? '',
    lastIp: station.text('lastip'),
    hostname: station.text('hostname'),
    platform: station.text('platform')?.trim(),
    reasonCode: station.number('reason_code', COUNT),
    disconnectedSeconds: station.number('disconnect_duration', COUNT),
    signalDbm: station.number('signal', DBM),
  };
}
