import { scrubHar } from '@radiolink/adapters/server/recording/scrub/scrub-har';
import type { HttpExchange, NodeConnectOptions, Radio } from '@radiolink/client/node';
import { visibleText } from '@radiolink/domain/text';
import type { Entry } from 'har-format';
import type { CliIo } from '../cli-io.ts';
import { UsageError } from '../failure.ts';
import {
  type ConnectionOptions,
  findPassword,
  secretIn,
  TLS_CHECKS,
  type TlsCheck,
} from './connection-options.ts';
import { deviceUrl, type GivenLogin, type NamedRadio, readRadiosFile } from './radios-file.ts';

const DEFAULT_USER = 'ubnt';

/**
 * How to log in to a device, from the command line, the file of radios and the environment, in this order.
 * @param password of another device of the same command, where no option names one for this device
 * @throws UsageError
 */
export async function loginTo(
  device: string,
  options: ConnectionOptions,
  io: CliIo,
  password?: string,
): Promise<NodeConnectOptions> {
  const named = namedRadio(device, options, io);
  if (named !== undefined)
    return { ...named.login(givenLogin(options, io, password)), ...requestOptions(options, io) };
  const url = deviceUrl(device);
  const given = givenLogin(options, io, password);
  const username = given.username ?? (io.env['RADIOLINK_USER'] || DEFAULT_USER);
  return {
    ...given,
    url,
    username,
    password: given.password ?? (await findPassword(undefined, `Password of ${username} at ${url}`, io)),
    now: io.now,
    tls: given.tls ?? tlsOf(io.env['RADIOLINK_TLS']),
    ...requestOptions(options, io),
  };
}

/** The part of a login that options name: it stands above the file of radios and the environment. @throws UsageError */
export function givenLogin(
  { user, passwordFile, tls, pins }: ConnectionOptions,
  io: CliIo,
  otherPassword?: string,
): GivenLogin {
  if (user === '') throw new UsageError('--user needs a name.');
  const password = passwordFile === undefined ? otherPassword : secretIn(passwordFile, 'password', io);
  return {
    ...(user !== undefined && { username: user }),
    ...(password !== undefined && { password }),
    ...(tls !== undefined && { tls }),
    ...(pins !== undefined && { pins }),
  };
}

/** How requests are sent and shown. */
export const requestOptions = (
  { timeout, verbose }: ConnectionOptions,
  io: CliIo,
): Pick<NodeConnectOptions, 'timeoutMs' | 'onExchange'> => ({
  ...(timeout !== undefined && { timeoutMs: timeout * 1000 }),
  ...(verbose && { onExchange: printExchanges(io) }),
});

/** The radio of the file of names that an operand names; undefined for an address. @throws UsageError */
function namedRadio(device: string, { radios }: ConnectionOptions, io: CliIo): NamedRadio | undefined {
  const file = radios ?? io.env['RADIOLINK_RADIOS'];
  return file === undefined || file === '' ? undefined : readRadiosFile(file, io).get(device);
}

function tlsOf(text: string | undefined): TlsCheck {
  if (text === undefined || text === '') return 'verify';
  const found = TLS_CHECKS.find(each => each === text);
  if (found === undefined) throw new UsageError(`RADIOLINK_TLS takes ${TLS_CHECKS.join(', ')}.`);
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

/** Exchanges of which what is a secret is remembered, and the longest body that is printed whole. */
const REMEMBERED = 40;
const LONGEST_BODY = 2000;
const HEADERS = /^(?:content-type|location|x-csrf-id|x-auth-token|cookie|set-cookie|authorization)$/i;

/**
 * Prints each request and its answer on the error output, as `--verbose` has it: secrets, names, addresses and positions are
 * replaced as in a recording, so that it can be pasted into a report.
 */
function printExchanges(io: CliIo): (exchange: HttpExchange) => void {
  const entries: Entry[] = [];
  let last: Promise<void> = Promise.resolve();
  return exchange => {
    // In their order, though bodies are read while others are sent.
    last = printAfter(last, exchange, entries, io);
  };
}

async function printAfter(
  before: Promise<void>,
  exchange: HttpExchange,
  entries: Entry[],
  io: CliIo,
): Promise<void> {
  const entry = await entryOf(exchange);
  await before;
  entries.push(entry);
  // The first one is the login, by which its password is known.
  if (entries.length > REMEMBERED) entries.splice(1, 1);
  const { log } = scrubHar({
    log: { version: '1.2', creator: { name: 'radiolink', version: '0' }, entries },
  });
  const shown = log.entries.at(-1);
  if (shown !== undefined) for (const line of linesOf(shown, exchange)) io.err(visibleText(line));
}

async function entryOf({ request, response, ms }: HttpExchange): Promise<Entry> {
  const [sent, received] = await Promise.all([
    request.text().catch(() => ''),
    response?.text().catch(() => '') ?? '',
  ]);
  return {
    startedDateTime: new Date(0).toISOString(),
    time: ms,
    request: {
      method: request.method,
      url: request.url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: headersOf(request.headers),
      queryString: [],
      ...(sent !== '' && { postData: { mimeType: request.headers.get('content-type') ?? '', text: sent } }),
      headersSize: -1,
      bodySize: -1,
    },
    response: {
      status: response?.status ?? 0,
      statusText: response?.statusText ?? '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: response === undefined ? [] : headersOf(response.headers),
      content: { size: 0, mimeType: response?.headers.get('content-type') ?? '', text: received },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}

const headersOf = (headers: Headers) =>
  [...headers].filter(([name]) => HEADERS.test(name)).map(([name, value]) => ({ name, value }));

function linesOf({ request, response }: Entry, { failure, ms }: HttpExchange): readonly string[] {
  const { pathname, search } = new URL(request.url);
  const answer =
    response.status === 0
      ? `< no answer after ${ms} ms${failure instanceof Error ? `: ${failure.name}` : ''}`
      : `< ${response.status} ${response.statusText} after ${ms} ms`;
  return [
    `> ${request.method} ${pathname}${search}`,
    ...request.headers.map(({ name, value }) => `>   ${name}: ${value}`),
    ...bodyLines('>', request.postData?.text),
    answer,
    ...response.headers.map(({ name, value }) => `<   ${name}: ${value}`),
    ...bodyLines('<', response.content.text),
  ];
}

function bodyLines(mark: string, text = ''): readonly string[] {
  if (text === '') return [];
  const rest = text.length - LONGEST_BODY;
  const shown = rest > 0 ? `${text.slice(0, LONGEST_BODY)}… ${rest} more characters` : text;
  return shown.split('\n').map(line => `${mark}   ${line}`);
}
