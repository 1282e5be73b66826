import { checkProbeHost } from '@radiolink/domain/network';
import { SPEED_TEST_SECONDS, type SpeedTestDirection } from '@radiolink/domain/tools';
import { isRecord } from '../tool-runs/json-shape.ts';
import { type RunShape, toolMemory } from '../tool-runs/tool-memory.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';
import type { SpeedTestMemoryPort } from './speed-test-memory.port.ts';
import { speedTestFeature } from './speed-test.feature.ts';
import {
  type RequestedSpeedTest,
  speedTestResultOf,
  type SpeedTestRun,
  type SpeedTestSoFar,
} from './speed-test-result.ts';

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
