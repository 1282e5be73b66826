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

export const median = values => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Prints each figure with its limit; the process fails if one that is judged is over it, or is no number. */
export function judge(measured, limits, isJudged = () => true) {
  for (const [name, limit] of Object.entries(limits)) {
    const over = isJudged(name) && !(measured[name] <= limit);
    const note = isJudged(name) ? '' : ' (not judged)';
    console.log(
      `${over ? 'OVER' : 'ok  '} ${name.padEnd(20)} ${Number(measured[name].toFixed(4))} of ${limit}${note}`,
    );
    if (over) process.exitCode = 1;
  }
}

/**
 * Runs every benchmark of a list, also behind one that missed a gate or failed, and says at the end which those were.
 * Resolves to the exit code of all.
 */
export async function runEach(names, start, say = console.log) {
  const missed = [];
  for (const name of names) {
    say(`\n── ${name}`);
    const code = await start(name);
    if (code !== 0) missed.push(name);
  }
  const kept = names.filter(name => !missed.includes(name));
  say('\n── verdict');
  for (const name of kept) say(`ok    ${name}`);
  for (const name of missed) say(`MISSED ${name}: what it said stands above`);
  return missed.length > 0 ? 1 : 0;
}
