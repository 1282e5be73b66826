import { describe, expect, it } from 'vitest';
import { constellationOrder, constellationPoints, idealConstellation } from './constellation.ts';
import { evmDb, nextModulation } from './evm.ts';

/** A small generator (mulberry32), so that a picture can be drawn twice. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
const meanSquare = (points: readonly { i: number; q: number }[]) =>
  points.reduce((sum, { i, q }) => sum + i * i + q * q, 0) / points.length;

describe('an ideal constellation', () => {
  it('an ideal constellation has as many points as the modulation of the rate', () => {
    expect(Array.from({ length: 11 }, (_, index) => constellationOrder(index))).toEqual([
      2,
      4,
      4,
      16,
      16,
      64,
      64,
      64,
      256,
      256,
      undefined,
    ]);
  });

  it.each([2, 4, 16, 64, 256])(
    'an ideal constellation of %i points has that many, a mean square of 1 and its middle at 0',
    order => {
      const points = idealConstellation(order);
      expect(new Set(points.map(({ i, q }) => `${i} ${q}`)).size).toBe(order);
      expect(meanSquare(points)).toBeCloseTo(1, 9);
      expect(points.reduce((sum, { i }) => sum + i, 0)).toBeCloseTo(0, 9);
      expect(points.reduce((sum, { q }) => sum + q, 0)).toBeCloseTo(0, 9);
    },
  );

  it('an ideal constellation of BPSK lies on the real axis, of QPSK on the diagonals', () => {
    expect(idealConstellation(2)).toEqual([
      { i: -1, q: 0 },
      { i: 1, q: 0 },
    ]);
    for (const { i, q } of idealConstellation(4)) expect(Math.abs(i)).toBeCloseTo(Math.abs(q), 12);
    expect(idealConstellation(4)[0]?.i).toBeCloseTo(-Math.SQRT1_2, 12);
  });
});

describe('a constellation drawn from EVM samples', () => {
  const samples = (db: number, count = 4000) => Array.from({ length: count }, () => db);
  const spread = (db: number) => {
    const ideal = idealConstellation(4);
    const points = constellationPoints(1, samples(db), seeded(7));
    const errors = points.map(({ i, q }) =>
      Math.min(...ideal.map(point => (point.i - i) ** 2 + (point.q - q) ** 2)),
    );
    return 10 * Math.log10(errors.reduce((sum, error) => sum + error, 0) / errors.length);
  };

  it('a constellation drawn from EVM samples has a point for each sample', () => {
    expect(constellationPoints(9, samples(31, 64), seeded(1))).toHaveLength(64);
    expect(constellationPoints(9, [], seeded(1))).toEqual([]);
  });

  it('a constellation drawn from EVM samples is the same for the same random numbers', () => {
    expect(constellationPoints(9, samples(31, 64), seeded(1))).toEqual(
      constellationPoints(9, samples(31, 64), seeded(1)),
    );
    expect(constellationPoints(9, samples(31, 64), seeded(1))).not.toEqual(
      constellationPoints(9, samples(31, 64), seeded(2)),
    );
  });

  it.each([20, 30])('spreads by the sample: %i dB below the carrier', db => {
    expect(spread(db)).toBeCloseTo(-db, 0);
  });

  it('spreads alike on both axes', () => {
    const points = constellationPoints(0, samples(20), seeded(3));
    const acrossQ = points.reduce((sum, { q }) => sum + q * q, 0) / points.length;
    const acrossI = points.reduce((sum, { i }) => sum + (Math.abs(i) - 1) ** 2, 0) / points.length;
    expect(acrossQ / acrossI).toBeCloseTo(1, 0);
    expect(10 * Math.log10(acrossQ)).toBeCloseTo(-23, 0);
  });

  it('visits every point of the constellation', () => {
    const seen = constellationPoints(1, samples(60, 200), seeded(5)).map(({ i, q }) => `${i > 0} ${q > 0}`);
    expect(new Set(seen).size).toBe(4);
  });

  it('a constellation drawn from EVM samples stays finite for the edges of the random source', () => {
    const [point] = constellationPoints(9, [31], () => 0);
    expect(Number.isFinite(point?.i) && Number.isFinite(point?.q)).toBe(true);
    expect(point).toEqual(idealConstellation(256)[0]);
  });

  it('a constellation drawn from EVM samples is empty for a rate that the table does not hold', () => {
    expect(constellationPoints(10, samples(31, 64), seeded(1))).toEqual([]);
  });
});

describe('error vector magnitude', () => {
  it('error vector magnitude is the mean spread, below 0', () => {
    expect(evmDb([30, 34])).toBe(-32);
    expect(evmDb([30, Number.NaN, 34])).toBe(-32);
    expect(evmDb([])).toBeUndefined();
  });

  it('error vector magnitude is held against the slowest rate of the next denser modulation', () => {
    expect(nextModulation(0)).toEqual({ rate: '2x QPSK 1/2', evmDb: -7 });
    expect(nextModulation(5)).toEqual({ rate: '8x 256QAM 3/4', evmDb: -28 });
    expect(nextModulation(7)).toEqual({ rate: '8x 256QAM 3/4', evmDb: -28 });
  });

  it('error vector magnitude has none above the densest, nor for a rate that is none', () => {
    expect([8, 9, 10, -1, Number.NaN].map(nextModulation)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    );
  });
});
