import { describe, expect, it } from 'vitest';
import { statisticsNow, type WirePeerRadio } from '../../testing/statistics-shape.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

/** Multiplier of each rate: §facts.band-60 and §facts.rates. */
const MULTIPLIERS = {
  main: [1, 2, 2, 2, 2, 2, 4, 4, 4, 4, 8, 8, 8],
  backup: [1, 2, 2, 4, 4, 6, 6, 6, 8, 8],
} as const;

async function aWave(profile = 'wave') {
  const world = await aV1Session({ profile, stations: 4 });
  world.clock.advance(20);
  const sample = await statisticsNow(world.v1);
  const radios = (id: string): WirePeerRadio[] =>
    sample.wireless.peers.flatMap(({ local, remote }) => [...local, ...remote].filter(one => one.id === id));
  return { ...world, sample, radios };
}

describe.each(['main', 'backup'] as const)('a peer over the %s radio of a wave', id => {
  it('counts its received frames by every rate of the band, each with its multiplier', async () => {
    const { radios } = await aWave();
    for (const { linkQuality } of radios(id)) {
      expect(linkQuality.mcs.rxHistogram.map(({ idx, rate }) => [idx, rate])).toEqual(
        MULTIPLIERS[id].map((rate, idx) => [idx, rate]),
      );
    }
  });

  it('has the multipliers of its present rates', async () => {
    const { radios } = await aWave();
    for (const { linkQuality } of radios(id)) {
      const { txIdx, rxIdx, txRate, rxRate } = linkQuality.mcs;
      expect([txRate, rxRate]).toEqual([MULTIPLIERS[id][Number(txIdx)], MULTIPLIERS[id][Number(rxIdx)]]);
    }
  });

  it('receives most frames at its present rate', async () => {
    const { radios } = await aWave();
    for (const { linkQuality } of radios(id)) {
      const { rxHistogram, rxIdx } = linkQuality.mcs;
      const most = [...rxHistogram].sort((a, b) => b.value - a.value)[0];
      expect(most?.idx).toBe(rxIdx);
    }
  });

  it('combines its capacity as the mean of both directions', async () => {
    const { radios } = await aWave();
    for (const { linkQuality } of radios(id)) {
      const { dl, ul, combined, dlIdeal, ulIdeal, combinedIdeal } = linkQuality.capacity;
      expect(Math.abs(combined - (dl + ul) / 2)).toBeLessThan(1);
      expect(Math.abs(combinedIdeal - (dlIdeal + ulIdeal) / 2)).toBeLessThan(1);
    }
  });

  it('scores each direction by its capacity, from 0 to 100', async () => {
    const { radios } = await aWave();
    for (const { linkQuality } of radios(id)) {
      const { capacity, linkScore } = linkQuality;
      expect(linkScore['dl']).toBe(Math.min(100, Math.floor((100 * capacity.dl) / capacity.dlIdeal)));
      expect(linkScore['ul']).toBe(Math.min(100, Math.floor((100 * capacity.ul) / capacity.ulIdeal)));
    }
  });

  it('has one place for each decibel of its histogram of the signal, the present one the highest', async () => {
    const { radios } = await aWave();
    for (const { linkQuality } of radios(id)) {
      const { minSignal, maxSignal, histogram } = linkQuality.signalHistogram;
      expect(histogram).toHaveLength(maxSignal - minSignal + 1);
      expect(minSignal + histogram.indexOf(Math.max(...histogram))).toBe(linkQuality.signal);
    }
  });
});

describe('a peer of a wave', () => {
  it('a peer of a wave is carried by one radio at a time', async () => {
    const { sample } = await aWave();
    for (const { local } of sample.wireless.peers)
      expect(local.filter(({ active }) => active).map(({ id }) => id)).toEqual(['main']);
  });

  it('tells the downlink alike from both ends, the signal of each end by itself', async () => {
    const { sample } = await aWave();
    for (const { local, remote } of sample.wireless.peers) {
      expect(remote[0]?.linkQuality.capacity).toEqual(local[0]?.linkQuality.capacity);
      expect(remote[0]?.linkQuality.mcs['txIdx']).toBe(local[0]?.linkQuality.mcs['rxIdx']);
    }
  });

  it('counts as sent what this device receives', async () => {
    const { sample } = await aWave();
    const sum = (name: string): number =>
      sample.wireless.peers.reduce((total, { common }) => total + (common.counters[name] ?? 0), 0);
    expect([sum('rxRate'), sum('txRate')]).toEqual([
      sample.wireless.linkQuality.counters.txRate,
      sample.wireless.linkQuality.counters.rxRate,
    ]);
  });

  it('a peer of a wave was reported some seconds ago, never in the future', async () => {
    const { sample } = await aWave();
    for (const { common } of sample.wireless.peers) {
      expect(common.timestamp).toBeLessThanOrEqual(sample.timestamp);
      expect(common.timestamp).toBeGreaterThan(sample.timestamp - 60_000);
    }
  });

  it('writes its MAC in lower case and its version as numbers alone', async () => {
    const { sample } = await aWave();
    for (const { common } of sample.wireless.peers) {
      expect(common.identification['mac']).toMatch(/^[0-9a-f]{2}(:[0-9a-f]{2}){5}$/);
      expect(common.identification['firmwareVersion']).toMatch(/^\d+\.\d+\.\d+$/);
    }
  });

  it('gets a hostile name where that fault is set, as plain text', async () => {
    const { radio, v1, sample } = await aWave();
    radio.faults.set({ hostileNames: true });
    const names = (await statisticsNow(v1)).wireless.peers.map(({ common }) => common.hostname);
    expect(
      names.filter(name => sample.wireless.peers.some(({ common }) => common.hostname === name)),
    ).toEqual([]);
  });
});

describe('the airtime of an LTU peer', () => {
  it('the airtime of an LTU peer is told in per mille, where others tell percent', async () => {
    const ltu = (await aWave('ltu-ap')).radios('main')[0]?.linkQuality.airtime;
    expect([Number.isInteger(ltu?.dl), Number.isInteger(ltu?.ul)]).toEqual([true, true]);
    expect(ltu?.dl).toBeLessThanOrEqual(1000);
  });
});
