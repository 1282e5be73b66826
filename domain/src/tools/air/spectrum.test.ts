import { describe, expect, it } from 'vitest';
import { bySignal, surveyFrequencyMhz, surveyLevelDbm, surveySnrDb } from '../site-survey.ts';
import { AIRVIEW_SCALE, labelMhz, levelDbm, type SpectrumData, waterfallRows } from './spectrum.ts';

const DATA: SpectrumData = {
  scale: { minDbm: -125, stepDb: 2 },
  fineLabels: [50956250, 50968750, 50981250],
  histogram: [
    [0, 4, 0],
    [6, 0, 0],
    [2, 0, 0],
    [0, 0, 0],
  ],
  totalSamples: [8, 4, 0],
  latestLevels: [1, 0],
  medium: { labels: [50975000], rows: [[12], [11], [0]], intervalSeconds: 60 },
  long: { labels: [50975000], rows: [], intervalSeconds: 640 },
};

describe('spectrum grid', () => {
  it('spectrum grid has labels in units of 100 Hz', () => {
    expect(labelMhz(50956250)).toBe(5095.625);
    expect(labelMhz(59043750)).toBe(5904.375);
  });

  it('spectrum grid has levels of 2 dB from -125 dBm', () => {
    expect(AIRVIEW_SCALE).toEqual({ minDbm: -125, stepDb: 2 });
    expect([levelDbm(0), levelDbm(35), levelDbm(63)]).toEqual([-125, -55, 1]);
    expect(levelDbm(3, { minDbm: -100, stepDb: 5 })).toBe(-85);
  });
});

describe('waterfall', () => {
  it('waterfall has the last filled row first, and no row that was not measured', () => {
    expect(waterfallRows(DATA.medium)).toEqual([
      { ageSeconds: 0, levelsDbm: [-103] },
      { ageSeconds: 60, levelsDbm: [-101] },
    ]);
    expect(waterfallRows(DATA.long)).toEqual([]);
  });

  it('waterfall goes by the scale of the device', () => {
    expect(waterfallRows(DATA.medium, { minDbm: 0, stepDb: 1 })[0]?.levelsDbm).toEqual([11]);
  });

  it('keeps a row that is partly at the lowest level', () => {
    expect(waterfallRows({ labels: [1, 2], rows: [[0, 3]], intervalSeconds: 1 })).toEqual([
      { ageSeconds: 0, levelsDbm: [-125, -119] },
    ]);
  });
});

describe('site survey', () => {
  it('site survey has frequencies in MHz, whether GHz, MHz or text were sent', () => {
    expect([5.785, '5.785', 5785, '60.48', 60480, 2.412].map(surveyFrequencyMhz)).toEqual([
      5785, 5785, 5785, 60480, 60480, 2412,
    ]);
    expect([99, 100].map(surveyFrequencyMhz)).toEqual([99000, 100]);
  });

  it('site survey has no frequency where none was sent', () => {
    expect([0, -5, '', 'x', undefined, Number.NaN].map(surveyFrequencyMhz)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('site survey has levels in dBm, whether numbers or text were sent', () => {
    expect([-42, '-42', '-42 dBm'].map(surveyLevelDbm)).toEqual([-42, -42, -42]);
    expect([0, 5, '', undefined].map(surveyLevelDbm)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('site survey has signal over noise when both are known', () => {
    expect(surveySnrDb({ mac: 'a', signalDbm: -42, noiseDbm: -94 })).toBe(52);
    expect(surveySnrDb({ mac: 'a', signalDbm: -42 })).toBeUndefined();
    expect(surveySnrDb({ mac: 'a', noiseDbm: -94 })).toBeUndefined();
  });

  it('stands strongest first, unknown last, then by MAC', () => {
    const cells = [
      { mac: 'd' },
      { mac: 'c', signalDbm: -60 },
      { mac: 'b', signalDbm: -40 },
      { mac: 'a', signalDbm: -60 },
      { mac: 'c2' },
    ];
    expect(cells.toSorted(bySignal).map(({ mac }) => mac)).toEqual(['b', 'a', 'c', 'c2', 'd']);
    expect(bySignal({ mac: 'a' }, { mac: 'a' })).toBe(0);
  });
});
