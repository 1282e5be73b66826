#!/usr/bin/env node
// The command as it runs in this workspace. The published package starts cli/main.js directly.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const command = new URL('../dist/cli/main.js', import.meta.url);
if (!existsSync(command)) {
  execFileSync(
    process.execPath,
    [fileURLToPath(new URL('../../scripts/domain-build.mjs', import.meta.url))],
    {
      // The standard output belongs to the command: --json must stay readable.
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}
await import(command);
