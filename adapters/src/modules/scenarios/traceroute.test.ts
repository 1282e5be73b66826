import { TRACEROUTE_MODELS, TracerouteModel } from '@radiolink/application/traceroute/traceroute.model';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { pass } from './change-scenario.mother.ts';
import { testToolScenarios } from './every-tool.mother.ts';
import { toolScenario } from './tool-scenario.mother.ts';

/** Four hops away; a hop takes the radio 0.7 s. */
const HOST = { host: '198.51.100.7', maxHops: 20, resolveNames: true };
/** Nobody answers there: all hops are tried, for 21 s. */
const SILENT = { host: '240.0.0.1', maxHops: 30, resolveNames: false };
const TRACEROUTE = {
  models: TRACEROUTE_MODELS,
  token: TracerouteModel,
  calls: /^\/api\/traceroute$|^\/api\/v1\.0\/tools\/traceroute/,
};

testToolScenarios('traceroute', {
  ...TRACEROUTE,
  startLong: tool => tool.startRequested(SILENT),
  startShort: tool => tool.startRequested(HOST),
  shortSeconds: 7,
  firstSeconds: 3,
  results: tool => tool.$run.getState()?.result.length ?? 0,
  hidden: 'goes on',
  second: () => 'a refusal',
  onDevice: () => ['traceroute'],
  forReadOnly: true,
});

describe.each(sampleOf([{ versioned: false }, { versioned: true }], 1, 'traceroute'))(
  'traceroute, versioned: $versioned',
  ({ versioned }) => {
    it('tells hop after hop, three times each, and ends with the host', async () => {
      const { tool, page } = await toolScenario({ ...TRACEROUTE, versioned });
      tool.startRequested(HOST);
      await pass(2);
      const early = tool.$run.getState()!.result.length;
      await pass(5);
      expect(early).toBeGreaterThan(0);
      expect(early).toBeLessThan(4);
      const { result } = tool.$run.getState()!;
      expect(result.map(({ hop, timesMs }) => [hop, timesMs.length])).toEqual([
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 3],
      ]);
      expect(result.at(-1)?.address).toBe(HOST.host);
      page.kill();
    });

    it('a traceroute says that its host is unknown', async () => {
      const { tool, page } = await toolScenario({ ...TRACEROUTE, versioned });
      tool.startRequested({ ...HOST, host: 'nowhere.example.net' });
      await pass(4);
      expect(tool.$run.getState()).toMatchObject({
        end: 'failed',
        result: [],
        failure: { failure: { kind: 'device-api' } },
      });
      page.kill();
    });
  },
);
