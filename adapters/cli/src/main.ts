#!/usr/bin/env node
import { isCancel, password, progress } from '@clack/prompts';
import { replaceFile } from '@radiolink/adapters/server/files/replace-file';
import { answersOverTcp, connect } from '@radiolink/client/node';
import { readFileSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { CliIo, ProgressBar } from './cli-io.ts';
import { EXIT } from './exit-code.ts';
import { runCli } from './run-cli.ts';

/** Draws the bars of a terminal. */
const nodeBar =
  (output: Writable) =>
  (title: string): ProgressBar => {
    const bar = progress({ output, max: 100, style: 'light' });
    let shown = 0;
    bar.start(title);
    return {
      show: (percent, words) => {
        bar.advance(percent - shown, words);
        shown = percent;
      },
      end: () => bar.clear(),
    };
  };

/** Aborted by Ctrl-C, and as soon as nobody reads what is printed. */
const interruption = new AbortController();

const STANDARD_INPUT = 0;

/** The world of a command that a shell started. */
function nodeIo(): CliIo {
  const { stdin, stdout, stderr, env } = process;
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  return {
    out: line => void stdout.write(`${line}\n`),
    outBytes: content => void stdout.write(content),
    err: line => void stderr.write(`${line}\n`),
    isTerminal: stdin.isTTY && stderr.isTTY,
    drawBar: stderr.isTTY && env['TERM'] !== 'dumb' ? nodeBar(stderr) : undefined,
    columns: stdout.columns,
    env,
    readFile: path => readFileSync(path === '-' ? STANDARD_INPUT : path),
    writeFile: replaceFile,
    askSecret: async question => {
      const answer = await password({ message: question, output: stderr });
      return isCancel(answer) ? undefined : answer;
    },
    connect,
    answers: answersOverTcp,
    interrupted: interruption.signal,
    now: () => Date.now(),
    wait: ms => wait(ms),
  };
}

const isClosedPipe = (error: Error) => 'code' in error && error.code === 'EPIPE';

// The reader of a pipe may close it before the end: `radiolink watch DEVICE | head`. It has what it wanted, and the command ends.
let hasReader = true;
process.stdout.on('error', error => {
  if (!isClosedPipe(error)) throw error;
  hasReader = false;
  interruption.abort();
});
// A change that is under way goes on when nobody reads of its progress.
process.stderr.on('error', error => {
  if (!isClosedPipe(error)) throw error;
});

const code = await runCli(process.argv.slice(2), nodeIo());
process.exitCode = !hasReader && code === EXIT.interrupted ? EXIT.done : code;
