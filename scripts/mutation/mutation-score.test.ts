import { describe, expect, it } from 'vitest';
import {
  detectedShare,
  type MutationReport,
  mutationScore,
  scoreRow,
  wilsonInterval,
} from './mutation-score.ts';

const report = (...statuses: readonly string[]): MutationReport => ({
  files: { 'domain/src/link/a.ts': { mutants: statuses.map(status => ({ status })) } },
});
const score = (detected: number, undetected: number) => ({ detected, undetected, ignored: 0 });

describe('the mutation score', () => {
  it('counts a program that no longer ends as detected, and a bug that no test reaches as not', () => {
    const reports = [report('Killed', 'Timeout', 'Survived'), report('NoCoverage', 'Killed')];
    expect(mutationScore(reports)).toEqual({ detected: 3, undetected: 2, ignored: 0 });
  });

  it('leaves out what was not drawn and what is not planted', () => {
    const all = mutationScore([report('CompileError', 'CompileError', 'Ignored', 'Killed')]);
    expect(all).toEqual({ detected: 1, undetected: 0, ignored: 1 });
    expect(detectedShare(all)).toBe(1);
  });

  it('the mutation score is none where no bug was planted', () => {
    expect(detectedShare(score(0, 0))).toBeUndefined();
    expect(wilsonInterval(score(0, 0))).toEqual([0, 1]);
  });
});

describe('the interval of a sample', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])(
    'the interval of a sample of %i in %i is that of the published table',
    (detected, planted, low, high) => {
      const interval = wilsonInterval(score(detected, planted - detected));
      expect(interval[0]).toBeCloseTo(low, 4);
      expect(interval[1]).toBeCloseTo(high, 4);
    },
  );
});

describe('a row of the table', () => {
  it('a row of the table has the interval of a sample', () => {
    expect(scoreRow('link', { detected: 71, undetected: 7, ignored: 124 }, true)).toBe(
      '| link | 78 | 71 | 91.0 % | 82.6 to 95.6 | 124 |',
    );
  });

  it('a row of the table has none where every bug was planted, and no figure without bugs', () => {
    expect(scoreRow('clock', score(0, 0), false)).toBe('| clock | 0 | 0 | — | 0 |');
  });
});
