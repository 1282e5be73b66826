import { airRecordingText } from '@radiolink/domain/tools';
import { describe, expect, it } from 'vitest';
import { SpectrumReplay } from './spectrum-replay.ts';

const GRID = { firstMhz: 5180, stepMhz: 1.25, bins: 3, scale: { minDbm: -125, stepDb: 2 } };
const RECORDING = airRecordingText({
  grid: GRID,
  sweeps: [
    { at: 0, levels: Uint8Array.of(1, 2, 3) },
    { at: 1000, levels: Uint8Array.of(1, 5, 63) },
  ],
});

describe('a recorded spectrum', () => {
  it('a recorded spectrum is answered a sweep a second, and begins again', () => {
    const replay = new SpectrumReplay(RECORDING);
    const latest = (second: number): unknown => JSON.parse(replay.text(second)!).latestPower;
    expect([latest(0), latest(1.4), latest(2)]).toEqual([
      [1, 2, 3],
      [1, 5, 63],
      [1, 2, 3],
    ]);
    const answer = JSON.parse(replay.text(0)!);
    expect(answer.stFreqGridLabels).toEqual([51_800_000, 51_812_500, 51_825_000]);
    expect([answer.pwrHistogram[1][0], answer.pwrHistogram[5][1], answer.pwrHistogram[0][0]]).toEqual([
      2, 1, 0,
    ]);
  });

  it('holds a captured answer as it is', () => {
    const captured = '{"stFreqGridLabels": [51800000]}';
    expect(new SpectrumReplay(captured).text(9)).toBe(captured);
  });

  it('a recorded spectrum is none without a text, and refuses another', () => {
    expect(new SpectrumReplay(undefined).text(0)).toBeUndefined();
    expect(() => new SpectrumReplay('{}')).toThrow(RangeError);
    expect(() => new SpectrumReplay(airRecordingText({ grid: GRID, sweeps: [] }))).toThrow(RangeError);
  });
});
