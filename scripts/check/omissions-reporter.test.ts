import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SerializedError, TestCase, Vitest } from 'vitest/node';
import { aFolder, writeFiles } from '../testing/folder.ts';
import OmissionsReporter from './omissions-reporter.ts';
import { forgetReport, readCounts } from './test-report.ts';

const aTest = (root: string, name: string, state: string, retryCount: number) =>
  ({
    fullName: name,
    module: { moduleId: join(root, 'ui/a.test.ts') },
    result: () => ({ state }),
    diagnostic: () => ({ retryCount }),
  }) as unknown as TestCase;

/** A run of tests, each with its state and its further tries; gives what was written. */
function run(
  tests: readonly (readonly [name: string, state: string, retries: number])[],
  errors: object[] = [],
) {
  const root = aFolder();
  const reporter = new OmissionsReporter();
  reporter.onInit({ config: { root, name: 'e2e' } } as unknown as Vitest);
  for (const [name, state, retries] of tests) reporter.onTestCaseResult(aTest(root, name, state, retries));
  reporter.onTestRunEnd([], errors as SerializedError[]);
  const read = (kind: string) =>
    JSON.parse(readFileSync(join(root, `.cache/results/e2e.${kind}.json`), 'utf8')) as readonly string[];
  return { root, secondTries: read('second-tries'), strayErrors: read('stray-errors') };
}

const REPORT = JSON.stringify({
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
});

describe('what vitest’s own report leaves out', () => {
  it('what vitest’s own report leaves out is each test that passed, but not at the first try, under its file', () => {
    const { secondTries } = run([
      ['at once', 'passed', 0],
      ['later', 'passed', 1],
      ['never', 'failed', 2],
      ['left out', 'skipped', 0],
    ]);
    expect(secondTries).toEqual(['ui/a.test.ts: later']);
  });

  it('what vitest’s own report leaves out is each error that belongs to no test, with the place where it was thrown', () => {
    const errors = [
      { message: 'page closed\nCall log:', stack: 'Error: page closed\n    at route (a.ts:3:1)\n    at b' },
      { message: 'no stack' },
    ];
    expect(run([], errors).strayErrors).toEqual(['page closed at route (a.ts:3:1)', 'no stack ']);
  });

  it('what vitest’s own report leaves out is nothing for a run without either, and says so', () => {
    const { secondTries, strayErrors } = run([['at once', 'passed', 0]]);
    expect([secondTries, strayErrors]).toEqual([[], []]);
  });
});

describe('the counts of a run that was written down', () => {
  it('join both files with the report', () => {
    const { root } = run([['later', 'passed', 1]], [{ message: 'stray' }]);
    writeFiles(root, { '.cache/results/e2e.json': REPORT });
    expect(readCounts(root, 'e2e')).toMatchObject({
      passed: 40,
      failed: 1,
      secondTries: ['ui/a.test.ts: later'],
      broken: ['outside of every test: stray '],
    });
  });

  it('the counts of a run that was written down are those of a report alone where there is nothing else', () => {
    const root = aFolder({ '.cache/results/unit.json': REPORT });
    expect(readCounts(root, 'unit')).toMatchObject({ passed: 40, failed: 0, secondTries: [], broken: [] });
  });

  it('the counts of a run that was written down are one failure without a report: the run broke off', () => {
    expect(readCounts(aFolder(), 'unit')).toMatchObject({
      passed: 0,
      failed: 1,
      broken: ['there is no report'],
    });
  });

  it('the counts of a run that was written down are never those of an earlier run', () => {
    const { root } = run([['later', 'passed', 1]], [{ message: 'stray' }]);
    writeFiles(root, { '.cache/results/e2e.json': REPORT });
    forgetReport(root, 'e2e');
    expect(readCounts(root, 'e2e').broken).toEqual(['there is no report']);
    writeFiles(root, { '.cache/results/e2e.json': REPORT });
    expect(readCounts(root, 'e2e')).toMatchObject({ failed: 0, secondTries: [] });
  });
});
