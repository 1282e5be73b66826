import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SITE_SURVEY_MODELS, SiteSurveyModel } from '@radiolink/application/site-survey/site-survey.model';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../.config/drawn-sample.ts';
import { pass } from './change-scenario.mother.ts';
import { testToolScenarios } from './every-tool.mother.ts';
import { toolScenario } from './tool-scenario.mother.ts';

/** A scan takes 12 s on the virtual radio. */
const A_SCAN = 20;
const ONCE = { interfaceName: 'ath0', everySeconds: 0, maxAgeSeconds: 60 };
const REPEATED = { ...ONCE, everySeconds: 10 };
const SITE_SURVEY = {
  models: SITE_SURVEY_MODELS,
  token: SiteSurveyModel,
  calls: /^\/survey\.json\.cgi|^\/api\/v1\.0\/tools\/site-survey/,
};

testToolScenarios('site survey', {
  ...SITE_SURVEY,
  startLong: tool => tool.startRequested(REPEATED),
  startShort: tool => tool.startRequested(ONCE),
  shortSeconds: A_SCAN,
  // In the second scan.
  firstSeconds: 27,
  pauseSeconds: 25,
  givesUpSeconds: 180,
  results: tool => tool.$run.getState()?.result.length ?? 0,
  hidden: 'goes on',
  second: () => 'its own run',
  onDevice: () => ['site-survey'],
  forReadOnly: false,
});

describe.each(sampleOf([{ versioned: false }, { versioned: true }], 1, 'site-survey'))(
  'site survey, versioned: $versioned',
  ({ versioned }) => {
    const scenario = () => toolScenario({ ...SITE_SURVEY, versioned });

    it('knows the radios that can scan, and that they carry traffic', async () => {
      const { tool, page } = await scenario();
      expect(tool.$interfaces.getState()).toContain('ath0');
      expect(tool.$carriesTraffic.getState()).toBe(true);
      page.kill();
    });

    it('scans again and again, and lists each network once', async () => {
      const { tool, page } = await scenario();
      const result = () => tool.$run.getState()!.result;
      const macs = () =>
        result()
          .map(({ cell }) => cell.mac)
          .toSorted();
      tool.startRequested(REPEATED);
      await pass(A_SCAN);
      const found = result();
      const before = macs();
      expect(before.length).toBeGreaterThan(5);
      await pass(30);
      expect(macs()).toEqual(before);
      expect(Math.max(...result().map(({ receivedAt }) => receivedAt))).toBeGreaterThan(
        Math.max(...found.map(({ receivedAt }) => receivedAt)),
      );
      tool.stopRequested();
      await pass(15);
      page.kill();
    });

    it('puts a network into the pending changes of a station, and none into those of an access point', async () => {
      const { tool, page } = await scenario();
      const editing = page.open([], EditingModel);
      tool.startRequested(ONCE);
      await pass(A_SCAN);
      const problemOf = tool.$joinable.getState().of;
      const cells = tool.$run.getState()!.result.map(({ cell }) => cell);
      const isStation = editing.$values.getState().get('radio.1.mode') === 'managed';
      expect(isStation).toBe(!versioned);
      const cell = cells.find(({ ssid = '' }) => /^[\w-]+$/.test(ssid))!;
      tool.joined(cell);
      expect(problemOf === null).toBe(!isStation);
      expect(editing.$values.getState().get('wireless.1.ssid') === cell.ssid).toBe(isStation);
      expect(editing.$pendingCount.getState() > 0).toBe(isStation);
      const secured = cells.find(
        ({ ssid = '', security = '' }) => /^[\w-]+$/.test(ssid) && /wpa2/i.test(security),
      )!;
      tool.joined(secured);
      expect(tool.$keyMissing.getState()).toBe(isStation);
      page.kill();
    });
  },
);
