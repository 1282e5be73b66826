import { describe, expect, it } from 'vitest';
import { echoRows, elapsedText } from './echo-chart.tsx';

const times = (...ms: readonly number[]) => ({
  count: ms.length,
  sumMs: ms.reduce((sum, each) => sum + each, 0),
  minMs: ms.length === 0 ? undefined : Math.min(...ms),
  maxMs: ms.length === 0 ? undefined : Math.max(...ms),
});

describe('the chart of a ping', () => {
  it('the chart of a ping has gaps where nothing came back, and marks there', () => {
    expect(
      echoRows({
        echoesEach: 2,
        stretches: [
          { at: 5000, sent: 2, lost: 0, times: times(2, 4) },
          { at: 7000, sent: 2, lost: 2, times: times() },
        ],
      }),
    ).toEqual({ seconds: [0, 2], average: [3, null], maximum: [4, null], lost: [null, 2] });
  });

  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [3599.6, '1:00:00'],
    [86_400, '24:00:00'],
  ])('names %d s as %s', (seconds, text) => {
    expect(elapsedText(seconds)).toBe(text);
  });
});
