import { type Message, message } from '../errors/message.ts';
import { dataPort } from '../link/ethernet-ceiling.ts';
import { type AirDirection, receiveDirection } from '../link/link-end.ts';
import { linkEnds } from '../link/link-ends.ts';
import { wirelessRole } from '../link/link-state.ts';
import type { DeviceStatus } from '../status/device-status.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { JobStatus } from './job.ts';

/** Measured directions: one after the other, one alone, or both simultaneously. */
export type SpeedTestDirection = 'both' | 'tx' | 'rx' | 'duplex';

/** Phase of a test. */
export type SpeedTestPhase = 'connect' | 'tx' | 'rx' | 'done';

/** A running or finished test. Rates in kbps as this device sees them. */
export interface SpeedTest {
  readonly id: string;
  readonly status: JobStatus;
  readonly phase: SpeedTestPhase;
  readonly elapsedSeconds: number;
  readonly durationSeconds: number;
  readonly txKbps?: number | undefined;
  readonly rxKbps?: number | undefined;
  readonly samples: readonly SpeedTestSample[];
  readonly failureReason?: string | undefined;
}

/** Rates at one moment, kbps. */
export interface SpeedTestSample {
  readonly seconds: number;
  readonly txKbps?: number | undefined;
  readonly rxKbps?: number | undefined;
}

/** Maximum duration of a test, seconds. */
export const SPEED_TEST_SECONDS = { min: 1, max: 6000, default: 30 } as const;
/** Web port of the other device, unless it is said to be another. */
export const SPEED_TEST_DEFAULT_PORT = 443;
/** State of the classic test when it is over; its flags then are 0 when it went well. */
export const CLASSIC_FINISHED_STATE = 10;

const PHASE_WORDS: Readonly<Record<SpeedTestPhase, string>> = {
  connect: 'Connecting',
  tx: 'Measuring transmit',
  rx: 'Measuring receive',
  done: 'Done',
};

/** The words for a phase. @param sends which way through the air this device sends; undefined if that is unknown */
export function speedTestPhaseMessage(phase: SpeedTestPhase, sends?: AirDirection): Message {
  if (sends === undefined || phase === 'connect' || phase === 'done') return message(PHASE_WORDS[phase]);
  return message((phase === 'tx') === (sends === 'downlink') ? 'Measuring downlink' : 'Measuring uplink');
}

/** Phase of a classic test, from its state and flags; a test whose state is no code has failed. */
export function classicSpeedTestStatus(state: number, flags: number): JobStatus {
  if (!Number.isInteger(state) || !Number.isInteger(flags)) return 'failed';
  if (state !== CLASSIC_FINISHED_STATE) return 'in-progress';
  return flags === 0 ? 'finished' : 'failed';
}

/** Mean rates of a test, kbps; undefined for a way that was not measured. */
export function averageRates(samples: readonly SpeedTestSample[]): Omit<SpeedTestSample, 'seconds'> {
  return {
    txKbps: mean(samples.map(({ txKbps }) => txKbps)),
    rxKbps: mean(samples.map(({ rxKbps }) => rxKbps)),
  };
}

function mean(rates: readonly (number | undefined)[]): number | undefined {
  const known = rates.filter(rate => isWithin(rate, PHYSICAL.amount));
  return known.length === 0 ? undefined : known.reduce((sum, rate) => sum + rate, 0) / known.length;
}

/** What bears a speed test at both ends. Undefined where the device does not report it. */
export interface SpeedTestEnds {
  /** Which way through the air this device sends. reading 44. */
  readonly sends?: AirDirection | undefined;
  /** Capacity that the link reports, kbps as this device sees it. */
  readonly txCapacityKbps?: number | undefined;
  readonly rxCapacityKbps?: number | undefined;
  /** Share of the air in use, percent. */
  readonly airtimePercent?: number | undefined;
  readonly localCpuPercent?: number | undefined;
  readonly remoteCpuPercent?: number | undefined;
  /** Speed of the data port, Mbps. */
  readonly localPortMbps?: number | undefined;
  readonly remotePortMbps?: number | undefined;
}

/** A measured rate, kbps, with the readings of the ends. */
export interface SpeedTestResult extends SpeedTestEnds {
  readonly direction: SpeedTestDirection;
  readonly txKbps?: number | undefined;
  readonly rxKbps?: number | undefined;
}

/** What keeps a link from carrying more. */
export type SpeedTestLimit = 'ethernet' | 'cpu' | 'air' | 'capacity';

/** A TCP stream carries at most about nine tenths of what the radio modulates: from here on the link is full. */
const FULL_SHARE = 0.8;
const BUSY_PERCENT = 90;

/** The readings of both ends of the link to a device of this address. §3.status. */
export function speedTestEnds(status: DeviceStatus, target: string): SpeedTestEnds {
  const { stations, polling } = status.wireless;
  const peer = stations.find(
    station => station.lastIp === target || linkEnds(status, station).remote?.ip === target,
  );
  if (peer === undefined && stations.length > 1) return { localCpuPercent: cpuOf(status) };
  const { local, remote } = linkEnds(status, peer);
  return {
    sends: sentDirection(status),
    txCapacityKbps: remote?.rxCapacityKbps,
    rxCapacityKbps: local.rxCapacityKbps,
    airtimePercent: polling.airtimePercent,
    localCpuPercent: local.cpuLoadPercent ?? cpuOf(status),
    remoteCpuPercent: remote?.cpuLoadPercent,
    localPortMbps: dataPort(local.ethernet)?.speedMbps,
    remotePortMbps: dataPort(remote?.ethernet ?? [])?.speedMbps,
  };
}

/**
 * Which way through the air a device sends: an access point the downlink. Undefined where its role is unknown, or nothing is
 * linked.
 */
export function sentDirection({ wireless }: DeviceStatus): AirDirection | undefined {
  const role = wirelessRole(wireless.mode);
  if (role === undefined || wireless.stations.length === 0) return undefined;
  return receiveDirection(role, 'remote');
}

const cpuOf = ({ host }: DeviceStatus): number | undefined => host.cpuLoadPercent;

/**
 * What a result comes to of the capacity that the link reports, 0 to 1 and a little above: both directions together where they
 * were measured simultaneously, else the better one. Undefined without a rate and its capacity.
 */
export function speedTestShare({
  direction,
  txKbps,
  rxKbps,
  txCapacityKbps,
  rxCapacityKbps,
}: SpeedTestResult): number | undefined {
  const shares = [shareOf(txKbps, txCapacityKbps), shareOf(rxKbps, rxCapacityKbps)].filter(
    share => share !== undefined,
  );
  if (shares.length === 0) return undefined;
  return direction === 'duplex' ? shares.reduce((sum, share) => sum + share, 0) : Math.max(...shares);
}

function shareOf(kbps: number | undefined, capacityKbps: number | undefined): number | undefined {
  if (!isWithin(kbps, PHYSICAL.amount) || !isWithin(capacityKbps, PHYSICAL.amount)) return undefined;
  return capacityKbps === 0 || kbps === 0 ? undefined : kbps / capacityKbps;
}

/**
 * What limits the link: an Ethernet port slower than the result, a busy processor while the link is not full, the air, when its
 * airtime is used up, or the capacity, when the result reaches it though airtime is left, or not known. Undefined when it is none
 * of these, or not known.
 */
export function speedTestLimit(result: SpeedTestResult): SpeedTestLimit | undefined {
  const share = speedTestShare(result);
  if (share === undefined) return undefined;
  const ports = amountsOf(result.localPortMbps, result.remotePortMbps).filter(mbps => mbps > 0);
  const fastestKbps = Math.max(...amountsOf(result.txKbps, result.rxKbps));
  if (ports.some(mbps => mbps * 1000 < fastestKbps)) return 'ethernet';
  if (share >= FULL_SHARE) return isBusy(result.airtimePercent) ? 'air' : 'capacity';
  if (isBusy(result.localCpuPercent) || isBusy(result.remoteCpuPercent)) return 'cpu';
  return isBusy(result.airtimePercent) ? 'air' : undefined;
}

const amountsOf = (...values: readonly (number | undefined)[]): readonly number[] =>
  values.filter(value => isWithin(value, PHYSICAL.amount));

const isBusy = (percent: number | undefined): boolean =>
  percent !== undefined && percent >= BUSY_PERCENT && percent <= 100;

/** From this much traffic on a test is noticed by those whose it is, kbps. */
const NOTICEABLE_KBPS = 1000;

/** Whether a link of the device carries traffic that a test would disturb. */
export function carriesTraffic(status: DeviceStatus): boolean {
  return status.wireless.stations.some(station => {
    const { rxThroughputKbps = 0, txThroughputKbps = 0 } = linkEnds(status, station).local;
    return rxThroughputKbps >= NOTICEABLE_KBPS || txThroughputKbps >= NOTICEABLE_KBPS;
  });
}
