import type { NodeConnectOptions, Radio } from '@radiolink/client/node';
import type { CliIo } from '../cli-io.ts';
import { UsageError } from '../usage-error.ts';
import { type ConnectionOptions, TLS_CHECKS, type TlsCheck } from './connection-options.ts';
import { deviceUrl } from './device-url.ts';
import { findPassword } from './find-password.ts';
import { type NamedRadio, readRadiosFile } from './radios-file.ts';
import { printExchanges } from './verbose.ts';

const DEFAULT_USER = 'ubnt';

/** How to log in to a device, from the command line and its environment. */
export async function loginTo(
  device: string,
  options: ConnectionOptions,
  io: CliIo,
): Promise<NodeConnectOptions> {
  const named = namedRadio(device, options, io);
  const extras = {
    ...(options.timeout !== undefined && { timeoutMs: options.timeout * 1000 }),
    ...(options.verbose && { onExchange: printExchanges(io) }),
  };
  if (named !== undefined) return { ...named.login(), ...extras };
  const url = deviceUrl(device);
  const username = options.user ?? io.env['RADIOLINK_USER'] ?? DEFAULT_USER;
  const password = await findPassword(options.passwordFile, `Password of ${username} at ${url}`, io);
  return {
    url,
    username,
    password,
    now: io.now,
    tls: options.tls ?? tlsOf(io.env['RADIOLINK_TLS']),
    ...(options.pins !== undefined && { pins: options.pins }),
    ...extras,
  };
}

/** The radio of the file of names that an operand names; undefined for an address. @throws UsageError */
function namedRadio(device: string, { radios }: ConnectionOptions, io: CliIo): NamedRadio | undefined {
  const file = radios ?? io.env['RADIOLINK_RADIOS'];
  return file === undefined || file === '' ? undefined : readRadiosFile(file, io).get(device);
}

function tlsOf(text: string | undefined): TlsCheck {
  if (text === undefined || text === '') return 'verify';
  const found = TLS_CHECKS.find(each => each === text);
  if (found === undefined) throw new UsageError(`RADIOLINK_TLS is ${TLS_CHECKS.join(', ')}.`);
  return found;
}

/** Does something with a radio, and logs out whatever comes of it. */
export async function withRadio<Result>(
  device: string,
  options: ConnectionOptions,
  io: CliIo,
  use: (radio: Radio) => Promise<Result>,
): Promise<Result> {
  return useRadio(await loginTo(device, options, io), io, use);
}

/** The same with a login that is known. */
export async function useRadio<Result>(
  login: NodeConnectOptions,
  io: CliIo,
  use: (radio: Radio) => Promise<Result>,
): Promise<Result> {
  const radio = await io.connect(login);
  try {
    return await use(radio);
  } finally {
    // The result stands; a device that does not respond to the log-out ends the session by itself.
    await radio.close().catch(() => undefined);
  }
}
