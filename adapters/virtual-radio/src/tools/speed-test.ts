import type { Linked, Timed } from '../aspects.ts';
import type { Station } from '../peers/peer.ts';
import { between, deriveSeed, seededRandom } from '../random/seeded-random.ts';

export type SpeedTestDirection = 'rx' | 'tx' | 'dx';

/** State of a test, as its `state` reports it. */
export const SpeedTestStage = { Connecting: 1, Authenticating: 2, Running: 4, Finished: 10 } as const;
/** Reason of a failure, as its `flags` report it. */
export const SpeedTestFlag = { None: 0, Unreachable: 1, Stopped: 2 } as const;

const CONNECT_MS = 2000;
const AUTHENTICATE_MS = 3500;

/** The state of a test in the terms of the classic calls. Rates in Mbps. */
export type SpeedTestProgress = {
  readonly ticket: number;
  readonly state: number;
  readonly flags: number;
  readonly elapsed: number;
  readonly duration: number;
  readonly tx: number;
  readonly rx: number;
  readonly message: string;
};

/** One speed test between this device and another. */
export interface SpeedTest {
  readonly ticket: number;
  readonly target: string;
  readonly direction: SpeedTestDirection;
  readonly durationSeconds: number;
  readonly startedAt: number;
  readonly stoppedAt?: number;
  /** How it ended, once that was read: the link may change afterwards. */
  end?: SpeedTestProgress;
}

/** The present state of a test; the last one, once it has ended. Rates in Mbps as this device sees them. */
export function speedTestProgress(radio: Linked & Timed, test: SpeedTest): SpeedTestProgress {
  if (test.end !== undefined) return test.end;
  const progress = presentProgress(radio, test);
  if (progress.state === SpeedTestStage.Finished) test.end = progress;
  return progress;
}

function presentProgress(radio: Linked & Timed, test: SpeedTest): SpeedTestProgress {
  const now = test.stoppedAt ?? radio.clock.now();
  const peer = radio.stations.find(
    ({ identity, state }) => identity.ipAddress === test.target && state.presence.connected,
  );
  const passed = now - test.startedAt;
  const elapsed = Math.min(test.durationSeconds, Math.max(0, Math.floor((passed - AUTHENTICATE_MS) / 1000)));
  const answer = {
    ticket: test.ticket,
    flags: SpeedTestFlag.None as number,
    elapsed,
    duration: test.durationSeconds,
    tx: 0,
    rx: 0,
    message: '',
  };
  if (peer === undefined && passed > CONNECT_MS) {
    return {
      ...answer,
      state: SpeedTestStage.Finished,
      flags: SpeedTestFlag.Unreachable,
      message: 'Cannot connect to the target',
    };
  }
  if (test.stoppedAt !== undefined) {
    const measured = peer !== undefined && passed >= AUTHENTICATE_MS;
    return {
      ...answer,
      ...(measured && ratesOf(test, peer, now)),
      state: SpeedTestStage.Finished,
      flags: SpeedTestFlag.Stopped,
      message: 'Stopped',
    };
  }
  if (passed < CONNECT_MS) return { ...answer, state: SpeedTestStage.Connecting };
  if (passed < AUTHENTICATE_MS) return { ...answer, state: SpeedTestStage.Authenticating };
  const rates = peer ? ratesOf(test, peer, now) : { tx: 0, rx: 0 };
  const finished = elapsed >= test.durationSeconds;
  return { ...answer, ...rates, state: finished ? SpeedTestStage.Finished : SpeedTestStage.Running };
}

/** True if the device is still running it. */
export function isSpeedTestRunning(radio: Linked & Timed, test: SpeedTest): boolean {
  return speedTestProgress(radio, test).state !== SpeedTestStage.Finished;
}

/** Throughput of one TCP stream over the radio link, less the mutual loss of both directions. */
function ratesOf(
  test: SpeedTest,
  { state }: Station,
  now: number,
): { readonly tx: number; readonly rx: number } {
  const random = seededRandom(deriveSeed(state.seed, test.ticket, Math.floor(now / 1000)));
  const share = (test.direction === 'dx' ? 0.46 : 0.9) * between(random, 0.96, 1);
  const mbps = (kbps: number): number => Math.round((kbps * share) / 100) / 10;
  return {
    tx: test.direction === 'rx' ? 0 : mbps(state.tx.capacityKbps),
    rx: test.direction === 'tx' ? 0 : mbps(state.rx.capacityKbps),
  };
}
