#!/usr/bin/env node
import { nodeIo } from './node-io.ts';
import { runCli } from './run-cli.ts';

// The reader of a pipe may close it before the end: `radiolink watch DEVICE | head`.
process.stdout.on('error', error => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});

process.exitCode = await runCli(process.argv.slice(2), nodeIo());
