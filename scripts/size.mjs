/** Prints what a radio has to hold and a browser to load, and fails above the budgets. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGETS, measure, overBudget } from './check/size-budget.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const dist = join(root, 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error('There is no dist/: run npm run build first.');
  process.exit(1);
}

const report = measure(dist, join(root, '.build/chunk-groups.json'));
const kilo = bytes => (bytes / 1000).toFixed(1).padStart(8);
console.log(`${'kB'.padEnd(44)} ${'raw'.padStart(8)} ${'gzip'.padStart(8)} ${'brotli'.padStart(8)}`);
for (const { name, raw, gzip, brotli } of report.rows) {
  console.log(`${name.padEnd(44)} ${kilo(raw)} ${kilo(gzip)} ${kilo(brotli)}`);
}

const problems = overBudget(report, BUDGETS);
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
