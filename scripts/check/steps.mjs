import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runNode } from '../setup/run.mjs';

const resultsFile = (root, name) => join(root, '.cache/results', `${name}.json`);

/** Counts of a vitest run, from its JSON report; a run that left none counts as one failure. */
function readCounts(root, name) {
  const file = resultsFile(root, name);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
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
    : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
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
  console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  return results.every(result => result.code === 0) ? 0 : 1;
}
