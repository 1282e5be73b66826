import { DISCOVERY_MODELS, DiscoveryModel } from '@radiolink/application/discovery';
import { RunningToolsModel } from '@radiolink/application/tool-runs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, turnTime } from './change-drill.mother.ts';
import { toolDrill } from './tool-drill.mother.ts';

const SHORT = { seconds: 10 };
const ENDLESS = { seconds: 0 };
const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };
const CALLS = /^\/discovery\.cgi$|^\/api\/v1\.0\/tools\/discovery/;

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each([{ versioned: false }, { versioned: true }])(
  'discovery, versioned: $versioned',
  ({ versioned }) => {
    type Options = Partial<Pick<Parameters<typeof toolDrill>[0], 'user' | 'on'>>;
    const drill = async (options: Options = {}) => {
      const made = await toolDrill({
        models: DISCOVERY_MODELS,
        token: DiscoveryModel,
        calls: CALLS,
        versioned,
        ...options,
      });
      made.page.status.opened();
      await pass(2);
      return made;
    };

    it('finds the devices around, knows its own and its peers, and ends when its time is over', async () => {
      const { tool, page, run, askedWithin } = await drill();
      tool.startRequested(SHORT);
      await pass(12);
      expect(run()).toMatchObject({ end: 'finished', failure: null });
      const relations = tool.$rows.getState().map(({ relation }) => relation);
      expect(relations).toContain('own');
      expect(relations).toContain(versioned ? 'station' : 'remote');
      expect(relations).toContain(undefined);
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('scans again and marks nothing as new when nothing is', async () => {
      const { tool, page, run } = await drill();
      tool.startRequested(SHORT);
      await pass(12);
      expect(tool.$rows.getState().some(({ isNew }) => isNew)).toBe(false);
      tool.startRequested(SHORT);
      await pass(12);
      expect(run()).toMatchObject({ number: 2, end: 'finished' });
      expect(tool.$rows.getState().some(({ isNew }) => isNew)).toBe(false);
      expect(tool.$gone.getState()).toEqual([]);
      page.kill();
    });

    it('stopped, asks no more', async () => {
      const { tool, page, run, askedWithin } = await drill();
      tool.startRequested(ENDLESS);
      await pass(6);
      tool.stopRequested();
      await pass(2);
      expect(run()!.end).toBe('stopped');
      expect(await askedWithin(20)).toBe(0);
      page.kill();
    });

    it('stopped while it starts, leaves nothing behind', async () => {
      const { tool, page, run, askedWithin } = await drill();
      tool.startRequested(ENDLESS);
      tool.stopRequested();
      await pass(3);
      expect(await askedWithin(10)).toBe(0);
      tool.startRequested(SHORT);
      await pass(12);
      expect(run()!.end).toBe('finished');
      page.kill();
    });

    it('goes on while another page is shown, and asks nothing while nobody sees the page', async () => {
      const { tool, page, run, askedWithin } = await drill();
      const tools = page.open([], RunningToolsModel);
      tool.startRequested(ENDLESS);
      await pass(5);
      expect(tools.$running.getState().map(({ id }) => id)).toEqual(['discovery']);
      page.visible.next(false);
      await pass(6);
      expect(await askedWithin(20)).toBe(0);
      page.visible.next(true);
      await pass(5);
      expect(run()!.end).toBeNull();
      expect(await askedWithin(10)).toBeGreaterThan(0);
      tools.stopRequested('discovery');
      await pass(2);
      expect(run()!.end).toBe('stopped');
      page.kill();
    });

    it('keeps what it found when the device goes away', async () => {
      const { tool, page, radio, run, askedWithin } = await drill();
      tool.startRequested(ENDLESS);
      await pass(8);
      const found = run()!.result.length;
      radio.close();
      await pass(90);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'network' } } });
      expect(run()!.result).toHaveLength(found);
      expect(await askedWithin(20)).toBe(0);
      page.kill();
    });

    it('ends with the session, without a further request', async () => {
      const { tool, page, radio, run, askedWithin } = await drill();
      tool.startRequested(ENDLESS);
      await pass(4);
      radio.faults.happen('session-end');
      await pass(6);
      expect(page.reloads()).toBe(1);
      expect(run()!.end).not.toBeNull();
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('is told that the user may not', async () => {
      const { tool, page, run, replaceAnswers } = await drill();
      replaceAnswers(() => Response.json({ error: 'Not for you' }, { status: 403 }));
      tool.startRequested(SHORT);
      await pass(3);
      expect(run()).toMatchObject({ end: 'failed', failure: { message: 'Not for you' } });
      expect(page.reloads()).toBe(0);
      page.kill();
    });

    it('is not harmed by garbage', async () => {
      const { tool, page, run, replaceAnswers } = await drill();
      tool.startRequested(ENDLESS);
      await pass(4);
      replaceAnswers(() => new Response('[{"mac":', { headers: { 'content-type': 'application/json' } }));
      await pass(90);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { reason: 'malformed' } } });
      page.kill();
    });

    it('runs for a read-only user', async () => {
      const { tool, page, run } = await drill({ user: VIEWER });
      tool.startRequested(SHORT);
      await pass(12);
      expect(run()!.end).toBe('finished');
      expect(run()!.result.length).toBeGreaterThan(0);
      page.kill();
    });
  },
);
