import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isCancel, password } from '@clack/prompts';
import { answersOverTcp, connect } from '@radiolink/client/node';
import type { CliIo } from './cli-io.ts';
import { nodeBar } from './node-bar.ts';

const STANDARD_INPUT = 0;
const OWNER_ONLY = 0o600;

/** The world of a command that a shell started. */
export function nodeIo(): CliIo {
  const { stdin, stdout, stderr, env } = process;
  const interruption = new AbortController();
  process.once('SIGINT', () => interruption.abort());
  process.once('SIGTERM', () => interruption.abort());
  return {
    out: line => void stdout.write(`${line}\n`),
    err: line => void stderr.write(`${line}\n`),
    isTerminal: stdin.isTTY && stderr.isTTY,
    drawBar: stderr.isTTY && env['TERM'] !== 'dumb' ? nodeBar(stderr) : undefined,
    env,
    readFile: path => readFileSync(path === '-' ? STANDARD_INPUT : path),
    writeFile,
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

/** Whoever reads the file meanwhile, or after a crash, finds the old content or the new one. */
function writeFile(path: string, content: string | Uint8Array): void {
  const fresh = `${path}.new`;
  writeFileSync(fresh, content, { mode: OWNER_ONLY });
  renameSync(fresh, path);
}
