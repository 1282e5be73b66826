import { expect, it } from 'vitest';

type RunEach = (
  names: readonly string[],
  start: (name: string) => Promise<number>,
  say: (line: string) => void,
) => Promise<number>;
const { runEach } = (await import(/* @vite-ignore */ `${import.meta.dirname}/verdict.mjs`)) as {
  runEach: RunEach;
};

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
