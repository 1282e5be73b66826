import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/** The longest reason shown, characters. */
const LONGEST_REASON = 400;
const STACK_LINE = /^\s*at /;

/** Why a test failed: its message in one line, with what was waited for, and the line of the test. */
function reasonOf(file: string, failure: string): string {
  const lines = stripVTControlCharacters(failure).split('\n');
  const end = lines.findIndex(line => STACK_LINE.test(line));
  const said = lines
    .slice(0, end === -1 ? undefined : end)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const place = lines.find(line => STACK_LINE.test(line) && line.includes(file));
  const [, at] = /:(\d+):\d+\)?\s*$/.exec(place ?? '') ?? [];
  return `${said.slice(0, LONGEST_REASON)}${at === undefined ? '' : ` (line ${at})`}`;
}

/** Failures of a test file, in two lines each: enough to identify them when only the end of a log is kept. */
function brokenTests(root: string, file: FileReport): readonly string[] {
  const name = relative(root, file.name);
  const failed = file.assertionResults.filter(test => test.status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [`${name}: ${file.message.split('\n')[0]}`];
  return failed.map(
    test => `${name}: ${test.fullName}\n       ${reasonOf(file.name, test.failureMessages[0] ?? '')}`,
  );
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

/** What came of one step. */
export interface StepResult {
  readonly name: string;
  readonly code: number;
  readonly seconds: number;
  readonly counts: TestCounts;
}

const SLOWEST_FILES = 8;
const KINDS = ['passed', 'failed', 'skipped'] as const;
const RULE = '═'.repeat(64);

const seconds = (value: number): string => `${value.toFixed(1).padStart(7)} s`;

const FILE = /^(\S+\.test\.tsx?): /;

/** How what failed in a file runs again with the same draw, and how all of its kind runs. */
const again = (file: string, seed: number): readonly string[] => [
  `     again, as drawn:  RADIOLINK_SEED=${seed} npm test -- ${file}`,
  `     all of its kind:  npm run test:all -- ${file}`,
];

/**
 * The closing summary of a run, the line with the counts last, and its exit code. @param seed what the samples and the property
 * tests of the run were drawn by
 */
export function summaryOf(
  results: readonly StepResult[],
  totalSeconds: number,
  seed: number,
): { readonly text: string; readonly code: number } {
  const lines = ['', RULE];
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, code, seconds: took, counts } of results) {
    for (const key of KINDS) total[key] += counts[key];
    const mark = code === 0 ? 'ok  ' : 'FAIL';
    lines.push(`${mark} ${name.padEnd(28)} ${seconds(took)}  ${String(counts.passed).padStart(6)} passed`);
  }
  lines.push(`     ${'all of it'.padEnd(28)} ${seconds(totalSeconds)}`, RULE);

  const files = results.flatMap(({ counts }) => counts.files).toSorted((a, b) => b.seconds - a.seconds);
  for (const file of files.slice(0, SLOWEST_FILES)) lines.push(`slow ${seconds(file.seconds)}  ${file.name}`);
  for (const { counts } of results) for (const test of counts.secondTries) lines.push(`second try ${test}`);
  for (const { name, counts } of results)
    for (const test of counts.broken) lines.push(`FAIL ${name}: ${test}`);
  const broken = results.flatMap(({ counts }) => counts.broken.flatMap(test => FILE.exec(test)?.[1] ?? []));
  for (const file of new Set(broken)) lines.push(...again(file, seed));
  lines.push(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return { text: lines.join('\n'), code: results.every(result => result.code === 0) ? 0 : 1 };
}
