import { firmwareMismatch } from '../device/firmware-compatibility.ts';
import { type Message, message } from '../errors/message.ts';
import { AtpcStatus } from '../status/radio-codes.ts';
import { linkEnds } from '../link/link-ends.ts';
import { isProblem, overloadMessage } from '../link/link-reason.ts';
import { isPtmpAccessPoint, LinkState } from '../link/link-state.ts';
import { radioLinks } from '../link/radio-band.ts';
import {
  isStateCause,
  RADAR_WAIT_MESSAGE,
  type RootCause,
  rootCause,
  stateCause,
} from '../link/root-cause.ts';
import { ethernetFaults } from '../network/ethernet-fault.ts';
import { isEthernet } from '../network/interface-kind.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { compareNotices, type Notice, type NoticeSeverity } from './notice.ts';
import { type SectorProblem, sectorProblems } from './sector-problems.ts';

/** From this temperature a device is too hot, degrees Celsius. Project default. */
export const HIGH_TEMPERATURE_CELSIUS = 85;

/** Fields used of an earlier status: the counters of its ports. */
type Earlier = Pick<DeviceStatus, 'interfaces'> | undefined;

/** The leading radio fact, as it is shown: the root cause of the one link, or the problem of the sector. */
export interface AirFacts {
  readonly cause: RootCause | undefined;
  readonly sector: readonly SectorProblem[];
}

type AlertRule = (status: DeviceStatus, previous: Earlier) => readonly Notice[];

const RULES: readonly AlertRule[] = [besideRadio, radar, power, ethernet, remoteEthernet, load, firmware];

/**
 * Problems of the device found in a status, as messages, the worst first. Increasing errors are found only by
 * comparison with an earlier status of the same device. Radio problems may be passed in where a steady verdict is
 * known.
 */
export function deviceAlerts(
  status: DeviceStatus,
  previous?: Earlier,
  air: AirFacts = airFacts(status),
): readonly Notice[] {
  const found = RULES.flatMap(rule => rule(status, previous)).filter(({ id }) => !isSaidBy(air, id));
  return [...linkAlerts(air), ...sectorAlerts(air), ...found].toSorted(compareNotices);
}

/** Radio problems found in one status alone. */
export function airFacts(status: DeviceStatus): AirFacts {
  return { cause: isPtmpAccessPoint(status) ? undefined : causeOf(status), sector: sectorProblems(status) };
}

/** With several peers the readings belong to none in particular: their table shows them. */
function causeOf(status: DeviceStatus): RootCause | undefined {
  return status.wireless.stations.length > 1 ? stateCause(status) : rootCause(status);
}

function alert(id: string, severity: NoticeSeverity, text: Message): Notice {
  return { id, severity, message: text, dismissible: false };
}

/** The one root cause of the link; a note is no alert. reading 21. */
function linkAlerts({ cause }: AirFacts): readonly Notice[] {
  if (cause === undefined || !isProblem(cause)) return [];
  const about = isStateCause(cause) ? cause.band : cause.side;
  const id = ['link', cause.kind, about].filter(part => part !== undefined).join('-');
  return [alert(id, cause.severity, cause.message)];
}

/** A slow port that is the bottleneck of the link is one fact, not two, and so is a channel that is full. */
function isSaidBy({ cause, sector }: AirFacts, id: string): boolean {
  if (id === 'airtime') return cause?.kind === 'overload' || sector.some(({ kind }) => kind === 'overload');
  const isLocal = id.endsWith('-slow') && !id.startsWith('remote-');
  if (isLocal && sector.some(({ kind }) => kind === 'ethernet-bottleneck')) return true;
  if (cause?.kind !== 'ethernet-bottleneck' || !isProblem(cause)) return false;
  return id.endsWith('-slow') && id.startsWith('remote-') === (cause.side === 'remote');
}

/** That every station is on its backup is one fact with that of the radio. */
function sectorAlerts({ cause, sector }: AirFacts): readonly Notice[] {
  const others = sector.filter(({ kind }) => kind !== 'on-backup' || cause?.kind !== 'backup');
  return others.map(({ kind, severity, message: text }) => alert(`sector-${kind}`, severity, text));
}

/** A radio that listens for radar while the other one carries the link: no cause, but worth knowing. */
function besideRadio(status: DeviceStatus): readonly Notice[] {
  const links = radioLinks(status);
  if (!links.some(({ state }) => state === LinkState.Connected)) return [];
  return links
    .filter(({ state }) => state === LinkState.DfsWait)
    .map(({ band }) => alert(`radar-wait-${band}`, 'warning', RADAR_WAIT_MESSAGE));
}

function radar({ wireless }: DeviceStatus): readonly Notice[] {
  if ((wireless.nolState ?? 0) <= 0) return [];
  const seconds = wireless.nolTimeoutSeconds;
  const text =
    seconds === undefined || seconds <= 0
      ? message('Radar detected: channels are blocked.')
      : message('Radar detected: channels are blocked for another {seconds} s.', { seconds });
  return [alert('radar', 'warning', text)];
}

function power({ wireless }: DeviceStatus): readonly Notice[] {
  if (wireless.polling.atpcStatus === AtpcStatus.AutoFailed) {
    return [
      alert('atpc', 'warning', message('Automatic power control failed: no report from the remote end.')),
    ];
  }
  return wireless.polling.atpcStatus === AtpcStatus.AutoLimitsReached
    ? [alert('atpc', 'notice', message('Automatic power control has reached its limits.'))]
    : [];
}

function ethernet(status: DeviceStatus, previous: Earlier): readonly Notice[] {
  return status.interfaces
    .filter(({ name }) => isEthernet({ devname: name }))
    .flatMap(port => {
      const before = previous?.interfaces.find(({ name }) => name === port.name);
      return portAlerts(port.name, ethernetFaults(port, { before, after: port }));
    });
}

function portAlerts(port: string, faults: ReturnType<typeof ethernetFaults>): readonly Notice[] {
  return faults
    .filter(({ kind }) => kind !== 'unknown-length')
    .map(({ kind, severity, message: text }) => alert(`${port}-${kind}`, severity, text));
}

/** The wired ports of the remote end as it reports them, named after it; with many stations the table shows them. */
function remoteEthernet(status: DeviceStatus): readonly Notice[] {
  if (status.wireless.stations.length !== 1) return [];
  const { remote } = linkEnds(status);
  const whose = remote?.name || remote?.mac;
  return (remote?.ethernet ?? []).flatMap(port => {
    const name = whose === undefined ? port.name : `${whose} ${port.name}`;
    return portAlerts(`remote-${port.name}`, ethernetFaults({ ...port, name }));
  });
}

function load({ host, wireless }: DeviceStatus): readonly Notice[] {
  const { temperatureCelsius: celsius } = host;
  const overload = overloadMessage(wireless.polling.airtimePercent);
  const found: Notice[] = [];
  if (overload !== undefined) found.push(alert('airtime', 'warning', overload));
  if (celsius !== undefined && celsius >= HIGH_TEMPERATURE_CELSIUS) {
    found.push(
      alert('temperature', 'danger', message('Device temperature too high: {celsius} °C.', { celsius })),
    );
  }
  return found;
}

/**
 * The first remote end whose firmware is not compatible with this device's. §9.firmware-compatibility.
 */
function firmware({ host, wireless }: DeviceStatus): readonly Notice[] {
  // Many stations run few versions, and this is asked at each tick.
  const versions = new Set(wireless.stations.map(({ remote }) => remote?.firmwareVersion));
  for (const version of versions) {
    const mismatch = firmwareMismatch(host.firmwareVersion, version);
    if (mismatch !== undefined) return [alert('firmware', 'warning', mismatch)];
  }
  return [];
}
