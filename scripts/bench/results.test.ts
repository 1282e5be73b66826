import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, double, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';

type Figures = Readonly<Record<string, number>>;
type RunEach = (
  names: readonly string[],
  start: (name: string) => Promise<number>,
  say: (line: string) => void,
) => Promise<number>;
const { judge, median, runEach, saveResults } = await plain<{
  runEach: RunEach;
  judge: (measured: Figures, limits: Figures, isJudged?: (name: string) => boolean) => void;
  median: (values: readonly number[]) => number;
  saveResults: (root: string, name: string, results: unknown) => void;
}>('bench/results.mjs');

describe('the median', () => {
  it.each([
    [[5], 5],
    [[3, 1, 2], 2],
    [[10, 9, 100], 10],
    [[4, 1, 3, 2], 3],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('the median is one of the values, with as many below it as above at the most, and leaves them in their order', () => {
    const values = array(double({ noNaN: true }), { minLength: 1 });
    assert(
      property(values, given => {
        const before = [...given];
        const middle = median(given);
        expect(given).toEqual(before);
        expect(given).toContain(middle);
        expect(given.filter(value => value < middle).length).toBeLessThanOrEqual(given.length / 2);
        expect(given.filter(value => value > middle).length).toBeLessThanOrEqual(given.length / 2);
      }),
    );
  });
});

describe('the verdict on figures', () => {
  const { exitCode } = process;
  let lines: string[] = [];
  beforeEach(() => {
    lines = [];
    process.exitCode = undefined;
    vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = exitCode;
  });

  it('the verdict on figures is good at the limit, and prints each figure with it', () => {
    judge({ requests: 6, shift: 0.012345 }, { requests: 6, shift: 0.05 });
    expect(lines).toEqual(['ok   requests             6 of 6', 'ok   shift                0.0123 of 0.05']);
    expect(process.exitCode).toBeUndefined();
  });

  it('fails above a limit, and says which', () => {
    judge({ requests: 7, depth: 1 }, { requests: 6, depth: 2 });
    expect(lines[0]).toBe('OVER requests             7 of 6');
    expect(process.exitCode).toBe(1);
  });

  it('fails for a figure that is no number: nothing was measured', () => {
    judge({ ratio: Number.NaN }, { ratio: 2 });
    expect(process.exitCode).toBe(1);
  });

  it('prints what it does not judge, and does not fail by it', () => {
    judge({ ratio: 9, requests: 1 }, { ratio: 2, requests: 6 }, name => name !== 'ratio');
    expect(lines[0]).toBe('ok   ratio                9 of 2 (not judged)');
    expect(process.exitCode).toBeUndefined();
  });

  it('the verdict on figures stays bad when a later figure is good', () => {
    judge({ a: 3, b: 1 }, { a: 2, b: 2 });
    judge({ c: 1 }, { c: 2 });
    expect(process.exitCode).toBe(1);
  });
});

it('results are kept as JSON under the name of the benchmark, for comparison', () => {
  const root = aFolder();
  saveResults(root, 'tick', [{ p95: 2 }]);
  const text = readFileSync(join(root, '.cache/results/bench-tick.json'), 'utf8');
  expect(JSON.parse(text)).toEqual({ name: 'tick', isShort: false, results: [{ p95: 2 }] });
});

/** A run of three benchmarks, of which some miss their gate. */
async function run(...missing: string[]) {
  const started: string[] = [];
  const lines: string[] = [];
  const start = async (name: string) => {
    started.push(name);
    return missing.includes(name) ? 1 : 0;
  };
  const code = await runEach(['tick', 'login', 'scroll'], start, line => lines.push(line));
  return { started, code, lines };
}

it('runs every benchmark, also behind one that missed its gate', async () => {
  expect((await run('tick')).started).toEqual(['tick', 'login', 'scroll']);
});

it('names those that missed a gate at the end, and fails', async () => {
  const { code, lines } = await run('tick', 'scroll');
  expect(code).toBe(1);
  expect(lines.slice(-4)).toEqual([
    '\n── verdict',
    'ok    login',
    'MISSED tick: what it said stands above',
    'MISSED scroll: what it said stands above',
  ]);
});

it('passes when all keep theirs', async () => {
  expect((await run()).code).toBe(0);
});
