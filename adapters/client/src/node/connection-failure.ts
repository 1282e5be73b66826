import { connect } from 'node:net';
import { RequestFailure } from '@radiolink/domain/errors';

/** Why no connection came about. */
export type ConnectionProblem =
  | 'name'
  | 'refused'
  | 'no-answer'
  | 'no-route'
  | 'closed'
  | 'certificate'
  | 'not-https'
  | 'not-http'
  | 'tls'
  | 'other';

const BY_CODE: readonly (readonly [RegExp, ConnectionProblem])[] = [
  [/^(?:ENOTFOUND|EAI_\w+|ENODATA)$/, 'name'],
  [/^ECONNREFUSED$/, 'refused'],
  [/^(?:ETIMEDOUT|ESOCKETTIMEDOUT)$/, 'no-answer'],
  [/^(?:EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|EADDRNOTAVAIL)$/, 'no-route'],
  [/^(?:ECONNRESET|EPIPE|ECONNABORTED)$/, 'closed'],
  [
    /^(?:.*_CERT.*|CERT_.*|UNABLE_TO_.*|ERR_TLS_CERT_.*|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)$/,
    'certificate',
  ],
  [
    /^(?:ERR_SSL_WRONG_VERSION_NUMBER|ERR_SSL_PACKET_LENGTH_TOO_LONG|ERR_SSL_UNKNOWN_PROTOCOL|ERR_SSL_HTTP_REQUEST)$/,
    'not-https',
  ],
  [/^HPE_/, 'not-http'],
  [/^(?:EPROTO|ERR_SSL_.*|ERR_TLS_.*)$/, 'tls'],
];

/** No connection to a device came about. The message says the address, the reason and what to do. */
export class ConnectionFailure extends RequestFailure {
  constructor(
    readonly url: string,
    readonly problem: ConnectionProblem,
    override readonly cause: unknown,
  ) {
    super({ kind: 'network', reason: 'unreachable', message: sentence(url, problem, cause) });
  }
}

/** The failure that an error of Node's sockets means. */
export function connectionFailure(url: string, error: unknown): ConnectionFailure {
  const code = codeOf(error);
  const known = BY_CODE.find(([form]) => form.test(code))?.[1] ?? 'other';
  const isPlainHttp =
    known === 'tls' && /wrong version number|packet length too long|http request/i.test(String(error));
  return new ConnectionFailure(url, isPlainHttp ? 'not-https' : known, error);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  // Both addresses of a name failed.
  const [first] = error instanceof AggregateError ? (error.errors as readonly unknown[]) : [];
  if (first instanceof Error) return codeOf(first);
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function sentence(url: string, problem: ConnectionProblem, cause: unknown): string {
  const { protocol, host, hostname, port } = new URL(url);
  const number = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
  const code = codeOf(cause);
  const reason = code === '' ? '' : ` (${code})`;
  switch (problem) {
    case 'name':
      return `There is no address for the name ${hostname}${reason}: check the name, or use the IP address.`;
    case 'refused':
      return `${hostname} refuses connections on port ${number}${reason}: check the address and the port${protocol === 'https:' ? `, or use http://${hostname} if it serves plain HTTP` : ''}.`;
    case 'no-answer':
      return `${hostname} does not respond on port ${number}${reason}: check the address, its power and the way to it.`;
    case 'no-route':
      return `There is no route to ${hostname}${reason}: check the address and the network of this computer.`;
    case 'closed':
      return `${host} closed the connection without a response${reason}${protocol === 'http:' ? `: if it serves HTTPS, use https://${host}` : ': it may be restarting; call again'}.`;
    case 'certificate':
      return `The certificate of ${host} is not trusted${reason}, as most radios sign their own: --tls pin (tls: 'pin') remembers it and refuses any other. Nothing was sent.`;
    case 'not-https':
      return `${host} does not speak HTTPS${reason}: use http://${host} if it serves plain HTTP there.`;
    case 'not-http':
      return `${host} does not speak HTTP${reason}: check the port${protocol === 'http:' ? `, or use https://${host}` : ''}.`;
    case 'tls':
      return `No secure connection to ${host} came about${reason}: its TLS may be too old for this Node.`;
    case 'other':
      return `There was no connection to ${host}${reason}${cause instanceof Error ? `: ${cause.message}` : ''}.`;
  }
}

/** The device sends every request on to HTTPS: nothing but the login page is served on this port. */
export function redirectFailure(url: string, target: string): ConnectionFailure {
  const failure = new ConnectionFailure(url, 'not-http', undefined);
  const text = `${new URL(url).origin} sends every request on to ${target}: use that address.`;
  return Object.assign(failure, {
    message: text,
    failure: { kind: 'network', reason: 'unreachable', message: text } as const,
  });
}

/** The sentence where nothing came within the time. */
export const silence = (url: string, timeoutMs: number): string =>
  `${new URL(url).host} did not respond within ${Math.round(timeoutMs / 1000)} s: check the address, its power and the way to it.`;

const TIME_OUT_MS = 2000;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** True if a server accepts a connection at an address; nothing is sent to it. reading 8. */
export function answersOverTcp(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise(resolve => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (PORTS[protocol] ?? 80),
    });
    const answered = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(TIME_OUT_MS, () => answered(false));
    socket.once('connect', () => answered(true));
    socket.once('error', () => answered(false));
  });
}
