import { DISCOVERY_MODELS, DiscoveryModel } from '@radiolink/application/discovery/discovery.model';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { pass } from './change-scenario.mother.ts';
import { testToolScenarios } from './every-tool.mother.ts';
import { toolScenario } from './tool-scenario.mother.ts';

const SHORT = { seconds: 10 };
const ENDLESS = { seconds: 0 };
const DISCOVERY = {
  models: DISCOVERY_MODELS,
  token: DiscoveryModel,
  calls: /^\/discovery\.cgi$|^\/api\/v1\.0\/tools\/discovery/,
};

testToolScenarios('discovery', {
  ...DISCOVERY,
  startLong: tool => tool.startRequested(ENDLESS),
  startShort: tool => tool.startRequested(SHORT),
  shortSeconds: 13,
  firstSeconds: 8,
  givesUpSeconds: 90,
  results: tool => tool.$run.getState()?.result.length ?? 0,
  hidden: 'pauses',
  second: () => 'its own run',
  onDevice: () => [],
  forReadOnly: true,
});

describe.each(sampleOf([{ versioned: false }, { versioned: true }], 1, 'discovery'))(
  'discovery, versioned: $versioned',
  ({ versioned }) => {
    it('knows its own device and its peers', async () => {
      const { tool, page } = await toolScenario({ ...DISCOVERY, versioned });
      tool.startRequested(SHORT);
      await pass(12);
      const relations = tool.$rows.getState().map(({ relation }) => relation);
      expect(relations).toContain('own');
      expect(relations).toContain(versioned ? 'station' : 'remote');
      expect(relations).toContain(undefined);
      page.kill();
    });

    it('scans again and marks nothing as new when nothing is', async () => {
      const { tool, page } = await toolScenario({ ...DISCOVERY, versioned });
      tool.startRequested(SHORT);
      await pass(12);
      expect(tool.$rows.getState().some(({ isNew }) => isNew)).toBe(false);
      tool.startRequested(SHORT);
      await pass(12);
      expect(tool.$run.getState()).toMatchObject({ number: 2, end: 'finished' });
      expect(tool.$rows.getState().some(({ isNew }) => isNew)).toBe(false);
      expect(tool.$gone.getState()).toEqual([]);
      page.kill();
    });
  },
);
