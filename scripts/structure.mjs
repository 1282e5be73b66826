/**
 * `npm run structure`: how the source is divided. Of each room: files, lines, the median and the longest file, files with
 * one importer, and folders that import each other in a circle; steps and files of the three flows, exports without use,
 * and the bytes to the first figure, for which it builds where the sources changed. Tests and their ready-made objects are
 * not counted.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measure } from './check/size-budget.mjs';
import { buildWhenStale } from './setup/build-when-stale.mjs';
import { answerHelp } from './setup/help.mjs';
import { runNodeQuietly } from './setup/run.mjs';
import { typescript } from './setup/typescript.mjs';

answerHelp(import.meta.url);
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const check = name => typescript(new URL(`./check/${name}.ts`, import.meta.url));
const { flowFigures, roomFigures, unusedExportCount } = await check('structure');

const ROOMS = ['domain', 'application', 'adapters', 'ui', 'scripts'];
const IN_TESTS = '\\.(test|bench|mother)\\.tsx?$|/(e2e|mothers|nonsense|testing)/';
const OUTSIDE = 'node_modules|(^|/)(dist|dist-docs|\\.build|\\.cache)/';

const line = (name, text) => console.log(`${name.padEnd(16)}${text}`);

const { cruise } = await import('dependency-cruiser');
const { output } = await cruise(ROOMS, {
  exclude: { path: `${IN_TESTS}|${OUTSIDE}` },
  tsPreCompilationDeps: true,
});
const modules = output.modules.filter(({ source }) => /\.(tsx?|mjs)$/.test(source));
const linesOf = file => readFileSync(file, 'utf8').split('\n').length - 1;

for (const [name, rooms] of [...ROOMS.map(room => [room, [room]]), ['all', ROOMS]]) {
  const { files, lines, median, longest, withOneImporter, circles } = roomFigures(rooms, modules, linesOf);
  line(
    name,
    `${files} files, ${lines} lines, median ${median}, longest ${longest}, ${withOneImporter} with one importer, ` +
      `${circles.flat().length} folders in circles`,
  );
  if (rooms.length === 1) for (const circle of circles) line('', circle.join(' '));
}

for (const { title, steps, crossings, files } of flowFigures(readFileSync('docs/journeys.md', 'utf8')))
  line(title, `${steps} steps, ${crossings} times from one file to another, ${files} files`);

const { EXEMPT_EXPORTS, unusedExports } = await check('domain-uses');
line(
  'exports',
  `${unusedExportCount(await knipReport())} without use; of the domain package ${unusedExports().length} that the product does not ` +
    `reach, ${Object.keys(EXEMPT_EXPORTS).length} of them with a reason`,
);

await buildWhenStale(root);
const { gzip, raw } = measure(join(root, 'dist'), join(root, '.build/chunk-groups.json')).firstFigure;
line('first figure', `${gzip} bytes by gzip, ${raw} as they are, from the answer to the login`);

/** The findings of knip as JSON, whether it found something or not. */
async function knipReport() {
  const options = ['--config', '.config/knip.json', '--no-progress', '--no-exit-code', '--reporter', 'json'];
  const { code, output: json } = await runNodeQuietly('node_modules/knip/bin/knip.js', options);
  if (code === 0) return json;
  console.error(json);
  process.exit(code);
}
