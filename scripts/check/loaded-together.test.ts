import { describe, expect, it } from 'vitest';
import { loadedTogether } from './loaded-together.mjs';

describe('chunks that load together', () => {
  it('stand under the chunk that the import names', () => {
    const groups = loadedTogether([
      'x=()=>Promise.all([n.e("vendors-a"),n.e("page-a")]).then(f);n.e("setup")',
    ]);
    expect(groups.get('page-a')).toEqual(['vendors-a', 'page-a']);
    expect(groups.get('setup')).toEqual(['setup']);
  });

  it('are the most that any import of the chunk loads', () => {
    const groups = loadedTogether(['n.e("charts")', 'Promise.all([r.e("uplot"),r.e("charts")])']);
    expect(groups.get('charts')).toEqual(['uplot', 'charts']);
  });
});
