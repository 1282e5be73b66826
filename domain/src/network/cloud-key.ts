import { message, type Problem } from '../errors/message.ts';
import { isHostName } from './host.ts';
import { isIpv4 } from './ipv4.ts';
import { isIpv6 } from './ipv6.ts';
import { checkPort } from './port.ts';

/** The parts of a cloud management key, e.g. `wss://host:443+KEY+allowUntrustedCertificate`. */
export interface CloudKey {
  readonly scheme: 'ws' | 'wss';
  /** Host name, IPv4 address, or IPv6 address without its brackets; lower case. */
  readonly host: string;
  readonly port?: number | undefined;
  /** With its leading slash. */
  readonly path?: string | undefined;
  /** The secret part. */
  readonly key: string;
  /** How the certificate of the controller is judged, e.g. `allowSelfSignedCertificate`. */
  readonly flag?: string | undefined;
}

const CLOUD_KEY = new RegExp(
  [
    '^(?<scheme>wss?)://',
    String.raw`(?<host>[a-z\d.-]+|\[[\da-f:.]+\])`,
    String.raw`(?::(?<port>\d+))?`,
    String.raw`(?<path>/[\w.~%/-]*)?`,
    String.raw`\+(?<key>[\w.~=/-]+)`,
    String.raw`(?:\+(?<flag>[a-z]+))?$`,
  ].join(''),
  'i',
);

/**
 * Reads `ws|wss://host[:port][/path]+key[+flag]`. Its own grammar: to a URL parser the key would belong to the port.
 * Undefined when the text is not of that form.
 */
export function parseCloudKey(value: string): CloudKey | undefined {
  const parts = CLOUD_KEY.exec(value)?.groups;
  const host = parts?.['host']?.replaceAll(/[[\]]/g, '').toLowerCase() ?? '';
  const inBrackets = parts?.['host']?.startsWith('[') ?? false;
  const key = parts?.['key'];
  if (parts === undefined || key === undefined) return undefined;
  if (!(inBrackets ? isIpv6(host) : isHostName(host) || isIpv4(host))) return undefined;
  const port = parts['port'];
  if (port !== undefined && checkPort(port) !== undefined) return undefined;
  return {
    scheme: parts['scheme']?.toLowerCase() === 'ws' ? 'ws' : 'wss',
    host,
    port: port === undefined ? undefined : Number(port),
    path: parts['path'],
    key,
    flag: parts['flag'],
  };
}

/** Writes a cloud key so that `parseCloudKey` reads the same parts. */
export function cloudKeyText({ scheme, host, port, path, key, flag }: CloudKey): string {
  const address = host.includes(':') ? `[${host}]` : host;
  const end = flag === undefined ? '' : `+${flag}`;
  return `${scheme}://${address}${port === undefined ? '' : `:${port}`}${path ?? ''}+${key}${end}`;
}

/** Cloud management key: must be a ws or wss address with a key. Specification §5, Controller key. */
export function checkCloudKey(value: string): Problem | undefined {
  if (parseCloudKey(value) !== undefined) return undefined;
  return message('Enter a key that begins with {insecure} or {secure}, as the controller shows it.', {
    insecure: 'ws://',
    secure: 'wss://',
  });
}
