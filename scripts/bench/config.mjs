// Reads, writes and compares a configuration of 10,000 lines, beside the same work with the public `ini` and `dotenv`
// parsers in the same run. Needs the built package: npm run build -w @radiolink/domain
import { fileURLToPath } from 'node:url';
import dotenv from 'dotenv';
import ini from 'ini';
import { Bench } from 'tinybench';
import { ConfigText, diffConfigs } from '../../domain/dist/configuration/index.js';
import { largeConfiguration } from './large-answers.mjs';
import { isShort, saveResults } from './results.mjs';

const LINES = 10_000;
const text = largeConfiguration(LINES);
const changedText = text.replaceAll('leaf3=enabled', 'leaf3=disabled');

/** The differences of two plain objects, the least that a diff by key has to do. */
function diffObjects(before, after) {
  const changes = [];
  for (const key of Object.keys(before)) {
    if (before[key] !== after[key]) changes.push({ key, before: before[key], after: after[key] });
  }
  for (const key of Object.keys(after)) {
    if (!(key in before)) changes.push({ key, before: undefined, after: after[key] });
  }
  return changes;
}

const objectReader = parse => ({
  parse,
  keys: parsed => Object.keys(parsed),
  get: (parsed, key) => parsed[key],
  diff: diffObjects,
});

const libraries = {
  radiolink: {
    parse: ConfigText.parse,
    keys: config => config.keys(),
    get: (config, key) => config.get(key),
    write: config => config.toString(),
    diff: diffConfigs,
  },
  ini: { ...objectReader(ini.parse), write: parsed => ini.stringify(parsed) },
  dotenv: {
    ...objectReader(dotenv.parse),
    // It has no writer; this is the shortest.
    write: parsed => Object.keys(parsed).reduce((lines, key) => `${lines}${key}=${parsed[key]}\n`, ''),
  },
};

/** Every value is touched, so that no parser gets away with doing it later. */
function readEveryKey({ parse, keys, get }, source) {
  const parsed = parse(source);
  let length = 0;
  for (const key of keys(parsed)) length += get(parsed, key).length;
  return { parsed, length };
}

const tasks = {
  'parse, read every key': library => readEveryKey(library, text).length,
  'parse, read, write': library => library.write(readEveryKey(library, text).parsed).length,
  'parse both, diff': library => library.diff(library.parse(text), library.parse(changedText)).length,
};

for (const [task, work] of Object.entries(tasks)) {
  const results = new Set(Object.entries(libraries).map(([, library]) => work(library)));
  if (results.size > 1) console.log(`note: "${task}" gives different results: ${[...results].join(', ')}`);
}
if (libraries.radiolink.write(ConfigText.parse(text)) !== text) throw new Error('the text is not byte-equal');

const bench = new Bench(isShort ? { time: 100, warmupTime: 50 } : { time: 800, warmupTime: 200 });
for (const [task, work] of Object.entries(tasks)) {
  for (const [name, library] of Object.entries(libraries)) bench.add(`${task}: ${name}`, () => work(library));
}
await bench.run();

const median = (task, name) => bench.getTask(`${task}: ${name}`).result.latency.p50;
console.log(`${LINES} lines, ${Math.round(text.length / 1024)} KiB; medians, and their ratio to radiolink`);
const measured = [];
for (const task of Object.keys(tasks)) {
  for (const name of Object.keys(libraries)) {
    const ratio = median(task, name) / median(task, 'radiolink');
    measured.push({ task, name, medianMs: median(task, name), ratio });
    console.log(
      `${task.padEnd(22)} ${name.padEnd(10)} ${median(task, name).toFixed(2).padStart(8)} ms ${ratio.toFixed(2).padStart(7)}`,
    );
  }
}
saveResults(fileURLToPath(new URL('../..', import.meta.url)), 'config', measured);
const [reading] = Object.keys(tasks);
const speed = Math.min(median(reading, 'ini'), median(reading, 'dotenv')) / median(reading, 'radiolink');
console.log(`parsing with every key read: ${speed.toFixed(1)} times as fast as the faster of ini and dotenv`);
if (speed < 1 && !isShort) process.exitCode = 1;
