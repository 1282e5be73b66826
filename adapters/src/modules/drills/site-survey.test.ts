import { SITE_SURVEY_MODELS, SiteSurveyModel } from '@radiolink/application/site-survey';
import { EditingModel } from '@radiolink/application/configuration';
import { RunningToolsModel } from '@radiolink/application/tool-runs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, turnTime } from './change-drill.mother.ts';
import { toolDrill } from './tool-drill.mother.ts';

const CALLS = /^\/survey\.json\.cgi|^\/api\/v1\.0\/tools\/site-survey/;
/** A scan takes 12 s on the virtual radio. */
const A_SCAN = 20;

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each([{ versioned: false }, { versioned: true }])(
  'site survey, versioned: $versioned',
  ({ versioned }) => {
    const ONCE = { interfaceName: 'ath0', everySeconds: 0, keepSeconds: 60 };
    const REPEATED = { ...ONCE, everySeconds: 10 };
    const drill = async () => {
      const made = await toolDrill({
        models: SITE_SURVEY_MODELS,
        token: SiteSurveyModel,
        calls: CALLS,
        versioned,
      });
      made.page.status.opened();
      await pass(2);
      return made;
    };

    it('finds the networks around by one scan, and asks no more', async () => {
      const { tool, page, run, askedWithin } = await drill();
      expect(tool.$interfaces.getState()).toContain('ath0');
      expect(tool.$carriesTraffic.getState()).toBe(true);
      tool.startRequested(ONCE);
      await pass(A_SCAN);
      expect(run()).toMatchObject({ end: 'finished', failure: null });
      expect(run()!.result.length).toBeGreaterThan(5);
      expect(await askedWithin(20)).toBe(0);
      page.kill();
    });

    it('scans again and again until it is stopped, and lists each network once', async () => {
      const { tool, page, run, askedWithin } = await drill();
      tool.startRequested(REPEATED);
      await pass(A_SCAN);
      const found = run()!.result;
      expect(found.length).toBeGreaterThan(5);
      await pass(30);
      expect(run()!.end).toBeNull();
      expect(
        run()!
          .result.map(({ cell }) => cell.mac)
          .toSorted(),
      ).toEqual(found.map(({ cell }) => cell.mac).toSorted());
      expect(Math.max(...run()!.result.map(({ heardAt }) => heardAt))).toBeGreaterThan(
        Math.max(...found.map(({ heardAt }) => heardAt)),
      );
      tool.stopRequested();
      await pass(15);
      expect(run()!.end).toBe('stopped');
      expect(await askedWithin(30)).toBe(0);
      page.kill();
    });

    it('stopped while it starts, leaves nothing behind', async () => {
      const { tool, page, run, askedWithin } = await drill();
      tool.startRequested(ONCE);
      tool.stopRequested();
      await pass(15);
      expect(await askedWithin(20)).toBe(0);
      tool.startRequested(ONCE);
      await pass(A_SCAN);
      expect(run()!.end).toBe('finished');
      page.kill();
    });

    it('goes on while another page is shown, and while nobody sees the page', async () => {
      const { tool, page, run, askedWithin } = await drill();
      const tools = page.open([], RunningToolsModel);
      tool.startRequested(REPEATED);
      await pass(3);
      expect(tools.$running.getState().map(({ id }) => id)).toEqual(['site-survey']);
      page.visible.next(false);
      expect(await askedWithin(30)).toBeGreaterThan(0);
      expect(run()!.result.length).toBeGreaterThan(5);
      page.visible.next(true);
      tools.stopRequested('site-survey');
      await pass(15);
      expect(run()!.end).toBe('stopped');
      page.kill();
    });

    it('keeps what it found when the device goes away', async () => {
      const { tool, page, radio, run, askedWithin } = await drill();
      tool.startRequested(REPEATED);
      await pass(A_SCAN);
      const found = run()!.result.length;
      radio.close();
      await pass(180);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'network' } } });
      expect(run()!.result).toHaveLength(found);
      expect(await askedWithin(20)).toBe(0);
      page.kill();
    });

    it('ends with the session, without a further request', async () => {
      const { tool, page, radio, run, askedWithin } = await drill();
      tool.startRequested(REPEATED);
      await pass(4);
      radio.faults.happen('session-end');
      await pass(20);
      expect(page.reloads()).toBe(1);
      expect(run()!.end).not.toBeNull();
      expect(await askedWithin(20)).toBe(0);
      page.kill();
    });

    it('is told that the user may not', async () => {
      const { tool, page, run, replaceAnswers } = await drill();
      replaceAnswers(() => Response.json({ error: 'Not for you' }, { status: 403 }));
      tool.startRequested(ONCE);
      await pass(3);
      expect(run()).toMatchObject({ end: 'failed', failure: { message: 'Not for you' } });
      expect(page.reloads()).toBe(0);
      page.kill();
    });

    it('is not harmed by garbage', async () => {
      const { tool, page, run, replaceAnswers } = await drill();
      tool.startRequested(ONCE);
      await pass(4);
      replaceAnswers(() => new Response('[{"mac":', { headers: { 'content-type': 'application/json' } }));
      await pass(180);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { reason: 'malformed' } } });
      page.kill();
    });

    it('puts a network into the pending changes of a station, and none into those of an access point', async () => {
      const { tool, page, run } = await drill();
      const editing = page.open([], EditingModel);
      tool.startRequested(ONCE);
      await pass(A_SCAN);
      const isJoinable = tool.$joinable.getState().of;
      const cells = run()!.result.map(({ cell }) => cell);
      const isStation = editing.$values.getState().get('radio.1.mode') === 'managed';
      expect(isStation).toBe(!versioned);
      const cell = cells.find(({ ssid = '' }) => /^[\w-]+$/.test(ssid))!;
      tool.joined(cell);
      expect(isJoinable === null).toBe(!isStation);
      expect(editing.$values.getState().get('wireless.1.ssid') === cell.ssid).toBe(isStation);
      expect(editing.$pendingCount.getState() > 0).toBe(isStation);
      page.kill();
    });
  },
);
