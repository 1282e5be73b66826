import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aFolder } from '../testing/folder.ts';
import { plain } from '../testing/plain.ts';
import type { StepResult } from './test-report.ts';

interface Step {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly tests?: string;
  readonly after?: readonly string[];
}
const { runSteps } = await plain<{
  runSteps: (root: string, steps: readonly Step[]) => Promise<readonly StepResult[]>;
}>('check/steps.mjs');

const report = (passed: number, failed: number) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  });
/** Writes the report of a run of tests, as vitest does, and ends with a code. */
const tested = (passed: number, failed: number, code: number) =>
  `import { mkdirSync, writeFileSync } from 'node:fs';
   mkdirSync('.cache/results', { recursive: true });
   writeFileSync('.cache/results/unit.json', ${JSON.stringify(report(passed, failed))});
   process.exit(${code});`;

const root = () =>
  aFolder({
    'good.mjs': "console.log('said', process.argv[2] ?? '');",
    'bad.mjs': "console.error('wrong'); process.exit(3);",
    'passed.mjs': tested(7, 0, 0),
    'failed.mjs': tested(5, 2, 1),
    'hook.mjs': tested(5, 0, 1),
    'silent.mjs': tested(5, 2, 0),
  });

/** Runs steps by name, each a program of the folder; gives their results and what was printed. */
async function run(...steps: readonly (readonly [name: string, more?: Partial<Step>])[]) {
  const folder = root();
  const written: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation(text => written.push(String(text)) > 0);
  const all = steps.map(([name, more]) => ({ name, script: join(folder, `${name}.mjs`), args: [], ...more }));
  const results = await runSteps(folder, all);
  return { results, printed: written.join('') };
}
afterEach(() => vi.restoreAllMocks());

describe('a step of the checks', () => {
  it('a step of the checks that is no run of tests counts as one check, and is printed in one piece under its name', async () => {
    const { results, printed } = await run(['good', { args: ['so'] }], ['bad']);
    expect(results.map(({ name, code, counts }) => [name, code, counts.passed, counts.failed])).toEqual([
      ['good', 0, 1, 0],
      ['bad', 3, 0, 1],
    ]);
    expect(printed).toMatch(/── good ─+\nsaid so\n/);
    expect(printed).toMatch(/── bad ─+\nwrong\n/);
  });

  it('a step of the checks does not keep those behind it from running when it fails', async () => {
    const { results } = await run(['bad'], ['good', { after: ['bad'] }]);
    expect(results.map(({ code }) => code)).toEqual([3, 0]);
  });

  it.each([
    ['passed', 0, 7, 0],
    ['failed', 1, 5, 2],
    // A hook or an import broke outside of every test.
    ['hook', 1, 5, 1],
    // It ended well, but its report says otherwise.
    ['silent', 1, 5, 2],
    // It wrote no report.
    ['good', 1, 0, 1],
  ])(
    'a step of the checks that runs tests and %s ends with %i: %i passed, %i failed',
    async (name, code, passed, failed) => {
      const { results } = await run([name, { tests: 'unit' }]);
      expect(results[0]).toMatchObject({ code, counts: { passed, failed } });
    },
  );
});
