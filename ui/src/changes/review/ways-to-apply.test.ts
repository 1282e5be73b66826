import { message } from '@radiolink/domain/errors';
import { describe, expect, it } from 'vitest';
import { waysToApply } from './ways-to-apply.ts';

const proposed = (impact: Parameters<typeof waysToApply>[0]) =>
  waysToApply(impact)
    .filter(({ isProposed }) => isProposed)
    .map(({ mode }) => mode);

describe('the ways to apply', () => {
  it('propose a test for what could cut the device, last', () => {
    expect(proposed({ needsTest: true, testProblem: undefined })).toEqual(['test']);
    expect(waysToApply({ needsTest: true, testProblem: undefined }).map(({ mode }) => mode)).toEqual([
      'no-save',
      'save',
      'test',
    ]);
  });

  it('propose to save what cuts nothing, last', () => {
    expect(proposed({ needsTest: false, testProblem: undefined })).toEqual(['save']);
    expect(waysToApply(null).map(({ mode }) => mode)).toEqual(['no-save', 'test', 'save']);
  });

  it('propose nothing where a test can tell nothing, and say that it is for good', () => {
    const impact = { needsTest: true, testProblem: message('The radio listens for 600 s.') };
    expect(proposed(impact)).toEqual([]);
    expect(waysToApply(impact).map(({ words }) => words)).toEqual([
      'Apply without saving',
      'Apply for good without a test',
    ]);
  });
});
