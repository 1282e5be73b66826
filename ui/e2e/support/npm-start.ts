import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

export interface Started {
  readonly child: ChildProcess;
  /** What it said so far. */
  readonly output: () => string;
  /** The address, once it listens. */
  readonly ready: Promise<string>;
  readonly ended: Promise<number | null>;
}

/** Runs `npm start` with these options; ended with the test at the latest. */
export function start(...args: string[]): Started {
  const child = spawn(process.execPath, ['scripts/start.mjs', ...args], { cwd: ROOT });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ready = new Promise<string>(resolve => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /^ready (\S+)$/m.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  const ended = new Promise<number | null>(resolve => child.on('close', resolve));
  return { child, output: () => output, ready, ended };
}
