import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runNode } from '../setup/run.mjs';

const resultsFile = (root, name) => join(root, '.cache/results', `${name}.json`);

const NO_REPORT = { passed: 0, failed: 1, skipped: 0, broken: [] };

/** What went wrong in a test file, in two lines at most: enough to know it by when only the end of a log is kept. */
function brokenTests(root, file) {
  const name = relative(root, file.name);
  const failed = file.assertionResults.filter(test => test.status === 'failed');
  if (failed.length === 0 && file.status === 'failed') return [`${name}: ${file.message.split('\n')[0]}`];
  return failed.map(test => {
    const why = (test.failureMessages[0] ?? '').split('\n').slice(0, 2).join(' ');
    return `${name}: ${test.fullName}\n       ${why}`;
  });
}

/** Counts of a vitest run, from its JSON report; a run that left none counts as one failure. */
function readCounts(root, name) {
  const file = resultsFile(root, name);
  if (!existsSync(file)) return NO_REPORT;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    broken: report.testResults.flatMap(result => brokenTests(root, result)),
  };
}

async function runStep(root, step) {
  console.log(`\n── ${step.name} ${'─'.repeat(Math.max(0, 60 - step.name.length))}`);
  if (step.tests) rmSync(resultsFile(root, step.tests), { force: true });
  const start = performance.now();
  const code = await runNode(step.script, step.args, { cwd: root });
  const seconds = (performance.now() - start) / 1000;
  const counts = step.tests
    ? readCounts(root, step.tests)
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, broken: [] };
  // A run that broke outside a test (a hook, an import) must not count as passed.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { name: step.name, code, seconds, counts };
}

/** Runs the steps one after the other, all of them even when one fails. Names as arguments select steps. */
export async function runSteps(root, names, steps) {
  const chosen = names.length === 0 ? steps : steps.filter(step => names.includes(step.name));
  if (chosen.length === 0) {
    console.error(`No such step. There are: ${steps.map(step => step.name).join(', ')}.`);
    process.exit(2);
  }
  const results = [];
  for (const step of chosen) results.push(await runStep(root, step));
  return results;
}

/** Prints the closing summary; returns the exit code. */
export function printSummary(results) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log(`\n${'═'.repeat(64)}`);
  for (const { name, code, seconds, counts } of results) {
    for (const key of Object.keys(total)) total[key] += counts[key];
    const mark = code === 0 ? 'ok  ' : 'FAIL';
    console.log(
      `${mark} ${name.padEnd(28)} ${seconds.toFixed(1).padStart(7)} s  ${String(counts.passed).padStart(6)} passed`,
    );
  }
  console.log('═'.repeat(64));
  for (const { name, counts } of results)
    for (const test of counts.broken) console.log(`FAIL ${name}: ${test}`);
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return results.every(result => result.code === 0) ? 0 : 1;
}
