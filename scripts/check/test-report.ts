import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Counts of a run of tests. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly broken: readonly string[];
  /** Tests that passed, but not at the first try. */
  readonly secondTries: readonly string[];
  readonly files: readonly { readonly name: string; readonly seconds: number }[];
}

/** The report that vitest writes as JSON. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly FileReport[];
}

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

/**
 * More of the tests than this may not need a second try: it hides what is really wrong. One of a short run may. A machine that
 * others load too starves one or two of a hundred.
 */
const SECOND_TRIES_SHARE = 0.03;

const resultsFile = (root: string, name: string): string => join(root, '.cache/results', `${name}.json`);
export const secondTriesFile = (root: string, name: string): string =>
  join(root, '.cache/results', `${name}.second-tries.json`);

export const strayErrorsFile = (root: string, name: string): string =>
  join(root, '.cache/results', `${name}.stray-errors.json`);

const NO_REPORT: TestCounts = {
  passed: 0,
  failed: 1,
  skipped: 0,
  broken: ['there is no report'],
  secondTries: [],
  files: [],
};

/** Removes what an earlier run left, so that it is not taken for this one's. */
export function forgetReport(root: string, name: string): void {
  rmSync(resultsFile(root, name), { force: true });
  rmSync(secondTriesFile(root, name), { force: true });
  rmSync(strayErrorsFile(root, name), { force: true });
}

/** Failures of a test file, in two lines at most: enough to identify them when only the end of a log is kept. */
function brokenTests(root: string, file: FileReport): readonly string[] {
  const name = relative(root, file.name);
  const failed = file.assertionResults.filter(test => test.status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [`${name}: ${file.message.split('\n')[0]}`];
  return failed.map(test => {
    const why = (test.failureMessages[0] ?? '').split('\n').slice(0, 2).join(' ');
    return `${name}: ${test.fullName}\n       ${why}`;
  });
}

/** Counts of a vitest run from its JSON report, which tests passed with the second try only, and errors of no test. */
export function countsOf(
  root: string,
  report: VitestReport,
  secondTries: readonly string[],
  strayErrors: readonly string[] = [],
): TestCounts {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = report;
  const broken = testResults.flatMap(result => brokenTests(root, result));
  for (const error of strayErrors) broken.push(`outside of every test: ${error}`);
  const isTooMany = secondTries.length > Math.max(1, SECOND_TRIES_SHARE * (passed + numFailedTests));
  if (isTooMany)
    broken.push(
      `${secondTries.length} of ${passed + numFailedTests} tests needed a second try: more than 3 % of them`,
    );
  return {
    passed,
    failed: numFailedTests + strayErrors.length + (isTooMany ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
    broken,
    secondTries,
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

const listIn = (file: string): readonly string[] =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];

/** The same, read from the file of the run; a run without a file is one failure. */
export function readCounts(root: string, name: string): TestCounts {
  const file = resultsFile(root, name);
  if (!existsSync(file)) return NO_REPORT;
  return countsOf(
    root,
    JSON.parse(readFileSync(file, 'utf8')),
    listIn(secondTriesFile(root, name)),
    listIn(strayErrorsFile(root, name)),
  );
}
