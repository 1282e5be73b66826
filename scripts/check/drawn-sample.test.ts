import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as sample from '../../.config/drawn-sample.ts';
import { assert, property, array, integer, nat, string } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The samples as a run of this seed draws them. */
function drawing(seed: number, all = ''): typeof sample {
  vi.stubEnv('RADIOLINK_SEED', String(seed));
  vi.stubEnv('RADIOLINK_ALL', all);
  return sample;
}

const LIST = Array.from({ length: 24 }, (_, place) => `case ${place}`);

describe('a sample drawn by the commit', () => {
  beforeEach(() => void vi.unstubAllEnvs());
  afterEach(() => void vi.unstubAllEnvs());

  it('a sample drawn by the commit has as many different entries as are wanted, in the order of the list', async () => {
    const { sampleOf } = drawing(7);
    assert(
      property(array(integer(), { maxLength: 40 }), nat(50), string(), (list, count, salt) => {
        const entries = [...list.entries()];
        const drawn = sampleOf(entries, count, salt);
        expect(drawn).toHaveLength(Math.min(count, list.length));
        const places = drawn.map(([place]) => place);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
      }),
    );
  });

  it('a share drawn by the commit is that part of the list, rounded up', async () => {
    const { shareOf } = drawing(7);
    expect([2, 5, 24, 100].map(share => shareOf(LIST, share).length)).toEqual([12, 5, 1, 1]);
    expect(shareOf([], 3)).toEqual([]);
  });

  it('a sample drawn by the commit is the same for the same commit', async () => {
    const one = drawing(12).sampleOf(LIST, 5);
    expect(drawing(12).sampleOf(LIST, 5)).toEqual(one);
  });

  it('takes in every entry over some commits, and each about as often', async () => {
    const times = new Map<string, number>();
    for (let seed = 1; seed <= 240; seed += 1)
      for (const entry of drawing(seed * 7919).sampleOf(LIST, 3))
        times.set(entry, (times.get(entry) ?? 0) + 1);
    expect(times.size).toBe(LIST.length);
    expect(Math.min(...times.values())).toBeGreaterThan(10);
    expect(Math.max(...times.values())).toBeLessThan(60);
  });

  it('differs for two lists of one length that say so', async () => {
    const { sampleOf } = drawing(99);
    expect(sampleOf(LIST, 6, 'firefox')).not.toEqual(sampleOf(LIST, 6, 'webkit'));
  });

  it('a sample drawn by the commit is the whole list, and every count the whole, where all is run', async () => {
    const { sampleOf, countOf } = drawing(7, '1');
    expect([sampleOf(LIST, 2), countOf(2, 9)]).toEqual([LIST, 9]);
    expect(drawing(7).countOf(2, 9)).toBe(2);
  });
});

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

describe('docs/testing.md', () => {
  it('names each test that draws a sample, by its file', () => {
    const table = readFileSync(join(ROOT, 'docs/testing.md'), 'utf8');
    const tests = ['openapi', 'domain', 'application', 'adapters', 'ui', 'scripts']
      .flatMap(room =>
        readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' }).map(path => join(room, path)),
      )
      .filter(path => /\.test\.tsx?$/.test(path) && !/node_modules|drawn-sample/.test(path))
      .filter(path => readFileSync(join(ROOT, path), 'utf8').includes('/drawn-sample.ts'))
      .map(path =>
        basename(path).replace(/(?:\.(?:e2e|browser|servers|device|engine|trace))?\.test\.tsx?$/, ''),
      );
    expect(tests.length).toBeGreaterThan(40);
    expect(tests.filter(name => !new RegExp(`\`(?:[\\w-]+/)*${name}\``).test(table))).toEqual([]);
  });
});
