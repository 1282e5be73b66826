import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import type { NodeConnectOptions } from '@radiolink/client/node';
import type { CliIo } from '../cli-io.ts';
import { UsageError } from '../failure.ts';
import { readJsonFile } from '../json-file.ts';
import { firstLine } from './connection-options.ts';

/** The origin that an operand names: an address without a scheme is reached by https. @throws UsageError */
export function deviceUrl(device: string): string {
  const text = /^https?:\/\//i.test(device) ? device : `https://${device}`;
  if (!URL.canParse(text))
    throw new UsageError(`${device.includes('@') ? 'What was given' : device} is no address of a device.`);
  const { origin, username, password } = new URL(text);
  if (username !== '' || password !== '')
    throw new UsageError('An address holds no user and no password: use --user and --password-file.');
  return origin;
}

const COMMAND_TIMEOUT_MS = 30_000;

const radioEntry = z
  .strictObject({
    address: z.string(),
    username: z.string().min(1, 'is empty'),
    password_file: z.string().optional(),
    password_env: z.string().optional(),
    password_command: z.array(z.string()).min(1).optional(),
    tls: z.enum(['verify', 'pin', 'insecure']).default('verify'),
    pins: z.string().optional(),
    remote_end: z.string().optional(),
  })
  .refine(
    entry =>
      [entry.password_file, entry.password_env, entry.password_command].filter(each => each !== undefined)
        .length === 1,
    { message: 'needs exactly one of password_file, password_env and password_command' },
  );
const radiosFile = z.strictObject({ radios: z.record(z.string().regex(/^[\w.-]{1,64}$/), radioEntry) });

/** What is named beside the file. */
export type GivenLogin = Partial<Pick<NodeConnectOptions, 'username' | 'password' | 'tls' | 'pins'>>;

/** A radio of the file: how to log in, without its password, which is looked up when a session is opened. */
export interface NamedRadio {
  readonly name: string;
  /** Origin, such as `https://192.0.2.1`. */
  readonly url: string;
  /** Name of the radio at the other end of its link; undefined where the file names none. */
  readonly remoteEnd: string | undefined;
  /** Reads the password again, unless one is given: what is given stands above the file. @throws UsageError */
  login(given?: GivenLogin): NodeConnectOptions;
}

/**
 * Reads the file of named radios, JSON. No message quotes the file, which may lead to secrets.
 * @throws UsageError that says what is wrong where
 */
export function readRadiosFile(
  path: string,
  io: Pick<CliIo, 'readFile' | 'env' | 'now'>,
): ReadonlyMap<string, NamedRadio> {
  const { radios } = parsedFile(path, io);
  const names = Object.keys(radios);
  if (names.length === 0) throw new UsageError(`${path}: "radios" is empty.`);
  return new Map(
    Object.entries(radios).map(([name, entry]) => {
      if (entry.remote_end !== undefined && !names.includes(entry.remote_end))
        throw new UsageError(`${path}: remote_end of "${name}" is no radio of the file.`);
      const url = deviceUrl(entry.address);
      const login = (given: GivenLogin = {}): NodeConnectOptions => ({
        url,
        username: entry.username,
        now: io.now,
        tls: entry.tls,
        ...(entry.pins !== undefined && { pins: entry.pins }),
        ...given,
        password: given.password ?? passwordOf(name, entry, io),
      });
      return [name, { name, url, remoteEnd: entry.remote_end, login }] as const;
    }),
  );
}

function parsedFile(path: string, io: Pick<CliIo, 'readFile'>): z.infer<typeof radiosFile> {
  const json = readJsonFile(path, io);
  const { success, data, error } = radiosFile.safeParse(json);
  if (success) return data;
  const [issue] = error.issues;
  throw new UsageError(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}.`);
}

function passwordOf(
  name: string,
  entry: z.infer<typeof radioEntry>,
  io: Pick<CliIo, 'readFile' | 'env'>,
): string {
  const password = namedPassword(name, entry, io);
  // Sent, it would count as a wrong one: three of them block the address.
  if (password === '')
    throw new UsageError(`No password of ${name}: the one that the file of radios names is empty.`);
  return password;
}

function namedPassword(
  name: string,
  entry: z.infer<typeof radioEntry>,
  io: Pick<CliIo, 'readFile' | 'env'>,
): string {
  if (entry.password_file !== undefined) return firstLine(io.readFile(entry.password_file));
  if (entry.password_env !== undefined) {
    const value = io.env[entry.password_env];
    if (value === undefined)
      throw new UsageError(`No password of ${name}: ${entry.password_env} is not set.`);
    return value;
  }
  const [program = '', ...args] = entry.password_command ?? [];
  try {
    return firstLine(
      execFileSync(program, args, { timeout: COMMAND_TIMEOUT_MS, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    throw new UsageError(`No password of ${name}: its password_command failed.`);
  }
}
