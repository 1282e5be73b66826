import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { runNode, runNodeQuietly } from '../setup/run.mjs';
import { typescript } from '../setup/typescript.mjs';

/** Maximum number of parallel steps, so that their output can still be followed. */
const MOST_CORES = 4;

const rule = name => `── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`;

/** Weight of a step that runs no tests. */
const onePiece = code => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  skipped: 0,
  broken: [],
  secondTries: [],
  files: [],
});

/** Runs one step; its output is printed in one piece when others run in parallel, immediately when it runs alone. */
async function runStep({ root, cores, forgetReport, readCounts }, step) {
  if (step.tests) forgetReport(root, step.tests);
  const start = performance.now();
  const isAlone = (step.cores ?? 1) >= cores;
  let code;
  if (isAlone) {
    console.log(`\n${rule(step.name)}`);
    code = await runNode(step.script, step.args, { cwd: root });
  } else {
    const run = await runNodeQuietly(step.script, step.args, { cwd: root });
    code = run.code;
    process.stdout.write(`\n${rule(step.name)}\n${run.output}`);
  }
  const seconds = (performance.now() - start) / 1000;
  const counts = step.tests ? readCounts(root, step.tests) : onePiece(code);
  // A run that broke outside a test (a hook, an import) must not count as passed.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return { name: step.name, code: code === 0 && counts.failed > 0 ? 1 : code, seconds, counts };
}

/** Runs the steps, all of them even when one fails, side by side where the machine has cores for them. */
export async function runSteps(root, steps) {
  const cores = Math.min(availableParallelism(), MOST_CORES);
  const { inSchedule } = await typescript(new URL('./step-schedule.ts', import.meta.url));
  const reports = await typescript(new URL('./test-report.ts', import.meta.url));
  return inSchedule(steps, cores, step => runStep({ root, cores, ...reports }, step));
}
