import { message } from '@radiolink/domain/errors';
import { describe, expect, it } from 'vitest';
import { waysToApply } from './ways-to-apply.tsx';

const proposed = (impact: Parameters<typeof waysToApply>[0]) =>
  waysToApply(impact, true)
    .filter(({ isProposed }) => isProposed)
    .map(({ mode }) => mode);

describe('the ways to apply', () => {
  it('propose a test for what could cut the device, last', () => {
    expect(proposed({ needsTest: true, testProblem: undefined })).toEqual(['test']);
    expect(waysToApply({ needsTest: true, testProblem: undefined }, true).map(({ mode }) => mode)).toEqual([
      'no-save',
      'save',
      'test',
    ]);
  });

  it('propose to save what cuts nothing, last', () => {
    expect(proposed({ needsTest: false, testProblem: undefined })).toEqual(['save']);
    expect(waysToApply(null, true).map(({ mode }) => mode)).toEqual(['no-save', 'test', 'save']);
  });

  it('propose nothing where a test can tell nothing, and say that it is for good', () => {
    const impact = { needsTest: true, testProblem: message('The radio listens for 600 s.') };
    expect(proposed(impact)).toEqual([]);
    expect(waysToApply(impact, true).map(({ words }) => words)).toEqual([
      'Apply without saving',
      'Save and apply without a test',
    ]);
  });

  it.each<Parameters<typeof waysToApply>[0]>([
    null,
    { needsTest: true, testProblem: undefined },
    { needsTest: true, testProblem: message('The radio listens for 600 s.') },
  ])('leave out what a device that always saves cannot do: %o', impact => {
    const modes = waysToApply(impact, false).map(({ mode }) => mode);
    expect(modes).not.toContain('no-save');
    expect(modes).toContain('save');
  });
});
