import type { TestCounts } from './test-report.ts';

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
