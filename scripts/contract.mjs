#!/usr/bin/env node
/**
 * The contract and the types made from it.
 *
 *   node scripts/contract.mjs           writes openapi/src/<name>.generated.ts from each openapi/<name>.yaml
 *   node scripts/contract.mjs --check   lints each contract and fails when the committed types differ from it
 */
import { fileURLToPath } from 'node:url';
import { checkContracts, writeTypes } from './contract/contracts.mjs';
import { answerHelp } from './setup/help.mjs';

answerHelp(import.meta.url);
const root = fileURLToPath(new URL('..', import.meta.url));
const { lines, problems } = await (process.argv.includes('--check')
  ? checkContracts(root)
  : writeTypes(root));
for (const line of lines) console.log(line);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
