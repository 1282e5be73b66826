#!/usr/bin/env node
/** `npm run conformance -- URL`: whether a back end answers as the contracts say. */
import { installDependencies } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';
import { typescript } from './setup/typescript.mjs';
import { fileURLToPath } from 'node:url';

requireNode();
await installDependencies(fileURLToPath(new URL('..', import.meta.url)));
const { conformance } = await typescript(new URL('./conformance/command.ts', import.meta.url));
process.exitCode = await conformance(process.argv.slice(2), {
  tell: text => process.stdout.write(text),
  complain: text => process.stderr.write(text),
});
