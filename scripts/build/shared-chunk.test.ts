import { describe, expect, it } from 'vitest';
import { sharedChunkName } from './shared-chunk.ts';

const chunks = (...names: (string | undefined)[]) => names.map(name => ({ name }));
const ours = { nameForCondition: () => '/ui/src/pages/tools/index.ts' };

describe('the name of a chunk that several imports share', () => {
  it('the name of a chunk that several imports share is short, and the same in whatever order the imports are told', () => {
    const name = sharedChunkName(ours, chunks('page-ping', 'page-log'), 'default');
    expect(name).toMatch(/^of-[\da-f]{4}$/);
    expect(sharedChunkName(ours, chunks('page-log', 'page-ping'), 'default')).toBe(name);
  });

  it('differs by the imports that share it, and tells libraries apart', () => {
    const names = [
      sharedChunkName(ours, chunks('page-ping', 'page-log'), 'default'),
      sharedChunkName(ours, chunks('page-ping', 'later'), 'default'),
      sharedChunkName(ours, chunks('page-ping', 'page-log'), 'defaultVendors'),
    ];
    expect(new Set(names).size).toBe(names.length);
  });

  it('says what is needed before the first figures', () => {
    const name = sharedChunkName(ours, chunks('part-access-point', 'part-point-to-point'), 'default');
    expect(name).toMatch(/^start-/);
  });

  it('the name of a chunk that several imports share is left to the bundler for the chart library, which the size table knows by name, and for imports without a name', () => {
    const uplot = { nameForCondition: () => '/node_modules/uplot/dist/uPlot.esm.js' };
    expect(sharedChunkName(uplot, chunks('charts', 'part-expected'), 'defaultVendors')).toBeUndefined();
    expect(sharedChunkName(ours, chunks('charts', undefined), 'default')).toBeUndefined();
  });
});
