import type { Linked, Linked60, Timed } from '../aspects.ts';
import { WIRE_KBPS } from '../physics/link60.ts';
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

/** The radio that tests. */
type Testing = Linked & Linked60 & Timed;

/** The present state of a test; the last one, once it has ended. Rates in Mbps as this device sees them. */
export function speedTestProgress(radio: Testing, test: SpeedTest): SpeedTestProgress {
  if (test.end !== undefined) return test.end;
  const progress = presentProgress(radio, test);
  if (progress.state === SpeedTestStage.Finished) test.end = progress;
  return progress;
}

function presentProgress(radio: Testing, test: SpeedTest): SpeedTestProgress {
  const now = test.stoppedAt ?? radio.clock.now();
  const peer = testedLink(radio, test);
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
export function isSpeedTestRunning(radio: Testing, test: SpeedTest): boolean {
  return speedTestProgress(radio, test).state !== SpeedTestStage.Finished;
}

/** The link to the tested device, by the radio that carries it; undefined while there is none. */
function testedLink({ stations, links60 }: Testing, { target }: SpeedTest) {
  const place = stations.findIndex(
    ({ identity, state }) => identity.ipAddress === target && state.presence.connected,
  );
  const state = stations[place]?.state;
  const sixty = links60[place];
  return state && { seed: state.seed, link: sixty?.linked === true ? sixty : state };
}

type TestedLink = NonNullable<ReturnType<typeof testedLink>>;

/** What a test sends at a time, Mbps: one TCP stream over the radio link, less the mutual loss of both directions. */
function ratesOf(
  test: SpeedTest,
  { seed, link }: TestedLink,
  now: number,
): { readonly tx: number; readonly rx: number } {
  const random = seededRandom(deriveSeed(seed, test.ticket, Math.floor(now / 1000)));
  const share = (test.direction === 'dx' ? 0.46 : 0.9) * between(random, 0.96, 1);
  const mbps = (kbps: number): number => Math.round(Math.min(WIRE_KBPS, kbps * share) / 100) / 10;
  return {
    tx: test.direction === 'rx' ? 0 : mbps(link.tx.capacityKbps),
    rx: test.direction === 'tx' ? 0 : mbps(link.rx.capacityKbps),
  };
}

/** Puts the traffic of a test that measures at a time onto its link, and takes it from all others. */
export function loadByTest(radio: Testing, test: SpeedTest | undefined, now: number): void {
  for (const { rxTraffic, txTraffic } of [...radio.air.links, ...radio.links60]) {
    rxTraffic.testKbps = 0;
    txTraffic.testKbps = 0;
  }
  if (test === undefined) return;
  const measuredAt = test.startedAt + AUTHENTICATE_MS;
  const endsAt = Math.min(test.stoppedAt ?? Infinity, measuredAt + test.durationSeconds * 1000);
  const tested = testedLink(radio, test);
  if (tested === undefined || now < measuredAt || now >= endsAt) return;
  const { rx, tx } = ratesOf(test, tested, now);
  tested.link.rxTraffic.testKbps = rx * 1000;
  tested.link.txTraffic.testKbps = tx * 1000;
}
