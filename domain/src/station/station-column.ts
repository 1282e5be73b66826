import { fadeMargin } from '../fade/fade-margin.ts';
import { worstFirst } from '../link/link-verdict.ts';
import { inEnglish } from '../settings/english.ts';
import type { CellValue } from '../text/csv-cell.ts';
import type { StationRow } from './station-row.ts';

/** One column: its title, the unit of its numbers, and its accessor. */
export interface StationColumn {
  readonly id: string;
  /** An English sentence key. */
  readonly label: string;
  /** Unit symbol; empty for text and counts. */
  readonly unit: string;
  readonly read: (row: StationRow) => CellValue;
}

function column(id: string, label: string, unit: string, read: StationColumn['read']): StationColumn {
  return { id, label, unit, read };
}

/** More digits are no knowledge. */
const tenths = (db: number | undefined): number | undefined =>
  db === undefined ? undefined : Math.round(10 * db) / 10;

/** Every column that the table can show, sort by and export. */
export const STATION_COLUMNS = [
  column('name', 'Name', '', ({ ends }) => ends.remote?.name),
  column('mac', 'MAC', '', ({ station }) => station.mac),
  column('ip', 'IP address', '', ({ ends }) => ends.remote?.ip),
  column('model', 'Model', '', ({ ends }) => ends.remote?.model),
  column('firmware', 'Firmware version', '', ({ ends }) => ends.remote?.firmware),
  column('localSignal', 'Local signal', 'dBm', ({ ends }) => ends.local.signalDbm),
  column('remoteSignal', 'Remote signal', 'dBm', ({ ends }) => ends.remote?.signalDbm),
  column('localCinr', 'Local CINR', 'dB', ({ ends }) => ends.local.cinrDb),
  column('remoteCinr', 'Remote CINR', 'dB', ({ ends }) => ends.remote?.cinrDb),
  column('noiseFloor', 'Noise floor', 'dBm', ({ ends }) => ends.local.noiseFloorDbm),
  column('rxRate', 'Receive rate', '', ({ ends }) => ends.local.rxRate.label),
  column('txRate', 'Transmit rate', '', ({ ends }) => ends.local.txRate.label),
  column('score', 'Link score', '%', ({ verdict }) => verdict.score),
  column('downlinkCapacity', 'Downlink capacity', 'kbps', ({ ends }) => ends.downlink.capacityKbps),
  column('uplinkCapacity', 'Uplink capacity', 'kbps', ({ ends }) => ends.uplink.capacityKbps),
  column('downlinkThroughput', 'Downlink throughput', 'kbps', ({ ends }) => ends.downlink.throughputKbps),
  column('uplinkThroughput', 'Uplink throughput', 'kbps', ({ ends }) => ends.uplink.throughputKbps),
  column('airtime', 'Airtime', '%', ({ ends }) => ends.airtimePercent),
  column('latency', 'Latency', 'ms', ({ station }) => station.txLatencyMs),
  column('fadeMargin', 'Fade margin', 'dB', ({ ends }) => tenths(fadeMargin(ends)?.linkDb)),
  column('distance', 'Distance', 'm', ({ ends }) => ends.distanceMetres),
  column('uptime', 'Connection time', 's', ({ ends }) => ends.linkUptimeSeconds),
  column(
    'ethernet',
    'Ethernet',
    'Mbps',
    ({ ends }) => ends.remote?.ethernet.find(port => port.plugged)?.speedMbps,
  ),
  column('problem', 'Problem', '', ({ verdict }) => {
    const fact = worstFirst(verdict);
    return fact && inEnglish(fact);
  }),
] as const satisfies readonly StationColumn[];

/** The column of an id; undefined for an id that there is not. */
export function stationColumn(id: string): StationColumn | undefined {
  return STATION_COLUMNS.find(candidate => candidate.id === id);
}
