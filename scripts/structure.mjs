/**
 * `npm run structure`: how the source is divided. Of each room: files, lines, the median and the longest file, files with
 * one importer, and folders that import each other in a circle. Tests and their ready-made objects are not counted.
 */
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';

const ROOMS = ['domain', 'application', 'adapters', 'ui', 'scripts'];
const IN_TESTS = '\\.(test|bench|mother)\\.tsx?$|/(e2e|mothers|nonsense|testing)/';
const OUTSIDE = 'node_modules|(^|/)(dist|dist-docs|\\.build|\\.cache)/';

const { output } = await cruise(ROOMS, {
  exclude: { path: `${IN_TESTS}|${OUTSIDE}` },
  tsPreCompilationDeps: true,
});
const modules = output.modules.filter(({ source }) => /\.(tsx?|mjs)$/.test(source));

/** Folders that reach each other, each as one group. */
function circlesOf(folders) {
  const reachedFrom = start => {
    const reached = new Set();
    const open = [start];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop())
      for (const next of folders.get(folder) ?? [])
        if (!reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
    return reached;
  };
  const reached = new Map([...folders.keys()].map(folder => [folder, reachedFrom(folder)]));
  const groups = [...folders.keys()].map(folder =>
    [...folders.keys()].filter(other => reached.get(folder).has(other) && reached.get(other).has(folder)),
  );
  return [...new Set(groups.filter(group => group.length > 1).map(group => group.join(' ')))];
}

for (const room of ROOMS) {
  const own = modules.filter(({ source }) => source.startsWith(`${room}/`));
  const lines = own
    .map(({ source }) => readFileSync(source, 'utf8').split('\n').length)
    .sort((a, b) => a - b);
  const importers = own.map(({ source }) =>
    modules.filter(({ dependencies }) => dependencies.some(({ resolved }) => resolved === source)),
  );
  const folders = new Map();
  for (const { source, dependencies } of own) {
    const from = topFolder(source);
    const to = dependencies
      .map(({ resolved }) => resolved)
      .filter(path => path.startsWith(`${room}/src/`))
      .map(topFolder);
    folders.set(from, new Set([...(folders.get(from) ?? []), ...to.filter(folder => folder !== from)]));
  }
  const circles = circlesOf(folders);
  const sum = lines.reduce((all, count) => all + count, 0);
  console.log(
    `${room.padEnd(12)}${own.length} files, ${sum} lines, median ${lines[Math.floor(lines.length / 2)]}, longest ${lines.at(-1)}, ` +
      `${importers.filter(({ length }) => length === 1).length} with one importer, ` +
      `${circles.reduce((all, circle) => all + circle.split(' ').length, 0)} folders in circles`,
  );
  for (const circle of circles) console.log(`${' '.repeat(12)}${circle}`);
}

/** The folder below `src`, or that of a file of its own. */
function topFolder(path) {
  return /^[a-z]+\/src\/([^/]+)\//.exec(path)?.[1] ?? dirname(path);
}
