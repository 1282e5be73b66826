/**
 * `npm run bench`: every benchmark, or those named (`npm run bench -- tick`). Gates are ratios and counts of one run, never
 * times. All are run, then it says which missed a gate. `--short` is the form that `npm test` runs, of one that the commit draws if none
 * is named. Results also in `.cache/results/bench-*.json`.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runEach } from './bench/results.mjs';
import { buildWhenStale } from './setup/build-when-stale.mjs';
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { run, runNode } from './setup/run.mjs';
import { typescript } from './setup/typescript.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
requireNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
await installDependencies(root);

const flags = process.argv.slice(2).filter(argument => argument.startsWith('--'));
const page = () => buildWhenStale(root);
const domainPackage = () =>
  run('npm', ['run', '--silent', 'build', '-w', '@radiolink/domain'], { cwd: root });
/** A benchmark with the builds it needs; none of it runs after one that failed. */
const bench =
  (name, ...builds) =>
  async () => {
    for (const build of builds) {
      const code = await build();
      if (code) return code;
    }
    return runNode(join(root, 'scripts/bench', `${name}.mjs`), flags, { cwd: root });
  };
const BENCHMARKS = {
  config: bench('config', domainPackage),
  tick: bench('tick'),
  spectrum: bench('spectrum', page, domainPackage),
  login: bench('login', page),
  'first-figure': bench('first-figure', page),
  scroll: bench('scroll', page),
};

const named = process.argv.slice(2).filter(argument => !argument.startsWith('--'));
const unknown = named.find(name => BENCHMARKS[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}". There are: ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(2);
}
const { sampleOf } = await typescript(new URL('../.config/drawn-sample.ts', import.meta.url));
const all = Object.keys(BENCHMARKS);
const chosen = named.length > 0 ? named : flags.includes('--short') ? sampleOf(all, 1) : all;
process.exitCode = await runEach(chosen, name => BENCHMARKS[name]());
