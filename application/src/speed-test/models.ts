import { PROBE_HOSTS } from '../probe-hosts/probe-hosts.model.ts';
import { TOOL_PORTS } from '../tool-runs/tool-ports.ts';
import { SpeedTestMemoryPort } from './speed-test-memory.port.ts';
import { SpeedTestPort } from './speed-test.port.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { createSpeedTestModel, SpeedTestModel } from './speed-test.model.ts';

/** The parts of the page. */
export const SPEED_TEST_MODELS = [
  PROBE_HOSTS,
  bindModel(SpeedTestModel, createSpeedTestModel, {
    ...TOOL_PORTS,
    speedTest: SpeedTestPort,
    memory: SpeedTestMemoryPort,
  }),
];
