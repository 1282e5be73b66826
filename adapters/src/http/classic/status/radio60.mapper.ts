import type { ClassicSchemas as Schemas } from '@radiolink/openapi/classic';
import type { Radio60Peer } from '@radiolink/domain/station';
import type { AirDirection } from '@radiolink/domain/link';
import type { Section } from '../../wire/section.ts';
import { measuredDistance } from '../../wire/unmeasured.ts';
import { mapExpectation } from './expectation.mapper.ts';
import { COUNT, DB, DBI, DBM, KBPS, METRES, SMALL } from '../../wire/ranges.ts';

/**
 * AF60-HD sends capacities in Mbps (924), AF60-LR in kbps (1951000). The slowest 60 GHz rate at half width is
 * above 10000 kbps and the fastest below 10000 Mbps, so the number determines its unit for every model.
 */
const FIRST_KBPS = 10_000;

function kbps(capacity: number | undefined): number | undefined {
  return capacity !== undefined && capacity < FIRST_KBPS ? capacity * 1000 : capacity;
}

/**
 * One end of a 60 GHz link: `prs_sta` as received here, `prs_remote` as the remote end reports it. Its `dl` is the receive
 * side of the end that reports, whatever its role: translated here. reading 44.
 * @param received the direction that this end receives
 */
export function mapRadio60(
  peer: Section<Schemas['Radio60Station'] & Schemas['Radio60Remote']>,
  received: AirDirection,
): Radio60Peer | undefined {
  if (!peer.present) return undefined;
  const expecting = peer.alsoAs<Schemas['Station']>();
  const [down, up] = received === 'downlink' ? (['dl', 'ul'] as const) : (['ul', 'dl'] as const);
  const stats = peer.section('stats');
  const bytesInStats = { tx: stats.number('tx_bytes', COUNT), rx: stats.number('rx_bytes', COUNT) };
  const bytesBeside = { tx: peer.number('tx_bytes', COUNT), rx: peer.number('rx_bytes', COUNT) };
  return {
    signalDbm: peer.number('rssi_data', DBM),
    snrDb: peer.number('snr', DB),
    capacityKbps: kbps(peer.number('capacity', KBPS)),
    downlinkCapacityKbps: kbps(peer.number(`${down}_capacity`, KBPS)),
    uplinkCapacityKbps: kbps(peer.number(`${up}_capacity`, KBPS)),
    downlink: mapExpectation(expecting, down, kbps),
    uplink: mapExpectation(expecting, up, kbps),
    txMcs: peer.number('tx_mcs', SMALL),
    rxMcs: peer.number('rx_mcs', SMALL),
    txSector: peer.number('tx_sector', SMALL),
    rxSector: peer.number('rx_sector', SMALL),
    distanceMetres: measuredDistance(peer.number('distance', METRES)),
    uptimeSeconds: peer.number('uptime', COUNT),
    txPackets: stats.number('tx_packets', COUNT),
    rxPackets: stats.number('rx_packets', COUNT),
    txBytes: bytesInStats.tx ?? bytesBeside.tx,
    rxBytes: bytesInStats.rx ?? bytesBeside.rx,
    txErrors: stats.number('tx_errors', COUNT),
    rxErrors: stats.number('rx_errors', COUNT),
    antennaGainDbi: peer.number('antenna_gain', DBI),
    maxTxPowerDbm: peer.number('tx_maxpower', DBM),
    waveAi: peer.flag('wave_ai'),
  };
}
