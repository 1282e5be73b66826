import { SPEED_TEST_MODELS, SpeedTestModel } from '@radiolink/application/speed-test';
import { SpeedTestMemoryPort } from '@radiolink/application/tools';
import { bindModel } from '@radiolink/application/wiring';
import type { VirtualRadio } from '@radiolink/virtual-radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, turnTime } from './change-drill.mother.ts';
import { toolDrill } from './tool-drill.mother.ts';

const SECRET = 'Other-Secret-2026';
const CALLS = /^\/api\/lmgmt\/speedtest|^\/api\/v1\.0\/tools\/speedtest/;

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

describe.each([{ versioned: false }, { versioned: true }])(
  'speed test, versioned: $versioned',
  ({ versioned }) => {
    const drill = async (on?: VirtualRadio) => {
      const kept: string[] = [];
      const memory = bindModel(
        SpeedTestMemoryPort,
        () => ({ read: () => kept.at(-1), keep: json => void kept.push(json) }),
        {},
      );
      const one = await toolDrill({
        models: [memory, ...SPEED_TEST_MODELS],
        token: SpeedTestModel,
        calls: CALLS,
        versioned,
        ...(on !== undefined && { on }),
      });
      await pass(3);
      const { status } = one.page;
      const latest = status.slice(whole => whole).getState();
      const host = latest?.wireless.stations[0]?.lastIp ?? '';
      const begin = (durationSeconds = 10) =>
        one.tool.begun({
          asked: { host, username: 'admin', durationSeconds, direction: 'duplex' },
          password: SECRET,
        });
      return { ...one, kept, host, begin };
    };

    it('measures both directions against the capacity, by itself to its end', async () => {
      const { run, begin, host, page, askedWithin } = await drill();
      expect(host).not.toBe('');
      begin();
      await pass(30);
      expect(run()).toMatchObject({ end: 'finished', failure: null });
      const { result } = run()!;
      expect(result.samples.length).toBeGreaterThan(5);
      expect(result.txKbps).toBeGreaterThan(1000);
      expect(result.rxKbps).toBeGreaterThan(1000);
      expect(result.ends.txCapacityKbps).toBeGreaterThan(1000);
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('keeps the login nowhere', async () => {
      const { tool, run, begin, kept, page } = await drill();
      begin();
      await pass(30);
      expect(JSON.stringify([run(), tool.$typed.getState(), tool.$runs.getState(), kept])).not.toContain(
        SECRET,
      );
      expect(kept.length).toBeGreaterThan(0);
      page.kill();
    });

    it('stopped while it starts leaves nothing on the device', async () => {
      const { tool, run, begin, page, askedWithin } = await drill();
      begin();
      tool.stopRequested();
      await pass(4);
      expect(await askedWithin(10)).toBe(0);
      begin();
      await pass(30);
      expect(run()).toMatchObject({ end: 'finished' });
      page.kill();
    });

    it('goes on while nobody sees the page, and is stopped on the device', async () => {
      const { tool, run, begin, page, askedWithin } = await drill();
      begin(60);
      await pass(10);
      const before = run()!.result.samples.length;
      page.visible.next(false);
      await pass(10);
      expect(run()!.result.samples.length).toBeGreaterThan(before + 5);
      tool.stopRequested();
      await pass(3);
      expect(run()).toMatchObject({ end: 'stopped' });
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('says that the device went away, and asks no more', async () => {
      const { run, begin, page, radio, askedWithin } = await drill();
      begin(60);
      await pass(10);
      radio.faults.happen('power-loss');
      radio.close();
      await pass(90);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { kind: 'network' } } });
      expect(await askedWithin(30)).toBe(0);
      page.kill();
    });

    it('ends with the session', async () => {
      const { run, begin, page, radio, askedWithin } = await drill();
      begin(60);
      await pass(8);
      radio.faults.happen('session-end');
      await pass(5);
      expect(page.reloads()).toBe(1);
      expect(run()!.end).not.toBeNull();
      expect(await askedWithin(10)).toBe(0);
      page.kill();
    });

    it('is told that the user may not, and is not harmed by garbage', async () => {
      const { run, begin, page, replaceAnswers } = await drill();
      replaceAnswers(() => Response.json({ error: 'Not for you' }, { status: 403 }));
      begin();
      await pass(5);
      expect(run()).toMatchObject({ end: 'failed', failure: { message: 'Not for you' } });
      replaceAnswers(() => new Response('<html>\u0000', { headers: { 'content-type': 'text/html' } }));
      begin();
      await pass(60);
      expect(run()).toMatchObject({ end: 'failed', failure: { failure: { reason: 'malformed' } } });
      expect(page.reloads()).toBe(0);
      page.kill();
    });

    it('of a second browser is told that another runs', async () => {
      const first = await drill();
      const second = await drill(first.radio);
      first.begin(60);
      await pass(5);
      second.begin();
      await pass(5);
      expect(second.run()).toMatchObject({ end: 'failed' });
      expect(first.run()!.end).toBeNull();
      first.tool.stopRequested();
      await pass(3);
      first.page.kill();
      second.page.kill();
    });
  },
);
