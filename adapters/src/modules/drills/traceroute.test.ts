import { RunningToolsModel } from '@radiolink/application/tool-runs';
import { TRACEROUTE_MODELS, TracerouteModel } from '@radiolink/application/traceroute';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, turnTime } from './change-drill.mother.ts';
import { toolDrill } from './tool-drill.mother.ts';

/** Four hops away; a hop takes the radio 0.7 s. */
const HOST = { host: '198.51.100.7', maxHops: 20, resolveNames: true };
/** Nobody answers there: all hops are tried. */
const SILENT = { host: '240.0.0.1', maxHops: 30, resolveNames: false };
const VIEWER = { username: 'viewer', password: 'Tower-View-2026' };
const CALLS = /^\/api\/traceroute$|^\/api\/v1\.0\/tools\/traceroute/;

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each([{ versioned: false }, { versioned: true }])(
  'traceroute, versioned: $versioned',
  ({ versioned }) => {
    type Options = Partial<Pick<Parameters<typeof toolDrill>[0], 'user' | 'on'>>;
    const drill = (options: Options = {}) =>
      toolDrill({ models: TRACEROUTE_MODELS, token: TracerouteModel, calls: CALLS, versioned, ...options });

    it('tells hop after hop, three times each, and ends with the host', async () => {
      const { tool, page, run, askedWithin } = await drill();
      tool.startRequested(HOST);
      await pass(2);
      const early = run()!.result.length;
      await pass(5);
      expect(early).toBeGreaterThan(0);
      expect(early).toBeLessThan(4);
      expect(run()).toMatchObject({ end: 'finished', failure: null });
      expect(run()!.result.map(({ hop, timesMs }) => [hop, timesMs.length])).toEqual([
        [1, 3],
        [2, 3],
        [3, 3],
        [4, 3],
      ]);
      expect(run()!.result.at(-1)?.address).toBe(HOST.host);
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('stopped, leaves nothing on the device: another browser can start one', async () => {
      const { tool, page, radio, run, askedWithin } = await drill();
      tool.startRequested(SILENT);
      await pass(4);
      tool.stopRequested();
      await pass(1);
      expect(run()!.end).toBe('stopped');
      expect(await askedWithin(10)).toBe(0);
      const other = await drill({ on: radio });
      other.tool.startRequested(HOST);
      await pass(6);
      expect(other.run()!.end).toBe('finished');
      page.kill();
      other.page.kill();
    });

    it('refused while another browser has one running, says so', async () => {
      const { tool, page, radio } = await drill();
      const other = await drill({ on: radio });
      tool.startRequested(SILENT);
      await pass(2);
      other.tool.startRequested(HOST);
      await pass(2);
      const { failure } = other.run()!;
      expect(other.run()!.end).toBe('failed');
      expect(failure?.failure).toMatchObject(versioned ? { statusCode: 409 } : { code: 2 });
      tool.stopRequested();
      page.kill();
      other.page.kill();
    });

    it('stopped while it starts, leaves nothing on the device', async () => {
      const { tool, page, run } = await drill();
      tool.startRequested(SILENT);
      tool.stopRequested();
      await pass(3);
      tool.startRequested(HOST);
      await pass(6);
      expect(run()!.end).toBe('finished');
      page.kill();
    });

    it('goes on while nobody sees the page and while another page is shown', async () => {
      const { tool, page, run } = await drill();
      const tools = page.open([], RunningToolsModel);
      tool.startRequested(SILENT);
      await pass(2);
      page.visible.next(false);
      const before = run()!.result.length;
      await pass(8);
      expect(run()!.result.length).toBeGreaterThan(before + 5);
      expect(tools.$running.getState()).toMatchObject([
        { id: 'traceroute', summary: { values: { host: SILENT.host } } },
      ]);
      tools.stopRequested('traceroute');
      await pass(1);
      expect(run()!.end).toBe('stopped');
      page.kill();
    });

    it('keeps its hops when the device goes away', async () => {
      const { tool, page, radio, run, askedWithin } = await drill();
      tool.startRequested(SILENT);
      await pass(5);
      const known = run()!.result.length;
      radio.close();
      await pass(60);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'network' } } });
      expect(run()!.result.length).toBeGreaterThanOrEqual(known);
      expect(await askedWithin(20)).toBe(0);
      page.kill();
    });

    it('ends with the session, without a further request', async () => {
      const { tool, page, radio, run, askedWithin } = await drill();
      tool.startRequested(SILENT);
      await pass(3);
      radio.faults.happen('session-end');
      await pass(4);
      expect(page.reloads()).toBe(1);
      expect(run()!.end).not.toBeNull();
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('is told that the user may not', async () => {
      const { tool, page, run, replaceAnswers } = await drill();
      replaceAnswers(() => Response.json({ error: 'Not for you' }, { status: 403 }));
      tool.startRequested(HOST);
      await pass(3);
      expect(run()).toMatchObject({ end: 'failed', failure: { message: 'Not for you' } });
      expect(page.reloads()).toBe(0);
      page.kill();
    });

    it('is not harmed by garbage', async () => {
      const { tool, page, run, replaceAnswers, askedWithin } = await drill();
      tool.startRequested(SILENT);
      await pass(3);
      replaceAnswers(
        () => new Response('{"hops":[{"hop":', { headers: { 'content-type': 'application/json' } }),
      );
      await pass(60);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { reason: 'malformed' } } });
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('says that a host is unknown', async () => {
      const { tool, page, run } = await drill();
      tool.startRequested({ ...HOST, host: 'nowhere.example.net' });
      await pass(4);
      expect(run()).toMatchObject({
        end: 'failed',
        result: [],
        failure: { failure: { kind: 'device-api' } },
      });
      page.kill();
    });

    it('runs for a read-only user', async () => {
      const { tool, page, run } = await drill({ user: VIEWER });
      tool.startRequested(HOST);
      await pass(6);
      expect(run()!.end).toBe('finished');
      page.kill();
    });
  },
);
