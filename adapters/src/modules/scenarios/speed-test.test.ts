import { SPEED_TEST_MODELS, SpeedTestModel } from '@radiolink/application/speed-test/speed-test.model';
import { SpeedTestMemoryPort } from '@radiolink/application/speed-test/speed-test.port';
import { bindModel } from '@radiolink/application/wiring/model-binding';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { type ScenarioPage, pass } from './change-scenario.mother.ts';
import { testToolScenarios } from './every-tool.mother.ts';
import { toolScenario } from './tool-scenario.mother.ts';

const SECRET = 'Other-Secret-2026';

/** The parts of the tool, and what it stores in the browser. */
function speedTest() {
  const stored: string[] = [];
  const memory = bindModel(
    SpeedTestMemoryPort,
    () => ({ read: () => stored.at(-1), store: json => void stored.push(json) }),
    {},
  );
  return {
    stored,
    models: [memory, ...SPEED_TEST_MODELS],
    token: SpeedTestModel,
    calls: /^\/api\/lmgmt\/speedtest|^\/api\/v1\.0\/tools\/speedtest/,
  };
}

function begin(tool: SpeedTestModel, { status }: ScenarioPage, durationSeconds: number): void {
  const host = status.slice(whole => whole).getState()?.wireless.stations[0]?.lastIp ?? '';
  tool.begun({
    requested: { host, username: 'admin', durationSeconds, direction: 'duplex' },
    password: SECRET,
  });
}

testToolScenarios('speed test', {
  ...speedTest(),
  startLong: (tool, page) => begin(tool, page, 120),
  startShort: (tool, page) => begin(tool, page, 10),
  shortSeconds: 25,
  firstSeconds: 8,
  givesUpSeconds: 90,
  unreadSeconds: 130,
  results: tool => tool.$run.getState()?.result.samples.length ?? 0,
  hidden: 'goes on',
  second: () => 'a refusal',
  onDevice: () => ['speed-test'],
  forReadOnly: false,
});

describe.each(sampleOf([{ versioned: false }, { versioned: true }], 1, 'speed-test'))(
  'speed test, versioned: $versioned',
  ({ versioned }) => {
    it('measures both directions against the capacity, and stores the login nowhere', async () => {
      const { stored, ...parts } = speedTest();
      const { tool, page } = await toolScenario({ ...parts, versioned });
      begin(tool, page, 10);
      await pass(25);
      const run = tool.$run.getState();
      expect(run).toMatchObject({ end: 'finished', failure: null });
      const { result } = run!;
      expect(result.samples.length).toBeGreaterThan(5);
      expect(result.txKbps).toBeGreaterThan(1000);
      expect(result.rxKbps).toBeGreaterThan(1000);
      expect(result.ends.txCapacityKbps).toBeGreaterThan(1000);
      expect(stored.length).toBeGreaterThan(0);
      expect(JSON.stringify([run, tool.$typed.getState(), tool.$runs.getState(), stored])).not.toContain(
        SECRET,
      );
      page.kill();
    });
  },
);
