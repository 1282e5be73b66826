import {
  averageRates,
  type SpeedTest,
  type SpeedTestDirection,
  type SpeedTestEnds,
  type SpeedTestPhase,
  type SpeedTestSample,
  SPEED_TEST_SECONDS,
} from '@radiolink/domain/tools';
import { isListOf, isRecord, mayHaveNumbers } from '../tool-runs/json-shape.ts';
import type { ToolRun } from '../tool-runs/tool-report.ts';
import { checkProbeHost } from '@radiolink/domain/network';
import { type RunShape, toolMemory } from '../tool-runs/tool-memory.ts';
import type { ToolPorts } from '../tool-runs/running-tools.model.ts';
import type { SpeedTestMemoryPort } from './speed-test.port.ts';
import { speedTestFeature } from './speed-test.feature.ts';

/** What is tested, without the password: this is stored. */
export interface RequestedSpeedTest {
  /** Address of the other device. */
  readonly host: string;
  readonly username: string;
  readonly durationSeconds: number;
  readonly direction: SpeedTestDirection;
}

/** A state of the test with the readings of both ends at that time. */
export interface SpeedTestMoment {
  readonly test: SpeedTest;
  readonly ends: SpeedTestEnds;
}

/** What came of a test so far. Rates in kbps, mean over the time in which there was one. */
export interface SpeedTestSoFar {
  readonly phase: SpeedTestPhase;
  readonly elapsedSeconds: number;
  readonly durationSeconds: number;
  readonly txKbps?: number | undefined;
  readonly rxKbps?: number | undefined;
  readonly samples: readonly SpeedTestSample[];
  /** The newest of the capacity, the highest of everything else. */
  readonly ends: SpeedTestEnds;
}

/** One test. */
export type SpeedTestRun = ToolRun<RequestedSpeedTest, SpeedTestSoFar>;

export const NOTHING_MEASURED: SpeedTestSoFar = {
  phase: 'connect',
  elapsedSeconds: 0,
  durationSeconds: 0,
  samples: [],
  ends: {},
};

/** The longest test that is offered has fewer samples. */
const MOST_SAMPLES = 400;
const LOADS = ['airtimePercent', 'localCpuPercent', 'remoteCpuPercent'] as const;

/** The result with a newer state. */
export function withMoment(so: SpeedTestSoFar, { test, ends }: SpeedTestMoment): SpeedTestSoFar {
  const samples = test.samples.slice(-MOST_SAMPLES);
  return {
    phase: test.phase,
    elapsedSeconds: test.elapsedSeconds,
    durationSeconds: test.durationSeconds,
    ...averageRates(
      samples.map(({ seconds, txKbps, rxKbps }) => ({
        seconds,
        txKbps: txKbps || undefined,
        rxKbps: rxKbps || undefined,
      })),
    ),
    samples,
    ends: { ...so.ends, ...known(ends), ...highest(so.ends, ends) },
  };
}

const known = (ends: SpeedTestEnds): SpeedTestEnds =>
  Object.fromEntries(Object.entries(ends).filter(([, value]) => value !== undefined));

const highest = (before: SpeedTestEnds, now: SpeedTestEnds): SpeedTestEnds =>
  Object.fromEntries(
    LOADS.flatMap(load => {
      const values = [before[load], now[load]].filter(value => value !== undefined);
      return values.length === 0 ? [] : [[load, Math.max(...values)]];
    }),
  );

const PHASES: ReadonlySet<unknown> = new Set<SpeedTestPhase>(['connect', 'tx', 'rx', 'done']);
const ENDS = [...LOADS, 'txCapacityKbps', 'rxCapacityKbps', 'localPortMbps', 'remotePortMbps'] as const;

/** A result as a storage returns it; undefined when it is none. */
export function speedTestResultOf(json: unknown): SpeedTestSoFar | undefined {
  if (!isRecord(json) || !PHASES.has(json['phase'])) return undefined;
  const { elapsedSeconds, durationSeconds, samples, ends } = json;
  if (typeof elapsedSeconds !== 'number' || typeof durationSeconds !== 'number') return undefined;
  if (!mayHaveNumbers(json, ['txKbps', 'rxKbps']) || !mayHaveNumbers(ends, ENDS)) return undefined;
  if (!isListOf(samples, isSample) || samples.length > MOST_SAMPLES) return undefined;
  return json as unknown as SpeedTestSoFar;
}

const isSample = (json: unknown): json is SpeedTestSample =>
  isRecord(json) && typeof json['seconds'] === 'number' && mayHaveNumbers(json, ['txKbps', 'rxKbps']);

/** The memory of a tool, in this browser instead of the session. */
export const inBrowser = (memory: SpeedTestMemoryPort): ToolPorts['sessionStore'] => ({
  get: key => (key === 'tools' ? memory.read() : undefined) as never,
  set: ({ tools }) => {
    if (tools !== undefined) memory.store(tools);
  },
  clear: () => undefined,
});

const DIRECTIONS: ReadonlySet<unknown> = new Set<SpeedTestDirection>(['both', 'tx', 'rx', 'duplex']);

function requestedSpeedTestOf(json: unknown): RequestedSpeedTest | undefined {
  if (!isRecord(json) || !DIRECTIONS.has(json['direction'])) return undefined;
  const { host, username, durationSeconds, direction } = json;
  if (typeof host !== 'string' || checkProbeHost(host) !== undefined) return undefined;
  if (typeof username !== 'string' || typeof durationSeconds !== 'number') return undefined;
  const { min, max } = SPEED_TEST_SECONDS;
  if (!(durationSeconds >= min && durationSeconds <= max)) return undefined;
  return { host, username, durationSeconds, direction: direction as SpeedTestDirection };
}

/** How a speed test is recognised in what the browser returns. */
export const SPEED_TEST_SHAPE: RunShape<RequestedSpeedTest, SpeedTestSoFar> = {
  request: requestedSpeedTestOf,
  result: speedTestResultOf,
};

/** The speed tests of this device in this browser, the newest first. */
export const storedSpeedTests = (memory: SpeedTestMemoryPort): readonly SpeedTestRun[] =>
  toolMemory(inBrowser(memory), speedTestFeature.id, SPEED_TEST_SHAPE).read().runs;
