import type { CliIo } from '../cli-io.ts';
import { UsageError } from '../usage-error.ts';

/** The password from a file, the environment or a prompt, in this order. @throws UsageError where there is none */
export async function findPassword(file: string | undefined, question: string, io: CliIo): Promise<string> {
  if (file !== undefined) return firstLine(io.readFile(file));
  const { RADIOLINK_PASSWORD: given } = io.env;
  if (given !== undefined) return given;
  if (!io.isTerminal)
    throw new UsageError('No password: set RADIOLINK_PASSWORD, or name a file with --password-file.');
  const typed = await io.askSecret(question);
  if (typed === undefined) throw new UsageError('No password was entered.');
  return typed;
}

/** The first line of a file. */
export function firstLine(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).split(/\r?\n/, 1)[0] ?? '';
}
