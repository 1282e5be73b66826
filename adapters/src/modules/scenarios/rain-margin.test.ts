import { fadeMargin, type FadeMargin, MOST_RAIN, rainLimit } from '@radiolink/domain/fade';
import { linkEnds, type LinkEnds } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { seededRandom } from '@radiolink/virtual-radio';
import { beforeAll, describe, expect, it } from 'vitest';
import { profileOf } from '../../../virtual-radio/src/profiles/profiles.ts';
import { Radio } from '../../../virtual-radio/src/radio.ts';
import { statusOf } from '../../../virtual-radio/src/status/status-answer.ts';
import { mapStatus } from '../../http/classic/status/status.mapper.ts';
import { sampleOf } from '../../../../.config/drawn-sample.ts';

const READINGS = 30;
const SECONDS_APART = 12;
/** Fading changes over minutes: so long a step does, and takes a third of the time. */
const STEP_SECONDS = 4;
/** How far the rain at which it happens may be off the predicted one. */
const TOLERANCE = 0.2;
/** Hours on the virtual radio take a busy machine so long. */
const HOOK_MS = 300_000;
/** The rain is raised by this share at a time, and stays so long. */
const STEP = 1.05;
/** As long as fading takes to change. */
const SECONDS_A_STEP = 120;
/** What the level wavers by is more than a fifth of the rain of a smaller margin, dB. */
const CLEAR_DB = 6;
/** A rate that is left so little before the link may go with it, dB. */
const WITH_THE_LINK_DB = 1.5;

type SixtyProfile = 'sixty' | 'wave';

function radioOf(profile: SixtyProfile, seed: number) {
  let now = Date.UTC(2026, 5, 1, 12);
  const radio = new Radio({
    profile: profileOf(profile),
    clock: { now: () => now },
    wait: async () => undefined,
    stepSeconds: STEP_SECONDS,
    bootSeconds: 20,
    softRestartSeconds: 3,
    random: seededRandom(seed),
  });
  const rainOf = (rainMmPerHour: number): void => {
    radio.faultPlan = { ...radio.faultPlan, rainMmPerHour };
  };
  const read = (): DeviceStatus => {
    now += SECONDS_APART * 1000;
    radio.catchUp();
    return mapStatus(statusOf(radio));
  };
  return { rainOf, read };
}

/** The farthest station: rain takes that one first. */
const farthest = ({ wireless }: DeviceStatus) =>
  wireless.stations.toSorted((a, b) => (b.distanceMetres ?? 0) - (a.distanceMetres ?? 0))[0];
const farthestLink = (status: DeviceStatus): LinkEnds => linkEnds(status, farthest(status), '60');
const isUp = (status: DeviceStatus): boolean => farthest(status)?.linked60 === true;
const mean = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / values.length;

/** Both ends with the mean of their levels over six minutes. */
function meanOf(read: () => DeviceStatus): LinkEnds {
  const list = Array.from({ length: READINGS }, () => farthestLink(read()));
  const { local, remote, ...rest } = list.at(-1) ?? farthestLink(read());
  if (remote === undefined) throw new Error('no remote end');
  return {
    ...rest,
    local: { ...local, signalDbm: mean(list.map(ends => ends.local.signalDbm)) },
    remote: { ...remote, signalDbm: mean(list.map(ends => ends.remote?.signalDbm)) },
  };
}

interface Fall {
  readonly margin: FadeMargin;
  readonly path: { readonly frequencyMhz: number; readonly distanceMetres: number };
  /** Rain from which the rate was below each index most of the time, mm/h. */
  readonly left: ReadonlyMap<number, number>;
  /** Rain from which the link was lost most of the time, mm/h; undefined where it held in the heaviest. */
  readonly lost: number | undefined;
}

/** Reads the margin in dry weather, then raises the rain step by step until the 60 GHz link is lost. */
function raiseRain(profile: SixtyProfile, seed: number): Fall {
  const { rainOf, read } = radioOf(profile, seed);
  rainOf(0);
  for (let second = 0; second < 60; second += SECONDS_APART) read();
  const ends = meanOf(read);
  const margin = fadeMargin(ends);
  const { centerFrequencyMhz: frequencyMhz, distanceMetres } = ends;
  if (margin === undefined || frequencyMhz === undefined || distanceMetres === undefined)
    throw new Error('no margin');
  const fall = { margin, path: { frequencyMhz, distanceMetres }, left: new Map<number, number>() };
  const fastest = Math.max(...margin.ends.flatMap(({ rates }) => rates.map(({ index }) => index)));
  for (let rain = 1; rain <= MOST_RAIN; rain *= STEP) {
    rainOf(rain);
    const list = Array.from({ length: SECONDS_A_STEP / SECONDS_APART }, read);
    const isMost = (count: number): boolean => count > list.length / 2;
    if (isMost(list.filter(status => !isUp(status)).length)) return { ...fall, lost: rain };
    const indexes = list.map(farthestLink).map(rateOf);
    for (let index = fastest; index >= 0; index -= 1) {
      if (!fall.left.has(index) && isMost(indexes.filter(used => used < index).length))
        fall.left.set(index, rain);
    }
  }
  return { ...fall, lost: undefined };
}

/** The rate of the slower direction. */
const rateOf = ({ local, remote }: LinkEnds): number =>
  Math.min(local.rxRate.index ?? 99, remote?.rxRate.index ?? 99);

/** What is left until an end leaves each rate: the smaller of both. */
function ratesOf({ ends }: FadeMargin): readonly { readonly index: number; readonly db: number }[] {
  const [first, ...others] = ends;
  return (first?.rates ?? []).map(({ index, db }) => ({
    index,
    db: Math.min(db, ...others.flatMap(({ rates }) => rates.find(rate => rate.index === index)?.db ?? [])),
  }));
}

/** The rain that left each rate which the prediction lets go before the link, and the rain that its margin predicts. */
function ratesLeft({ margin, path, left }: Fall) {
  return ratesOf(margin)
    .filter(({ db }) => db < margin.linkDb - WITH_THE_LINK_DB)
    .map(({ index, db }) => ({ db, left: left.get(index) ?? Number.NaN, expected: rainLimit(path, db)! }))
    .filter(({ expected }) => expected.expected * (1 + TOLERANCE) < MOST_RAIN);
}

const offBy = (rain: number, expected: number): number => Math.abs(rain / expected - 1);

describe.each(sampleOf(['sixty', 'wave'] as const, 1))(
  'rain that is raised step by step on the virtual radio %s',
  profile => {
    let falls: readonly Fall[] = [];
    beforeAll(() => {
      falls = [11, 12, 13].map(seed => raiseRain(profile, seed));
    }, HOOK_MS);

    it('loses the link within a fifth of the predicted rain', () => {
      const lost = falls.flatMap(fall => (fall.lost === undefined ? [] : [{ ...fall, lost: fall.lost }]));
      // Otherwise the test would be of no loss at all.
      expect(lost.length).toBeGreaterThanOrEqual(2);
      for (const { margin, lost: rain } of lost) {
        expect(offBy(rain, margin.rain!.link.expected)).toBeLessThan(TOLERANCE);
      }
    });

    it('keeps the link only where the prediction is the heaviest rain', () => {
      for (const { margin } of falls.filter(({ lost }) => lost === undefined)) {
        expect(margin.rain!.link.expected).toBe(MOST_RAIN);
      }
    });

    it('leaves each rate within the range of the predicted rain', () => {
      for (const { left, expected } of falls.flatMap(ratesLeft)) {
        expect(left).toBeGreaterThanOrEqual(expected.low * (1 - TOLERANCE));
        expect(left).toBeLessThanOrEqual(Math.max(1, expected.high * (1 + TOLERANCE)));
      }
    });

    it('leaves the rates of six decibels and more on average within a fifth of the predicted rain', () => {
      const clear = falls.flatMap(ratesLeft).filter(({ db }) => db >= CLEAR_DB);
      expect(clear.length).toBeGreaterThanOrEqual(3);
      const ratio = mean(clear.map(({ left, expected }) => left / expected.expected));
      expect(offBy(ratio, 1)).toBeLessThan(TOLERANCE);
    });
  },
);
