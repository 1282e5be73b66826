import { ALIGNMENT_MODELS } from '@radiolink/application/alignment/mast.model';
import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { aimQuality, aimTone, beforeAfter } from '@radiolink/domain/tools';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, answersArrive, openPage, pass, turnTime } from './change-scenario.mother.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

const READ_ONLY = { username: 'viewer', password: 'Tower-View-2026' };
const isStart = (path: string): boolean => path.startsWith('/api/alignment/start');

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function aligning({ versioned = false, user }: { versioned?: boolean; user?: typeof READ_ONLY } = {}) {
  const radio = aScenarioRadio({ profile: versioned ? 'wave' : 'sta-ptp' });
  const page = await openPage(radio, { versioned, ...(user && { user }) });
  const alignment = page.open(ALIGNMENT_MODELS.slice(0, 1), AlignmentModel);
  page.status.opened();
  await pass(2);
  return { radio, page, alignment };
}

/** Turns the antenna of the radio to an angle beside its peer, and waits. */
type Turn = (offDegrees: number, seconds?: number) => Promise<void>;

describe('alignment', () => {
  it('finds the best of a scripted turn within 0.5 dB, and its sound follows', async () => {
    const { radio, page, alignment } = await aligning();
    const turn: Turn = async (offDegrees, seconds = 4) => {
      radio.faults.set({ offDegrees });
      await pass(seconds);
    };
    await turn(60);
    alignment.shown();
    await pass(2);
    const received: number[] = [];
    const beats: number[] = [];
    const marks: number[] = [];
    const words: (string | undefined)[] = [];
    // What the radio reported, whatever the page made of it.
    let peak = Number.NEGATIVE_INFINITY;
    page.status.$status.updates.watch(status => {
      peak = Math.max(peak, status?.wireless.stations[0]?.signalDbm ?? peak);
    });
    for (const offDegrees of [45, 30, 20, 0, 20, 30]) {
      await turn(offDegrees);
      const tone = aimTone(alignment.$aim.getState().local.total, 'local', true)!;
      received.push(tone.frequencyHz);
      beats.push(tone.beatsHz);
      const { local } = alignment.$aim.getState();
      marks.push(local.total.bestDbm!);
      words.push(aimQuality(local));
    }
    const atPeak = received.indexOf(Math.max(...received));
    expect(atPeak).toBe(3);
    expect(beats.at(-1)).toBeGreaterThan(0);
    expect(marks).toEqual(marks.toSorted((a, b) => a - b));
    expect(new Set(marks.slice(3)).size).toBe(1);
    expect([words[0], words[3], words[5]]).toEqual(['poor', 'excellent', 'poor']);
    const { local } = alignment.$aim.getState();
    expect(Math.abs(local.total.bestDbm! - peak)).toBeLessThanOrEqual(0.5);
    expect(local.total.bestDbm! - local.total.nowDbm!).toBeGreaterThan(2);
    const [line] = beforeAfter(alignment.$before.getState()!, alignment.$aim.getState());
    expect(Number(line!.values!['after'])).toBeGreaterThan(Number(line!.values!['before']));
    page.kill();
  });

  it('tells the new best of both ends when both rise at once', async () => {
    const { radio, page, alignment } = await aligning();
    radio.faults.set({ offDegrees: 30 });
    alignment.shown();
    await pass(4);
    const rose: (readonly string[])[] = [];
    alignment.bestRose.watch(sides => void rose.push(sides));
    radio.faults.set({});
    await pass(4);
    expect(rose).toContainEqual(['local', 'remote']);
    page.kill();
  });

  it('speeds the status up, renews that at 45 s, and stops by not renewing', async () => {
    const { page, alignment } = await aligning();
    const starts = () => page.requests.filter(isStart).length;
    const polls = () => page.requests.filter(path => path.startsWith('/status.cgi')).length;
    expect(starts()).toBe(0);
    alignment.shown();
    await pass(3);
    expect(starts()).toBe(1);
    expect(alignment.$faster.getState()).toBe(true);
    const before = polls();
    for (let quarter = 0; quarter < 40; quarter += 1) {
      await vi.advanceTimersByTimeAsync(250);
      await answersArrive();
    }
    expect(polls() - before).toBeGreaterThan(30);
    await pass(40);
    expect(starts()).toBe(2);
    alignment.left();
    await pass(3);
    const slow = polls();
    await pass(60);
    expect(starts()).toBe(2);
    expect(polls() - slow).toBeLessThanOrEqual(61);
    expect(alignment.$faster.getState()).toBe(false);
    page.kill();
  });

  it.each(sampleOf([{ unreachable: true }, { loss: 0.2 }, { loss: 0.5 }], 1))(
    'takes no missed answer for a lost link: %j',
    async faults => {
      const { radio, page, alignment } = await aligning();
      alignment.shown();
      await pass(3);
      const { total } = alignment.$aim.getState().local;
      expect(total.nowDbm).toBeDefined();
      let wasDown = false;
      alignment.$downSince.updates.watch(since => (wasDown ||= since !== null));
      radio.faults.set(faults);
      await pass(30);
      expect([wasDown, alignment.$downSince.getState()]).toEqual([false, null]);
      const { nowDbm, bestDbm } = alignment.$aim.getState().local.total;
      expect(nowDbm).toBeDefined();
      expect(bestDbm).toBeGreaterThanOrEqual(total.bestDbm!);
      page.kill();
    },
  );

  it('alignment does not ask while nobody sees the page', async () => {
    const { page, alignment } = await aligning();
    alignment.shown();
    await pass(2);
    page.visible.next(false);
    const before = page.requests.length;
    await pass(120);
    expect(page.requests).toHaveLength(before);
    page.kill();
  });

  it.each(sampleOf([{ versioned: true }, { user: READ_ONLY }], 1))(
    'alignment stays at the usual pace for %o',
    async how => {
      const { page, alignment } = await aligning(how);
      alignment.shown();
      await pass(4);
      expect(page.requests.filter(isStart)).toEqual([]);
      expect(alignment.$faster.getState()).toBe(false);
      expect(alignment.$aim.getState().local.total.nowDbm).toBeDefined();
      page.kill();
    },
  );

  it('measures what is shown only: nothing while another page is', async () => {
    const { page, alignment } = await aligning();
    await pass(3);
    expect(alignment.$before.getState()).toBeNull();
    alignment.shown();
    await pass(3);
    alignment.left();
    const { length } = alignment.$curve.getState().times;
    expect(length).toBeGreaterThan(2);
    await pass(5);
    expect(alignment.$curve.getState().times).toHaveLength(length);
    page.kill();
  });
});
