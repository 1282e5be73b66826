/**
 * `npm run mutation`: plants bugs one at a time and runs the tests of the same folder on each. Without a name all folders of
 * the domain and the apply machine, folder by folder; `--share 0.05 --seed 1` plants a random part of them.
 * docs/mutation.md has the figures.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runNode } from './setup/run.mjs';
import { typescript } from './setup/typescript.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    share: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '2' },
  },
});
const { detectedShare, mutationScore, scoreRow } = await typescript(
  new URL('./mutation/mutation-score.ts', import.meta.url),
);

const DOMAIN = 'domain/src';
const APPLY = 'application/src/configuration';
const subjects = readdirSync(join(root, DOMAIN), { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => `${DOMAIN}/${name}`);
const folders = positionals.length > 0 ? positionals : [...subjects, APPLY];
const isSample = Number(values.share) < 1;

const read = path => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Runs Stryker on a folder, and returns its report; undefined where it planted nothing. */
async function run(folder) {
  const base = read(folder.startsWith(APPLY) ? '.config/stryker-configuration.json' : '.config/stryker.json');
  const name = folder.replaceAll('/', '-');
  const config = {
    ...base,
    mutate: [`${folder}/**/*.ts`, ...base.mutate.filter(pattern => pattern.startsWith('!'))],
    concurrency: Number(values.concurrency),
    tempDirName: `.cache/stryker-${name}`,
    jsonReporter: { fileName: `reports/mutation/${name}.json` },
    thresholds: { ...base.thresholds, break: null },
    allowEmpty: true,
    ...(isSample && {
      checkers: ['sampling'],
      plugins: [...base.plugins, './scripts/mutation/sampling-plugin.mjs'],
    }),
  };
  mkdirSync(join(root, '.cache/mutation'), { recursive: true });
  const path = `.cache/mutation/${name}.json`;
  writeFileSync(join(root, path), JSON.stringify(config));
  const code = await runNode(join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js'), ['run', path], {
    cwd: root,
    env: {
      ...process.env,
      RADIOLINK_MUTATION_TESTS: folder,
      RADIOLINK_MUTATION_SHARE: values.share,
      RADIOLINK_MUTATION_SEED: values.seed,
    },
  });
  if (code !== 0) process.exit(code);
  return { report: read(config.jsonReporter.fileName), needed: base.thresholds.break / 100 };
}

const rows = [];
const ran = [];
for (const folder of folders) {
  const { report, needed } = await run(folder);
  rows.push(scoreRow(folder, mutationScore([report]), isSample));
  ran.push({ folder, report, needed });
}
let failed = false;
for (const place of [DOMAIN, APPLY]) {
  const ofPlace = ran.filter(({ folder }) => folder.startsWith(place));
  if (ofPlace.length === 0) continue;
  const score = mutationScore(ofPlace.map(({ report }) => report));
  rows.push(scoreRow(`**${place}**`, score, isSample));
  failed ||= (detectedShare(score) ?? 1) < ofPlace[0].needed;
}
const interval = isSample ? [' 95 % interval |', '---|'] : ['', ''];
console.log(
  `| folder | planted | detected | score |${interval[0]} static, not planted |\n|---|---|---|---|${interval[1]}---|`,
);
console.log(rows.join('\n'));
process.exit(failed ? 1 : 0);
