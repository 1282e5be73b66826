import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFF_VIEWS, diffAddressOf, hashOfDiff, type DiffSideId } from './diff-side.ts';

const side = fc.constantFrom<DiffSideId>(
  'running',
  'saved',
  'edited',
  'staged',
  'file',
  'snapshot-1700000000000',
);

describe('the address of a comparison', () => {
  it('brings both sides and the view back', () => {
    fc.assert(
      fc.property(side, side, fc.constantFrom(...DIFF_VIEWS), (from, to, view) => {
        expect(diffAddressOf(hashOfDiff({ from, to, view }))).toEqual({ from, to, view });
      }),
    );
  });

  it('names nothing where it says nothing', () => {
    expect(diffAddressOf('#/diff')).toEqual({ view: 'settings' });
  });

  it('takes words that it does not know for none, whatever they are', () => {
    expect(diffAddressOf('#/diff?from=root&to=snapshot-<b>&as=xml')).toEqual({ view: 'settings' });
    fc.assert(
      fc.property(fc.string(), text => {
        const { from, to } = diffAddressOf(`#/diff?${text}`);
        for (const named of [from, to]) expect(named ?? 'running').toMatch(/^(snapshot-[\w-]+|[a-z]+)$/);
      }),
    );
  });
});
