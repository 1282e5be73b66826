import { describe, expect, it } from 'vitest';
import { AirView, sweepLevels } from './air-view.ts';
import { runs } from '../../configuration/property-runs.mother.ts';
import { DEVICE_GRID } from './air-grid.mother.ts';
import {
  channelAdvice,
  type PermittedChannel,
  type ReceivedAir,
  receivedByLevels,
  receivedByView,
} from './channel-advice.ts';

function seeded(seed: number): () => number {
  let state = seed + 1;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

const WIDTHS = [10, 20, 40, 80];
const CHANNELS: readonly PermittedChannel[] = WIDTHS.flatMap(widthMhz =>
  Array.from({ length: Math.floor((5840 - widthMhz - 5150) / 5) + 1 }, (_, place) => {
    const centerMhz = 5150 + widthMhz / 2 + 5 * place;
    const isDfs = centerMhz > 5250 && centerMhz < 5725;
    const isWeather = centerMhz + widthMhz / 2 > 5600 && centerMhz - widthMhz / 2 < 5650;
    return {
      controlMhz: centerMhz,
      centerMhz,
      widthMhz,
      maxEirpDbm: centerMhz < 5250 ? 23 : centerMhz < 5725 ? 30 : 36,
      cacSeconds: isDfs ? (isWeather ? 600 : 60) : 0,
    };
  }),
);

/** An air with a few transmitters of random place, width, level and activity, received over 40 sweeps. */
function generatedAir(random: () => number): AirView {
  const view = new AirView(DEVICE_GRID);
  const transmitters = Array.from({ length: 3 + Math.floor(random() * 10) }, () => ({
    centerMhz: 5150 + random() * 690,
    widthMhz: WIDTHS[Math.floor(random() * 4)]!,
    dbm: -100 + random() * 45,
    activity: random(),
  }));
  for (let sweep = 0; sweep < 40; sweep += 1) {
    const active = transmitters.filter(({ activity }) => random() < activity);
    const levels = Array.from({ length: DEVICE_GRID.bins }, (_, bin) => {
      const mhz = DEVICE_GRID.firstMhz + bin * DEVICE_GRID.stepMhz;
      const on = active.filter(each => Math.abs(each.centerMhz - mhz) < each.widthMhz / 2);
      return (Math.max(-106 + 4 * random(), ...on.map(({ dbm }) => dbm)) + 125) / 2;
    });
    view.add({ at: sweep * 1000, levels: sweepLevels(DEVICE_GRID, levels) });
  }
  return view;
}

/** The best channel by looking at each point of each channel again, from the sweeps themselves. */
function searched(views: readonly AirView[], pathLossDb: number) {
  const scored = CHANNELS.map(channel => {
    const ends = views.map(view => {
      const inChannel = Array.from({ length: 648 }, (_, bin) => bin).filter(bin => {
        const mhz = 5095.625 + 1.25 * bin;
        return (
          mhz >= channel.centerMhz - channel.widthMhz / 2 && mhz < channel.centerMhz + channel.widthMhz / 2
        );
      });
      let milliwatts = 0;
      let busy = 0;
      for (let age = 0; age < view.length; age += 1) {
        for (const bin of inChannel) {
          const dbm = -125 + 2 * view.sweep(age)![bin]!;
          milliwatts += Math.pow(10, dbm / 10) / view.length;
          if (dbm > -95) busy += 1 / (view.length * inChannel.length);
        }
      }
      return { milliwatts, busy };
    });
    const worst = Math.max(...ends.map(({ milliwatts }) => milliwatts));
    const busiest = Math.max(...ends.map(({ busy }) => busy));
    const snr = Math.min(10 ** 3.5, 10 ** ((channel.maxEirpDbm - pathLossDb) / 10) / worst);
    const dfs = channel.cacSeconds === 0 ? 1 : channel.cacSeconds === 600 ? 0.8 : 0.95;
    const score = (channel.widthMhz * Math.log(1 + snr) * (1 - busiest) * dfs) / Math.log(2);
    return { channel, score };
  });
  return scored;
}

describe('channel advice', () => {
  it('equals an exhaustive search on each generated air', () => {
    for (let seed = 0; seed < runs(50).numRuns; seed += 1) {
      const random = seeded(seed * 977);
      const views = seed % 2 === 0 ? [generatedAir(random)] : [generatedAir(random), generatedAir(random)];
      const pathLossDb = 85 + Math.floor(random() * 30);
      const advice = channelAdvice(CHANNELS, views.map(receivedByView), pathLossDb);
      const expected = searched(views, pathLossDb);
      expect(advice).toHaveLength(CHANNELS.length);
      const byChannel = new Map(expected.map(({ channel, score }) => [channel, score]));
      for (const { channel, score } of advice) expect(score).toBeCloseTo(byChannel.get(channel)!, 6);
      const best = Math.max(...expected.map(({ score }) => score));
      expect(byChannel.get(advice[0]!.channel)).toBeCloseTo(best, 6);
      const scores = advice.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    }
  });

  const CHANNEL: PermittedChannel = {
    controlMhz: 5180,
    centerMhz: 5180,
    widthMhz: 20,
    maxEirpDbm: 30,
    cacSeconds: 0,
  };
  const quiet = (dbm: number): ReceivedAir =>
    receivedByLevels(
      [5165, 5170, 5175, 5180, 5185, 5190],
      [...Array(6)].map(() => dbm),
      1.25,
    );

  it('gives the reason in words', () => {
    const [plain] = channelAdvice([CHANNEL], [quiet(-100)]);
    expect(plain!.reason.values).toMatchObject({ level: -88, eirp: 30 });
    const [dfs] = channelAdvice([{ ...CHANNEL, cacSeconds: 60 }], [quiet(-100)]);
    expect(dfs!.reason.values).toMatchObject({ seconds: 60 });
    expect(dfs!.score).toBeLessThan(plain!.score);
  });

  it('channel advice goes by the end that receives more', () => {
    const [both] = channelAdvice([CHANNEL], [quiet(-100), quiet(-80)]);
    expect(both!.receivedDbm).toBeCloseTo(-68, 0);
  });

  it('says nothing of what was not measured, and of nonsense', () => {
    expect(channelAdvice([{ ...CHANNEL, centerMhz: 5500 }], [quiet(-100)])).toEqual([]);
    expect(channelAdvice([CHANNEL], [])).toEqual([]);
    expect(channelAdvice([CHANNEL], [quiet(-100)], Number.NaN)).toEqual([]);
    expect(channelAdvice([CHANNEL], [quiet(Number.NaN)])).toEqual([]);
    expect(channelAdvice([{ ...CHANNEL, maxEirpDbm: Number.NaN }], [quiet(-100)])).toEqual([]);
  });
});
