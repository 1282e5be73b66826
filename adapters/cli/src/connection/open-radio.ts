import type { NodeConnectOptions, Radio } from '@radiolink/client/node';
import type { CliIo } from '../cli-io.ts';
import { UsageError } from '../usage-error.ts';
import type { ConnectionOptions } from './connection-options.ts';
import { findPassword } from './find-password.ts';

const DEFAULT_USER = 'ubnt';

/** How to log in to a device, from the command line and its environment. */
export async function loginTo(
  device: string,
  options: ConnectionOptions,
  io: CliIo,
): Promise<NodeConnectOptions> {
  const url = deviceUrl(device);
  const username = options.user ?? io.env['RADIOLINK_USER'] ?? DEFAULT_USER;
  const password = await findPassword(options.passwordFile, `Password of ${username} at ${url}`, io);
  return {
    url,
    username,
    password,
    now: io.now,
    ...(options.tls !== undefined && { tls: options.tls }),
    ...(options.pins !== undefined && { pins: options.pins }),
  };
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

/** The origin that an operand names: an address without a scheme is reached by https. @throws UsageError */
export function deviceUrl(device: string): string {
  const text = /^https?:\/\//i.test(device) ? device : `https://${device}`;
  if (!URL.canParse(text)) throw new UsageError(`${device} is no address of a device.`);
  const { origin, username, password } = new URL(text);
  if (username !== '' || password !== '')
    throw new UsageError('An address holds no user and no password: use --user and --password-file.');
  return origin;
}
