import { type Message, message } from '../errors/message.ts';
import type { AirDirection } from '../link/link-end.ts';
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
