import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether the benchmark runs in its short form, as a step of `npm test`: few samples, no verdict on times. */
export const isShort = process.argv.includes('--short');

/** Writes the results of a benchmark as JSON, for comparison with another run. */
export function saveResults(root, name, results) {
  const folder = join(root, '.cache/results');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `bench-${name}.json`);
  writeFileSync(file, `${JSON.stringify({ name, isShort, results }, null, 2)}\n`);
}
