import { describe, expect, it } from 'vitest';
import { linkEnds } from '../../link/link-ends.ts';
import { ptpStationStatus, station } from '../../mothers/index.ts';
import {
  AIM_CURVE_MS,
  AIM_STEPS,
  aimFreshness,
  type AimPoint,
  belowBestDb,
  fromExpectedDb,
  isAimChanged,
  isAimGap,
  newBests,
  nextAimStep,
  NO_AIM,
  withAimPoint,
  withoutBest,
  withReading,
} from './aim.ts';
import { AIM_CUES, aimTone } from './aim-tone.ts';
import { aimImbalance, aimQuality, beforeAfter, imbalanceMessage, spokenLevel } from './aim-words.ts';

/** Both ends of a link with these signals and chains at the local end. */
const ends = (signalDbm: number, chainSignalsDbm: readonly number[] = [signalDbm - 3, signalDbm - 3]) =>
  linkEnds(ptpStationStatus({ wireless: { stations: [station({ signalDbm, chainSignalsDbm })] } }));

const turned = (...signals: readonly number[]) =>
  signals.reduce((aim, signal) => withReading(aim, ends(signal)), NO_AIM);

describe('an antenna that is turned', () => {
  it('keeps the best of each end and chain while the level falls again', () => {
    const { local } = turned(-70, -55, -62);
    expect(local.total).toEqual({ nowDbm: -62, bestDbm: -55 });
    expect(local.chains).toEqual([
      { nowDbm: -65, bestDbm: -58 },
      { nowDbm: -65, bestDbm: -58 },
    ]);
    expect(belowBestDb(local.total)).toBe(7);
  });

  it.each([
    [[-70, -68, -71], false],
    [[-70, -67, -75], true],
    [[-70, -80], false],
  ] as const)(
    'an antenna that is turned over %j is told from one that nobody turns: %s',
    (signals, changed) => {
      // Only the local end is turned: the other one keeps the level of its first reading.
      expect(isAimChanged(turned(signals[0]), turned(...signals))).toBe(changed);
    },
  );

  it('an antenna that is turned until the link comes up has changed, and one without a level has not', () => {
    expect(isAimChanged(NO_AIM, turned(-70))).toBe(true);
    expect(isAimChanged(turned(-70), NO_AIM)).toBe(false);
  });

  it('keeps the best, the chains and the target while the link is down', () => {
    const up = turned(-55);
    const down = withReading(up, undefined);
    expect(down.local.total).toEqual({ nowDbm: undefined, bestDbm: -55 });
    expect(down.local.chains).toHaveLength(2);
    expect(down.local.expectedDbm).toBe(up.local.expectedDbm);
    expect(belowBestDb(down.local.total)).toBeUndefined();
    expect(withReading(down, ends(-60)).local.total).toEqual({ nowDbm: -60, bestDbm: -55 });
  });

  it('sets the best back to the levels of now', () => {
    const { local } = withoutBest(turned(-50, -60));
    expect(local.total).toEqual({ nowDbm: -60, bestDbm: -60 });
    expect(local.chains[0]).toEqual({ nowDbm: -63, bestDbm: -63 });
  });

  it('tells a new best, but not the first reading', () => {
    const first = turned(-60);
    expect(newBests(NO_AIM, first)).toEqual([]);
    expect(newBests(first, withReading(first, ends(-61)))).toEqual([]);
    expect(newBests(first, withReading(first, ends(-59)))).toEqual(['local']);
  });

  it('refuses a level that is none', () => {
    expect(turned(Number.NaN).local.total).toEqual({ nowDbm: undefined, bestDbm: undefined });
  });
});

describe('the words of an alignment', () => {
  it.each([
    [3, 'success', 'Chains balanced: {difference} dB'],
    [4, 'warning', 'Chain imbalance: {difference} dB'],
    [5, 'danger', 'Large chain imbalance: {difference} dB'],
  ] as const)('call %d dB between the chains %s', (difference, severity, key) => {
    const imbalance = aimImbalance(withReading(NO_AIM, ends(-50, [-53, -53 - difference])).local)!;
    expect(imbalance.severity).toBe(severity);
    expect(imbalanceMessage(imbalance)).toEqual({ key, values: { difference } });
  });

  it('hold an end against its target, and against its best without one', () => {
    const at = (nowDbm: number, expectedDbm?: number) =>
      aimQuality({ total: { nowDbm, bestDbm: -50 }, chains: [], expectedDbm });
    expect([at(-53), at(-54), at(-58), at(-59)]).toEqual(['excellent', 'good', 'good', 'poor']);
    expect(at(-53, -40)).toBe('poor');
  });

  it('say a level without its minus sign', () => {
    expect(spokenLevel({ nowDbm: -62, bestDbm: -55 })).toEqual({
      key: 'minus {signal}, {difference} below best',
      values: { signal: 62, difference: 7 },
    });
    expect(spokenLevel({ nowDbm: -55, bestDbm: -55 }).key).toBe('minus {signal}, best');
    expect(spokenLevel({ nowDbm: undefined, bestDbm: -55 }).key).toBe('No signal');
  });

  it('report both ends before and after, and none that was not received', () => {
    const before = turned(-70);
    const lines = beforeAfter(before, withReading(before, ends(-52)));
    expect(lines.map(({ values }) => [values?.['before'], values?.['after']])[0]).toEqual([-70, -52]);
    expect(lines).toHaveLength(2);
    expect(beforeAfter(NO_AIM, before)).toEqual([]);
  });
});

describe('the sound of an alignment', () => {
  const tone = (nowDbm: number | undefined, bestDbm = -50) => aimTone({ nowDbm, bestDbm }, 'local', false);

  it('rises with the signal, about a semitone for each dB', () => {
    expect(tone(-84)!.frequencyHz).toBeCloseTo(220);
    expect(tone(-45, -45)!.frequencyHz).toBeCloseTo(1760);
    const ratio = tone(-60)!.frequencyHz / tone(-61)!.frequencyHz;
    expect(ratio).toBeGreaterThan(1.05);
    expect(ratio).toBeLessThan(1.06);
  });

  it('the sound of an alignment is steady at the best and beats slower the further it is below', () => {
    expect([-50, -51, -53, -57, -70].map(dbm => tone(dbm)!.beatsHz)).toEqual([0, 7, 5, 1, 1]);
  });

  it('the sound of an alignment has an ear for each end, both for one alone, and is silent without a link', () => {
    expect(tone(-60)!.pan).toBe(-1);
    expect(aimTone({ nowDbm: -60, bestDbm: -50 }, 'remote', false)!.pan).toBe(1);
    expect(aimTone({ nowDbm: -60, bestDbm: -50 }, 'remote', true)!.pan).toBe(0);
    expect(tone(undefined)).toBeUndefined();
  });
});

describe('the curve of an alignment', () => {
  it('reaches over five minutes, however long it goes on', () => {
    let curve: readonly AimPoint[] = [];
    for (let second = 0; second <= 1000; second += 1) curve = withAimPoint(curve, turned(-60), second * 1000);
    expect(curve).toHaveLength(AIM_CURVE_MS / 1000);
    expect(curve.at(-1)).toMatchObject({ at: 1_000_000, localDbm: -60 });
  });
});

it('goes through its steps in order, and ends', () => {
  expect(AIM_STEPS.map(nextAimStep)).toEqual(['fine', 'polarization', 'lock', 'compare', undefined]);
});

describe('a level that gets no newer', () => {
  it.each([
    [0, 'new'],
    [2000, 'new'],
    [2001, 'old'],
    [3000, 'old'],
    [3001, 'missing'],
  ] as const)('a level that gets no newer is after %d ms %s', (ageMs, freshness) => {
    expect(aimFreshness(ageMs)).toBe(freshness);
  });
});

describe('the short tones', () => {
  it('the short tones have other numbers of notes, each as high as the speaker of a phone plays', () => {
    expect(
      [AIM_CUES['no-values'], AIM_CUES['new-best'], AIM_CUES['no-link']].map(({ length }) => length),
    ).toEqual([1, 2, 3]);
    const pitches = Object.values(AIM_CUES).flatMap(notes => notes.map(({ frequencyHz }) => frequencyHz));
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(300);
  });
});

describe('the difference to the expected signal', () => {
  const end = (nowDbm: number | undefined, expectedDbm: number | undefined) =>
    fromExpectedDb({ total: { nowDbm, bestDbm: nowDbm }, chains: [], expectedDbm });

  it('the difference to the expected signal is negative below it, positive above it, and unknown without either', () => {
    expect([end(-60, -52), end(-50, -52), end(undefined, -52), end(-60, undefined)]).toEqual([
      -8,
      2,
      undefined,
      undefined,
    ]);
  });
});

describe('the line of the levels', () => {
  const point = (at: number): AimPoint => ({ at, localDbm: -50, remoteDbm: -50 });

  it.each([
    ['begins with the first moment', undefined, 0, true],
    ['joins moments of a second', 0, 1000, false],
    ['joins over a few lost answers', 0, 5000, false],
    ['breaks over the time when the page was left', 0, 5001, true],
    ['breaks where a clock is not a number', Number.NaN, 1000, true],
  ])('%s', (_, before, after, isGap) => {
    expect(isAimGap(before === undefined ? undefined : point(before), point(after))).toBe(isGap);
  });
});
