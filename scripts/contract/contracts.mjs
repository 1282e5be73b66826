import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

/** Each `openapi/*.yaml` is one contract; its references are in folders next to it. */
const contractsIn = root =>
  readdirSync(join(root, 'openapi'))
    .filter(name => name.endsWith('.yaml'))
    .map(name => ({
      source: join('openapi', name),
      types: join('openapi', 'src', `${basename(name, '.yaml')}.generated.ts`),
    }));

async function typesOf(root, { source }) {
  const ast = await openapiTS(pathToFileURL(join(root, source)), { immutable: true });
  return `${COMMENT_HEADER}${astToString(ast)}`;
}

/** What the linter finds in a contract; undefined where it passes. */
function lint(root, { source }) {
  const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
  const run = spawnSync(process.execPath, [redocly, 'lint', '--config', '.redocly.yaml', source], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return run.status === 0 ? undefined : `${source} does not pass the linter:\n${run.stdout}${run.stderr}`;
}

async function drift(root, contract) {
  const { source, types } = contract;
  const file = join(root, types);
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (committed === (await typesOf(root, contract))) return undefined;
  return `${types} differs from ${source}. Run "npm run contract" and commit the result.`;
}

/** Lints each contract and compares its types with the committed ones: a line for each that is right, and each problem. */
export async function checkContracts(root) {
  const [lines, problems] = [[], []];
  for (const contract of contractsIn(root)) {
    const problem = lint(root, contract) ?? (await drift(root, contract));
    if (problem === undefined) lines.push(`${contract.source}: linted, types up to date`);
    else problems.push(problem);
  }
  return { lines, problems };
}

/** Writes the types of each contract; a line for each. */
export async function writeTypes(root) {
  const lines = [];
  for (const contract of contractsIn(root)) {
    writeFileSync(join(root, contract.types), await typesOf(root, contract));
    lines.push(`${contract.source} -> ${contract.types}`);
  }
  return { lines, problems: [] };
}
