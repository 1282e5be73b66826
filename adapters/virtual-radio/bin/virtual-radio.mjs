#!/usr/bin/env node
// The published package holds dist; in this workspace the first call builds it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = new URL('../dist/main.js', import.meta.url);
const build = fileURLToPath(new URL('../../../scripts/virtual-radio-build.mjs', import.meta.url));
if (!existsSync(command) && existsSync(build)) {
  execFileSync(process.execPath, [build, '--scripts'], { stdio: ['ignore', 'ignore', 'inherit'] });
}
await import(command);
