import { type Command, InvalidArgumentError, Option } from 'commander';
import type { CliIo } from '../cli-io.ts';
import { UsageError } from '../failure.ts';

export const TLS_CHECKS = ['verify', 'pin', 'insecure'] as const;
export type TlsCheck = (typeof TLS_CHECKS)[number];

/** Options of every command that logs in. */
export interface ConnectionOptions {
  readonly user?: string;
  readonly passwordFile?: string;
  readonly tls?: TlsCheck;
  readonly pins?: string;
  readonly radios?: string;
  /** Seconds. */
  readonly timeout?: number;
  readonly verbose?: true;
}

/** Adds the options by which a device is reached. A password is no option: the list of processes shows those. */
export function addConnectionOptions(command: Command): Command {
  return command
    .option('-u, --user <name>', 'user name; RADIOLINK_USER, else ubnt')
    .option('--password-file <file>', 'file whose first line is the password; - is the standard input')
    .addOption(
      new Option(
        '--tls <check>',
        'how the certificate of an https device is judged; RADIOLINK_TLS, else verify. Most radios sign their own: pin remembers it and refuses any other',
      ).choices(TLS_CHECKS),
    )
    .option(
      '--pins <file>',
      'where --tls pin remembers certificates; .radiolink-certificates.json in the home folder, unless given',
    )
    .option('--radios <file>', 'file of named radios: an operand may be a name of it; RADIOLINK_RADIOS')
    .option('--timeout <seconds>', 'how long a response is waited for; 15, unless given', seconds)
    .option('-v, --verbose', 'print requests and responses on the error output, without secrets and names');
}

const LONGEST_SECONDS = 600;

function seconds(text: string): number {
  const value = Number(text);
  if (/^\d+(?:\.\d+)?$/.test(text) && value > 0 && value <= LONGEST_SECONDS) return value;
  throw new InvalidArgumentError(`It is a number of seconds above 0, at most ${LONGEST_SECONDS}.`);
}

/** The password from a file, the environment or a prompt, in this order. @throws UsageError where there is none */
export async function findPassword(file: string | undefined, question: string, io: CliIo): Promise<string> {
  if (file !== undefined) return secretIn(file, 'password', io);
  const { RADIOLINK_PASSWORD: given = '' } = io.env;
  if (given !== '') return given;
  if (!io.isTerminal)
    throw new UsageError('No password: set RADIOLINK_PASSWORD, or name a file with --password-file.');
  const typed = await io.askSecret(question);
  if (typed === undefined || typed === '') throw new UsageError('No password was entered.');
  return typed;
}

/**
 * The secret in the first line of a file. An empty password would count as a wrong one, of which three block the address, and
 * a link with an empty key would have none.
 * @throws UsageError where it is empty
 */
export function secretIn(file: string, what: 'password' | 'key', io: Pick<CliIo, 'readFile'>): string {
  const read = firstLine(io.readFile(file));
  if (read === '') throw new UsageError(`${file}: its first line, the ${what}, is empty.`);
  return read;
}

/** The first line of a file. */
export function firstLine(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).split(/\r?\n/, 1)[0] ?? '';
}
