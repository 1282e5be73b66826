import { describe, expect, it } from 'vitest';
import {
  ALIGNMENT_LIMITS_DB,
  alignmentQuality,
  isOversaturated,
  LINK_HEALTH_LIMITS,
  linkHealth,
  linkHealthMessage,
  linkPotential,
  minimalSignalDbm,
  SIGNAL_RANGE_DBM,
  signalFraction,
} from './signal-limits.ts';
import { atpcMessage, isAtpcTrimming } from '../status/radio-codes.ts';
import { combinedCapacityKbps, linkScore } from './link-end-parts.ts';
import {
  CHAIN_IMBALANCE_LIMITS_DB,
  chainImbalance,
  chainImbalanceSeverity,
  combinedSignalDbm,
  receivingChains,
  rssiOfSignal,
  signalOfRssi,
} from './chains.ts';
import { EVM_CEILING_DB, interferenceDb, READING_ERROR_DB } from './interference.ts';

describe('link health, §9', () => {
  it('link health is excellent from 90 and good from 70', () => {
    expect(LINK_HEALTH_LIMITS).toEqual({ excellent: 90, good: 70 });
    expect([100, 90, 89.9, 70, 69.9, 0].map(linkHealth)).toEqual([
      'excellent',
      'excellent',
      'good',
      'good',
      'poor',
      'poor',
    ]);
  });

  it.each([
    ['excellent', 'Excellent link'],
    ['good', 'Good link'],
    ['poor', 'Poor link'],
  ] as const)('%s is told as %s', (health, words) => {
    expect(linkHealthMessage(health)).toEqual({ key: words });
  });

  it('link health comes from the mean of both link scores', () => {
    expect(linkPotential(93, 84)).toBe(88.5);
  });

  it('link health comes from the one known score, or from none', () => {
    expect(linkPotential(93, undefined)).toBe(93);
    expect(linkPotential(undefined, 84)).toBe(84);
    expect(linkPotential(undefined, undefined)).toBeUndefined();
  });
});

describe('signal range, §9', () => {
  it('runs from -84 to -45 dBm', () => {
    expect(SIGNAL_RANGE_DBM).toEqual({ min: -84, max: -45 });
    expect(signalFraction(-84)).toBe(0);
    expect(signalFraction(-45)).toBe(1);
    expect(signalFraction(-64.5)).toBe(0.5);
  });

  it('leaves a signal beyond it beyond: what draws it clips it', () => {
    expect(signalFraction(-123)).toBe(-1);
    expect(signalFraction(-6)).toBe(2);
  });

  it('refuses what is no signal', () => {
    expect([500, -500, Number.NaN].map(signalFraction)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });

  it('signal range is over-saturated above -40 dBm, not at it', () => {
    expect([-41, -40, -39].map(isOversaturated)).toEqual([false, false, true]);
  });

  it('needs -78 dBm at 5 GHz and -72 dBm at 60 GHz', () => {
    expect(minimalSignalDbm('5')).toBe(-78);
    expect(minimalSignalDbm('60')).toBe(-72);
  });
});

describe('chain imbalance, §9', () => {
  it('chain imbalance is fine up to 3 dB, a warning at 4, danger above', () => {
    expect(CHAIN_IMBALANCE_LIMITS_DB).toEqual({ success: 3, warning: 4 });
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(chainImbalanceSeverity)).toEqual([
      undefined,
      undefined,
    ]);
    expect([0, 3, 3.5, 4, 4.5, 5].map(chainImbalanceSeverity)).toEqual([
      'success',
      'success',
      'warning',
      'warning',
      'danger',
      'danger',
    ]);
  });

  it('names the weak and the strong chain', () => {
    expect(chainImbalance([-56, -61])).toEqual({
      weakChain: 1,
      strongChain: 0,
      differenceDb: 5,
      severity: 'danger',
    });
    expect(chainImbalance([-61, -60, -57])).toMatchObject({ weakChain: 0, strongChain: 2, differenceDb: 4 });
  });

  it('says nothing of a single chain', () => {
    expect(chainImbalance([-56])).toBeUndefined();
    expect(chainImbalance([])).toBeUndefined();
    expect(chainImbalance([-56, -56])).toMatchObject({ differenceDb: 0, severity: 'success' });
  });
});

describe('signals of chains', () => {
  it('leave out the place of the list that receives nothing: neither shown nor judged', () => {
    expect(receivingChains([-59, -60, -96])).toEqual([-59, -60]);
    expect(receivingChains([-59, -95])).toEqual([-59, -95]);
    expect([receivingChains([-96, -96]), receivingChains([]), receivingChains(undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    [[43, 41], 45],
    [[29, 26], 31],
    [[50, 51], 54],
  ])('signals of chains of RSSI %j add up as powers to %i', (chains, sum) => {
    expect(combinedSignalDbm(chains.map(signalOfRssi))).toBe(signalOfRssi(sum));
  });

  it('signals of chains of one chain are its own, of none unknown', () => {
    expect(combinedSignalDbm([-57])).toBe(-57);
    expect(combinedSignalDbm([])).toBeUndefined();
  });

  it('stand 96 above the dBm on the device scale', () => {
    expect(signalOfRssi(45)).toBe(-51);
    expect(rssiOfSignal(-51)).toBe(45);
  });
});

describe('alignment quality, §9', () => {
  it('alignment quality is excellent within 3 dB and good within 8', () => {
    expect(ALIGNMENT_LIMITS_DB).toEqual({ excellent: 3, good: 8 });
    const qualities = [-45, -50, -53, -54, -58, -59].map(signal => alignmentQuality(signal, -50));
    expect(qualities).toEqual(['excellent', 'excellent', 'excellent', 'good', 'good', 'poor']);
  });
});

describe('ATPC status labels, §4', () => {
  it.each([
    [0, 'Disabled'],
    [1, 'Adjusting'],
    [2, 'Auto'],
    [3, 'Auto failed'],
    [4, 'Auto limits reached'],
  ])('%i is %s', (code, label) => {
    expect(atpcMessage(code)).toEqual({ key: label });
  });

  it('trims the power while adjusting or on target only', () => {
    expect([undefined, 0, 1, 2, 3, 4].map(isAtpcTrimming)).toEqual([false, false, true, true, false, false]);
  });
});

describe('capacity and link score', () => {
  it('combines the directions to their mean', () => {
    expect(combinedCapacityKbps(647400, 526500)).toBe(586950);
    expect(combinedCapacityKbps(46800, 76440)).toBe(61620);
  });

  it.each([
    [647400, 692000, 93],
    [526500, 624000, 84],
    [46800, 234000, 20],
    [76440, 234000, 32],
    [345600, 312000, 100],
    [0, 234000, 0],
  ])('scores %i of %i as %i', (capacity, expected, score) => {
    expect(linkScore(capacity, expected)).toBe(score);
  });

  it('scores 0 without an expectation', () => {
    expect(linkScore(100000, 0)).toBe(0);
  });
});

describe('interference', () => {
  const received = (signalDbm: number, noiseFloorDbm: number, cinrDb: number) =>
    interferenceDb({ signalDbm, noiseFloorDbm, cinrDb });

  it('interference is none where CINR is all that signal minus noise allows', () => {
    expect(received(-70, -92, 24)).toBe(0);
    expect(received(-70, -92, 22)).toBe(0);
  });

  it('interference is what CINR falls short of signal minus noise by, beyond the error of both', () => {
    expect(READING_ERROR_DB).toEqual({ signalToNoise: 3, cinr: 1 });
    expect(received(-62, -92, 26)).toBe(0);
    expect(received(-62, -92, 20)).toBe(6);
  });

  it('counts the carrier up to what a receiver can show', () => {
    expect(EVM_CEILING_DB).toBe(34);
    expect(received(-42, -92, 30)).toBe(0);
    expect(received(-42, -92, 20)).toBe(10);
  });

  it('interference is unknown without all three', () => {
    const all = { signalDbm: -60, noiseFloorDbm: -92, cinrDb: 20 };
    expect(interferenceDb({ ...all, signalDbm: undefined })).toBeUndefined();
    expect(interferenceDb({ ...all, noiseFloorDbm: undefined })).toBeUndefined();
    expect(interferenceDb({ ...all, cinrDb: undefined })).toBeUndefined();
    expect(interferenceDb({ ...all, cinrDb: Number.NaN })).toBeUndefined();
  });
});
