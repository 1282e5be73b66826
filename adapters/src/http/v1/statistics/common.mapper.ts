import type { JsonSchemas as Schemas } from '@radiolink/openapi/json';
import type { GpsStatus, InterfaceStatus } from '@radiolink/domain/status';
import type { Opened } from '../../wire/contract-names.ts';
import type { Section } from '../../wire/section.ts';
import { COUNT, DEGREES, METRES, PERCENT, KBPS } from '../../wire/ranges.ts';
import type { DirectionExpectation } from '@radiolink/domain/station';
import { RunningStatus } from '@radiolink/domain/link';

/** The part of a peer that both of its ends share. */
export type PeerCommon = Opened<Schemas['Peer'], 'common'>;

const PER_KILO = 1000;

/** bit/s as kbps. */
export function kbpsOfBps(bps: number | undefined): number | undefined {
  return bps === undefined ? undefined : bps / PER_KILO;
}

/** Mean load of all processors, percent; `cpu` is a list, and a bare number on older LTU. */
export function mapCpu(holder: Section<Schemas['DeviceStatistics'] | PeerCommon>): number | undefined {
  const processors = holder.sections('cpu', 64).map(cpu => cpu.number('usage', PERCENT));
  const known = processors.filter(usage => usage !== undefined);
  if (known.length > 0) return known.reduce((sum, usage) => sum + usage, 0) / known.length;
  return holder.number('cpu', PERCENT);
}

/** Bytes. */
export function mapRam(ram: Section<Schemas['Memory']>) {
  return { totalRamBytes: ram.number('total', COUNT), freeRamBytes: ram.number('free', COUNT) };
}

/** Undefined for a board without a receiver. */
export function mapGps(gps: Section<NonNullable<Schemas['Gps']>>): GpsStatus | undefined {
  if (!gps.present) return undefined;
  return {
    latitude: gps.number('lat', DEGREES),
    longitude: gps.number('lon', DEGREES),
    altitudeMetres: gps.number('alt', METRES),
    fix: gps.flag('fix'),
    satellites: gps.number('sats', COUNT),
    dimension: gps.number('dim', COUNT),
    dilutionOfPrecision: gps.number('dop', COUNT),
  };
}

/** Counters of one interface or peer. Rates in kbps. */
export type Counters = ReturnType<typeof mapCounters>;

/** No packet is smaller than a byte: some firmware sends garbage in its packet counters. */
function believable(packets: number | undefined, bytes: number | undefined): number | undefined {
  return packets !== undefined && bytes !== undefined && packets > bytes ? undefined : packets;
}

/** Reads counters; what no double holds exactly is garbage and left out. */
export function mapCounters(counters: Section<Schemas['Counters']>) {
  const txBytes = counters.number('txBytes', COUNT);
  const rxBytes = counters.number('rxBytes', COUNT);
  return {
    txBytes,
    rxBytes,
    txPackets: believable(counters.number('txPackets', COUNT), txBytes),
    rxPackets: believable(counters.number('rxPackets', COUNT), rxBytes),
    txPacketsPerSecond: counters.number('txPPS', COUNT),
    rxPacketsPerSecond: counters.number('rxPPS', COUNT),
    txKbps: kbpsOfBps(counters.number('txRate', COUNT)),
    rxKbps: kbpsOfBps(counters.number('rxRate', COUNT)),
  };
}

/** `C` of the reference: capacities in kbps. */
export type Capacities = ReturnType<typeof mapCapacity>;

type CapacityName = keyof Schemas['Capacity'];

/**
 * Some firmware gives `tx` and `rx`, relative to the device, in place of `dl` and `ul`: an access point sends the
 * downlink.
 */
export function mapCapacity(capacity: Section<Schemas['Capacity']>, accessPoint: boolean) {
  const [down, up] = accessPoint ? (['tx', 'rx'] as const) : (['rx', 'tx'] as const);
  const either = (name: CapacityName, other: CapacityName) => {
    const absolute = capacity.number(name, KBPS);
    const relative = capacity.number(other, KBPS);
    return absolute ?? relative;
  };
  return {
    downlink: either('dl', down),
    uplink: either('ul', up),
    combined: capacity.number('combined', KBPS),
    downlinkIdeal: either('dlIdeal', `${down}Ideal`),
    uplinkIdeal: either('ulIdeal', `${up}Ideal`),
    combinedIdeal: capacity.number('combinedIdeal', KBPS),
  };
}

/** `L` of the reference, for one direction. */
export function mapScores(
  scores: Section<Schemas['LinkScore']>,
  direction: 'dl' | 'ul',
): Pick<DirectionExpectation, 'linkScore' | 'averageLinkScore'> {
  return {
    linkScore: scores.number(direction, PERCENT),
    averageLinkScore: scores.number(`${direction}24`, PERCENT),
  };
}

const CONNECTED: ReadonlySet<string> = new Set(['connected', 'active', 'operational']);

const RUNNING_STATUS: ReadonlyMap<string, number> = new Map<string, number>([
  ['connecting', RunningStatus.Auth],
  ['scanning', RunningStatus.Scan],
  ['disconnected', RunningStatus.Scan],
  ['disabled', RunningStatus.Init],
]);

/** True if a `linkState` means that the link is up; undefined if not reported. */
export function isConnected(linkState: string | undefined): boolean | undefined {
  return linkState === undefined ? undefined : CONNECTED.has(linkState);
}

/** The running status that a `linkState` means; undefined for an unknown state. */
export function runningStatusOf(linkState: string | undefined): number | undefined {
  if (linkState === undefined) return undefined;
  return CONNECTED.has(linkState) ? RunningStatus.Run : RUNNING_STATUS.get(linkState);
}

/** `1000-full`, `100-half`. */
const SPEED = /^(\d+)-(full|half)$/;

/**
 * One interface, with the live rates that the dashboard shows. A port without a cable may still report the speed of the
 * last one: it is ignored.
 */
export function mapInterface(entry: Section<Schemas['InterfaceStatistics']>) {
  const state = entry.section('status');
  const statistics = entry.section('statistics');
  const counters = mapCounters(statistics);
  const plugged = state.flag('plugged');
  const [, mbps, duplex] = SPEED.exec(state.text('currentSpeed') ?? '') ?? [];
  const isUp = plugged !== false && mbps !== undefined;
  const { txBytes, rxBytes, txPackets, rxPackets } = counters;
  const status: InterfaceStatus = {
    name: entry.text('id') ?? '',
    enabled: state.flag('enabled'),
    plugged,
    speedMbps: isUp ? Number(mbps) : plugged === false ? 0 : undefined,
    fullDuplex: isUp ? duplex === 'full' : undefined,
    mtu: state.number('mtu', COUNT),
    txBytes,
    rxBytes,
    txPackets,
    rxPackets,
    txErrors: statistics.number('txErrors', COUNT),
    rxErrors: statistics.number('rxErrors', COUNT),
    txDropped: statistics.number('txDropped', COUNT),
    rxDropped: statistics.number('rxDropped', COUNT),
  };
  return { status, counters };
}
