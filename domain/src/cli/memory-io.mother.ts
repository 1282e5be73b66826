import type { CliIo } from './cli-io.ts';
import { runCli } from './run-cli.ts';

/** Runs the command on files in memory; gives its exit code and what it printed. */
export function runOn(files: Readonly<Record<string, string | Uint8Array>>, ...given: readonly string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const io: CliIo = {
    readFile: path => {
      const text = files[path];
      if (text === undefined) throw new Error('no such file');
      return typeof text === 'string' ? new TextEncoder().encode(text) : text;
    },
    out: text => out.push(text),
    err: text => err.push(text),
  };
  const code = runCli(given, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
