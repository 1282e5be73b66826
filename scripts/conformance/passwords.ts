import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

interface Source {
  readonly file?: string | undefined;
  readonly variable: string;
  readonly prompt: string;
}

/** A password from a file, the environment or a prompt that does not show it; never from an argument, which `ps` shows. */
export async function passwordFrom({ file, variable, prompt }: Source): Promise<string> {
  if (file !== undefined) return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  const known = process.env[variable];
  if (known !== undefined) return known;
  if (!process.stdin.isTTY) throw new RangeError(`No password: set ${variable}, or give a file`);
  process.stderr.write(prompt);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  const [typed]: string[] = await once(reader, 'line');
  reader.close();
  process.stderr.write('\n');
  return typed ?? '';
}
