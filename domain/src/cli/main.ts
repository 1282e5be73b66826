#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { runCli } from './run-cli.ts';

const STANDARD_INPUT = 0;

// The reader of a pipe may close it before the end: `radiolink-config explain FILE | head`.
process.stdout.on('error', error => {
  if (!('code' in error && error.code === 'EPIPE')) throw error;
});

process.exitCode = runCli(process.argv.slice(2), {
  readFile: path => readFileSync(path === '-' ? STANDARD_INPUT : path),
  out: text => void process.stdout.write(`${text}\n`),
  err: text => process.stderr.write(`${text}\n`),
});
