import { describe, expect, it } from 'vitest';
import { unrecordedGaps, wrappedWords } from './chart-gaps.ts';

const history = (...gaps: readonly { from: number; to: number; cause: 'no-answer' | 'page-closed' }[]) => ({
  times: Float64Array.of(1000, 2000, 3000, 4000, 5000),
  gaps,
});
const OFFSETS = [-4, -3, -2, -1, 0];

describe('the hatching of a chart', () => {
  it('the hatching of a chart reaches from the value before a gap to the value after it', () => {
    const gap = { from: 1000, to: 3000, cause: 'no-answer' } as const;
    expect(unrecordedGaps(history(gap), [[1, null, null, 4, 5]], OFFSETS)).toEqual([
      { from: -4, to: -1, cause: 'no-answer' },
    ]);
  });

  it('the hatching of a chart tells two causes apart, and reaches to the end where nothing came since', () => {
    const gaps = [
      { from: 1000, to: 3000, cause: 'page-closed' },
      { from: 3000, to: 5000, cause: 'no-answer' },
    ] as const;
    expect(unrecordedGaps(history(...gaps), [[1, null, null, null, null]], OFFSETS)).toEqual([
      { from: -4, to: -1, cause: 'page-closed' },
      { from: -2, to: 0, cause: 'no-answer' },
    ]);
  });

  it('a time with a value of either end is not hatched, nor one whose cause is unknown', () => {
    const gap = { from: 1000, to: 3000, cause: 'no-answer' } as const;
    const rows = [
      [1, null, null, null, 5],
      [1, 2, 3, null, 5],
    ];
    expect(unrecordedGaps(history(gap), rows, OFFSETS)).toEqual([]);
  });
});

describe('the words of a hatching', () => {
  const lines = (words: string, width: number) => wrappedWords(words, width, text => text.length);

  it('the words of a hatching take as many lines as they need in a narrow one', () => {
    expect(lines('Recorded in this browser', 40)).toEqual(['Recorded in this browser']);
    expect(lines('Recorded in this browser', 12)).toEqual(['Recorded in', 'this browser']);
  });

  it('the words of a hatching are left out where one has no room, or they would cover the chart', () => {
    expect(lines('Recorded in this browser', 7)).toEqual([]);
    expect(lines('a b c d e', 1)).toEqual([]);
  });
});
