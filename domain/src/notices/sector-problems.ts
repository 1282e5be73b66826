import { type Message, message } from '../errors/message.ts';
import { isProblem, overloadMessage } from '../link/link-reason.ts';
import { isPtmpAccessPoint, LinkState } from '../link/link-state.ts';
import { radioLinks } from '../link/radio-band.ts';
import { RADAR_WAIT_MESSAGE } from '../link/root-cause.ts';
import { isSlowPortCostly, slowPortMessage } from '../link/ethernet-ceiling.ts';
import { isEthernet } from '../network/interface-kind.ts';
import { type StationCause, stationCause } from '../station/station-causes.ts';
import { fallsShort, worstStations } from '../station/station-order.ts';
import { isOnBackup, type StationRow, stationRows } from '../station/station-row.ts';
import type { DeviceStatus } from '../status/device-status.ts';

/** Possible problems of the sector of an access point, the most severe first. */
export type SectorProblemKind =
  | 'radio-off'
  | 'radar-wait'
  | 'disconnected'
  | 'no-stations'
  | 'ethernet-bottleneck'
  | 'overload'
  | 'on-backup'
  | 'red-stations';

/** One thing that is wrong with a sector. */
export interface SectorProblem {
  readonly kind: SectorProblemKind;
  readonly severity: 'danger' | 'warning';
  readonly message: Message;
  /** The same where a list of the stations with their causes stands below. */
  readonly brief?: Message;
  /** The stations it is about, worst first in the order of the device; empty when it is about the radio. */
  readonly stations: readonly string[];
  /** The worst of them, by name, and what is wrong with it. */
  readonly worst?: WorstStation;
}

/** The station that leads the problems of a sector. */
export interface WorstStation {
  readonly name: string;
  readonly cause: StationCause;
}

/**
 * Problems of the sector of a point-to-multipoint access point, the most severe first. The radio is off, in a CAC or
 * without a link, no station is connected, or some stations have problems. Empty on any other device, and if there is
 * no problem. The rows may be passed in if they are known already.
 */
export function sectorProblems(
  status: DeviceStatus,
  rows: readonly StationRow[] = stationRows(status),
): readonly SectorProblem[] {
  if (!isPtmpAccessPoint(status)) return [];
  const radio = radioProblem(status);
  const ofStations = stationProblems(rows);
  // Without a link, what its stations reported last explains nothing.
  if (radio !== undefined) return [radio, ...ofStations];
  return [...slowPort(status), ...overload(status), ...ofStations].toSorted(
    (one, other) => Number(other.severity === 'danger') - Number(one.severity === 'danger'),
  );
}

function radioProblem(status: DeviceStatus): SectorProblem | undefined {
  const states = radioLinks(status).map(({ state }) => state);
  if (states.includes(LinkState.Connected)) return undefined;
  if (states.includes(LinkState.DfsWait)) {
    return about('radar-wait', 'warning', RADAR_WAIT_MESSAGE);
  }
  if (states.every(state => state === LinkState.Disabled)) {
    return about('radio-off', 'danger', message('The radio is off: no station can connect.'));
  }
  const { stationCount, stations } = status.wireless;
  return (stationCount ?? stations.length) === 0
    ? about('no-stations', 'warning', message('No stations connected.'))
    : about('disconnected', 'danger', message('The radio is disconnected.'));
}

/**
 * The own wired port carries the whole sector: it is no fault of any station, and as at one link no problem while it
 * costs nothing. readings 21 and 50.
 */
function slowPort({ interfaces, wireless }: DeviceStatus): readonly SectorProblem[] {
  const { polling } = wireless;
  const ports = interfaces.filter(({ name }) => isEthernet({ devname: name }));
  if (!isSlowPortCostly(ports, wireless)) return [];
  const text = slowPortMessage('local', ports, {
    downlinkKbps: polling.downlinkCapacityKbps,
    uplinkKbps: polling.uplinkCapacityKbps,
    combinedKbps: polling.combinedCapacityKbps,
  });
  return text === undefined ? [] : [about('ethernet-bottleneck', 'danger', text)];
}

/** The traffic of all stations fills the channel: no fault of one of them. */
function overload({ wireless }: DeviceStatus): readonly SectorProblem[] {
  const text = overloadMessage(wireless.polling.airtimePercent);
  return text === undefined ? [] : [about('overload', 'warning', text)];
}

function stationProblems(rows: readonly StationRow[]): readonly SectorProblem[] {
  const onBackup = rows.filter(isOnBackup);
  const text = message('The 60 GHz link is down. Stations on the 5 GHz backup link: {number}.', {
    number: onBackup.length,
  });
  return [
    ...(onBackup.length === 0 ? [] : [about('on-backup', 'warning', text, onBackup)]),
    ...redStations(rows.filter(fallsShort)),
  ];
}

/** The worst station leads with its cause, as severe as at its link; the others are counted. reading 21. */
function redStations(red: readonly StationRow[]): readonly SectorProblem[] {
  const [worst] = worstStations(red, 1);
  if (worst === undefined) return [];
  const { ends, station, verdict } = worst;
  const name = ends.remote?.name || station.mac;
  const facts = {
    station: name,
    cause: (verdict.reasons.find(isProblem) ?? { message: verdict.headline }).message,
  };
  const [text, brief] =
    red.length === 1
      ? [message('{station}: {cause}', facts), message('{station} needs attention.', { station: name })]
      : [
          message('{station}: {cause} Stations with problems: {number}.', { ...facts, number: red.length }),
          message('{count} stations need attention.', { count: red.length }),
        ];
  const problem = about('red-stations', 'danger', text, red);
  return [{ ...problem, brief, worst: { name, cause: stationCause(worst) } }];
}

function about(
  kind: SectorProblemKind,
  severity: SectorProblem['severity'],
  text: Message,
  rows: readonly StationRow[] = [],
): SectorProblem {
  return { kind, severity, message: text, stations: rows.map(({ key }) => key) };
}
