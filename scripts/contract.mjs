#!/usr/bin/env node
/**
 * The contract and the types made from it.
 *
 *   node scripts/contract.mjs           writes openapi/src/<name>.generated.ts from each openapi/<name>.yaml
 *   node scripts/contract.mjs --check   lints each contract and fails when the committed types differ from it
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Each `openapi/*.yaml` is one contract; its references are in folders next to it. */
function contracts() {
  return readdirSync(join(root, 'openapi'))
    .filter(name => name.endsWith('.yaml'))
    .map(name => ({
      name: basename(name, '.yaml'),
      source: join('openapi', name),
      types: join('openapi', 'src', `${basename(name, '.yaml')}.generated.ts`),
    }));
}

async function typesOf(contract) {
  const ast = await openapiTS(pathToFileURL(join(root, contract.source)), { immutable: true });
  return `${COMMENT_HEADER}${astToString(ast)}`;
}

function lint(contract) {
  const redocly = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
  const run = spawnSync(process.execPath, [redocly, 'lint', '--config', '.redocly.yaml', contract.source], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  return run.status === 0
    ? undefined
    : `${contract.source} does not pass the linter:\n${run.stdout}${run.stderr}`;
}

function committedTypes(contract) {
  try {
    return readFileSync(join(root, contract.types), 'utf8');
  } catch {
    return undefined;
  }
}

async function drift(contract) {
  if (committedTypes(contract) === (await typesOf(contract))) return undefined;
  return `${contract.types} differs from ${contract.source}. Run "npm run contract" and commit the result.`;
}

async function check() {
  const problems = [];
  for (const contract of contracts()) {
    const fault = lint(contract) ?? (await drift(contract));
    if (fault !== undefined) problems.push(fault);
    else console.log(`${contract.source}: linted, types up to date`);
  }
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}

async function generate() {
  for (const contract of contracts()) {
    writeFileSync(join(root, contract.types), await typesOf(contract));
    console.log(`${contract.source} -> ${contract.types}`);
  }
  return true;
}

const done = process.argv.includes('--check') ? await check() : await generate();
process.exitCode = done ? 0 : 1;
